import CryptoKit
import Foundation

/// The secret with which a client of Apple's service authenticates itself: a token that the key of the developer's team signs by ES256.
struct ClientSecretToken: Sendable {
    let teamID: String
    let keyID: String
    let clientID: String
    let key: SignatureKey

    /// The seconds for which a token counts. Apple takes up to six months; each request has a token of its own.
    static let lifetime = 300

    /// The token for an issuer.
    ///
    /// - Parameter now: The time in seconds since 1970.
    func text(for issuer: String, at now: Double) -> String {
        var header = JSONWriter()
        header.beginObject()
        header.member("alg", "ES256")
        header.member("kid", keyID)
        header.endObject()
        var claims = JSONWriter()
        claims.beginObject()
        claims.member("iss", teamID)
        claims.member("iat", Int(now))
        claims.member("exp", Int(now) + Self.lifetime)
        claims.member("aud", issuer)
        claims.member("sub", clientID)
        claims.endObject()
        let signed = "\(Base64URL.encode(header.bytes)).\(Base64URL.encode(claims.bytes))"
        return "\(signed).\(Base64URL.encode(key.signature(of: Array(signed.utf8))))"
    }

    /// The key in the text of a file with the extension `p8`; nil if it contains no key of P-256.
    static func key(pem text: String) -> SignatureKey? {
        let lines = text.split { $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard lines.count >= 3, lines.first == "-----BEGIN PRIVATE KEY-----", lines.last == "-----END PRIVATE KEY-----",
            let der = Data(base64Encoded: lines.dropFirst().dropLast().joined())
        else { return nil }
        return SignatureKey(pkcs8: Array(der))
    }
}
