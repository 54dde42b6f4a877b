/// Stores the snapshots of sessions and clients. Any thread may use it, one at a time.
package protocol SnapshotStore: AnyObject, Sendable {
    /// Whether records survive the process.
    var isDurable: Bool { get }

    /// Random bytes that are kept as long as the records.
    var secret: [UInt8] { get }

    /// Stores records, replacing older ones of the same session or client: all of them, or none with an error.
    ///
    /// - Returns: The clients that belong to another process by now. Nothing of theirs is stored.
    @discardableResult
    func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws -> Set<String>

    /// The record of a session. Throws `SnapshotDamage` for a damaged record.
    func read(_ session: String) throws -> SnapshotRecord?

    /// The record of a client.
    func readClient(_ id: String) throws -> ClientRecord?

    /// Moves the records of a browser to another id.
    func rename(client old: String, to new: String) throws

    /// Notes a renewal that is about to follow, for other processes.
    func note(_ renewal: Renewal) throws

    /// Signs a user out of all browsers.
    func signOut(_ subject: String) throws

    /// Removes the records of sessions.
    func remove(_ sessions: [String]) throws

    /// Lets other processes have clients whose records are stored.
    func release(_ clients: [String]) throws

    /// Lets other processes have those clients that are still unused.
    func release(unused clients: [String]) throws

    /// Removes sessions and clients last used before a time, in seconds since 1970.
    func removeUnused(sessionsSince sessionTime: Double, clientsSince clientTime: Double) throws

    /// Writes everything into the file itself, so that a copy of it alone is complete.
    func consolidate() throws

    /// The number of sessions' records.
    var count: Int { get }

    /// The number of times that the store lost its file and started over.
    var restarts: Int { get }

    /// The memory of the records in bytes, and the number of records that were dropped because of the limit.
    var memory: (bytes: Int, dropped: Int) { get }
}

extension SnapshotStore {
    /// Stores only session records.
    package func write(_ records: [SnapshotRecord]) throws { try write(records, []) }

    /// Removes sessions last used before a time, in seconds since 1970.
    package func removeUnused(since time: Double) throws {
        try removeUnused(sessionsSince: time, clientsSince: -.infinity)
    }

    package func note(_ renewal: Renewal) {}
    package func release(_ clients: [String]) {}
    package func release(unused clients: [String]) {}
    package func consolidate() {}

    package var restarts: Int { 0 }
    package var memory: (bytes: Int, dropped: Int) { (0, 0) }
}

/// A store of one process, which lists its records.
package protocol ListedSnapshotStore: SnapshotStore {
    /// The sessions of a client.
    func sessions(of client: String) throws -> [String]

    /// The records of clients whose user has signed in.
    func identifiedClients() throws -> [ClientRecord]

    /// Removes the record of a client.
    func removeClient(_ id: String) throws
}
