internal import EspalierCNettle

extension Insecure {
    /// The hash function MD5 (RFC 1321), for formats that need it. Attackers find equal digests.
    public struct MD5: HashFunction, @unchecked Sendable {
        // Sendable, because the context is a value without pointers.
        private var context = md5_ctx()

        public static let blockByteCount = 64
        /// The number of bytes of a digest.
        public static let byteCount = 16

        public init() {
            nettle_md5_init(&context)
        }

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            nettle_md5_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress)
        }

        public func finalize() -> MD5Digest {
            // nettle starts anew after a digest, so that it gets a copy.
            var context = context
            var bytes = [UInt8](repeating: 0, count: Self.byteCount)
            nettle_md5_digest(&context, bytes.count, &bytes)
            return MD5Digest(bytes: bytes)
        }
    }

    /// A digest of MD5.
    public struct MD5Digest: Digest {
        let bytes: [UInt8]

        public static let byteCount = 16

        public var description: String { "MD5 digest: \(digits)" }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }

        /// Whether two digests are equal. The time does not depend on the bytes.
        public static func == (lhs: MD5Digest, rhs: MD5Digest) -> Bool {
            lhs.withUnsafeBytes { left in rhs.withUnsafeBytes { areEqual(left, $0) } }
        }
    }
}
