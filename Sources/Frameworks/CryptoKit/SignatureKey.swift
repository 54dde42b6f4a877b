internal import EspalierCNettle

/// A private key of ECDSA with P-256, which signs by nettle.
package struct SignatureKey: Sendable {
    /// The number of the key, its most significant byte first.
    private let bytes: [UInt8]

    /// - Parameter bytes: The 32 bytes of the key's number; nil is returned for another length, 0, and numbers beyond the curve's order.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == 32, espalier_ecdsa_p256_is_key(bytes) == 1 else { return nil }
        self.bytes = bytes
    }

    /// The key of a PKCS #8 structure in DER (RFC 5958), which contains the key of a curve (RFC 5915); nil for anything else.
    package init?(pkcs8 der: [UInt8]) {
        var file = DERReader(der[...])
        guard var key = file.sequence(), file.isAtEnd, key.integer() == [0], var algorithm = key.sequence(),
            algorithm.identifier() == Self.curveKey, algorithm.identifier() == Self.p256, algorithm.isAtEnd,
            let content = key.bytes(), var inner = DERReader(content).sequenceOnly(), inner.integer() == [1],
            let number = inner.bytes()
        else { return nil }
        self.init(Array(number))
    }

    /// Signs bytes, of which SHA-256 makes the digest.
    ///
    /// - Returns: The two numbers of the signature, of 32 bytes each.
    package func signature(of bytes: [UInt8]) -> [UInt8] {
        let digest = Array(SHA256.hash(data: bytes))
        var signature = [UInt8](repeating: 0, count: 64)
        let isSigned = espalier_ecdsa_p256_sign(self.bytes, digest, &signature)
        precondition(isSigned == 1, "The initializer takes only keys that sign.")
        return signature
    }

    /// `id-ecPublicKey` and `secp256r1` (RFC 5480, 2.1.1).
    private static let curveKey: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
    private static let p256: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
}

/// Reads the few kinds of DER that a private key consists of (X.690).
private struct DERReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func sequence() -> DERReader? { element(0x30).map { DERReader($0) } }
    mutating func integer() -> [UInt8]? { element(0x02).map { Array($0) } }
    mutating func identifier() -> [UInt8]? { element(0x06).map { Array($0) } }
    mutating func bytes() -> ArraySlice<UInt8>? { element(0x04) }

    /// The only sequence; nil if something follows it.
    func sequenceOnly() -> DERReader? {
        var copy = self
        let sequence = copy.sequence()
        return copy.isAtEnd ? sequence : nil
    }

    /// The content of the next element, if it has a tag. Keys are shorter than 64 KiB.
    private mutating func element(_ tag: UInt8) -> ArraySlice<UInt8>? {
        guard rest.popFirst() == tag, let first = rest.popFirst() else { return nil }
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...2).contains(count), rest.count >= count else { return nil }
            length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            rest.removeFirst(count)
        }
        guard rest.count >= length else { return nil }
        defer { rest.removeFirst(length) }
        return rest.prefix(length)
    }
}
