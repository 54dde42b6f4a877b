import Foundation
import Testing

@testable import EspalierServer

@Suite struct `An ID token` {
    private let keys: [JSONWebKey]

    init() throws {
        keys = JSONWebKey.keys(of: try JSONParser.parse(Array(IDTokenSamples.keys.utf8)))
    }

    /// The fault of a token; nil for one that is right.
    private func fault(
        _ text: String, issuer: String = "https://issuer.example", client: String = "desk",
        nonce: String = "n-0S6_WzA2Mj", at now: Double = 1_700_000_100
    ) -> IDTokenFault? {
        do throws(IDTokenFault) {
            let token = try IDToken(text)
            guard let key = token.key(of: keys) else { throw .unknownKey }
            let claims = try token.claims(signedBy: key, issuer: issuer, clientID: client, nonce: nonce, at: now)
            #expect(claims.subject == "248289761001")
            return nil
        } catch { return error }
    }

    @Test func `has keys of which only those for signatures count`() {
        #expect(keys.map(\.id) == ["r1", "e1"])
        #expect(keys.map(\.algorithm) == ["RS256", "ES256"])
    }

    @Test(arguments: [IDTokenSamples.rsa, IDTokenSamples.p256, IDTokenSamples.several, IDTokenSamples.unnamedKey])
    func `states the user if the issuer has signed it`(text: String) {
        #expect(fault(text) == nil)
    }

    @Test func `is for one issuer, client, sign-in and time`() {
        let text = IDTokenSamples.rsa
        #expect(fault(text, issuer: "https://issuer.example/") == .issuer)
        #expect(fault(text, client: "shop") == .audience)
        #expect(fault(text, nonce: "other") == .nonce)
        #expect(fault(text, at: 1_700_003_659) == nil)
        #expect(fault(text, at: 1_700_003_661) == .expired)
        #expect(fault(text, at: 1_699_999_941) == nil)
        #expect(fault(text, at: 1_699_999_939) == .notYetValid)
        #expect(fault(IDTokenSamples.future) == .notYetValid)
        #expect(fault(IDTokenSamples.severalWithoutParty) == .audience)
        #expect(fault(IDTokenSamples.otherParty) == .audience)
        #expect(fault(IDTokenSamples.noSubject) == .subject)
        #expect(fault(IDTokenSamples.noEnd) == .malformed)
    }

    @Test func `counts by its issuer's keys only, by their algorithms`() {
        #expect(fault(IDTokenSamples.`none`) == .algorithm)
        // Signed with the public key as if it were a secret.
        #expect(fault(IDTokenSamples.hmac) == .algorithm)
        #expect(fault(IDTokenSamples.critical) == .algorithm)
        #expect(fault(IDTokenSamples.unknownKey) == .unknownKey)
        #expect(fault(IDTokenSamples.keyOfOtherKind) == .unknownKey)
    }

    @Test(arguments: [IDTokenSamples.rsa, IDTokenSamples.p256]) func `is wrong if anything of it has changed`(
        text: String
    ) throws {
        let parts = text.split(separator: ".").map(String.init)
        let claims = try #require(Base64URL.decode(parts[1]))
        let other = String(decoding: claims, as: UTF8.self).replacingOccurrences(of: "Ada", with: "Eve")
        #expect(fault("\(parts[0]).\(Base64URL.encode(other.utf8)).\(parts[2])") == .signature)
        var signature = try #require(Base64URL.decode(parts[2]))
        signature[0] ^= 1
        #expect(fault("\(parts[0]).\(parts[1]).\(Base64URL.encode(signature))") == .signature)
        #expect(fault("\(parts[0]).\(parts[1]).") == .signature)
        let zeros = Base64URL.encode([UInt8](repeating: 0, count: signature.count))
        #expect(fault("\(parts[0]).\(parts[1]).\(zeros)") == .signature)
    }

    @Test func `may be cut, long or malformed`() {
        for length in stride(from: 0, to: IDTokenSamples.p256.count, by: 7) {
            #expect(fault(String(IDTokenSamples.p256.prefix(length))) != nil)
        }
        #expect(fault(String(repeating: "a", count: 1 << 20)) == .tooLong)
        for text in ["", "..", "a.b.c", "a.b", "\(IDTokenSamples.rsa).x", "\(IDTokenSamples.rsa)=", "{}.{}.{}"] {
            #expect(fault(text) == .malformed)
        }
        #expect(fault(IDTokenSamples.twice) == .malformed)
    }

    @Test func `has claims of several kinds`() throws {
        let token = try IDToken(IDTokenSamples.rsa)
        let claims = try token.claims(
            signedBy: keys[0], issuer: "https://issuer.example", clientID: "desk", nonce: "n-0S6_WzA2Mj",
            at: 1_700_000_100)
        #expect(claims["name"] == "Ada")
        #expect(claims["missing"] == nil)
        #expect(claims.isTrue("email_verified") && !claims.isTrue("name"))
        #expect(claims.strings("groups") == ["keeper", "staff"])
        #expect(claims.strings("realm_access.roles") == ["admin"])
        #expect(claims.strings("name") == ["Ada"])
        #expect(claims.strings("missing.roles") == [])
    }

    @Test func `is not checked with weak keys`() throws {
        let small = try JSONParser.parse(Array(#"{"kty":"RSA","kid":"r1","n":"wQ","e":"AQAB"}"#.utf8))
        let key = try #require(JSONWebKey(small))
        let token = try IDToken(IDTokenSamples.rsa)
        #expect(throws: IDTokenFault.signature) {
            try token.claims(
                signedBy: key, issuer: "https://issuer.example", clientID: "desk", nonce: "n-0S6_WzA2Mj",
                at: 1_700_000_100)
        }
        let zero = Base64URL.encode([UInt8](repeating: 0, count: 32))
        let point = try JSONParser.parse(
            Array(#"{"kty":"EC","crv":"P-256","kid":"e1","x":"\#(zero)","y":"\#(zero)"}"#.utf8))
        #expect(try #require(JSONWebKey(point)).hasSigned([1], [UInt8](repeating: 1, count: 64)) == false)
    }

    @Test func `is written in base64 for URLs`() {
        #expect(Base64URL.encode([0xFB, 0xFF]) == "-_8")
        #expect(Base64URL.decode("-_8") == [0xFB, 0xFF])
        for text in ["+/8", "-_8=", "-_9", "-", "a b", "é"] { #expect(Base64URL.decode(text) == nil) }
        #expect(Base64URL.decode("") == [])
    }
}
