import CryptoKit
import Foundation
import Testing

/// The vectors are those of McGrew and Viega, "The Galois/Counter Mode of Operation", which NIST publishes.
@Suite struct `AES-GCM` {
    private struct Vector: Sendable {
        let key: String, message: String, header: String, nonce: String, ciphertext: String, tag: String
    }

    private static let key = "feffe9928665731c6d6a8f9467308308"
    private static let message =
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    private static let header = "feedfacedeadbeeffeedfacedeadbeefabaddad2"
    private static let nonce = "cafebabefacedbaddecaf888"

    private static let vectors = [
        Vector(
            key: "00000000000000000000000000000000", message: "", header: "", nonce: "000000000000000000000000",
            ciphertext: "", tag: "58e2fccefa7e3061367f1d57a4e7455a"),
        Vector(
            key: "00000000000000000000000000000000", message: "00000000000000000000000000000000", header: "",
            nonce: "000000000000000000000000", ciphertext: "0388dace60b6a392f328c2b971b2fe78",
            tag: "ab6e47d42cec13bdf53a67b21257bddf"),
        Vector(
            key: key, message: message, header: header, nonce: nonce,
            ciphertext: "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
                + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
            tag: "5bc94fbc3221a5db94fae95ae7121a47"),
        Vector(
            key: key + "feffe9928665731c", message: message, header: header, nonce: nonce,
            ciphertext: "3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c"
                + "7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda2710",
            tag: "2519498e80f1478f37ba55bd6d27618c"),
        Vector(
            key: key + key, message: message, header: header, nonce: nonce,
            ciphertext: "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
                + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
            tag: "76fc6ece0f4e1768cddf8853bb2d551b"),
    ]

    private static func bytes(_ digits: String) -> Data {
        var rest = digits[...]
        var data = Data()
        while !rest.isEmpty {
            data.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return data
    }

    @Test(arguments: vectors.indices) func `seals and opens the vectors of NIST`(index: Int) throws {
        let vector = Self.vectors[index]
        let key = SymmetricKey(data: Self.bytes(vector.key))
        let header = Self.bytes(vector.header)
        let box = try AES.GCM.seal(
            Self.bytes(vector.message), using: key, nonce: AES.GCM.Nonce(data: Self.bytes(vector.nonce)),
            authenticating: header)
        #expect(box.ciphertext == Self.bytes(vector.ciphertext) && box.tag == Self.bytes(vector.tag))
        #expect(try AES.GCM.open(box, using: key, authenticating: header) == Self.bytes(vector.message))
    }

    @Test func `opens what it has sealed, as one piece of data`() throws {
        let key = SymmetricKey(size: .bits256)
        let combined = try #require(try AES.GCM.seal(Data("tea".utf8), using: key).combined)
        #expect(combined.count == 12 + 3 + 16)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("tea".utf8))
        let other = try AES.GCM.seal(Data("tea".utf8), using: key)
        #expect(other.combined != combined)
    }

    @Test func `refuses another key, and every changed byte`() throws {
        let key = SymmetricKey(size: .bits128)
        let combined = try #require(try AES.GCM.seal(Data("tea".utf8), using: key).combined)
        for index in combined.indices {
            var changed = combined
            changed[index] ^= 1
            #expect(throws: CryptoKitError.authenticationFailure) {
                try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
            }
        }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: SymmetricKey(size: .bits128))
        }
    }

    @Test func `refuses keys, nonces and boxes of other sizes`() {
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(Data("tea".utf8), using: SymmetricKey(size: SymmetricKeySize(bitCount: 64)))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    }
}
