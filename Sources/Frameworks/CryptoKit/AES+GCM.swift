internal import EspalierCNettle
public import Foundation

/// The cipher AES (FIPS 197).
public enum AES {
    /// Encrypts and authenticates with AES-GCM (NIST SP 800-38D). Keys have 128, 192 or 256 bits, tags 16 bytes.
    public enum GCM {
        fileprivate static let tagByteCount = 16

        /// Encrypts a message.
        ///
        /// - Parameter nonce: Must be used for one message of a key only; nil for a random one.
        /// - Parameter authenticatedData: Is authenticated with the message, and not encrypted.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let (ciphertext, tag) = try run(.encrypt, Data(message), key, nonce, Data(authenticatedData))
            return SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
        }

        /// Encrypts a message.
        ///
        /// - Parameter nonce: Must be used for one message of a key only; nil for a random one.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: Data())
        }

        /// Decrypts a message. Fails with `CryptoKitError.authenticationFailure` if anything was changed.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            let (message, tag) = try run(
                .decrypt, sealedBox.ciphertext, key, sealedBox.nonce, Data(authenticatedData))
            let isValid = tag.withUnsafeBytes { left in sealedBox.tag.withUnsafeBytes { areEqual(left, $0) } }
            guard isValid else { throw CryptoKitError.authenticationFailure }
            return message
        }

        /// Decrypts a message. Fails with `CryptoKitError.authenticationFailure` if anything was changed.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: Data())
        }

        private enum Direction: Int32 { case decrypt, encrypt }

        private static func run(
            _ direction: Direction, _ input: Data, _ key: SymmetricKey, _ nonce: Nonce, _ header: Data
        ) throws -> (output: Data, tag: Data) {
            let (input, nonce, header) = (Array(input), Array(nonce), Array(header))
            var output = [UInt8](repeating: 0, count: input.count)
            var tag = [UInt8](repeating: 0, count: tagByteCount)
            let isDone = key.withUnsafeBytes { key in
                let key = key.bindMemory(to: UInt8.self)
                return espalier_aes_gcm(
                    direction.rawValue, key.count, key.baseAddress, nonce.count, nonce, header.count, header,
                    input.count,
                    &output, input, &tag)
            }
            guard isDone != 0 else { throw CryptoKitError.incorrectKeySize }
            return (Data(output), Data(tag))
        }
    }
}
