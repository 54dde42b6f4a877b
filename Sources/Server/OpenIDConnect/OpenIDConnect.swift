import CryptoKit
import EspalierViews
import Foundation

/// Signs users in at an issuer: the authorization code flow with PKCE (OpenID Connect Core 1.0, 3.1; RFC 7636, RFC 9700).
final class OpenIDConnect: SignInIssuer, SignInEndpoints {
    struct Configuration: Sendable {
        var issuer: String
        var clientID: String
        var clientSecret: String?
        var scopes: [String]
        /// The path of the endpoints, without a slash at its end.
        var path: String
        var lifetime: Double?
        var roles: @Sendable (OpenIDClaims) -> Set<String>
    }

    private let configuration: Configuration
    private let documents: IssuerDocuments
    private let send: IssuerRequest.Send
    private let log: Log
    /// The time in seconds since 1970.
    private let now: @Sendable () -> Double
    /// Makes a text of 256 random bits.
    private let random: @Sendable () -> String
    private let flows: SignInFlows

    private static let cookie = "openid-sign-in"

    init(
        _ configuration: Configuration, send: @escaping IssuerRequest.Send = IssuerRequest.send, log: Log = .shared,
        now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 },
        random: @escaping @Sendable () -> String = { Base64URL.encode(RandomBytes.make()) }
    ) {
        self.configuration = configuration
        self.send = send
        self.log = log
        self.now = now
        self.random = random
        documents = IssuerDocuments(issuer: configuration.issuer, send: send, now: now)
        flows = SignInFlows(of: [configuration.issuer, configuration.clientID, configuration.path])
    }

    func share(_ secret: [UInt8]) { flows.share(secret) }

    var signInPath: String { configuration.path + "/sign-in" }
    var signOutPath: String { configuration.path + "/sign-out" }
    private var callbackPath: String { configuration.path + "/callback" }

    func isSame(as other: any SignInService) -> Bool {
        guard let other = other as? OpenIDConnect else { return false }
        return configuration.issuer == other.configuration.issuer
            && configuration.clientID == other.configuration.clientID && configuration.path == other.configuration.path
    }

    @MainActor
    var endpoints: [_EndpointDeclaration] {
        EndpointGroup {
            Endpoint(.get, signInPath) { [self] request in try await logging { try await begin(request) } }
            Endpoint(.get, callbackPath) { [self] request in try await logging { try await complete(request) } }
            Endpoint(.get, signOutPath) { [self] request in await end(request) }
        }
        .rateLimit(300, per: .seconds(60))
        ._endpoints
    }

    private func logging(_ body: () async throws -> Response) async throws -> Response {
        do { return try await body() } catch let fault as IssuerFault {
            // Of these, correct browsers cause the last kind.
            if fault != .noSuchSignIn { note("sign-in failed", fault) }
            throw fault
        }
    }

    private func note(_ event: String, _ fault: IssuerFault) {
        log.write(
            .error, event, [("issuer", configuration.issuer), ("reason", String(fault.reason.prefix(300)))], kind: event
        )
    }

    // MARK: The beginning

    /// Leads the browser to the issuer.
    private func begin(_ request: EndpointRequest) async throws -> Response {
        let metadata = try await documents.description()
        let flow = SignInFlows.Flow(
            state: random(), nonce: random(), verifier: random(), callback: root(of: request) + callbackPath,
            returnPath: returnPath(request.query["returnTo"]))
        let scopes = configuration.scopes.contains("openid") ? configuration.scopes : ["openid"] + configuration.scopes
        let target = FormText.url(
            metadata.authorization,
            [
                ("response_type", "code"), ("client_id", configuration.clientID), ("redirect_uri", flow.callback),
                ("scope", scopes.joined(separator: " ")), ("state", flow.state), ("nonce", flow.nonce),
                ("code_challenge", Base64URL.encode(Array(SHA256.hash(data: Array(flow.verifier.utf8))))),
                ("code_challenge_method", "S256"),
            ])
        guard let cookie = flows.begin(flow, at: now()) else {
            throw IssuerFault.configuration("the URL of the callback is too long for a cookie")
        }
        return redirect(to: target, cookie: cookie, SignInFlows.times.flow, request.isSecure)
    }

    /// A path of the app. The endpoints of the sign-in itself would begin again.
    private func returnPath(_ text: String?) -> String {
        guard let path = text.flatMap({ RedirectTarget(path: $0)?.location }), !path.hasPrefix(configuration.path + "/")
        else { return "/" }
        return path
    }

    // MARK: The end

    /// Takes the issuer's answer, which the browser brings.
    private func complete(_ request: EndpointRequest) async throws -> Response {
        guard let cookie = cookie(of: request.web), let flow = flows.flow(cookie, at: now()),
            let state = request.query["state"], FormText.areEqual(state, flow.state), flows.use(cookie, at: now())
        else { throw IssuerFault.noSuchSignIn }
        if let issuer = request.query["iss"], issuer != configuration.issuer {
            throw IssuerFault.wrongAnswer("the answer is of another issuer")
        }
        if let error = request.query["error"] {
            throw IssuerFault.refused("the issuer's error is \(FormText.errorCode(error))")
        }
        guard let code = request.query["code"], (1...4096).contains(code.utf8.count) else {
            throw IssuerFault.wrongAnswer("the answer has no code")
        }
        let claims = try await claims(for: code, flow)
        let identity = Identity(claims.subject, name: claims.name, roles: configuration.roles(claims))
        let user = IssuedUser(identity, method: .openIDConnect, lifetime: configuration.lifetime)
        guard let next = flows.complete(user, in: request.web.browserCookie, at: now()) else {
            throw IssuerFault.unreachable("too many users with long names and roles sign in at once")
        }
        return redirect(to: flow.returnPath, cookie: next, SignInFlows.times.page, request.isSecure)
    }

    /// The user's claims, for which the issuer takes the code of its answer.
    private func claims(for code: String, _ flow: SignInFlows.Flow) async throws(IssuerFault) -> OpenIDClaims {
        let metadata = try await documents.description()
        var fields = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", flow.callback),
            ("code_verifier", flow.verifier),
        ]
        var authorization: String?
        if let secret = configuration.clientSecret, !metadata.takesSecretInBody {
            // Both are encoded as in a form before (RFC 6749, 2.3.1).
            let pair = "\(FormText.encoded(configuration.clientID)):\(FormText.encoded(secret))"
            authorization = "Basic " + Data(pair.utf8).base64EncodedString()
        } else {
            fields.append(("client_id", configuration.clientID))
            if let secret = configuration.clientSecret { fields.append(("client_secret", secret)) }
        }
        let exchange = CodeExchange(
            issuer: configuration.issuer, clientID: configuration.clientID, documents: documents, send: send, now: now)
        return try await exchange.token(for: fields, authorization: authorization, nonce: flow.nonce).claims
    }

    func redeem(_ request: WebRequest) -> IssuedUser? {
        guard let cookie = cookie(of: request) else { return nil }
        return flows.redeem(cookie, in: request.browserCookie, at: now())
    }

    // MARK: Signing out

    /// Leads the browser to the issuer, which ends its own session. The app has signed the user out before.
    private func end(_ request: EndpointRequest) async -> Response {
        do throws(IssuerFault) {
            guard let page = try await documents.description().endSession else { return Self.redirect(to: "/") }
            let target = FormText.url(
                page,
                [
                    ("client_id", configuration.clientID),
                    ("post_logout_redirect_uri", root(of: request) + "/"),
                ])
            return Self.redirect(to: target)
        } catch {
            note("sign-out failed", error)
            return Self.redirect(to: "/")
        }
    }

    // MARK: Texts

    /// The URL of the app, without a slash at its end.
    private func root(of request: EndpointRequest) -> String {
        request.web.root ?? "http://localhost\(request.basePath)"
    }

    private func redirect(to target: String, cookie: String, _ lifetime: Double, _ isSecure: Bool) -> Response {
        var response = Self.redirect(to: target)
        response.headers.add(
            "Set-Cookie",
            Cookies.header(Self.cookie, cookie, "Max-Age=\(Int(lifetime)); SameSite=Lax", isSecure: isSecure).value)
        return response
    }

    private static func redirect(to target: String) -> Response { Response(.seeOther, headers: ["Location": target]) }

    private func cookie(of request: WebRequest) -> String? {
        request.cookies[Cookies.name(Self.cookie, isSecure: request.isSecure)]
    }
}
