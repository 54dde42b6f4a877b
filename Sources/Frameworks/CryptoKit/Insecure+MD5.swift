internal import EspalierCNettle

extension Insecure {
    /// The hash function MD5 (RFC 1321), for formats that need it. Attackers find equal digests.
    public struct MD5: HashFunction {
        private var state = NettleState(md5_ctx(), nettle_md5_init, nettle_md5_update, nettle_md5_digest)

        public static let blockByteCount = 64
        /// The number of bytes of a digest.
        public static let byteCount = 16

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        public func finalize() -> MD5Digest { MD5Digest(bytes: state.digest(count: Self.byteCount)) }
    }

    /// A digest of MD5.
    public struct MD5Digest: Digest, StoredDigest {
        let bytes: [UInt8]

        public static let byteCount = 16

        public var description: String { "MD5 digest: \(digits)" }
    }
}
