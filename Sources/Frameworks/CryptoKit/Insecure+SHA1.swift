internal import EspalierCNettle

extension Insecure {
    /// The hash function SHA-1 (RFC 3174), for formats that need it. Attackers find equal digests.
    public struct SHA1: HashFunction, @unchecked Sendable {
        // Sendable, because the context is a value without pointers.
        private var context = sha1_ctx()

        public static let blockByteCount = 64
        /// The number of bytes of a digest.
        public static let byteCount = 20

        public init() {
            nettle_sha1_init(&context)
        }

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            nettle_sha1_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress)
        }

        public func finalize() -> SHA1Digest {
            // nettle starts anew after a digest, so that it gets a copy.
            var context = context
            var bytes = [UInt8](repeating: 0, count: Self.byteCount)
            nettle_sha1_digest(&context, bytes.count, &bytes)
            return SHA1Digest(bytes: bytes)
        }
    }

    /// A digest of SHA1.
    public struct SHA1Digest: Digest {
        let bytes: [UInt8]

        public static let byteCount = 20

        public var description: String { "SHA1 digest: \(digits)" }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }

        /// Whether two digests are equal. The time does not depend on the bytes.
        public static func == (lhs: SHA1Digest, rhs: SHA1Digest) -> Bool {
            lhs.withUnsafeBytes { left in rhs.withUnsafeBytes { areEqual(left, $0) } }
        }
    }
}
