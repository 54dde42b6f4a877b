/// A token in which an issuer states who the user is (OpenID Connect Core 1.0, 2), before it is checked.
struct IDToken: Sendable {
    /// The algorithm of the signature: `RS256` or `ES256`.
    let algorithm: String
    /// The name of the key; nil without one.
    let keyID: String?
    private let claims: JSONValue
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// The maximum length of a token in bytes.
    static let longest = 16_384
    /// The difference of clocks that is tolerated, in seconds.
    static let tolerance = 60.0

    init(_ text: String) throws(IDTokenFault) {
        guard text.utf8.count <= Self.longest else { throw .tooLong }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.json(parts[0]), let claims = Self.json(parts[1]),
            let signature = Base64URL.decode(parts[2])
        else { throw .malformed }
        // Only algorithms with public keys. Nobody but the issuer can sign with them.
        guard let algorithm = header["alg"]?.string, ["RS256", "ES256"].contains(algorithm), header["crit"] == nil
        else {
            throw .algorithm
        }
        self.algorithm = algorithm
        keyID = header["kid"]?.string
        self.claims = claims
        self.signature = signature
        signed = Array("\(parts[0]).\(parts[1])".utf8)
    }

    private static func json(_ part: Substring) -> JSONValue? {
        guard let bytes = Base64URL.decode(part), let json = try? JSONParser.parse(bytes),
            case .object(let members) = json,
            // Of two members with one name, programs read different ones.
            Set(members.map(\.name)).count == members.count
        else { return nil }
        return json
    }

    /// The key that has signed the token, if it is one of these.
    func key(of keys: [JSONWebKey]) -> JSONWebKey? {
        let fitting = keys.filter { $0.algorithm == algorithm }
        guard let keyID else { return fitting.count == 1 ? fitting[0] : nil }
        return fitting.first { $0.id == keyID }
    }

    /// The claims of the token, once they are checked.
    ///
    /// - Parameters:
    ///   - nonce: The text that the sign-in has sent to the issuer.
    ///   - now: The time in seconds since 1970.
    func claims(
        signedBy key: JSONWebKey, issuer: String, clientID: String, nonce: String, at now: Double
    ) throws(IDTokenFault) -> OpenIDClaims {
        guard key.algorithm == algorithm, key.hasSigned(signed, signature) else { throw .signature }
        guard claims["iss"]?.string == issuer else { throw .issuer }
        try checkAudience(clientID)
        guard let end = claims["exp"]?.number, let start = claims["iat"]?.number else { throw .malformed }
        guard end > now - Self.tolerance else { throw .expired }
        guard start <= now + Self.tolerance, claims["nbf"]?.number ?? start <= now + Self.tolerance else {
            throw .notYetValid
        }
        guard claims["nonce"]?.string == nonce else { throw .nonce }
        guard let subject = claims["sub"]?.string, (1...255).contains(subject.utf8.count) else { throw .subject }
        return OpenIDClaims(claims)
    }

    private func checkAudience(_ clientID: String) throws(IDTokenFault) {
        switch claims["aud"] {
        case .string(let audience)?:
            guard audience == clientID else { throw .audience }
        case .array(let audiences)?:
            guard audiences.contains(.string(clientID)) else { throw .audience }
            guard audiences.count == 1 || claims["azp"] != nil else { throw .audience }
        default: throw .audience
        }
        if let party = claims["azp"] { guard party == .string(clientID) else { throw .audience } }
    }
}

/// The reason for refusing an ID token, for the log.
enum IDTokenFault: String, Error, Equatable {
    case tooLong = "the token is too long"
    case malformed = "the token is malformed"
    case algorithm = "the token is signed by another algorithm than RS256 and ES256"
    case unknownKey = "the issuer has no key with the name in the token"
    case signature = "the signature is wrong"
    case issuer = "the token is of another issuer"
    case audience = "the token is for another client"
    case expired = "the token has expired"
    case notYetValid = "the token is not valid yet"
    case nonce = "the token is for another sign-in"
    case subject = "the token names no user"
}
