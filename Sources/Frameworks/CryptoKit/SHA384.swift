internal import EspalierCNettle

/// The hash function SHA-384 (FIPS 180-4).
public struct SHA384: HashFunction {
    private var state = NettleState(sha512_ctx(), nettle_sha384_init, nettle_sha512_update, nettle_sha384_digest)

    public static let blockByteCount = 128
    /// The number of bytes of a digest.
    public static let byteCount = 48

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.digest(count: Self.byteCount)) }
}

/// A digest of SHA384.
public struct SHA384Digest: Digest, StoredDigest {
    let bytes: [UInt8]

    public static let byteCount = 48

    public var description: String { "SHA384 digest: \(digits)" }
}
