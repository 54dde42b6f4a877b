/// Keeps sessions' snapshots. Used from any thread, by one at a time.
package protocol SnapshotStore: AnyObject, Sendable {
    /// Whether what is written outlives the process.
    var isDurable: Bool { get }

    /// Keeps records, each in place of an older one of the same session or client: all of them, or none and an error.
    func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws

    /// The record of a session. Throws `SnapshotDamage` where there is one that is not as it was written.
    func read(_ session: String) throws -> SnapshotRecord?

    func readClient(_ id: String) throws -> ClientRecord?

    func remove(_ sessions: [String]) throws

    /// Removes sessions and clients that were used last before a time, in seconds since 1970.
    func removeUnused(sessionsSince sessionTime: Double, clientsSince clientTime: Double) throws

    var count: Int { get }

    /// How often the store found that what it kept was taken away, and began anew.
    var restarts: Int { get }

    /// The bytes of memory that the records take, and how many records were dropped to keep within the bound.
    var memory: (bytes: Int, dropped: Int) { get }
}

extension SnapshotStore {
    package func write(_ records: [SnapshotRecord]) throws { try write(records, []) }

    package func removeUnused(since time: Double) throws {
        try removeUnused(sessionsSince: time, clientsSince: -.infinity)
    }

    package var restarts: Int { 0 }
    package var memory: (bytes: Int, dropped: Int) { (0, 0) }
}
