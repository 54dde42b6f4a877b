public import EspalierViews
public import Foundation

extension Authentication {
    /// The users of an issuer of OpenID Connect, such as a company's login service.
    ///
    ///     WindowGroup { Desk() }
    ///         .authentication(
    ///             .openIDConnect(
    ///                 issuer: URL(string: "https://login.example.com")!, clientID: "desk", clientSecret: secret
    ///             ) { claims in Set(claims.strings("groups")) })
    ///         .authorized { $0 != nil } otherwise: { SignInPage() }
    ///
    /// `signIn()`, or a link to `/oidc/sign-in?returnTo=/items`, leads the browser to the issuer and back. The user is then signed in in
    /// the browser, as by `signIn(_:lasting:)`, with `sub` as the subject. `signOut()` also leads to the issuer's page that ends its
    /// session, if it has one.
    ///
    /// The URL of the callback, which has to be registered at the issuer, is `/oidc/callback` at the app's host. The server makes the
    /// endpoints by itself. It trusts `X-Forwarded-Proto` of `--trusted-proxies`, and the host name of the request: list yours in
    /// `--allowed-hosts`.
    ///
    /// Tokens are signed by RS256 or ES256. The issuer's description and keys are fetched when somebody signs in, and again after an hour
    /// or for an unknown key. If the issuer cannot be reached, the browser gets a page with the status 503, or 502 for a wrong answer, and
    /// the log has a line.
    ///
    /// - Parameters:
    ///   - issuer: The issuer exactly as it names itself: an `https` URL, or `http` on this machine.
    ///   - clientID: The id of the app at the issuer.
    ///   - clientSecret: The secret of the app at the issuer; nil for a public client.
    ///   - scopes: What the app asks for. `openid` is added if it is missing.
    ///   - path: The beginning of the paths of the endpoints.
    ///   - lifetime: The time after which the user is signed out; nil for as long as the server knows the browser.
    ///   - roles: Returns the roles of a user with these claims. It runs outside of the main actor, once for each sign-in.
    public static func openIDConnect(
        issuer: URL, clientID: String, clientSecret: String? = nil, scopes: [String] = ["openid", "profile", "email"],
        path: String = "/oidc", lasting lifetime: Duration? = .seconds(43_200),
        roles: @escaping @Sendable (OpenIDClaims) -> Set<String> = { _ in [] }
    ) -> Authentication {
        Authentication(
            OpenIDConnect(
                OpenIDConnect.Configuration(
                    issuer: issuer.absoluteString, clientID: clientID, clientSecret: clientSecret, scopes: scopes,
                    path: path.hasSuffix("/") ? String(path.dropLast()) : path,
                    lifetime: lifetime.map {
                        Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18
                    }, roles: roles)))
    }
}
