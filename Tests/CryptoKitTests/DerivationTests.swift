import CryptoKit
import Foundation
import Testing

/// The test vectors of RFC 5869.
@Suite struct `A derived key` {
    private func bytes(_ digits: String) -> [UInt8] {
        stride(from: 0, to: digits.count, by: 2).map { start in
            let first = digits.index(digits.startIndex, offsetBy: start)
            return UInt8(digits[first...].prefix(2), radix: 16)!
        }
    }

    private func digits(_ key: SymmetricKey) -> String {
        key.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
    }

    @Test func `depends on the secret, the salt and the use`() {
        let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
        let (salt, info) = (bytes("000102030405060708090a0b0c"), bytes("f0f1f2f3f4f5f6f7f8f9"))
        let code = HKDF<SHA256>.extract(inputKeyMaterial: secret, salt: salt)
        #expect(Array(code) == bytes("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"))
        let expected = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
        #expect(digits(HKDF<SHA256>.expand(pseudoRandomKey: code, info: info, outputByteCount: 42)) == expected)
        #expect(
            digits(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: salt, info: info, outputByteCount: 42))
                == expected)
    }

    @Test func `needs neither salt nor use`() {
        let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
        let expected = "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
        #expect(digits(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42)) == expected)
        #expect(digits(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: Data(), outputByteCount: 42)) == expected)
        #expect(digits(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data(), outputByteCount: 42)) == expected)
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 0).bitCount == 0)
    }

    @Test func `may use another hash function`() {
        let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 11))
        let (salt, info) = (bytes("000102030405060708090a0b0c"), bytes("f0f1f2f3f4f5f6f7f8f9"))
        #expect(
            digits(HKDF<Insecure.SHA1>.deriveKey(inputKeyMaterial: secret, salt: salt, info: info, outputByteCount: 42))
                == "085a01ea1b10f36933068b56efa5ad81a4f14b822f5b091568a9cdd4f155fda2c22e422478d305f3f896")
    }
}
