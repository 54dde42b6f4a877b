public import Foundation

/// Derives keys from a secret by a hash function (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key with salt, for a use that `info` names.
    ///
    /// - Parameter outputByteCount: The number of bytes of the key, at most 255 times that of a digest. A larger number ends the program.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Derives a key for a use that `info` names.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key with salt.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: a code of the secret with salt, from which `expand` makes keys.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        // No salt is one of zeros, to which the code extends an empty key.
        let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
        return inputKeyMaterial.withUnsafeBytes { HMAC<H>.authenticationCode(for: Array($0), using: key) }
    }

    /// The second step: a key from the code that `extract` returns, for a use that `info` names.
    ///
    /// - Parameter outputByteCount: The number of bytes of the key, at most 255 times that of a digest. A larger number ends the program.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            0...255 * H.Digest.byteCount ~= outputByteCount,
            "A derived key has at most 255 times the bytes of a digest.")
        let key = SymmetricKey(data: prk)
        var (derived, block, number) = ([UInt8](), [UInt8](), UInt8(0))
        while derived.count < outputByteCount {
            number += 1
            var code = HMAC<H>(key: key)
            code.update(data: block)
            if let info { code.update(data: info) }
            code.update(data: [number])
            block = Array(code.finalize())
            derived += block
        }
        return SymmetricKey(data: derived.prefix(outputByteCount))
    }
}
