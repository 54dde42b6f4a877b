import Synchronization

/// Keeps snapshots as long as the process lives, up to a number: above, those that were written first are dropped.
package final class MemorySnapshotStore: SnapshotStore {
    private struct State {
        var records: [String: SnapshotRecord] = [:]
        /// The sessions in the order in which they were written; one that was written again stands here twice.
        var order: [(session: String, lastUse: Double)] = []
        var orderStart = 0
        var clients = MemoryClients()
    }

    private let capacity: Int
    private let state = Mutex(State())

    package init(capacity: Int = 100_000) {
        self.capacity = capacity
    }

    package var isDurable: Bool { false }
    package var count: Int { state.withLock { $0.records.count } }

    package func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) {
        state.withLock { state in
            state.clients.write(clients)
            for record in records {
                state.records[record.session] = record
                state.order.append((record.session, record.lastUse))
            }
            while state.records.count > capacity { MemorySnapshotStore.dropFirst(&state) }
            MemorySnapshotStore.compact(&state)
        }
    }

    package func read(_ session: String) -> SnapshotRecord? {
        state.withLock { $0.records[session] }
    }

    package func readClient(_ id: String) -> ClientRecord? { state.withLock { $0.clients[id] } }

    package func remove(_ sessions: [String]) {
        state.withLock { state in
            for session in sessions { state.records[session] = nil }
        }
    }

    package func removeUnused(sessionsSince time: Double, clientsSince clientTime: Double) {
        state.withLock { state in
            state.clients.removeUnused(since: clientTime)
            while state.orderStart < state.order.count, state.order[state.orderStart].lastUse < time {
                MemorySnapshotStore.dropFirst(&state)
            }
            MemorySnapshotStore.compact(&state)
        }
    }

    private static func dropFirst(_ state: inout State) {
        let (session, lastUse) = state.order[state.orderStart]
        state.orderStart += 1
        // Written again since: a later place in the order stands for it.
        if let record = state.records[session], record.lastUse <= lastUse { state.records[session] = nil }
    }

    private static func compact(_ state: inout State) {
        guard state.orderStart > 1024, state.orderStart > state.order.count / 2 else { return }
        state.order.removeFirst(state.orderStart)
        state.orderStart = 0
    }
}
