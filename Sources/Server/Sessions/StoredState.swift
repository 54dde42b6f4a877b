import EspalierDisplayTree
import EspalierHTMLRenderer
import Foundation

/// The stored part of a session.
struct StoredState {
    /// The stored page's nodes (`NodeNumbering`), compactly encoded; nil for a session that was never stored.
    private var numbering: Data?
    /// The batches whose effects are stored.
    private(set) var batches = BatchDeduplicator()

    /// Nothing is stored yet.
    init() {}

    init(numbering: Data, batches: BatchDeduplicator) {
        self.numbering = numbering
        self.batches = batches
    }

    /// Whether the stored page contains all nodes that events refer to.
    func holds(nodesOf events: [PageEvent]) -> Bool {
        guard let numbering else { return false }
        for case .node(let event) in events {
            guard NodeNumbering.contains(event.node, in: numbering) else { return false }
        }
        return true
    }
}

/// The storage progress of a page's batches, as reported to the page.
enum StoredMessage {
    /// All batches up to a number are stored.
    static func upTo(_ number: Int) -> [UInt8] { Array("{\"\(Wire.Message.stored)\":\(number)}".utf8) }

    /// This server has no persistent store, so pages need not keep batches.
    static var nothing: [UInt8] { Array("{\"\(Wire.Message.stored)\":null}".utf8) }
}
