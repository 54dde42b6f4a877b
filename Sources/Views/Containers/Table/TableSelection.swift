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

    @MainActor func contains(_ id: AnyHashable) -> Bool { ids().contains(id) }

    /// The ids to which an action on a row applies: the selected ones if the row is, otherwise the row's.
    @MainActor func ids(around id: AnyHashable) -> Set<AnyHashable> {
        let selected = ids()
        return selected.contains(id) ? selected : [id]
    }

    /// Selects only the tapped row. With Command or Control, adds the row to the selection or removes it.
    @MainActor func tap(_ id: AnyHashable, _ keys: EventModifiers) {
        let selected = ids()
        if keys.isDisjoint(with: [.command, .control]) {
            select([id])
        } else if selected.contains(id) {
            select(selected.subtracting([id]))
        } else {
            select(takesSeveral ? selected.union([id]) : [id])
        }
    }
}
