import Foundation
import Testing

@testable import CryptoKit

@Suite struct `A key of P-256` {
    /// Made by `openssl ecparam -name prime256v1 -genkey`, and `openssl pkcs8 -topk8`.
    private static let file = Array(
        Data(
            base64Encoded: """
                MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjLh0dR3tO0s//3YuJwxCjxx0Mf+49HOcSLZSJvZpgX6hRANCAAQEkdTv\
                PREbKEQ4/DrZzEi9MXgswkWq3QiB8OmiVA0C5g74dTXDJjS5djUgbMSD6Dspxj4gr/lduR2XZjmXJASj
                """)!)
    private static let x = Array(Data(base64Encoded: "BJHU7z0RGyhEOPw62cxIvTF4LMJFqt0IgfDpolQNAuY=")!)
    private static let y = Array(Data(base64Encoded: "Dvh1NcMmNLl2NSBsxIPoOynGPiCv+V25HZdmOZckBKM=")!)

    @Test func `signs so that its public half confirms it, each time anew`() throws {
        let key = try #require(SignatureKey(pkcs8: Self.file))
        let bytes = Array("a token".utf8)
        let (first, second) = (key.signature(of: bytes), key.signature(of: bytes))
        #expect(first.count == 64 && first != second)
        for signature in [first, second] {
            #expect(SignatureCheck.isP256(signature, of: bytes, x: Self.x, y: Self.y))
            #expect(!SignatureCheck.isP256(signature, of: bytes + [0], x: Self.x, y: Self.y))
        }
    }

    @Test func `is a number from 1 to the curve's order, less 1`() throws {
        var order: [UInt8] = Array(repeating: 0xFF, count: 4) + Array(repeating: 0, count: 4)
        order += Array(repeating: 0xFF, count: 8)
        order += [0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51]
        #expect(SignatureKey(order) == nil)
        order[31] -= 1
        #expect(SignatureKey(order) != nil)
        #expect(SignatureKey([UInt8](repeating: 0, count: 32)) == nil)
        #expect(SignatureKey([UInt8](repeating: 0, count: 31) + [1]) != nil)
        #expect(SignatureKey([UInt8](repeating: 1, count: 31)) == nil)
    }

    @Test func `is read from a whole file of its kind only`() {
        let file = Self.file
        for count in 0..<file.count { #expect(SignatureKey(pkcs8: Array(file.prefix(count))) == nil) }
        #expect(SignatureKey(pkcs8: file + [0]) == nil)
        // Another curve, another algorithm, another version, an endless length.
        for (index, byte) in [(21, UInt8(8)), (11, 2), (5, 1), (1, 0x84)] {
            var changed = file
            changed[index] = byte
            #expect(SignatureKey(pkcs8: changed) == nil)
        }
    }
}
