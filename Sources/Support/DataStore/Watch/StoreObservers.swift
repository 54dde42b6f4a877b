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

extension DataStore {
    /// Calls `body` after each commit that changed rows: by this store, by another one of this process on the same file, or by another
    /// process. The call is on the thread of the commit or, for another process, on one of the library's, at most 0.3 s later.
    ///
    /// A program that writes to the file without this library counts as one that changes all tables. It is not noticed if a store
    /// commits in the same few milliseconds.
    package func observe(_ body: @escaping @Sendable (StoreChange) -> Void) -> StoreObservation {
        let number = observers.add(body)
        let watched = options.watchesOtherProcesses ? file : nil
        watched?.beginWatch { () throws(StoreError) in try opener.openReader() }
        return StoreObservation { [observers] in
            observers.remove(number)
            watched?.endWatch()
        }
    }
}
