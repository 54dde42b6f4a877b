/// Runs the actions of views: `onAppear`, `onChange`, `onPreferenceChange` and others. Their changes start another round.
@MainActor
struct ActionPass {
    let queue: ActionQueue

    func run() {
        for action in queue.takeAll() { action() }
    }
}

/// The actions that wait for the action pass. Those of removed views come last.
///
/// So a view that takes another one's place appears before that one disappears, as in SwiftUI, and what both share (a
/// player, a counted subscription) is not given up in between.
@MainActor
final class ActionQueue {
    typealias Action = @MainActor () -> Void

    private var actions: ContiguousArray<Action> = []
    private var departures: ContiguousArray<Action> = []

    var isEmpty: Bool { actions.isEmpty && departures.isEmpty }

    func append(_ action: @escaping Action) {
        actions.append(action)
    }

    func appendDeparture(_ action: @escaping Action) {
        departures.append(action)
    }

    func takeAll() -> ContiguousArray<Action> {
        let taken = actions + departures
        actions.removeAll(keepingCapacity: true)
        departures.removeAll(keepingCapacity: true)
        return taken
    }
}
