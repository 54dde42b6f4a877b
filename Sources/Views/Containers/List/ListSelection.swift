import Foundation

/// The selection of a list's rows, and the action that selects one.
struct ListSelection {
    let isSelected: @MainActor (_VariadicView.Children.Element) -> Bool
    /// The value of a row: its tag, otherwise its id in the innermost `ForEach`; nil for a row without a value.
    let value: @MainActor (_VariadicView.Children.Element) -> AnyHashable?
    /// The selection as part of the page's place; nil for several values.
    let place: (@MainActor () -> ListSelectionPlace)?
    private(set) var rows: SelectedRows
    /// The menu and the action of selected rows.
    var menu: SelectionMenu?
    /// The object that follows a tap on a row.
    var follower: SelectionFollower?
    /// Whether one tap performs the primary action, and selects nothing.
    var tapIsPrimary = false
    /// Whether at most one row is selected.
    var isSingle: Bool { !rows.takesSeveral }

    @MainActor
    private static func value<V: Hashable>(of element: _VariadicView.Children.Element, as type: V.Type) -> V? {
        var found: V?
        element.child.forEachTag { if let tag = $0.value as? V { found = tag } }
        return found ?? element.child.innermostID(as: V.self)
    }

    init<V: Hashable>(_ selection: Binding<V?>) {
        let selection = UncheckedTransfer(selection)
        isSelected = { element in
            selection.value.wrappedValue.map { $0 == Self.value(of: element, as: V.self) } ?? false
        }
        value = { Self.value(of: $0, as: V.self).map { AnyHashable($0) } }
        place = { ListSelectionPlace(selection.value) }
        rows = SelectedRows(selection.value)
    }

    init<V: Hashable>(_ selection: Binding<Set<V>>) {
        let selection = UncheckedTransfer(selection)
        isSelected = { element in
            Self.value(of: element, as: V.self).map { selection.value.wrappedValue.contains($0) } ?? false
        }
        value = { Self.value(of: $0, as: V.self).map { AnyHashable($0) } }
        place = nil
        rows = SelectedRows(selection.value)
    }

    /// The same selection with an anchor, from which it can be extended.
    func anchored(at anchor: SelectionAnchor) -> ListSelection {
        var copy = self
        copy.rows = rows.anchored(at: anchor)
        return copy
    }

    /// The same selection with the values of all rows, in their order.
    func ordered(by order: @escaping @MainActor () -> [AnyHashable]) -> ListSelection {
        var copy = self
        copy.rows = rows.ordered(by: order)
        return copy
    }

    /// The values to which an action on a row applies: the selected ones if the row is, otherwise the row's; nil for a row
    /// without a value.
    @MainActor func values(around element: _VariadicView.Children.Element) -> Set<AnyHashable>? {
        value(element).map { rows.values(around: $0) }
    }

    /// The action of a tap on a row: it selects the row, or deselects it if several can be selected. Nil for a row without a value.
    @MainActor func action(_ element: _VariadicView.Children.Element) -> (@MainActor () -> Void)? {
        guard let value = value(element) else { return nil }
        return { rows.toggle(value) }
    }

    /// The action of the keyboard on a row; nil for a row without a value.
    ///
    /// - Parameter primary: The primary action; nil for one that selects the row.
    @MainActor func choose(_ element: _VariadicView.Children.Element, primary: (@MainActor () -> Void)?)
        -> (@MainActor (RowChoice) -> Void)?
    {
        guard let value = value(element) else { return nil }
        return { rows.choose(value, $0, primary: primary) }
    }
}
