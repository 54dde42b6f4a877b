package import Foundation
package import Views

/// What is kept of a session that sleeps, or that must outlive the process.
package struct SnapshotRecord: Sendable, Equatable {
    package var session: String
    package var scene: String
    package var link: ClientLink
    package var host: HostEnvironment
    /// The last revision that a client may have seen.
    package var revision: Int
    /// The state of the views (`LiveScene.snapshot`).
    package var state: Data
    /// The numbers of the nodes of that revision (`NodeNumbering`).
    package var numbering: Data
    /// When the session was used last, in seconds since 1970.
    package var lastUse: Double

    package init(
        session: String, scene: String, link: ClientLink, host: HostEnvironment, revision: Int, state: Data,
        numbering: Data,
        lastUse: Double
    ) {
        self.session = session
        self.scene = scene
        self.link = link
        self.host = host
        self.revision = revision
        self.state = state
        self.numbering = numbering
        self.lastUse = lastUse
    }
}

/// Keeps sessions' snapshots. Used from any thread, by one at a time.
package protocol SnapshotStore: AnyObject, Sendable {
    /// Whether what is written outlives the process.
    var isDurable: Bool { get }

    /// Keeps records, each in place of an older one of the same session or client: all of them, or none.
    func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws

    func read(_ session: String) throws -> SnapshotRecord?

    func readClient(_ id: String) throws -> ClientRecord?

    func remove(_ sessions: [String]) throws

    /// Removes sessions and clients that were used last before a time, in seconds since 1970.
    func removeUnused(sessionsSince sessionTime: Double, clientsSince clientTime: Double) throws

    var count: Int { get }
}

extension SnapshotStore {
    package func write(_ records: [SnapshotRecord]) throws { try write(records, []) }

    package func removeUnused(since time: Double) throws {
        try removeUnused(sessionsSince: time, clientsSince: -.infinity)
    }
}
