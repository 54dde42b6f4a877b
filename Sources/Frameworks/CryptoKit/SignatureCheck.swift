internal import EspalierCNettle

/// Checks of signatures by nettle, with SHA-256 of the signed bytes.
package enum SignatureCheck {
    /// Whether a signature by RSASSA-PKCS1-v1_5 is right. Moduli of less than 2,048 bits and of more than 8,192 are refused.
    ///
    /// - Parameters:
    ///   - modulus: The modulus, its most significant byte first.
    ///   - exponent: The public exponent, of at most 4 bytes.
    package static func isRSA(_ signature: [UInt8], of bytes: [UInt8], modulus: [UInt8], exponent: [UInt8]) -> Bool {
        let modulus = modulus.drop { $0 == 0 }
        guard (256...1024).contains(modulus.count), modulus.last.map({ $0 & 1 == 1 }) == true,
            (1...4).contains(exponent.count), exponent.last.map({ $0 & 1 == 1 }) == true,
            signature.count == modulus.count
        else { return false }
        let digest = Array(SHA256.hash(data: bytes))
        return espalier_rsa_sha256_verify(
            modulus.count, Array(modulus), exponent.count, exponent, digest, signature.count, signature) == 1
    }

    /// Whether a signature by ECDSA with P-256 is right.
    ///
    /// - Parameters:
    ///   - signature: The two numbers of the signature, of 32 bytes each.
    ///   - x: The first coordinate of the key, of 32 bytes.
    ///   - y: The second coordinate.
    package static func isP256(_ signature: [UInt8], of bytes: [UInt8], x: [UInt8], y: [UInt8]) -> Bool {
        guard signature.count == 64, x.count == 32, y.count == 32 else { return false }
        let digest = Array(SHA256.hash(data: bytes))
        return espalier_ecdsa_p256_verify(x, y, digest, signature) == 1
    }
}
