public import Foundation

extension AES.GCM {
    /// A number that is used for one message of a key only.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        fileprivate static let usualByteCount = 12
        private let bytes: [UInt8]

        /// A random nonce of 12 bytes.
        public init() {
            var generator = SystemRandomNumberGenerator()
            bytes = (0..<Self.usualByteCount).map { _ in .random(in: .min ... .max, using: &generator) }
        }

        /// A nonce of at least 12 bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count >= Self.usualByteCount else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// An encrypted message with its nonce and its tag.
    public struct SealedBox: Sendable {
        private static let tagByteCount = 16

        /// The nonce.
        public let nonce: Nonce
        /// The encrypted message.
        public let ciphertext: Data
        /// The 16 bytes that authenticate it.
        public let tag: Data

        init(nonce: Nonce, ciphertext: Data, tag: Data) {
            self.nonce = nonce
            self.ciphertext = ciphertext
            self.tag = tag
        }

        /// An encrypted message.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == Self.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            self.init(nonce: nonce, ciphertext: Data(ciphertext), tag: Data(tag))
        }

        /// The parts in one: a nonce of 12 bytes, the encrypted message and the tag.
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Data(combined)
            guard bytes.count >= Nonce.usualByteCount + Self.tagByteCount else {
                throw CryptoKitError.incorrectParameterSize
            }
            self.init(
                nonce: try Nonce(data: bytes.prefix(Nonce.usualByteCount)),
                ciphertext: Data(bytes.dropFirst(Nonce.usualByteCount).dropLast(Self.tagByteCount)),
                tag: Data(bytes.suffix(Self.tagByteCount)))
        }

        /// The parts in one: the nonce, the encrypted message and the tag; nil if the nonce does not have 12 bytes.
        public var combined: Data? {
            let nonce = Array(nonce)
            return nonce.count == Nonce.usualByteCount ? Data(nonce) + ciphertext + tag : nil
        }
    }
}
