internal import EspalierCNettle

/// The hash function SHA-256 (FIPS 180-4).
public struct SHA256: HashFunction, @unchecked Sendable {
    // Sendable, because the context is a value without pointers.
    private var context = sha256_ctx()

    public static let blockByteCount = 64
    /// The number of bytes of a digest.
    public static let byteCount = 32

    public init() {
        nettle_sha256_init(&context)
    }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        nettle_sha256_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress)
    }

    public func finalize() -> SHA256Digest {
        // nettle starts anew after a digest, so that it gets a copy.
        var context = context
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        nettle_sha256_digest(&context, bytes.count, &bytes)
        return SHA256Digest(bytes: bytes)
    }
}

/// A digest of SHA256.
public struct SHA256Digest: Digest {
    let bytes: [UInt8]

    public static let byteCount = 32

    public var description: String { "SHA256 digest: \(digits)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Whether two digests are equal. The time does not depend on the bytes.
    public static func == (lhs: SHA256Digest, rhs: SHA256Digest) -> Bool {
        lhs.withUnsafeBytes { left in rhs.withUnsafeBytes { areEqual(left, $0) } }
    }
}
