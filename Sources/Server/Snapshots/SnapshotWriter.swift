import DisplayTree
import Foundation

/// Writes snapshots on a thread of its own, in order, so that the main actor never waits for a disk.
final class SnapshotWriter: Sendable {
    /// A session's snapshot with the tree whose nodes are still to be numbered.
    struct Draft: Sendable {
        var record: SnapshotRecord
        var tree: DisplayTree
    }

    let store: any SnapshotStore
    private let queue = DispatchQueue(label: "espalier.snapshots")

    init(store: any SnapshotStore) {
        self.store = store
    }

    func write(_ drafts: [Draft], _ clients: [ClientRecord] = []) {
        guard !drafts.isEmpty || !clients.isEmpty else { return }
        queue.async { [self] in
            let records = drafts.map { draft in
                var record = draft.record
                record.numbering = NodeNumbering(draft.tree).data
                return record
            }
            attempt("write") { try store.write(records, clients) }
        }
    }

    /// The snapshot of a session, after what was written before.
    func read(_ session: String) -> SnapshotRecord? {
        queue.sync {
            var record: SnapshotRecord?
            attempt("read") { record = try store.read(session) }
            return record
        }
    }

    /// What is kept of a client, after what was written before.
    func client(_ id: String) -> ClientRecord? {
        queue.sync {
            var record: ClientRecord?
            attempt("read") { record = try store.readClient(id) }
            return record
        }
    }

    func remove(_ sessions: [String]) {
        guard !sessions.isEmpty else { return }
        queue.async { [self] in attempt("remove") { try store.remove(sessions) } }
    }

    func removeUnused(sessionsSince sessionTime: Double, clientsSince clientTime: Double) {
        queue.async { [self] in
            attempt("expire") { try store.removeUnused(sessionsSince: sessionTime, clientsSince: clientTime) }
        }
    }

    /// Returns when all that was asked for is done.
    func flush() {
        queue.sync {}
    }

    private func attempt(_ what: String, _ work: () throws -> Void) {
        do { try work() } catch {
            Log.shared.write(.error, "snapshots", [("operation", what), ("message", "\(error)")])
        }
    }
}
