/// A way to find the user of a request.
///
///     WindowGroup { Desk() }
///         .authentication(.header("X-Remote-User"))
public struct Authentication: Sendable {
    /// How a rule finds the user, and where it runs.
    private enum Rule: Sendable {
        case anywhere(@Sendable (WebRequest) -> Identity?)
        case onMain(@MainActor @Sendable (WebRequest) -> Identity?)
        /// A check of the request's token. The server runs it before the page or the endpoint.
        case token(@Sendable (String) async throws -> Identity?)
        /// A service to which the app leads browsers. Requests do not name its users.
        case issuer(any SignInIssuer)
        /// Apple's service, to which buttons lead browsers. Requests do not name its users, and the app signs them in itself.
        case apple(any AppleSignInService)
    }

    private let method: Identity.Method
    private let rule: Rule

    /// A rule of the app's own.
    ///
    /// - Parameter identify: Returns the user of a request, or nil for a guest.
    public init(_ identify: @escaping @MainActor @Sendable (WebRequest) -> Identity?) {
        self.init(.request, .onMain(identify))
    }

    /// The users whom a service identifies.
    package init(_ issuer: any SignInIssuer) {
        self.init(.openIDConnect, .issuer(issuer))
    }

    /// The users whom the buttons of the scene's pages sign in with Apple.
    package init(_ service: any AppleSignInService) {
        self.init(.app, .apple(service))
    }

    private init(_ method: Identity.Method, _ rule: Rule) {
        self.method = method
        self.rule = rule
    }

    /// The user whom a proxy names in a header, such as `X-Remote-User`.
    ///
    /// It counts only if the connection comes from one of `--trusted-proxies`, and if the header occurs once, with 1 to 256 bytes. The
    /// proxy must remove the header from the requests of its clients.
    public static func header(_ name: String) -> Authentication {
        Authentication(
            .header,
            .anywhere { request in
                let values = request.headers.values(of: name)
                guard request.isFromTrustedProxy, values.count == 1, let value = values.first,
                    (1...256).contains(value.utf8.count),
                    !value.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
                else { return nil }
                return Identity(value)
            })
    }

    /// The user of a token, which a program sends as `Authorization: Bearer <token>` (RFC 6750).
    ///
    /// The check runs outside of the main actor, before anything of the page or the endpoint. If it throws an `HTTPError`, that is the
    /// response; any other error is logged, and the response has the status 503.
    ///
    /// - Parameter check: Returns the user of a token, or nil for a token that is not valid.
    public static func bearer(
        _ check: @escaping @concurrent @Sendable (_ token: String) async throws -> Identity?
    ) -> Authentication {
        Authentication(.bearer, .token(check))
    }

    /// The service to which the app leads browsers; nil for another rule.
    package var issuer: (any SignInIssuer)? { if case .issuer(let issuer) = rule { issuer } else { nil } }

    /// Apple's service; nil for another rule.
    fileprivate var apple: (any AppleSignInService)? { if case .apple(let service) = rule { service } else { nil } }

    /// The service at which users sign in; nil for another rule.
    package var service: (any SignInService)? { issuer ?? apple }

    /// Whether the rule checks tokens.
    fileprivate var takesTokens: Bool { if case .token = rule { true } else { false } }

    /// The user whom the rule finds without waiting; nil for none.
    @MainActor
    func identity(of request: WebRequest) -> Identity? {
        switch rule {
        case .anywhere(let find): named(find(request))
        case .onMain(let find): named(find(request))
        case .token, .issuer, .apple: nil
        }
    }

    fileprivate func identity(of request: WebRequest, token: String?) async throws -> Identity? {
        switch rule {
        case .anywhere(let find): return named(find(request))
        case .onMain(let find): return named(await find(request))
        case .token(let check):
            guard let token else { return nil }
            return named(try await check(token))
        case .issuer, .apple: return nil
        }
    }

    private func named(_ identity: Identity?) -> Identity? {
        var identity = identity
        identity?.method = method
        return identity
    }
}

extension [Authentication] {
    /// Whether a rule has to check the token of a request, for which a page waits.
    package func checkToken(of request: WebRequest) -> Bool { checkTokens && request.bearerToken != nil }

    /// Whether a rule checks tokens.
    package var checkTokens: Bool { contains { $0.takesTokens } }

    /// The first service to which the app leads browsers; nil for none.
    package var issuer: (any SignInIssuer)? {
        for authentication in self { if let issuer = authentication.issuer { return issuer } }
        return nil
    }

    /// Apple's service, if a rule names it; nil else.
    var apple: (any AppleSignInService)? {
        for authentication in self { if let service = authentication.apple { return service } }
        return nil
    }

    /// The user whom the first rule that finds one finds in a request.
    package func user(of request: WebRequest) async throws -> NamedUser {
        let token = request.bearerToken
        for authentication in self {
            guard let found = try await authentication.identity(of: request, token: token) else { continue }
            return NamedUser(identity: found)
        }
        return NamedUser(identity: nil)
    }

    /// The user of a page's request, by the first rule that finds one. A user whom an earlier request named is signed out by a request
    /// without one; a user whom the app signed in is not.
    ///
    /// - Parameter known: The user before the request.
    @MainActor
    func identity(of request: WebRequest, after known: Identity?) -> Identity? {
        guard let found = found(in: request) else { return known?.method.isKept == true ? known : nil }
        return found.isSame(as: known) ? known : found
    }

    @MainActor
    private func found(in request: WebRequest) -> Identity? {
        if let user = request.namedUser { return user.identity }
        for authentication in self { if let found = authentication.identity(of: request) { return found } }
        return nil
    }
}

/// The user whom rules have found in a request.
package struct NamedUser: Sendable {
    /// Nil if the request names nobody.
    package let identity: Identity?
}

extension WebRequest {
    /// The token in the header `Authorization`; nil without exactly one.
    package var bearerToken: String? {
        let values = headers.values(of: "authorization")
        guard values.count == 1, let value = values.first, value.utf8.count <= 4096,
            value.prefix(7).lowercased() == "bearer "
        else { return nil }
        let token = value.dropFirst(7).drop { $0 == " " }
        guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        return String(token)
    }
}
