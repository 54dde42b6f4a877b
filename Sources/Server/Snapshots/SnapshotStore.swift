/// Keeps the snapshots of sessions and clients. Any thread may use it, one at a time.
package protocol SnapshotStore: AnyObject, Sendable {
    /// Whether records survive the process.
    var isDurable: Bool { get }

    /// Keeps records, each in place of an older one of the same session or client: all of them, or none and an error.
    func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws

    /// The record of a session. Throws `SnapshotDamage` for a record that is not as it was written.
    func read(_ session: String) throws -> SnapshotRecord?

    /// The record of a client.
    func readClient(_ id: String) throws -> ClientRecord?

    /// Removes the records of sessions.
    func remove(_ sessions: [String]) throws

    /// Removes sessions and clients that were used last before a time, in seconds since 1970.
    func removeUnused(sessionsSince sessionTime: Double, clientsSince clientTime: Double) throws

    /// The number of sessions' records.
    var count: Int { get }

    /// The number of times that the store lost its file and began anew.
    var restarts: Int { get }

    /// The bytes of memory that the records take, and how many records were dropped to keep within the bound.
    var memory: (bytes: Int, dropped: Int) { get }
}

extension SnapshotStore {
    /// Keeps records of sessions alone.
    package func write(_ records: [SnapshotRecord]) throws { try write(records, []) }

    /// Removes sessions that were used last before a time, in seconds since 1970.
    package func removeUnused(since time: Double) throws {
        try removeUnused(sessionsSince: time, clientsSince: -.infinity)
    }

    package var restarts: Int { 0 }
    package var memory: (bytes: Int, dropped: Int) { (0, 0) }
}
