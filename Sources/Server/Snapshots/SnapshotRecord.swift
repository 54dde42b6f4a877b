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
    /// The time of the session's last use, in seconds since 1970.
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

    /// The valid revisions of a session: those that JSON and every client represent exactly, with room for more.
    static let revisions = 1...1 << 52

    /// Checks that a session can be restored from the record.
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
        // The record itself, three allocations with their headers, and its entries in the store's table and order.
        320 + session.utf8.count + scene.utf8.count + state.count + numbering.count + batches.count
    }
}
