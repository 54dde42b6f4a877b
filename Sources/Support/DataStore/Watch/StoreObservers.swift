import Synchronization

/// The observers of a store.
final class StoreObservers: Sendable {
    private struct State {
        var bodies: [(number: Int, body: @Sendable (StoreChange) -> Void)] = []
        var next = 0
    }

    /// The tables and joins of the store.
    private let tables: Set<String>
    private let state = Mutex(State())

    init(tables: Set<String>) { self.tables = tables }

    func add(_ body: @escaping @Sendable (StoreChange) -> Void) -> Int {
        state.withLock { state in
            defer { state.next += 1 }
            state.bodies.append((state.next, body))
            return state.next
        }
    }

    func remove(_ number: Int) { state.withLock { $0.bodies.removeAll { $0.number == number } } }

    func notify(_ change: StoreChange) {
        var change = change
        if change.tables.contains(StoreChange.allTables) { change.tables = tables }
        for (_, body) in state.withLock({ $0.bodies }) { body(change) }
    }
}

/// Keeps an observer until it ends.
package final class StoreObservation: Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
}
