import AuthenticationServices
import CryptoKit
import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import Synchronization
import TestKit
import Testing

@testable import EspalierServer

private struct Desk: App {
    static var authentication = Authentication { _ in nil }

    var body: some Scene {
        WindowGroup { Home() }.authentication(Self.authentication)
        WindowGroup(id: "other") { Text("other") }
        WindowGroup(id: "plain") { Home() }
    }

    struct Home: View {
        @Environment(\.identity) private var identity
        @Environment(\.signIn) private var signIn
        @State private var result = "guest"
        var body: some View {
            Text("result: \(result)")
            Text("user: \(identity?.name ?? "nobody")")
            SignInWithAppleButton(.signIn) { request in
                request.requestedScopes = [.fullName, .email]
                request.state = "the app's"
            } onCompletion: {
                take($0)
            }
            SignInWithAppleButton(.continue, onRequest: { $0.nonce = "the app's nonce" }, onCompletion: take)
        }

        private func take(_ completion: Result<ASAuthorization, any Error>) {
            switch completion {
            case .success(let authorization):
                guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
                let name = credential.fullName.map { "\($0.givenName ?? "-") \($0.familyName ?? "-")" } ?? "no name"
                let scopes = credential.authorizedScopes.map(\.rawValue).joined(separator: "+")
                result = [
                    credential.user, credential.email ?? "no email", name, credential.state ?? "no state", scopes,
                    String(decoding: credential.authorizationCode ?? Data(), as: UTF8.self),
                    "\(credential.realUserStatus)",
                ].joined(separator: ", ")
                signIn(Identity(credential.user, name: credential.fullName?.givenName))
            case .failure(ASAuthorizationError.canceled): result = "canceled"
            case .failure(let error as ASAuthorizationError): result = "error \(error.code.rawValue)"
            case .failure: result = "another error"
            }
        }
    }
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct `A button that signs in with Apple` {
    private final class Clock: @unchecked Sendable {
        // Unchecked: only the main actor changes it, between requests.
        var time = 1_700_000_100.0
    }

    private final class Lines: Sendable { let all = Mutex<[String]>([]) }
    private let clock = Clock()
    private let lines = Lines()
    private let apple = FakeApple()

    private func serve(
        _ store: any SnapshotStore = MemorySnapshotStore(), key: String = FakeApple.file, basePath: String? = nil
    ) throws -> Application {
        let (clock, lines) = (clock, lines)
        let log = Log(linesPerKind: 100) { line in
            lines.all.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
        }
        let numbers = Mutex(0)
        Desk.authentication = Authentication(
            AppleSignIn(
                AppleSignIn.Configuration(
                    issuer: "https://apple.example", clientID: "com.example.desk",
                    secret: ClientSecretToken.key(pem: key).map {
                        ClientSecretToken(teamID: "TEAM", keyID: "KEY", clientID: "com.example.desk", key: $0)
                    }, path: "/apple"),
                send: apple.send, log: log, now: { clock.time },
                random: {
                    numbers.withLock {
                        $0 += 1
                        return "r\($0)"
                    }
                }))
        let resources = AppResources(measurer: TenByTenFont())
        let app = AppBlueprint(Desk.self, resources: resources)
        var settings = SessionSettings()
        var assets = PageAssets()
        if let basePath {
            settings.basePath = try #require(BasePath(basePath))
            assets.basePath = settings.basePath
        }
        return Application(
            app: app, endpoints: try EndpointTable(app.endpoints, beside: app.scenes), resources: resources,
            renderer: PageRenderer(assets: assets, symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: store, settings: settings, log: log, now: { clock.time },
            wallClock: { clock.time })
    }

    /// A browser that follows nothing by itself.
    @MainActor private final class Browser {
        var application: Application
        var cookies: [String: String] = [:]
        var session = ""

        init(_ application: Application) { self.application = application }

        func send(
            _ method: HTTPRequest.Method, _ target: String, _ more: RequestHeaders = [:], body: String = "",
            withCookies: Bool = true
        ) async -> HTTPResponse {
            var headers = more
            headers[.host] = "desk.example:8080"
            if headers[.accept] == nil { headers[.accept] = "application/json" }
            headers[.cookie] =
                withCookies && !cookies.isEmpty ? cookies.map { "\($0)=\($1)" }.joined(separator: "; ") : nil
            let response = await application.handler.respond(
                to: HTTPRequest(method, target, headers: headers, body: Array(body.utf8)))
            for header in response.headers where header.name == "Set-Cookie" {
                let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
                cookies[String(pair[0])] = pair.count > 1 ? String(pair[1]) : nil
            }
            return response
        }

        func get(_ target: String) async -> HTTPResponse { await send(.get, target) }

        /// Opens a page and taps a button. Returns Apple's page, to which the browser is led.
        func begin(_ button: String = "Sign in with Apple", at path: String = "/") async throws -> URLComponents {
            let page = await get(path)
            try await press(button, on: page.text, at: path)
            let live = try #require(application.sessions.live[session])
            while true {
                try Task.checkCancellation()
                for case .url(let url) in live.update().openings where url.hasPrefix("https://apple.example/") {
                    return try #require(URLComponents(string: url))
                }
                await Task.yield()
            }
        }

        /// Taps a button of a page.
        func press(_ button: String, on page: String, at path: String = "/") async throws {
            let parts = page.components(separatedBy: "\"session\":\"")
            session = parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : ""
            let node = try #require(Visitor.Page(session: session, status: .ok, text: page).node(button))
            _ = await send(
                .post, (path.hasSuffix("/") ? String(path.dropLast()) : path) + "/events",
                [.contentType: "application/json"],
                body: #"{"session":"\#(session)","events":[{"node":\#(node),"type":"tap"}]}"#)
        }

        /// Sends a form, as a page of Apple's does: without cookies.
        func receive(_ form: String, at path: String = "/apple/callback") async -> HTTPResponse {
            await send(
                .post, path,
                [
                    .contentType: "application/x-www-form-urlencoded", .origin: "https://apple.example",
                    .fetchSite: "cross-site", .accept: "text/html",
                ], body: form, withCookies: false)
        }

        /// Waits until the code of the page has gone on, and returns the page's text.
        func settled(at path: String = "/") async throws -> String {
            let live = try #require(application.sessions.live[session])
            while live.sleepObstacle != nil {
                try Task.checkCancellation()
                await Task.yield()
            }
            live.update()
            return await get("\(path)?session=\(session)").text
        }
    }

    /// The state of a sign-in, as a form has it.
    private func state(of page: URLComponents) -> String { value("state", of: page) ?? "" }

    private func value(_ name: String, of page: URLComponents) -> String? {
        page.queryItems?.first { $0.name == name }?.value
    }

    private func logged(_ text: String) -> Int { lines.all.withLock { $0.filter { $0.contains(text) }.count } }

    private let user = #"{"name":{"firstName":"Ada","lastName":"Lovelace"},"email":"forged@example.com"}"#

    /// Begins a sign-in and lets Apple answer it.
    private func signIn(
        _ browser: Browser, _ button: String = "Sign in with Apple", form: String = "&code=c0de"
    ) async throws -> String {
        let page = try await browser.begin(button)
        apple.nonce = value("nonce", of: page) ?? ""
        let answer = await browser.receive("state=\(state(of: page))" + form)
        #expect(answer.status == .seeOther)
        let back = await browser.get(answer["Location"] ?? "")
        #expect(back.status == .seeOther && back["Location"] == "/")
        return try await browser.settled()
    }

    // MARK: The way there and back

    @Test func `leads to Apple's page, which is to send a form`() async throws {
        let browser = Browser(try serve())
        let page = try await browser.begin()
        #expect(page.path == "/auth/authorize")
        let items = page.queryItems?.filter { $0.name != "state" }.map { "\($0.name)=\($0.value ?? "")" }
        #expect(
            items == [
                "response_type=code", "response_mode=form_post", "client_id=com.example.desk",
                "redirect_uri=http://desk.example:8080/apple/callback", "nonce=r1", "scope=name email",
            ])
        #expect((80...400).contains(state(of: page).utf8.count))
        // Without scopes, nothing is asked for. The app's own nonce is the one of the token.
        let plain = try await browser.begin("Continue with Apple")
        #expect(value("scope", of: plain) == nil)
        #expect(value("nonce", of: plain) == "the app's nonce")
    }

    @Test func `gives its code the user, the name and the email that was asked for`() async throws {
        let browser = Browser(try serve())
        let former = await browser.get("/other")["Set-Cookie"]
        let text = try await signIn(browser, form: "&code=c0de&user=\(FormText.encoded(user))")
        // The form's address is not signed.
        #expect(
            text.contains(
                "result: 000731.ada, ada@privaterelay.example, Ada Lovelace, the app's, full_name+email, c0de, unsupported"
            ))
        #expect(former != nil)
        // Apple has taken the code once, with a secret that the key has signed.
        let request = try #require(apple.requests("/auth/token").first)
        #expect(apple.requests("/auth/token").count == 1)
        let fields = WebRequest.Query(encoded: String(decoding: request.httpBody ?? Data(), as: UTF8.self))
        #expect(fields["grant_type"] == "authorization_code" && fields["code"] == "c0de")
        #expect(fields["redirect_uri"] == "http://desk.example:8080/apple/callback")
        #expect(fields["client_id"] == "com.example.desk")
        let parts = try #require(fields["client_secret"]).split(separator: ".").map(String.init)
        let (header, claims) = (Base64URL.decode(parts[0]) ?? [], Base64URL.decode(parts[1]) ?? [])
        #expect(String(decoding: header, as: UTF8.self) == #"{"alg":"ES256","kid":"KEY"}"#)
        #expect(
            String(decoding: claims, as: UTF8.self)
                == #"{"iss":"TEAM","iat":1700000100,"exp":1700000400,"aud":"https://apple.example","sub":"com.example.desk"}"#
        )
        #expect(
            SignatureCheck.isP256(
                Base64URL.decode(parts[2]) ?? [], of: Array("\(parts[0]).\(parts[1])".utf8),
                x: Base64URL.decode(FakeApple.x) ?? [], y: Base64URL.decode(FakeApple.y) ?? []))
        // Nothing secret is in the log.
        #expect(logged("c0de") == 0 && logged("/apple/return") == 0 && logged(fields["client_secret"] ?? "") == 0)
    }

    @Test func `gives its code no name and no email that were not asked for, or not given`() async throws {
        let browser = Browser(try serve())
        let text = try await signIn(
            browser, "Continue with Apple", form: "&code=c0de&user=\(FormText.encoded(user))")
        #expect(text.contains("result: 000731.ada, no email, no name, no state, , c0de, unsupported"))
        for wrong in ["[]", "{", #"{"name":{"firstName":"a\nb","lastName":7}}"#, #"{"name":{"firstName":""}}"#] {
            let text = try await signIn(browser, form: "&code=c0de&user=\(FormText.encoded(wrong))")
            #expect(text.contains("result: 000731.ada, ada@privaterelay.example, no name, the app's, email"))
        }
        apple.setToken { FakeApple.token(nonce: $0, more: #","real_user_status":2"#) }
        #expect(try await signIn(browser).contains("000731.ada, no email, no name, the app's, , c0de, likelyReal"))
    }

    @Test func `works below a base path`() async throws {
        let browser = Browser(try serve(basePath: "/team"))
        let page = try await browser.begin(at: "/team/")
        #expect(value("redirect_uri", of: page) == "http://desk.example:8080/team/apple/callback")
        apple.nonce = value("nonce", of: page) ?? ""
        let answer = await browser.receive("state=\(state(of: page))&code=c0de", at: "/team/apple/callback")
        #expect(answer["Location"]?.hasPrefix("/team/apple/return/") == true)
        let back = await browser.get(answer["Location"] ?? "")
        #expect(back.status == .seeOther && back["Location"] == "/team/")
    }

    // MARK: Wrong answers

    @Test func `goes on in the browser that has begun it only`() async throws {
        let application = try serve()
        let (ada, eve) = (Browser(application), Browser(application))
        let page = try await ada.begin()
        apple.nonce = value("nonce", of: page) ?? ""
        _ = await eve.get("/")
        // Eve lets Ada's browser send an answer to a sign-in of her own.
        let own = try await eve.begin()
        let forged = await ada.receive("state=\(state(of: own))&code=eve")
        let refused = await ada.send(.get, forged["Location"] ?? "", [.accept: "text/html"])
        #expect(refused.status == .badRequest)
        #expect(refused.text.contains("This sign-in was begun in another browser"))
        // She follows the way of Ada's answer.
        let answer = await ada.receive("state=\(state(of: page))&code=c0de")
        #expect(await eve.get(answer["Location"] ?? "").status == .badRequest)
        #expect(await eve.send(.get, answer["Location"] ?? "", withCookies: false).status == .badRequest)
        #expect(apple.requests("/auth/token").isEmpty)
        #expect(await ada.get(answer["Location"] ?? "").status == .seeOther)
        #expect(try await ada.settled().contains("result: 000731.ada"))
    }

    @Test func `takes the first answer to its state, and no other`() async throws {
        let browser = Browser(try serve())
        let page = try await browser.begin()
        apple.nonce = value("nonce", of: page) ?? ""
        let known = "state=\(state(of: page))&code="
        for form in ["code=c0de", "state=&code=c0de", "state=r1&code=c0de", "state=other&code=c0de", ""] {
            #expect(await browser.receive(form).status == .badRequest)
        }
        #expect(await browser.send(.post, "/apple/callback", body: known + "c0de").status.rawValue == 415)
        let answer = await browser.receive(known + "c0de")
        #expect(await browser.receive(known + "other").status == .badRequest)
        #expect(await browser.get(answer["Location"] ?? "").status == .seeOther)
        #expect(try await browser.settled().contains("c0de"))
        // Nothing is left for a replay.
        #expect(await browser.receive(known + "c0de").status == .badRequest)
        #expect(await browser.get(answer["Location"] ?? "").status == .badRequest)
        #expect(apple.requests("/auth/token").count == 1)
    }

    @Test func `refuses tokens for another app, sign-in, issuer or time`() async throws {
        let browser = Browser(try serve())
        let tokens: [(@Sendable (String) -> String, String)] = [
            ({ _ in FakeApple.token(nonce: "other") }, "the token is for another sign-in"),
            ({ FakeApple.token(nonce: $0, issuer: "https://other.example") }, "the token is of another issuer"),
            ({ FakeApple.token(nonce: $0, audience: "com.example.shop") }, "the token is for another client"),
            ({ FakeApple.token(nonce: $0, end: 1_700_000_000) }, "the token has expired"),
            ({ _ in IDTokenSamples.rsa }, "the issuer has no key with the name in the token"),
            ({ String(FakeApple.token(nonce: $0).dropLast(4)) + "AAAA" }, "the signature is wrong"),
        ]
        for (make, reason) in tokens {
            apple.setToken(make)
            #expect(try await signIn(browser).contains("result: error 1002"))
            #expect(logged(reason) == 1)
        }
        #expect(try await signIn(browser, form: "").contains("result: error 1002"))
        #expect(await browser.get("/").text.contains("user: nobody"))
    }

    @Test func `fails if Apple is down or refuses, with a line in the log`() async throws {
        let browser = Browser(try serve())
        apple.isDown = true
        let page = await browser.get("/")
        try await browser.press("Sign in with Apple", on: page.text)
        #expect(try await browser.settled().contains("result: error 1004"))
        #expect(logged(#""event":"sign-in failed","issuer":"https://apple.example""#) == 1)
        apple.isDown = false
        clock.time += 6
        apple.tokenStatus = 400
        #expect(try await signIn(browser).contains("result: error 1002"))
        #expect(try await signIn(browser, form: "&error=invalid_scope").contains("result: error 1004"))
        #expect(logged("the issuer's error is invalid_scope") == 1)
    }

    // MARK: Users who do not sign in

    @Test func `is canceled by a user who refuses`() async throws {
        let browser = Browser(try serve())
        #expect(try await signIn(browser, form: "&error=user_cancelled_authorize").contains("result: canceled"))
        #expect(apple.requests("/auth/token").isEmpty && logged("sign-in failed") == 0)
    }

    @Test func `is canceled when the browser shows the page again, and a late answer is refused`() async throws {
        let browser = Browser(try serve())
        let begun = try await browser.begin()
        browser.application.sessions.live[browser.session]?.leave()
        _ = await browser.get("/?session=\(browser.session)")
        #expect(try await browser.settled().contains("result: canceled"))
        #expect(await browser.receive("state=\(state(of: begun))&code=c0de").status == .badRequest)
    }

    @Test func `ends after ten minutes`() async throws {
        let browser = Browser(try serve())
        let begun = try await browser.begin()
        clock.time += 601
        #expect(await browser.receive("state=\(state(of: begun))&code=c0de").status == .badRequest)
    }

    @Test func `takes the place of an earlier one of the page`() async throws {
        let browser = Browser(try serve())
        let begun = try await browser.begin()
        let page = await browser.get("/?session=\(browser.session)").text
        try await browser.press("Sign in with Apple", on: page)
        let live = try #require(browser.application.sessions.live[browser.session])
        var second: URLComponents?
        while second == nil {
            try Task.checkCancellation()
            for case .url(let url) in live.update().openings where url.contains("nonce=r2") {
                second = URLComponents(string: url)
            }
            await Task.yield()
        }
        // The code of the earlier one goes on, too.
        while await !browser.get("/?session=\(browser.session)").text.contains("result: canceled") {
            try Task.checkCancellation()
        }
        #expect(await browser.receive("state=\(state(of: begun))&code=c0de").status == .badRequest)
        apple.nonce = "r2"
        let answer = await browser.receive("state=\(state(of: try #require(second)))&code=c0de")
        #expect(await browser.get(answer["Location"] ?? "").status == .seeOther)
        #expect(try await browser.settled().contains("result: 000731.ada"))
    }

    // MARK: Configuration

    @Test func `fails without a rule of its scene, and with a key that is none`() async throws {
        for (path, key) in [
            ("/plain", FakeApple.file), ("/", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----"),
        ] {
            let browser = Browser(try serve(key: key))
            let page = await browser.get(path)
            try await browser.press("Sign in with Apple", on: page.text, at: path)
            #expect(try await browser.settled(at: path).contains("result: error 1003"))
        }
        #expect(logged("privateKey is not the text of a p8 file with a key of P-256") == 1)
        #expect(apple.requests("/.well-known/openid-configuration").isEmpty)
    }

    @Test func `has one service for all instances of its app`() {
        func service(_ key: String) -> AnyObject? {
            Authentication.apple(clientID: "desk", teamID: "TEAM", keyID: "KEY", privateKey: key).service
        }
        #expect(service(FakeApple.file) === service(FakeApple.file))
        #expect(service(FakeApple.file) !== service("another"))
    }

    // MARK: Several processes

    @Test func `takes the form of Apple's page in another process than the one with the page`() async throws {
        let store = MemorySnapshotStore()
        let first = try serve(store)
        let rule = Desk.authentication
        let (ada, other) = (Browser(first), Browser(try serve(store)))
        // The pages are of the first process.
        Desk.authentication = rule
        let page = try await ada.begin()
        apple.nonce = value("nonce", of: page) ?? ""
        let form = "state=\(state(of: page))&code=c0de&user=\(FormText.encoded(user))"
        let answer = await other.receive(form)
        #expect(answer.status == .seeOther)
        // The same form in the first process leads there, too. The page goes on once.
        let again = await ada.receive(form)
        #expect(again.status == .seeOther)
        #expect(await ada.get(answer["Location"] ?? "").status == .seeOther)
        #expect(try await ada.settled().contains("result: 000731.ada, ada@privaterelay.example, Ada Lovelace"))
        #expect(await ada.get(again["Location"] ?? "").status == .badRequest)
        #expect(apple.requests("/auth/token").count == 1)
    }

    /// Lets a browser begin in a process that ends, and leads it to the next one.
    private func beginBeforeReplacement() async throws -> (browser: Browser, page: URLComponents) {
        let store = MemorySnapshotStore()
        let first = try serve(store)
        let browser = Browser(first)
        let page = try await browser.begin()
        apple.nonce = value("nonce", of: page) ?? ""
        first.shutDown()
        browser.application = try serve(store)
        return (browser, page)
    }

    private func wait(for text: String, of browser: Browser) async throws {
        while await !browser.get("/?session=\(browser.session)").text.contains(text) {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test func `goes on in the process that has taken the place of the one with the page`() async throws {
        let (ada, page) = try await beginBeforeReplacement()
        let answer = await ada.receive("state=\(state(of: page))&code=c0de&user=\(FormText.encoded(user))")
        #expect(answer.status == .seeOther)
        let eve = Browser(ada.application)
        _ = await eve.get("/")
        #expect(await eve.get(answer["Location"] ?? "").status == .badRequest)
        #expect(await eve.send(.get, answer["Location"] ?? "", withCookies: false).status == .badRequest)
        let back = await ada.get(answer["Location"] ?? "")
        #expect(back.status == .seeOther && back["Location"] == "/")
        // The page is the one that the browser had left.
        #expect(await ada.get("/").text.contains(ada.session))
        try await wait(for: "result: 000731.ada, ada@privaterelay.example, Ada Lovelace, the app's", of: ada)
        #expect(await ada.get(answer["Location"] ?? "").status == .badRequest)
        #expect(apple.requests("/auth/token").count == 1)
        // The next one is as usual.
        #expect(try await signIn(ada).contains("result: 000731.ada"))
    }

    @Test func `is canceled when the browser shows the page of an earlier process without an answer`() async throws {
        let (ada, page) = try await beginBeforeReplacement()
        try await wait(for: "result: canceled", of: ada)
        #expect(state(of: page) != "" && apple.requests("/auth/token").isEmpty)
    }
}

@Suite struct `The answers of Apple's page` {
    private typealias Answer = AppleSignInAnswers.Answer

    private func answers(_ secret: UInt8 = 1, of client: String = "desk") -> AppleSignInAnswers {
        let answers = AppleSignInAnswers(of: ["issuer", client])
        answers.share([secret])
        return answers
    }

    @Test func `go on in processes with the same secret, for their time`() throws {
        let page = PageName(session: "session", scene: "desk")
        let state = try #require(answers().begin("id", page: page, at: 0))
        var answer = Answer(code: "c", givenName: "Ada")
        #expect(answers().receive(answer, state: state, at: 600) == nil)
        let (id, sealed) = try #require(answers().receive(answer, state: state, at: 599))
        answer.page = page
        #expect(id == "id" && answers().open(sealed, to: "id", at: 658) == answer)
        #expect(answers().open(sealed, to: "id", at: 659) == nil && answers().open(sealed, to: "other", at: 600) == nil)
    }

    @Test func `of another secret, client or step are refused`() throws {
        let state = try #require(answers().begin("id", at: 0))
        let (_, sealed) = try #require(answers().receive(Answer(code: "c"), state: state, at: 1))
        for other in [answers(2), answers(of: "shop")] {
            #expect(other.receive(Answer(code: "c"), state: state, at: 1) == nil)
            #expect(other.open(sealed, to: "id", at: 1) == nil)
        }
        #expect(answers().receive(Answer(code: "c"), state: sealed, at: 1) == nil)
        #expect(answers().open(state, to: "id", at: 1) == nil)
    }

    @Test func `are the first ones in a process, and of sign-ins that it has not forgotten`() throws {
        let process = answers()
        let state = try #require(process.begin("id", at: 0))
        #expect(process.receive(Answer(code: String(repeating: "c", count: 4_000)), state: state, at: 1) == nil)
        #expect(process.receive(Answer(code: "c"), state: state, at: 1) != nil)
        #expect(process.receive(Answer(code: "d"), state: state, at: 2) == nil)
        let other = try #require(process.begin("other", at: 0))
        process.forget("other", at: 1)
        #expect(process.receive(Answer(code: "c"), state: other, at: 2) == nil)
    }
}
