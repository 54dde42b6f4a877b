/// Keeps clients' records for the life of the process, up to a number of bytes. Above it, drops the least recently
/// used.
struct MemoryClients {
    private var records: [String: ClientRecord] = [:]
    private(set) var bytes = 0
    private let capacity: Int

    /// - Parameter capacity: the maximum size of the records in bytes.
    init(capacity: Int = 64 << 20) {
        self.capacity = capacity
    }

    var all: [ClientRecord] { Array(records.values) }

    subscript(id: String) -> ClientRecord? { records[id] }

    mutating func write(_ clients: [ClientRecord]) {
        for client in clients {
            remove(client.id)
            records[client.id] = client
            bytes += client.byteCount
        }
        guard bytes > capacity else { return }
        // A tenth more than necessary, so that sorting is rare.
        for client in records.values.sorted(by: { $0.lastUse < $1.lastUse }) {
            remove(client.id)
            if bytes <= capacity - capacity / 10 { return }
        }
    }

    /// The records of browsers whose user has signed in.
    var identified: [ClientRecord] { records.values.filter { !$0.identity.isEmpty } }

    mutating func removeUnused(since time: Double) {
        for client in records.values where client.lastUse < time { remove(client.id) }
    }

    mutating func remove(_ id: String) {
        if let known = records.removeValue(forKey: id) { bytes -= known.byteCount }
    }
}
