import EspalierDisplayTree
import EspalierHTMLRenderer
import Foundation

/// The part of a session that is in the store.
struct StoredState {
    /// The stored page's nodes (`NodeNumbering`), in few bytes; nil for a session that was never stored.
    private var numbering: Data?
    /// The batches whose effects are stored.
    private(set) var batches = BatchDeduplicator()

    /// Nothing is stored yet.
    init() {}

    init(numbering: Data, batches: BatchDeduplicator) {
        self.numbering = numbering
        self.batches = batches
    }

    /// Whether all nodes that events name are in the stored page.
    func holds(nodesOf events: [PageEvent]) -> Bool {
        guard let numbering else { return false }
        for case .node(let event) in events {
            guard NodeNumbering.contains(event.node, in: numbering) else { return false }
        }
        return true
    }
}

/// The progress of a page's batches that is reported to it once stored.
enum StoredMessage {
    /// All batches up to a number are stored.
    static func upTo(_ number: Int) -> [UInt8] { Array("{\"\(Wire.Message.stored)\":\(number)}".utf8) }

    /// This server stores nothing that outlives it: pages need to keep nothing.
    static var nothing: [UInt8] { Array("{\"\(Wire.Message.stored)\":null}".utf8) }
}
