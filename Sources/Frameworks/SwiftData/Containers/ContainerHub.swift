import EspalierDataStore
import Glibc
import Synchronization

/// Tells the contexts of a container about the commits of others.
final class ContainerHub: Sendable {
    private struct WeakInbox: Sendable {
        weak var inbox: CommitInbox?
    }

    private struct State {
        var inboxes: [WeakInbox] = []
        /// The commits that contexts of this container make, with their rows, by the threads.
        var committing: [pthread_t: (inbox: CommitInbox, rows: [String: Set<Int64>])] = [:]
        var observations: [StoreObservation] = []
    }

    private let state = Mutex(State())

    func add(_ inbox: CommitInbox) {
        state.withLock { state in
            state.inboxes.removeAll { $0.inbox == nil }
            state.inboxes.append(WeakInbox(inbox: inbox))
        }
    }

    /// Listens to a store's commits.
    func observe(_ store: DataStore) {
        let observation = store.observe { [weak self] change in self?.note(change) }
        state.withLock { $0.observations.append(observation) }
    }

    /// Makes a commit, about which the committing context need not be told.
    func committing(
        _ rows: [String: Set<Int64>], by inbox: CommitInbox,
        _ commit: () throws(StoreError) -> StoreCommit
    ) throws(StoreError) -> StoreCommit {
        let thread = pthread_self()
        // A store calls its observers on the thread of the commit, and these may save another context.
        let outer = state.withLock { $0.committing.updateValue((inbox, rows), forKey: thread) }
        defer { state.withLock { $0.committing[thread] = outer } }
        return try commit()
    }

    private func note(_ change: StoreChange) {
        let (inboxes, own, rows) = state.withLock { state in
            let own = change.origin == .thisStore ? state.committing[pthread_self()] : nil
            return (state.inboxes.compactMap(\.inbox), own?.inbox, own?.rows)
        }
        for inbox in inboxes where inbox !== own { inbox.add(ForeignCommit(tables: change.tables, rows: rows)) }
    }
}
