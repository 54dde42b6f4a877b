package import EspalierViews
package import Foundation

/// The stored state of a session.
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
    /// The batches of events whose effects are in the state (`BatchDeduplicator`).
    package var batches: Data
    /// When the session was used last, in seconds since 1970.
    package var lastUse: Double

    package init(
        session: String, scene: String, link: ClientLink, host: HostEnvironment, revision: Int, state: Data,
        numbering: Data, batches: Data = Data(), lastUse: Double
    ) {
        self.session = session
        self.scene = scene
        self.link = link
        self.host = host
        self.revision = revision
        self.state = state
        self.numbering = numbering
        self.batches = batches
        self.lastUse = lastUse
    }

    /// The possible revisions of a session: those that JSON and every client hold exactly, with room to count on.
    static let revisions = 1...1 << 52

    /// Checks that a session can be made from the record.
    func validate() throws(SnapshotDamage) {
        guard SnapshotRecord.revisions.contains(revision) else { throw SnapshotDamage(part: "revision") }
        guard let numbers = NodeNumbering(numbering), numbers.isPlausible else {
            throw SnapshotDamage(part: "numbering of nodes")
        }
        guard BatchDeduplicator(batches) != nil else { throw SnapshotDamage(part: "list of batches") }
        guard WindowReport.holds(host) else { throw SnapshotDamage(part: "window") }
    }

    /// The approximate memory of the record, in bytes.
    var byteCount: Int {
        // The record itself, three blocks of bytes with their headers, its place in the store's table and order.
        320 + session.utf8.count + scene.utf8.count + state.count + numbering.count + batches.count
    }
}
