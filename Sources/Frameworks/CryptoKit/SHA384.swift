internal import EspalierCNettle

/// The hash function SHA-384 (FIPS 180-4).
public struct SHA384: HashFunction, @unchecked Sendable {
    // Sendable, because the context is a value without pointers.
    private var context = sha512_ctx()

    public static let blockByteCount = 128
    /// The number of bytes of a digest.
    public static let byteCount = 48

    public init() {
        nettle_sha384_init(&context)
    }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        nettle_sha512_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress)
    }

    public func finalize() -> SHA384Digest {
        // nettle starts anew after a digest, so that it gets a copy.
        var context = context
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        nettle_sha384_digest(&context, bytes.count, &bytes)
        return SHA384Digest(bytes: bytes)
    }
}

/// A digest of SHA384.
public struct SHA384Digest: Digest {
    let bytes: [UInt8]

    public static let byteCount = 48

    public var description: String { "SHA384 digest: \(digits)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Whether two digests are equal. The time does not depend on the bytes.
    public static func == (lhs: SHA384Digest, rhs: SHA384Digest) -> Bool {
        lhs.withUnsafeBytes { left in rhs.withUnsafeBytes { areEqual(left, $0) } }
    }
}
