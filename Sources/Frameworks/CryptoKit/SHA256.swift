internal import EspalierCNettle

/// The hash function SHA-256 (FIPS 180-4).
public struct SHA256: HashFunction {
    private var state = NettleState(sha256_ctx(), nettle_sha256_init, nettle_sha256_update, nettle_sha256_digest)

    public static let blockByteCount = 64
    /// The number of bytes of a digest.
    public static let byteCount = 32

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.digest(count: Self.byteCount)) }
}

/// A digest of SHA256.
public struct SHA256Digest: Digest, StoredDigest {
    let bytes: [UInt8]

    public static let byteCount = 32

    public var description: String { "SHA256 digest: \(digits)" }
}
