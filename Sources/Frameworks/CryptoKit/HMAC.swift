public import Foundation

/// Authenticates messages by a key and a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// The result.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// The code of a message in parts.
    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { bytes in
            // A long key counts as its digest.
            bytes.count > H.blockByteCount ? Array(H.hash(data: Data(bytes))) : Array(bytes)
        }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5c })
    }

    /// Adds a part of the message.
    public mutating func update<D: DataProtocol>(data: D) {
        inner.update(data: data)
    }

    /// The code of all parts so far.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(digest: outer.finalize())
    }

    /// The code of a message.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of a message. The time does not depend on the code.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let expected = Self.authenticationCode(for: authenticatedData, using: key)
        return expected.withUnsafeBytes { left in authenticationCode.withUnsafeBytes { areEqual(left, $0) } }
    }
}

/// The code of a message, as a sequence of bytes.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// The code of a message by a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    fileprivate let digest: H.Digest

    public var byteCount: Int { H.Digest.byteCount }

    public var description: String { "HMAC with \(H.self): \(digest.digits)" }

    public func makeIterator() -> Array<UInt8>.Iterator {
        withUnsafeBytes { Array($0) }.makeIterator()
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }
}
