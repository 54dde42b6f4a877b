import CryptoKit
package import EspalierViews
import Foundation

/// What a browser shows to get its new id again if it has not received the response with it: the name of the ticket, the number of the
/// batch, or the name of the page that has loaded its session again. Only the page knows them.
package enum RenewalProof: Hashable, Sendable {
    case ticket(String)
    case batch(page: String, number: Int)
    case load(page: String)

    init(_ batch: EventPost.Batch) { self = .batch(page: batch.page, number: batch.number) }

    private var text: String {
        switch self {
        case .ticket(let name): "ticket \(name)"
        case .batch(let page, let number): "batch \(number) of \(page)"
        case .load(let page): "load by \(page)"
        }
    }

    /// The id of the record that says, for other processes, which id a browser has got for its former one. Nobody learns the proof from it.
    func record(of former: String) -> String {
        var hash = SHA256()
        hash.update(data: Data("renewal of \(former) by \(text)".utf8))
        let halves = hash.finalize().prefix(16).reduce(into: (UInt64(0), UInt64(0))) {
            $0 = ($0.0 << 8 | $0.1 >> 56, $0.1 << 8 | UInt64($1))
        }
        return SessionID.encode(halves.0, halves.1)
    }
}

/// A change of the id of a browser.
package struct Renewal: Equatable, Sendable {
    package var former: String
    package var proof: RenewalProof
    /// The app's cookies in the same response.
    package var cookies: [CookieChange]

    /// The id of the record for other processes.
    var record: String { proof.record(of: former) }
}
