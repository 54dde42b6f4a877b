import Synchronization

/// Connections that read. Each is lent to one caller at a time; a caller that finds none opens another one.
final class ConnectionPool: Sendable {
    private let idle = Mutex<[SQLiteConnection]>([])
    private let open: @Sendable () throws(StoreError) -> SQLiteConnection
    private let capacity: Int

    /// - Parameter capacity: The greatest number of connections that stay open while nobody uses them.
    init(capacity: Int, open: @escaping @Sendable () throws(StoreError) -> SQLiteConnection) {
        self.capacity = capacity
        self.open = open
    }

    func use<Result>(_ body: (SQLiteConnection) throws(StoreError) -> Result) throws(StoreError) -> Result {
        let connection: SQLiteConnection
        if let idle = idle.withLock({ $0.popLast() }) { connection = idle } else { connection = try open() }
        defer {
            idle.withLock { idle in
                if idle.count < capacity { idle.append(connection) }
            }
        }
        return try body(connection)
    }

    /// Closes the connections that nobody uses.
    func closeIdle() { idle.withLock { $0 = [] } }
}
