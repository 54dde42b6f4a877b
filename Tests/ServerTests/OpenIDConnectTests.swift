import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import Synchronization
import TestKit
import Testing

@testable import EspalierServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An issuer whose answers a test sets.
private final class FakeIssuer: Sendable {
    struct Down: Error {}

    private struct State {
        var answers: [String: (status: Int, body: String)] = [:]
        var requests: [URLRequest] = []
        var isDown = false
    }

    private let state = Mutex(State())

    init() {
        state.withLock {
            $0.answers["/.well-known/openid-configuration"] = (
                200,
                #"""
                {"issuer":"https://issuer.example","authorization_endpoint":"https://issuer.example/authorize?tenant=1",
                "token_endpoint":"https://issuer.example/token","jwks_uri":"https://issuer.example/keys",
                "end_session_endpoint":"https://issuer.example/end"}
                """#
            )
            $0.answers["/keys"] = (200, IDTokenSamples.keys)
            $0.answers["/token"] = (
                200, #"{"access_token":"a","token_type":"Bearer","id_token":"\#(IDTokenSamples.rsa)"}"#
            )
        }
    }

    var isDown: Bool {
        get { state.withLock { $0.isDown } }
        set { state.withLock { $0.isDown = newValue } }
    }

    func set(_ path: String, _ body: String, status: Int = 200) {
        state.withLock { $0.answers[path] = (status, body) }
    }
    func setToken(_ token: String) { set("/token", #"{"id_token":"\#(token)"}"#) }
    func requests(_ path: String) -> [URLRequest] { state.withLock { $0.requests.filter { $0.url?.path == path } } }

    @Sendable func send(_ request: URLRequest) async throws -> IssuerRequest.Answer {
        try state.withLock { state in
            state.requests.append(request)
            if state.isDown { throw Down() }
            let (status, body) = state.answers[request.url?.path ?? ""] ?? (404, "")
            return IssuerRequest.Answer(status: status, body: Array(body.utf8))
        }
    }
}

private struct Desk: App {
    static var authentication = Authentication { _ in nil }

    var body: some Scene {
        WindowGroup { Home() }.authentication(Self.authentication)
        WindowGroup(id: "items") { Home() }
            .authorized {
                $0 != nil
            } otherwise: {
                Text("please sign in")
            }
            .authentication(Self.authentication)
        Endpoint(.get, "/api/who") { request in
            let identity = await request.identity
            return "\(identity?.subject ?? "guest") \(identity?.roles.sorted() ?? [])"
        }
    }

    struct Home: View {
        @Environment(\.identity) private var identity
        @Environment(\.signIn) private var signIn
        @Environment(\.signOut) private var signOut
        var body: some View {
            Text("user \(identity?.name ?? "guest")")
            Button("in") { signIn() }
            Button("out") { signOut() }
        }
    }
}

@MainActor @Suite(.serialized) struct `A sign-in by OpenID Connect` {
    private final class Clock: @unchecked Sendable {
        // Unchecked: only the main actor changes it, between requests.
        var time = 1_700_000_100.0
    }

    private final class Lines: Sendable { let all = Mutex<[String]>([]) }
    private let clock = Clock()
    private let lines = Lines()
    private let issuer = FakeIssuer()

    private func serve(_ store: any SnapshotStore = MemorySnapshotStore(), secret: String? = "s:cret") throws
        -> Application
    {
        let (clock, lines) = (clock, lines)
        let log = Log { line in lines.all.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        Desk.authentication = Authentication(
            OpenIDConnect(
                OpenIDConnect.Configuration(
                    issuer: "https://issuer.example", clientID: "desk", clientSecret: secret, scopes: ["profile"],
                    path: "/oidc", lifetime: 100, roles: { Set($0.strings("groups")) }),
                send: issuer.send, log: log, now: { clock.time }, random: { "n-0S6_WzA2Mj" }))
        let resources = AppResources(measurer: TenByTenFont())
        let app = AppBlueprint(Desk.self, resources: resources)
        return Application(
            app: app, endpoints: try EndpointTable(app.endpoints, beside: app.scenes), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: store, log: log, now: { clock.time }, wallClock: { clock.time })
    }

    /// A browser that follows nothing by itself.
    @MainActor private final class Browser {
        var application: Application
        var cookies: [String: String] = [:]

        init(_ application: Application) { self.application = application }

        func get(_ target: String, accept: String = "application/json") async -> HTTPResponse {
            var headers: RequestHeaders = [.accept: accept, .host: "desk.example"]
            headers[.cookie] = cookies.isEmpty ? nil : cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
            let response = await application.respond(to: HTTPRequest(.get, target, headers: headers))
            for header in response.headers where header.name == "Set-Cookie" {
                let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
                cookies[String(pair[0])] = pair.count > 1 ? String(pair[1]) : nil
            }
            return response
        }
    }

    private let callback = "/oidc/callback?state=n-0S6_WzA2Mj&code=c0de"

    private func logged(_ text: String) -> Int { lines.all.withLock { $0.filter { $0.contains(text) }.count } }

    // MARK: The way there and back

    @Test func `begins with a code challenge, a state and a nonce`() async throws {
        let browser = Browser(try serve())
        let response = await browser.get("/oidc/sign-in?returnTo=/items")
        #expect(response.status == .seeOther)
        #expect(
            response["Location"]
                == "https://issuer.example/authorize?tenant=1&response_type=code&client_id=desk&redirect_uri=http%3A%2F%2Fdesk.example%2Foidc%2Fcallback&scope=openid%20profile&state=n-0S6_WzA2Mj&nonce=n-0S6_WzA2Mj&code_challenge=CCOgm1TLk4FWEGiwCq9OU5s_VGBGMdPmqCCHm2sEzBk&code_challenge_method=S256"
        )
        #expect(response["Set-Cookie"]?.hasSuffix("; Path=/; Max-Age=600; SameSite=Lax; HttpOnly") == true)
        #expect(response["Cache-Control"] == "no-store")
        // Neither a page nor a browser's record is made.
        #expect(browser.application.sessions.live.isEmpty)
    }

    @Test func `ends at the page with the user, in a browser with a new id`() async throws {
        let browser = Browser(try serve())
        let guest = await browser.get("/items")
        #expect(guest.status == .unauthorized)
        let former = browser.cookies[BrowserCookie.name]
        _ = await browser.get("/oidc/sign-in?returnTo=/items?page=2")
        let answer = await browser.get(callback)
        #expect(answer.status == .seeOther && answer["Location"] == "/items?page=2")
        #expect(await browser.get("/api/who").text == "guest []")
        let page = await browser.get("/items?page=2")
        #expect(page.status == .ok && page.text.contains("user Ada"))
        #expect(browser.cookies[BrowserCookie.name] != former)
        #expect(await browser.get("/api/who").text == #"248289761001 ["keeper", "staff"]"#)
        #expect(await browser.get("/").text.contains("user Ada"))
        let request = try #require(issuer.requests("/token").first)
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Basic ZGVzazpzJTNBY3JldA==")
        #expect(
            request.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == "grant_type=authorization_code&code=c0de&redirect_uri=http%3A%2F%2Fdesk.example%2Foidc%2Fcallback&code_verifier=n-0S6_WzA2Mj"
        )
        // Nothing secret is in the log.
        #expect(logged("c0de") == 0 && logged("s:cret") == 0 && logged("n-0S6") == 0)
    }

    @Test func `lasts for its time, also in the next process`() async throws {
        let store = BrokenStore()
        let first = try serve(store)
        let browser = Browser(first)
        _ = await browser.get("/oidc/sign-in")
        _ = await browser.get(callback)
        #expect(await browser.get("/").text.contains("user Ada"))
        first.shutDown()
        let next = Browser(try serve(store))
        next.cookies = browser.cookies
        #expect(await next.get("/").text.contains("user Ada"))
        clock.time += 100
        #expect(await next.get("/").text.contains("user guest"))
    }

    @Test func `counts once, for the browser that has begun it`() async throws {
        let application = try serve()
        let (ada, eve) = (Browser(application), Browser(application))
        _ = await ada.get("/oidc/sign-in")
        #expect(await eve.get(callback).status == .badRequest)
        #expect(await ada.get("/oidc/callback?state=other&code=c0de").status == .badRequest)
        #expect(await ada.get("/oidc/callback?code=c0de").status == .badRequest)
        let begun = ada.cookies
        #expect(await ada.get(callback).status == .seeOther)
        let identified = ada.cookies
        // The answer is replayed, with either cookie.
        #expect(await ada.get(callback).status == .badRequest)
        ada.cookies = begun
        #expect(await ada.get(callback).status == .badRequest)
        ada.cookies = identified
        #expect(await ada.get("/").text.contains("user Ada"))
        // The cookie that has brought the user is worth nothing any more.
        eve.cookies["openid-sign-in"] = identified["openid-sign-in"]
        #expect(await eve.get("/").text.contains("user guest"))
        #expect(issuer.requests("/token").count == 1)
    }

    @Test func `ends when it takes too long`() async throws {
        let browser = Browser(try serve())
        _ = await browser.get("/oidc/sign-in")
        clock.time += 601
        #expect(await browser.get(callback).status == .badRequest)
        _ = await browser.get("/oidc/sign-in")
        #expect(await browser.get(callback).status == .seeOther)
        clock.time += 61
        #expect(await browser.get("/").text.contains("user guest"))
    }

    @Test(arguments: [
        "//evil.example", "/%5Cevil.example", "/%2f%2fevil.example", "javascript:alert(1)", "https://evil.example",
        "/oidc/sign-in", "/" + String(repeating: "a", count: 4096),
    ]) func `returns to paths of the app only`(target: String) async throws {
        let browser = Browser(try serve())
        _ = await browser.get("/oidc/sign-in?returnTo=\(target)")
        #expect(await browser.get(callback)["Location"] == "/")
    }

    @Test func `of a public client sends no secret`() async throws {
        let browser = Browser(try serve(secret: nil))
        _ = await browser.get("/oidc/sign-in")
        _ = await browser.get(callback)
        let request = try #require(issuer.requests("/token").first)
        #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
        #expect(request.httpBody.map { String(decoding: $0, as: UTF8.self) }?.hasSuffix("&client_id=desk") == true)
    }

    // MARK: Failures

    @Test func `shows a page that says so if the issuer is down, and asks it rarely`() async throws {
        let browser = Browser(try serve())
        issuer.isDown = true
        let response = await browser.get("/oidc/sign-in", accept: "text/html")
        #expect(response.status == .serviceUnavailable && response["Location"] == nil)
        #expect(response.text.contains("The service for signing in cannot be reached now. Try again later."))
        #expect(logged(#""event":"sign-in failed","issuer":"https://issuer.example""#) == 1)
        #expect(await browser.get("/oidc/sign-in").status == .serviceUnavailable)
        #expect(issuer.requests("/.well-known/openid-configuration").count == 1)
        clock.time += 6
        issuer.isDown = false
        #expect(await browser.get("/oidc/sign-in").status == .seeOther)
        // A description that is known counts while the issuer is down.
        issuer.isDown = true
        clock.time += 4000
        #expect(await browser.get("/oidc/sign-in").status == .seeOther)
        #expect(await browser.get(callback).status == .serviceUnavailable)
    }

    @Test func `is refused for a wrong answer of the issuer`() async throws {
        let browser = Browser(try serve())
        for (answer, reason) in [
            (#"{"id_token":"\#(IDTokenSamples.`none`)"}"#, "another algorithm"), (#"{"id_token":"a"}"#, "malformed"),
            (#"{"id_token":"\#(IDTokenSamples.otherParty)"}"#, "another client"), ("{}", "no ID token"),
            ("<html>", "is not JSON"),
        ] {
            issuer.set("/token", answer)
            _ = await browser.get("/oidc/sign-in")
            #expect(await browser.get(callback).status.rawValue == 502)
            #expect(logged(reason) == 1)
        }
        issuer.set("/token", #"{"error":"invalid_grant"}"#, status: 400)
        _ = await browser.get("/oidc/sign-in")
        #expect(await browser.get(callback).status.rawValue == 502)
        #expect(await browser.get("/").text.contains("user guest"))
    }

    @Test func `is refused if the issuer describes another one, or endpoints without TLS`() async throws {
        for description in [
            #"{"issuer":"https://other.example"}"#, #"{"issuer":"https://issuer.example"}"#,
            #"{"issuer":"https://issuer.example","authorization_endpoint":"http://issuer.example/a","token_endpoint":"https://issuer.example/t","jwks_uri":"https://issuer.example/k"}"#,
        ] {
            issuer.set("/.well-known/openid-configuration", description)
            #expect(await Browser(try serve()).get("/oidc/sign-in").status.rawValue == 502)
        }
    }

    @Test func `says that the user has not completed it`() async throws {
        let browser = Browser(try serve())
        _ = await browser.get("/oidc/sign-in")
        let response = await browser.get("/oidc/callback?state=n-0S6_WzA2Mj&error=access_denied")
        #expect(response.status == .forbidden && response.text.contains("The sign-in was not completed."))
        #expect(logged("the issuer's error is access_denied") == 1)
        #expect(issuer.requests("/token").isEmpty)
        _ = await browser.get("/oidc/sign-in")
        #expect(await browser.get(callback + "&iss=https://other.example").status.rawValue == 502)
    }

    @Test func `fetches keys again for an unknown one, and not more often than twice a minute`() async throws {
        let browser = Browser(try serve())
        issuer.set("/keys", #"{"keys":[]}"#)
        for count in [1, 1] {
            _ = await browser.get("/oidc/sign-in")
            #expect(await browser.get(callback).status.rawValue == 502)
            #expect(issuer.requests("/keys").count == count)
        }
        issuer.set("/keys", IDTokenSamples.keys)
        clock.time += 31
        _ = await browser.get("/oidc/sign-in")
        #expect(await browser.get(callback).status == .seeOther)
        #expect(issuer.requests("/keys").count == 2)
    }

    @Test func `is configured with an https URL, or one of this machine`() {
        for (text, isSafe) in [
            ("https://issuer.example", true), ("http://localhost:9400", true), ("http://127.0.0.1:1", true),
            ("http://issuer.example", false), ("ftp://issuer.example", false), ("https://user@issuer.example", false),
            ("/issuer", false),
        ] { #expect(URL(string: text).map(IssuerMetadata.isSafe) == isSafe) }
    }

    // MARK: Several processes

    /// Two processes of a server, and a browser that begins in the first one.
    private func serveTwice() throws -> (first: Application, second: Application) {
        let store = MemorySnapshotStore()
        return (try serve(store), try serve(store))
    }

    @Test func `begins, is answered and ends in three processes`() async throws {
        let store = MemorySnapshotStore()
        let browser = Browser(try serve(store))
        _ = await browser.get("/oidc/sign-in?returnTo=/items?page=2")
        browser.application = try serve(store)
        let answer = await browser.get(callback)
        #expect(answer.status == .seeOther && answer["Location"] == "/items?page=2")
        browser.application = try serve(store)
        #expect(await browser.get("/items?page=2").text.contains("user Ada"))
        #expect(await browser.get("/api/who").text == #"248289761001 ["keeper", "staff"]"#)
    }

    @Test func `is unknown to a process with another secret`() async throws {
        let browser = Browser(try serve())
        _ = await browser.get("/oidc/sign-in")
        let begun = browser.cookies
        let stranger = Browser(try serve())
        stranger.cookies = begun
        #expect(await stranger.get(callback).status == .badRequest)
        #expect(await browser.get(callback).status == .seeOther)
        stranger.cookies = browser.cookies
        #expect(await stranger.get("/").text.contains("user guest"))
        #expect(issuer.requests("/token").count == 1)
    }

    @Test func `counts in another process for the id alone that the browser had before`() async throws {
        let (first, second) = try serveTwice()
        let ada = Browser(first)
        _ = await ada.get("/")
        _ = await ada.get("/oidc/sign-in")
        _ = await ada.get(callback)
        let identified = ada.cookies["openid-sign-in"]
        let eve = Browser(second)
        _ = await eve.get("/")
        eve.cookies["openid-sign-in"] = identified
        #expect(await eve.get("/").text.contains("user guest"))
        #expect(await ada.get("/").text.contains("user Ada"))
        // The browser has another id now. A user who signs out stays signed out.
        _ = try await opened("out", on: ada)
        first.shutDown()
        ada.application = second
        #expect(ada.cookies["openid-sign-in"] == identified)
        #expect(await ada.get("/").text.contains("user guest"))
    }

    @Test func `that is answered again in another process fails at the issuer, which takes a code once`() async throws {
        let (first, second) = try serveTwice()
        let browser = Browser(first)
        _ = await browser.get("/oidc/sign-in")
        let begun = browser.cookies
        #expect(await browser.get(callback).status == .seeOther)
        issuer.set("/token", #"{"error":"invalid_grant"}"#, status: 400)
        browser.application = second
        browser.cookies = begun
        #expect(await browser.get(callback).status.rawValue == 502)
        #expect(await browser.get(callback).status == .badRequest)
        #expect(await browser.get("/").text.contains("user guest"))
    }

    @Test func `is refused with a cookie that was changed, cut, or is of another step or client`() async throws {
        let browser = Browser(try serve())
        _ = await browser.get("/oidc/sign-in")
        let cookie = try #require(browser.cookies["openid-sign-in"])
        func other(_ character: Character?) -> String { character == "A" ? "Q" : "A" }
        let (head, tail) = (String(cookie.dropLast()), String(cookie.dropFirst()))
        let changed = [other(cookie.first) + tail, head + other(cookie.last)]
        for wrong in changed + [String(cookie.dropLast(4)), "", "AAAA"] {
            browser.cookies["openid-sign-in"] = wrong
            #expect(await browser.get(callback).status == .badRequest)
        }
        #expect(issuer.requests("/token").isEmpty)
        // The cookie of a sign-in that has begun brings no user, and that of a user is no sign-in.
        let (desk, shop) = (SignInFlows(of: ["issuer", "desk"]), SignInFlows(of: ["issuer", "shop"]))
        for flows in [desk, shop] { flows.share([1, 2, 3]) }
        let flow = SignInFlows.Flow(state: "s", nonce: "n", verifier: "v", callback: "c", returnPath: "/")
        let user = IssuedUser(Identity("ada"), method: .openIDConnect, lifetime: nil)
        let (begun, identified) = (desk.begin(flow, at: 0) ?? "", desk.complete(user, in: "", at: 0) ?? "")
        #expect(desk.flow(identified, at: 1) == nil && desk.redeem(begun, in: "", at: 1) == nil)
        #expect(shop.flow(begun, at: 1) == nil && shop.redeem(identified, in: "", at: 1) == nil)
        #expect(desk.flow(begun, at: 599) == flow && desk.flow(begun, at: 600) == nil)
        #expect(desk.redeem(identified, in: "", at: 60) == nil)
        #expect(desk.redeem(identified, in: "", at: 59)?.identity.subject == "ada")
        #expect(desk.redeem(identified, in: "", at: 59) == nil)
    }

    @Test func `has cookies that browsers keep, however long the path and the user are`() throws {
        let (flows, other) = (SignInFlows(of: ["issuer", "desk"]), SignInFlows(of: ["issuer", "desk"]))
        for flows in [flows, other] { flows.share([1, 2, 3]) }
        let secret = String(repeating: "s", count: 43)
        func flow(_ path: String) -> SignInFlows.Flow {
            SignInFlows.Flow(
                state: secret, nonce: secret, verifier: secret, callback: "https://desk.example/oidc/callback",
                returnPath: path)
        }
        // The longest path that a redirect may have.
        let usual = flow("/" + String(repeating: "/a", count: 1_023))
        let cookie = try #require(flows.begin(usual, at: 0))
        #expect(cookie.utf8.count < 3_900 && other.flow(cookie, at: 1) == usual)
        // Each mark has two bytes in the cookie.
        let marks = try #require(flows.begin(flow("/" + String(repeating: "\"", count: 2_047)), at: 0))
        #expect(marks.utf8.count < 3_900 && other.flow(marks, at: 1)?.returnPath == "/")
        // A user with many roles waits in the process.
        let roles = Set((0..<200).map { "role \($0) of a company with long names of roles" })
        let user = IssuedUser(Identity("ada", roles: roles), method: .openIDConnect, lifetime: 7)
        let identified = try #require(flows.complete(user, in: "b", at: 0))
        #expect(identified.utf8.count < 200 && other.redeem(identified, in: "b", at: 1) == nil)
        let redeemed = try #require(flows.redeem(identified, in: "b", at: 1))
        #expect(redeemed.identity == user.identity && redeemed.lifetime == 7)
        // They are of a bounded number.
        for _ in 0..<SignInFlows.longUsers { #expect(flows.complete(user, in: "b", at: 2) != nil) }
        #expect(flows.complete(user, in: "b", at: 3) == nil)
        #expect(flows.complete(user, in: "b", at: 63) != nil)
    }

    // MARK: Actions of pages

    private func opened(_ label: String, on browser: Browser) async throws -> [String] {
        let response = await browser.get("/")
        let id = try #require(
            response.text.components(separatedBy: "\"session\":\"").dropFirst().first?.prefix { $0 != "\"" })
        let session = try #require(browser.application.sessions.live[String(id)])
        let page = TestPage(session.live as! ViewGraph)
        _ = await browser.get("/?session=\(id)")
        try session.live.send(DisplayEvent(node: page.target(label, for: .tap)?.id ?? 0, type: .tap))
        session.update()
        return session.tree.openings.compactMap { if case .url(let url) = $0 { url } else { nil } }
    }

    @Test func `comes back below the base path`() async throws {
        let configuration = OpenIDConnect.Configuration(
            issuer: "https://issuer.example", clientID: "desk", clientSecret: nil, scopes: [], path: "/oidc",
            lifetime: nil, roles: { _ in [] })
        let endpoints = OpenIDConnect(configuration, send: issuer.send, log: Log { _ in }).endpoints
        func location(_ path: String) async throws -> String {
            var request = WebRequest(.get, path, headers: ["Host": "desk.example"])
            request.basePath = "/desk"
            let endpoint = try #require(endpoints.first { $0.path == path })
            return try await endpoint.handler(EndpointRequest(request)).headers["Location"] ?? ""
        }
        #expect(
            try await location("/oidc/sign-in").contains(
                "redirect_uri=http%3A%2F%2Fdesk.example%2Fdesk%2Foidc%2Fcallback&"))
        #expect(
            try await location("/oidc/sign-out").hasSuffix(
                "post_logout_redirect_uri=http%3A%2F%2Fdesk.example%2Fdesk%2F"))
    }

    @Test func `is begun by an action of a page, and ended by another at the issuer`() async throws {
        let browser = Browser(try serve())
        #expect(try await opened("in", on: browser) == ["/oidc/sign-in?returnTo=%2F"])
        _ = await browser.get("/oidc/sign-in?returnTo=/")
        _ = await browser.get(callback)
        #expect(await browser.get("/").text.contains("user Ada"))
        #expect(try await opened("out", on: browser) == ["/oidc/sign-out"])
        #expect(await browser.get("/api/who").text == "guest []")
        let response = await browser.get("/oidc/sign-out")
        #expect(
            response["Location"]
                == "https://issuer.example/end?client_id=desk&post_logout_redirect_uri=http%3A%2F%2Fdesk.example%2F")
    }
}
