import CryptoKit
import Foundation

extension Renewal {
    /// The id of the record that says, for other processes, which id a browser has got for its former one. Nobody learns the proof from it.
    var record: String {
        var hash = SHA256()
        hash.update(data: Data("renewal of \(former) by \(proof.text)".utf8))
        let halves = hash.finalize().prefix(16).reduce(into: (UInt64(0), UInt64(0))) {
            $0 = ($0.0 << 8 | $0.1 >> 56, $0.1 << 8 | UInt64($1))
        }
        return SessionID.encode(halves.0, halves.1)
    }
}

extension RenewalProof {
    fileprivate var text: String {
        switch self {
        case .ticket(let name): "ticket \(name)"
        case .batch(let page, let number): "batch \(number) of \(page)"
        case .load(let page): "load by \(page)"
        }
    }
}
