import Foundation

/// The selected rows of a list or a table, by their values.
struct SelectedRows {
    /// The selected values.
    let values: @MainActor () -> Set<AnyHashable>
    /// Selects values, or the only one of them.
    private let select: @MainActor (Set<AnyHashable>) -> Void
    /// Whether several rows can be selected.
    let takesSeveral: Bool
    /// The values of all rows, as far as they are known, in their order.
    private var order: @MainActor () -> [AnyHashable] = { [] }
    private var anchor = SelectionAnchor()

    nonisolated init<V: Hashable>(_ selection: Binding<V?>) {
        let binding = UncheckedTransfer(selection)
        values = { binding.value.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        select = { binding.value.wrappedValue = $0.first?.base as? V }
        takesSeveral = false
    }

    nonisolated init<V: Hashable>(_ selection: Binding<Set<V>>) {
        let binding = UncheckedTransfer(selection)
        values = { Set(binding.value.wrappedValue.map { AnyHashable($0) }) }
        select = { binding.value.wrappedValue = Set($0.compactMap { $0.base as? V }) }
        takesSeveral = true
    }

    /// The same selection with an anchor, from which it can be extended.
    func anchored(at anchor: SelectionAnchor) -> SelectedRows {
        var copy = self
        copy.anchor = anchor
        return copy
    }

    /// The same selection with the values of all rows, in their order.
    func ordered(by order: @escaping @MainActor () -> [AnyHashable]) -> SelectedRows {
        var copy = self
        copy.order = order
        return copy
    }

    /// The values to which an action on a row applies: the selected ones if the row is, otherwise the row's.
    @MainActor func values(around value: AnyHashable) -> Set<AnyHashable> {
        let selected = values()
        return selected.contains(value) ? selected : [value]
    }

    /// Selects only the tapped row. With Shift, selects the rows from the one that was tapped last. With Command or Control, adds rows
    /// to the selection, or removes the tapped one.
    @MainActor func tap(_ value: AnyHashable, _ keys: EventModifiers) {
        let selected = values()
        if keys.contains(.shift), takesSeveral, let from = anchor.value {
            let rows = range(from, value) ?? selected.union([value])
            select(keys.isDisjoint(with: [.command, .control]) ? rows : selected.union(rows))
            return
        }
        anchor.value = value
        if keys.isDisjoint(with: [.command, .control]) {
            select([value])
        } else if selected.contains(value) {
            select(selected.subtracting([value]))
        } else {
            select(takesSeveral ? selected.union([value]) : [value])
        }
    }

    /// Selects a row, or deselects it if several can be selected.
    @MainActor func toggle(_ value: AnyHashable) { tap(value, takesSeveral ? .command : []) }

    /// Chooses a row by keyboard.
    ///
    /// - Parameter primary: The primary action; nil for one that selects the row.
    @MainActor func choose(_ value: AnyHashable, _ choice: RowChoice, primary: (@MainActor () -> Void)?) {
        switch choice {
        case .open: if let primary { primary() } else { tap(value, []) }
        case .select: toggle(value)
        case .extend: tap(value, .shift)
        case .all: if takesSeveral { select(Set(order())) }
        }
    }

    /// The values of the rows from one to another one, in either direction; nil if one of them is not known.
    @MainActor private func range(_ from: AnyHashable, _ to: AnyHashable) -> Set<AnyHashable>? {
        let all = order()
        guard let first = all.firstIndex(of: from), let last = all.firstIndex(of: to) else { return nil }
        return Set(all[min(first, last)...max(first, last)])
    }
}

/// The row from which Shift extends a selection: the one that was tapped last without it.
nonisolated final class SelectionAnchor: TransientState {
    @MainActor var value: AnyHashable?

    nonisolated init() {}
}
