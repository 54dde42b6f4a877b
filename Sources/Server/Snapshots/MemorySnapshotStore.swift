import Synchronization

/// Keeps snapshots for the life of the process, up to a number of bytes. Above it, drops the oldest ones.
package final class MemorySnapshotStore: ListedSnapshotStore {
    private struct State {
        var records: [String: (record: SnapshotRecord, turn: Int)] = [:]
        /// The sessions in the order in which they were written. If a session was written again, only its last entry
        /// counts.
        var order: [(session: String, turn: Int)] = []
        var orderStart = 0
        var turn = 0
        var clients = MemoryClients()
        var copies = DetachedCopies()
        var bytes = 0
        var dropped = 0
    }

    private let capacity: Int
    private let state = Mutex(State())
    package let secret = RandomBytes.make()

    /// - Parameter capacity: the maximum size of the records in bytes.
    package init(capacity: Int = 256 << 20) {
        self.capacity = capacity
    }

    package var isDurable: Bool { false }
    package var count: Int { state.withLock { $0.records.count } }
    package var memory: (bytes: Int, dropped: Int) { state.withLock { ($0.bytes, $0.dropped) } }

    /// All records, in the order in which they were written.
    var all: [SnapshotRecord] {
        state.withLock { state in
            state.order[state.orderStart...].compactMap { MemorySnapshotStore.record(of: $0, state) }
        }
    }

    /// The records of all clients.
    var allClients: [ClientRecord] { state.withLock { $0.clients.all } }

    @discardableResult
    package func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) -> Set<String> {
        state.withLock { state in
            state.clients.write(clients.map(state.copies.copy))
            for record in records {
                let record = state.copies.copy(record)
                state.turn += 1
                MemorySnapshotStore.drop(record.session, &state)
                state.records[record.session] = (record, state.turn)
                state.bytes += record.byteCount
                state.order.append((record.session, state.turn))
            }
            while state.bytes > capacity, state.orderStart < state.order.count {
                if MemorySnapshotStore.dropFirst(&state) { state.dropped += 1 }
            }
            MemorySnapshotStore.compact(&state)
        }
        return []
    }

    package func read(_ session: String) -> SnapshotRecord? {
        state.withLock { $0.records[session]?.record }
    }

    package func readClient(_ id: String) -> ClientRecord? { state.withLock { $0.clients[id] } }

    package func sessions(of client: String) -> [String] {
        state.withLock { state in
            state.records.values.lazy.filter { $0.record.link.client == client || $0.record.link.browser == client }
                .map(\.record.session)
        }
    }

    package func identifiedClients() -> [ClientRecord] { state.withLock { $0.clients.identified } }

    package func removeClient(_ id: String) { state.withLock { $0.clients.remove(id) } }

    package func remove(_ sessions: [String]) {
        state.withLock { state in
            for session in sessions { MemorySnapshotStore.drop(session, &state) }
            if state.records.isEmpty { (state.order, state.orderStart) = ([], 0) }
        }
    }

    /// Removes all clients.
    func removeClients() { state.withLock { $0.clients = MemoryClients() } }

    package func removeUnused(sessionsSince time: Double, clientsSince clientTime: Double) {
        state.withLock { state in
            state.clients.removeUnused(since: clientTime)
            while state.orderStart < state.order.count {
                let first = MemorySnapshotStore.record(of: state.order[state.orderStart], state)
                if let first, first.lastUse >= time { break }
                _ = MemorySnapshotStore.dropFirst(&state)
            }
            MemorySnapshotStore.compact(&state)
        }
    }

    /// The record at an index of the order; nil if it was written again or removed since.
    private static func record(of entry: (session: String, turn: Int), _ state: borrowing State) -> SnapshotRecord? {
        guard let kept = state.records[entry.session], kept.turn == entry.turn else { return nil }
        return kept.record
    }

    private static func drop(_ session: String, _ state: inout State) {
        if let kept = state.records.removeValue(forKey: session) { state.bytes -= kept.record.byteCount }
    }

    /// Removes the first entry of the order. Returns whether that dropped a record.
    private static func dropFirst(_ state: inout State) -> Bool {
        let entry = state.order[state.orderStart]
        state.orderStart += 1
        guard record(of: entry, state) != nil else { return false }
        drop(entry.session, &state)
        return true
    }

    private static func compact(_ state: inout State) {
        guard state.orderStart > 1024, state.orderStart > state.order.count / 2 else { return }
        state.order.removeFirst(state.orderStart)
        state.orderStart = 0
    }
}
