import Foundation

/// The selection of a table's rows.
struct TableSelection {
    /// The selected ids.
    let ids: @MainActor () -> Set<AnyHashable>
    /// Selects ids, or the only one of them.
    private let select: @MainActor (Set<AnyHashable>) -> Void
    private let takesSeveral: Bool
    /// The same selection, for the list that a table is across a phone.
    let list: ListSelection
    /// The ids from one row to another one, in the order of the table; nil if there is no such row.
    private var range: @MainActor (AnyHashable, AnyHashable) -> Set<AnyHashable>? = { _, _ in nil }
    private var anchor = SelectionAnchor()

    nonisolated init<ID: Hashable>(_ selection: Binding<ID?>) {
        let binding = UncheckedTransfer(selection)
        ids = { binding.value.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        select = { binding.value.wrappedValue = $0.first?.base as? ID }
        takesSeveral = false
        list = ListSelection(selection)
    }

    nonisolated init<ID: Hashable>(_ selection: Binding<Set<ID>>) {
        let binding = UncheckedTransfer(selection)
        ids = { Set(binding.value.wrappedValue.map { AnyHashable($0) }) }
        select = { binding.value.wrappedValue = Set($0.compactMap { $0.base as? ID }) }
        takesSeveral = true
        list = ListSelection(selection)
    }

    /// The selection of a table's rows, to which Shift adds those up to an anchor.
    func extending(
        from anchor: SelectionAnchor, over range: @escaping @MainActor (AnyHashable, AnyHashable) -> Set<AnyHashable>?
    ) -> TableSelection {
        var copy = self
        (copy.anchor, copy.range) = (anchor, range)
        return copy
    }

    @MainActor func contains(_ id: AnyHashable) -> Bool { ids().contains(id) }

    /// The ids to which an action on a row applies: the selected ones if the row is, otherwise the row's.
    @MainActor func ids(around id: AnyHashable) -> Set<AnyHashable> {
        let selected = ids()
        return selected.contains(id) ? selected : [id]
    }

    /// Selects only the tapped row. With Shift, selects the rows from the one that was tapped last. With Command or Control, adds rows
    /// to the selection, or removes the tapped one.
    @MainActor func tap(_ id: AnyHashable, _ keys: EventModifiers) {
        let selected = ids()
        if keys.contains(.shift), takesSeveral, let from = anchor.id, let rows = range(from, id) {
            select(keys.isDisjoint(with: [.command, .control]) ? rows : selected.union(rows))
            return
        }
        anchor.id = id
        if keys.isDisjoint(with: [.command, .control]) {
            select([id])
        } else if selected.contains(id) {
            select(selected.subtracting([id]))
        } else {
            select(takesSeveral ? selected.union([id]) : [id])
        }
    }
}

/// The row from which Shift extends a selection: the one that was tapped last without it.
nonisolated final class SelectionAnchor: TransientState {
    @MainActor var id: AnyHashable?

    nonisolated init() {}
}
