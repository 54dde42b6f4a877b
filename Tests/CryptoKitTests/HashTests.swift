import CryptoKit
import Foundation
import Testing

@Suite struct `A hash function` {
    private static let alphabet = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    private static let longAlphabet =
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

    private func digits<D: Digest>(_ digest: D) -> String {
        digest.compactMap { String(format: "%02x", $0) }.joined()
    }

    /// RFC 6234, section 8.5.
    @Test func `has the digests of RFC 6234`() {
        #expect(
            digits(SHA256.hash(data: Data("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digits(SHA256.hash(data: Data(Self.alphabet.utf8)))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            digits(SHA384.hash(data: Data("abc".utf8)))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                + "8086072ba1e7cc2358baeca134c825a7")
        #expect(
            digits(SHA384.hash(data: Data(Self.longAlphabet.utf8)))
                == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712"
                + "fcc7c71a557e2db966c3e9fa91746039")
        #expect(
            digits(SHA512.hash(data: Data("abc".utf8)))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(
            digits(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            digits(Insecure.SHA1.hash(data: Data(Self.alphabet.utf8))) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    }

    /// RFC 1321, appendix A.5.
    @Test func `has the digests of RFC 1321`() {
        #expect(digits(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(digits(Insecure.MD5.hash(data: Data("abc".utf8))) == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test func `takes data in parts, and goes on after a digest`() {
        var function = SHA256()
        for _ in 0..<1000 { function.update(data: Data(repeating: UInt8(ascii: "a"), count: 999)) }
        _ = function.finalize()
        function.update(data: [UInt8](repeating: UInt8(ascii: "a"), count: 1000))
        #expect(
            function.finalize().description
                == "SHA256 digest: cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func `has digests that are equal to their bytes`() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        #expect(digest == SHA256.hash(data: Data("abc".utf8)) && digest != SHA256.hash(data: Data("abd".utf8)))
        #expect(digest == Data(digest) && Data(digest).count == SHA256.byteCount)
        #expect(!(digest == Data(digest).dropLast()))
        for index in 0..<SHA256.byteCount {
            var changed = Data(digest)
            changed[index] ^= 0x80
            #expect(!(digest == changed))
        }
    }
}

/// RFC 4231, section 4.
@Suite struct `A code of a message` {
    private func code<H: HashFunction>(_ key: Data, _ message: String, by: H.Type) -> String {
        HMAC<H>.authenticationCode(for: Data(message.utf8), using: SymmetricKey(data: key))
            .map { String(format: "%02x", $0) }.joined()
    }

    @Test func `is that of RFC 4231`() {
        let key = Data(repeating: 0x0b, count: 20)
        #expect(
            code(key, "Hi There", by: SHA256.self) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        )
        #expect(
            code(key, "Hi There", by: SHA384.self)
                == "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59c"
                + "faea9ea9076ede7f4af152e8b2fa9cb6")
        #expect(
            code(key, "Hi There", by: SHA512.self)
                == "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
                + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854")
        #expect(
            code(Data("Jefe".utf8), "what do ya want for nothing?", by: SHA256.self)
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func `hashes a key that is longer than a block`() {
        #expect(
            code(
                Data(repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
                by: SHA256.self)
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func `is valid for its message and key only`() {
        let key = SymmetricKey(size: .bits256)
        let code = HMAC<SHA256>.authenticationCode(for: Data("tea".utf8), using: key)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("tea".utf8), using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("tea".utf8), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("teas".utf8), using: key))
        #expect(
            !HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: Data("tea".utf8), using: SymmetricKey(size: .bits256)))
    }
}
