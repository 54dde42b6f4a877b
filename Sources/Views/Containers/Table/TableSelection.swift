import Foundation

/// The selection of a table's rows.
struct TableSelection {
    /// The selected ids.
    private(set) var rows: SelectedRows
    /// The same selection, for the list that a table is across a phone.
    let list: ListSelection

    nonisolated init<ID: Hashable>(_ selection: Binding<ID?>) {
        rows = SelectedRows(selection)
        list = ListSelection(selection)
    }

    nonisolated init<ID: Hashable>(_ selection: Binding<Set<ID>>) {
        rows = SelectedRows(selection)
        list = ListSelection(selection)
    }

    /// The selection of a table's rows, to which Shift adds those up to an anchor.
    ///
    /// - Parameter order: The ids of all rows, in their order.
    func ordered(from anchor: SelectionAnchor, by order: @escaping @MainActor () -> [AnyHashable]) -> TableSelection {
        var copy = self
        copy.rows = rows.anchored(at: anchor).ordered(by: order)
        return copy
    }
}
