import EspalierCommonCrypto
import Testing

@Suite struct `Functions of CommonCrypto` {
    private typealias Hash = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

    private func digits(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    private func digest(_ hash: Hash, _ count: Int32, of text: String) -> String {
        let bytes = Array(text.utf8)
        var digest = [UInt8](repeating: 0, count: Int(count))
        _ = hash(bytes, CC_LONG(bytes.count), &digest)
        return digits(digest)
    }

    // The examples of RFC 1321 and of FIPS 180-4.
    @Test func `compute digests`() {
        #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: "abc") == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: "") == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(digest(CC_SHA1, CC_SHA1_DIGEST_LENGTH, of: "abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            digest(CC_SHA224, CC_SHA224_DIGEST_LENGTH, of: "abc")
                == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        #expect(
            digest(CC_SHA256, CC_SHA256_DIGEST_LENGTH, of: "abc")
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest(CC_SHA384, CC_SHA384_DIGEST_LENGTH, of: "abc")
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            digest(CC_SHA512, CC_SHA512_DIGEST_LENGTH, of: "abc")
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        )
    }

    @Test func `take the bytes in parts`() {
        var context = CC_SHA256_CTX()
        var digest = [UInt8](repeating: 0, count: 32)
        CC_SHA256_Init(&context)
        CC_SHA256_Update(&context, "a", 1)
        CC_SHA256_Update(&context, "bc", 2)
        CC_SHA256_Final(&digest, &context)
        #expect(digits(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    // Test cases 2 and 6 of RFC 4231. The key of the second is longer than a block.
    @Test func `compute codes`() {
        func code(_ key: [UInt8], _ text: String) -> String {
            let bytes = Array(text.utf8)
            var code = [UInt8](repeating: 0, count: 32)
            CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, bytes, bytes.count, &code)
            return digits(code)
        }
        #expect(
            code(Array("Jefe".utf8), "what do ya want for nothing?")
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            code(Array(repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First")
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }
}
