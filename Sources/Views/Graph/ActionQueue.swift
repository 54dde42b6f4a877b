/// Actions that wait for the end of a pass, in the order in which they run: those of views that have gone come last.
///
/// So a view that takes another one's place appears before that one disappears, as in SwiftUI, and what both share (a
/// player, a subscription that is counted) is not given up in between.
struct ActionQueue: Sequence {
    typealias Action = @MainActor () -> Void

    private var actions: ContiguousArray<Action> = []
    private var departures: ContiguousArray<Action> = []

    var isEmpty: Bool { actions.isEmpty && departures.isEmpty }

    mutating func append(_ action: @escaping Action) {
        actions.append(action)
    }

    mutating func appendDeparture(_ action: @escaping Action) {
        departures.append(action)
    }

    mutating func removeAll(keepingCapacity: Bool = false) {
        actions.removeAll(keepingCapacity: keepingCapacity)
        departures.removeAll(keepingCapacity: keepingCapacity)
    }

    func makeIterator() -> some IteratorProtocol<Action> {
        (actions + departures).makeIterator()
    }
}
