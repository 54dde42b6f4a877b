internal import EspalierCNettle

extension Insecure {
    /// The hash function SHA-1 (RFC 3174), for formats that need it. Attackers find equal digests.
    public struct SHA1: HashFunction {
        private var state = NettleState(sha1_ctx(), nettle_sha1_init, nettle_sha1_update, nettle_sha1_digest)

        public static let blockByteCount = 64
        /// The number of bytes of a digest.
        public static let byteCount = 20

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.digest(count: Self.byteCount)) }
    }

    /// A digest of SHA1.
    public struct SHA1Digest: Digest, StoredDigest {
        let bytes: [UInt8]

        public static let byteCount = 20

        public var description: String { "SHA1 digest: \(digits)" }
    }
}
