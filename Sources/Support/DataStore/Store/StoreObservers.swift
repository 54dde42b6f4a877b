import Synchronization

/// Tables whose rows have changed.
package struct StoreChange: Sendable, Hashable {
    package enum Origin: Sendable, Hashable {
        /// The store that is observed, another store of this process on the same file, or another process.
        case thisStore, thisProcess, otherProcess
    }

    package var tables: Set<String>
    package var version: Int64
    package var origin: Origin
}

/// Keeps an observer until it ends.
package final class StoreObservation: Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
}

/// The observers of a store.
final class StoreObservers: Sendable {
    private struct State {
        var bodies: [Int: @Sendable (StoreChange) -> Void] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    func add(_ body: @escaping @Sendable (StoreChange) -> Void, onEnd: @escaping @Sendable () -> Void)
        -> StoreObservation
    {
        let number = state.withLock { state in
            defer { state.next += 1 }
            state.bodies[state.next] = body
            return state.next
        }
        return StoreObservation { [weak self] in
            _ = self?.state.withLock { $0.bodies.removeValue(forKey: number) }
            onEnd()
        }
    }

    func notify(_ change: StoreChange) {
        for body in state.withLock({ Array($0.bodies.values) }) { body(change) }
    }
}

extension DataStore {
    /// Calls `body` after each commit that changed rows, by this store or by another one on the same file, in this process or another.
    /// The thread is that of the commit, or one of the store's own.
    package func observe(_ body: @escaping @Sendable (StoreChange) -> Void) -> StoreObservation {
        observers.add(body) {}
    }
}
