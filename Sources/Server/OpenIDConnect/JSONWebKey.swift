import CryptoKit

/// A public key of an issuer (RFC 7517).
struct JSONWebKey: Equatable, Sendable {
    enum Material: Equatable, Sendable {
        case rsa(modulus: [UInt8], exponent: [UInt8])
        case p256(x: [UInt8], y: [UInt8])
    }

    /// The name by which tokens refer to it; nil for a key without one.
    let id: String?
    let material: Material

    /// Nil for a key of another kind, or for another use than signatures.
    init?(_ json: JSONValue) {
        if let use = json["use"]?.string, use != "sig" { return nil }
        func bytes(_ name: String) -> [UInt8]? { json[name]?.string.flatMap { Base64URL.decode($0) } }
        let algorithm = json["alg"]?.string
        switch json["kty"]?.string {
        case "RSA":
            guard algorithm ?? "RS256" == "RS256", let modulus = bytes("n"), let exponent = bytes("e") else {
                return nil
            }
            material = .rsa(modulus: modulus, exponent: exponent)
        case "EC":
            guard algorithm ?? "ES256" == "ES256", json["crv"]?.string == "P-256", let x = bytes("x"),
                let y = bytes("y")
            else { return nil }
            material = .p256(x: x, y: y)
        default: return nil
        }
        id = json["kid"]?.string
    }

    /// The keys of a key set that can check signatures. At most a hundred are taken.
    static func keys(of set: JSONValue) -> [JSONWebKey] {
        guard case .array(let values)? = set["keys"] else { return [] }
        return values.prefix(100).compactMap { JSONWebKey($0) }
    }

    /// The algorithm of its signatures.
    var algorithm: String {
        switch material {
        case .rsa: "RS256"
        case .p256: "ES256"
        }
    }

    func hasSigned(_ bytes: [UInt8], _ signature: [UInt8]) -> Bool {
        switch material {
        case .rsa(let modulus, let exponent):
            SignatureCheck.isRSA(signature, of: bytes, modulus: modulus, exponent: exponent)
        case .p256(let x, let y): SignatureCheck.isP256(signature, of: bytes, x: x, y: y)
        }
    }
}
