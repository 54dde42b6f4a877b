import Foundation

/// An issuer's description of itself (OpenID Connect Discovery 1.0, 3).
struct IssuerMetadata: Equatable, Sendable {
    let authorization: URL
    let token: URL
    let keys: URL
    /// The page that ends the user's session; nil if the issuer has none.
    let endSession: URL?
    /// Whether the token endpoint takes the client's secret only in the body.
    let takesSecretInBody: Bool

    /// - Parameter issuer: The URL of the issuer, which the description has to repeat.
    init(_ json: JSONValue, issuer: String) throws(IssuerFault) {
        guard json["issuer"]?.string == issuer else {
            throw .wrongAnswer("the issuer's description names another issuer than \(issuer)")
        }
        func url(_ name: String) -> URL? {
            json[name]?.string.flatMap { URL(string: $0) }.flatMap { Self.isSafe($0) ? $0 : nil }
        }
        guard let authorization = url("authorization_endpoint"), let token = url("token_endpoint"),
            let keys = url("jwks_uri")
        else { throw .wrongAnswer("the issuer's description lacks endpoints, or they are not https URLs") }
        (self.authorization, self.token, self.keys) = (authorization, token, keys)
        endSession = url("end_session_endpoint")
        var methods: [String] = []
        if case .array(let values)? = json["token_endpoint_auth_methods_supported"] {
            methods = values.compactMap(\.string)
        }
        takesSecretInBody = !methods.isEmpty && !methods.contains("client_secret_basic")
    }

    /// Whether a URL is https, or http on this machine.
    static func isSafe(_ url: URL) -> Bool {
        guard let host = url.host, !host.isEmpty, url.user == nil else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host.lowercased())
        default: return false
        }
    }
}
