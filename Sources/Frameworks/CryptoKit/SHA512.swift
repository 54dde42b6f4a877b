internal import EspalierCNettle

/// The hash function SHA-512 (FIPS 180-4).
public struct SHA512: HashFunction {
    private var state = NettleState(sha512_ctx(), nettle_sha512_init, nettle_sha512_update, nettle_sha512_digest)

    public static let blockByteCount = 128
    /// The number of bytes of a digest.
    public static let byteCount = 64

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.digest(count: Self.byteCount)) }
}

/// A digest of SHA512.
public struct SHA512Digest: Digest, StoredDigest {
    let bytes: [UInt8]

    public static let byteCount = 64

    public var description: String { "SHA512 digest: \(digits)" }
}
