import EspalierViews
import Foundation

/// Signs users in with Apple, for the buttons of pages: the authorization code flow, whose answer is a form that Apple's page sends.
///
/// The form comes from another site, so the browser sends no cookies with it. The state of the form only finds the sign-in, whose answer
/// it becomes. The browser is then led to a path of this server, with its cookies, and only the browser whose page has begun the sign-in
/// goes on there.
final class AppleSignIn: AppleSignInService, SignInEndpoints {
    struct Configuration: Sendable {
        var issuer: String
        var clientID: String
        /// Makes the client's secret; nil if the key cannot be used.
        var secret: ClientSecretToken?
        /// The beginning of the paths of the endpoints, without a slash at its end.
        var path: String
    }

    private let configuration: Configuration
    private let documents: IssuerDocuments
    private let send: IssuerRequest.Send
    private let log: Log
    /// The time in seconds since 1970.
    private let now: @Sendable () -> Double
    /// Makes a text of 256 random bits.
    private let random: @Sendable () -> String
    private let answers: AppleSignInAnswers

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
        answers = AppleSignInAnswers(of: [configuration.issuer, configuration.clientID, configuration.path])
    }

    func share(_ secret: [UInt8]) { answers.share(secret) }

    /// The path to which Apple's page sends its form. It has to be registered at Apple.
    private var callbackPath: String { configuration.path + "/callback" }
    /// The beginning of the paths to which the browser comes back.
    private var returnPath: String { configuration.path + "/return/" }

    func isSame(as other: any SignInService) -> Bool {
        guard let other = other as? AppleSignIn else { return false }
        return configuration.issuer == other.configuration.issuer
            && configuration.clientID == other.configuration.clientID && configuration.path == other.configuration.path
    }

    @MainActor
    var endpoints: [_EndpointDeclaration] {
        EndpointGroup {
            Endpoint(.post, callbackPath) { [self] request in try await receive(request) }
                .bodyLimit(16_384)
                .takesForeignForms()
            // A page that waits for its browser takes the request before. Here nobody waits.
            Endpoint(.get, returnPath + "{id}") { (_: EndpointRequest) -> Response in
                throw IssuerFault.noSuchSignIn
            }
        }
        .rateLimit(300, per: .seconds(60))
        ._endpoints
    }

    // MARK: The way there

    func begin(
        _ request: AppleSignInRequest, root: String, page: PageName?
    ) async throws(AppleSignInFault) -> AppleSignInStart {
        guard configuration.secret != nil else {
            note(.configuration("privateKey is not the text of a p8 file with a key of P-256"))
            throw .notConfigured
        }
        let metadata: IssuerMetadata
        do throws(IssuerFault) { metadata = try await documents.description() } catch { throw fault(of: error) }
        let (id, nonce, callback) = (SessionID.random(), request.nonce ?? random(), root + callbackPath)
        guard let state = answers.begin(id, page: page, at: now()) else { throw .failed }
        var parameters = [
            ("response_type", "code"), ("response_mode", "form_post"), ("client_id", configuration.clientID),
            ("redirect_uri", callback), ("state", state), ("nonce", nonce),
        ]
        let scopes = (request.asksForName ? ["name"] : []) + (request.asksForEmail ? ["email"] : [])
        if !scopes.isEmpty { parameters.append(("scope", scopes.joined(separator: " "))) }
        return AppleSignInStart(
            id: id, page: FormText.url(metadata.authorization, parameters), path: returnPath + id, request: request,
            nonce: nonce, callback: callback)
    }

    // MARK: The way back

    /// Takes the form of Apple's page, which anybody can send, and leads the browser to the page that waits.
    private func receive(_ request: EndpointRequest) async throws -> Response {
        let form = try await request.form
        let answer = Self.answer(in: form)
        guard let state = form["state"], let (id, sealed) = answers.receive(answer, state: state, at: now()) else {
            throw IssuerFault.noSuchSignIn
        }
        // The status 303 makes it a GET, with which the browser sends its cookies.
        return Response(.seeOther, headers: ["Location": "\(returnPath)\(id)?\(Self.answerName)=\(sealed)"])
    }

    private static let answerName = "answer"

    private static func answer(in form: WebRequest.Query) -> AppleSignInAnswers.Answer {
        var answer = AppleSignInAnswers.Answer(
            code: form["code"], error: form["error"].map(FormText.errorCode))
        guard let text = form["user"], let user = try? JSONParser.parse(Array(text.utf8)), let name = user["name"]
        else { return answer }
        answer.givenName = name["firstName"]?.string.flatMap(person)
        answer.familyName = name["lastName"]?.string.flatMap(person)
        return answer
    }

    /// The name of a person: a single line of at most 256 bytes.
    private static func person(_ text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let isName =
            (1...256).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return isName ? text : nil
    }

    func page(awaiting request: WebRequest) -> PageName? {
        guard request.path.hasPrefix(returnPath), let text = request.query[Self.answerName] else { return nil }
        let id = String(request.path.dropFirst(returnPath.count))
        return answers.hasEnded(id) ? nil : answers.open(text, to: id, at: now())?.page
    }

    func complete(_ start: AppleSignInStart, at url: URL) async throws(AppleSignInFault) -> AppleUser {
        do throws(IssuerFault) {
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            guard let text = items.first(where: { $0.name == Self.answerName })?.value,
                let answer = answers.open(text, to: start.id, at: now())
            else { throw .noSuchSignIn }
            if let error = answer.error {
                // Apple's name for a user who goes back.
                if error == "user_cancelled_authorize" { throw .noSuchSignIn }
                throw .refused("the issuer's error is \(error)")
            }
            return try await user(of: start, answer)
        } catch { throw fault(of: error) }
    }

    private func user(
        of start: AppleSignInStart, _ answer: AppleSignInAnswers.Answer
    ) async throws(IssuerFault) -> AppleUser {
        guard let code = answer.code, (1...4096).contains(code.utf8.count) else {
            throw .wrongAnswer("the answer has no code")
        }
        guard let secret = configuration.secret else { throw .configuration("the app has no key") }
        let exchange = CodeExchange(
            issuer: configuration.issuer, clientID: configuration.clientID, documents: documents, send: send, now: now)
        let token = try await exchange.token(
            for: [
                ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", start.callback),
                ("client_id", configuration.clientID),
                ("client_secret", secret.text(for: configuration.issuer, at: now())),
            ], nonce: start.nonce)
        var user = AppleUser(subject: token.claims.subject, identityToken: token.text, code: code)
        if start.request.asksForEmail { user.email = token.claims["email"] }
        if start.request.asksForName { (user.givenName, user.familyName) = (answer.givenName, answer.familyName) }
        user.realUserStatus = token.claims.integer("real_user_status") ?? 0
        return user
    }

    func forget(_ start: AppleSignInStart) { answers.forget(start.id, at: now()) }

    // MARK: Failures

    private func note(_ fault: IssuerFault) {
        log.write(
            .error, "sign-in failed",
            [("issuer", configuration.issuer), ("reason", String(fault.reason.prefix(300)))], kind: "sign-in failed")
    }

    /// The fault for the page, with a line in the log if the user has not caused it.
    private func fault(of fault: IssuerFault) -> AppleSignInFault {
        switch fault {
        case .noSuchSignIn: return .canceled
        case .configuration:
            note(fault)
            return .notConfigured
        case .unreachable, .refused:
            note(fault)
            return .failed
        case .wrongAnswer:
            note(fault)
            return .invalidResponse
        }
    }
}
