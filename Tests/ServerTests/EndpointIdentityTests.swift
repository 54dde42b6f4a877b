import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import Synchronization
import TestKit
import Testing

@testable import EspalierServer

private struct Unknown: Error {}
private struct Lent: HTTPErrorConvertible {
    var httpError: HTTPError { HTTPError(.conflict, "It is lent.") }
}

private struct Desk: App {
    nonisolated static let calls = Mutex(0)

    var body: some Scene {
        WindowGroup { Home() }
        WindowGroup(id: "tokens") { Home() }.authentication(.bearer(Self.check))
        EndpointGroup("/api") {
            Endpoint(.get, "/who") { request in await request.identity?.subject ?? "guest" }
            Endpoint(.post, "/who") { request in await request.identity?.subject ?? "guest" }
            Endpoint(.post, "/open") { request in await request.identity?.subject ?? "guest" }
                .allowedOrigins(["https://friend.example"])
            Endpoint(.get, "/lent") { _ -> String in throw Lent() }
            EndpointGroup("/keepers") {
                Endpoint(.post, "/items") { request in
                    Desk.calls.withLock { $0 += 1 }
                    return try await request.text
                }
                Endpoint(.get, "/admin") { _ in "admin" }
                    .authorized { $0?.roles.contains("admin") == true }
            }
            .authorized { $0?.roles.contains("keeper") == true }
        }
        EndpointGroup("/tokens") {
            Endpoint(.get, "/who") { request in await request.identity?.subject ?? "guest" }
            Endpoint(.get, "/keeper") { request in await request.identity?.subject ?? "guest" }
                .authorized { $0?.roles.contains("keeper") == true }
        }
        .authentication(.header("X-Remote-User"))
        .authentication(.bearer(Self.check))
        Group {
            Endpoint(.get, "/inner/who") { request in await request.identity?.subject ?? "guest" }
            WindowGroup(id: "inner") { Text("the inner page") }
        }
        .authentication { request in request.query["key"] == "k" ? Identity("key") : nil }
        .authorized {
            $0 != nil
        } otherwise: {
            Text("sign in")
        }
    }

    @Sendable nonisolated static func check(_ token: String) async throws -> Identity? {
        await Task.yield()
        switch token {
        case "keeper": return Identity("robot", roles: ["keeper"])
        case "other": return Identity("visitor")
        case "later": throw HTTPError(.tooManyRequests, "Later.")
        case "down": throw Unknown()
        default: return nil
        }
    }

    struct Home: View {
        @Environment(\.identity) private var identity
        @Environment(\.signIn) private var signIn
        @Environment(\.signOut) private var signOut
        var body: some View {
            Text("user \(identity?.subject ?? "guest")")
            Button("keeper") { signIn(Identity("ada", roles: ["keeper"]), lasting: .seconds(100)) }
            Button("bob") { signIn(Identity("bob")) }
            Button("out") { signOut() }
        }
    }
}

@MainActor @Suite(.serialized) struct `The user of an endpoint` {
    private final class Clock { var time = 1000.0 }
    private let clock = Clock()

    private final class Lines: Sendable { let all = Mutex<[String]>([]) }
    private let lines = Lines()

    private func serve(_ store: any SnapshotStore = MemorySnapshotStore()) throws -> Application {
        let (clock, lines) = (clock, lines)
        let resources = AppResources(measurer: TenByTenFont())
        let app = AppBlueprint(Desk.self, resources: resources)
        return Application(
            app: app, endpoints: try EndpointTable(app.endpoints, beside: app.scenes), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: store, log: Log { line in lines.all.withLock { $0.append(String(decoding: line, as: UTF8.self)) } },
            now: { clock.time }, wallClock: { clock.time })
    }

    private func ask(
        _ application: Application, _ target: String, as visitor: Visitor? = nil, _ method: HTTPRequest.Method = .get,
        fields: String = "", headers: RequestHeaders = [:], isFromTrustedProxy: Bool = false
    ) async -> HTTPResponse {
        var headers = headers
        if let visitor { headers[.cookie] = visitor.cookies.map { "\($0)=\($1)" }.joined(separator: "; ") }
        var request = HTTPRequest(method, target, headers: headers, body: method == .post ? Array("lamp".utf8) : [])
        request.otherHeaders = Array(fields.utf8)
        request.isFromTrustedProxy = isFromTrustedProxy
        return await application.respond(to: request)
    }

    private func token(_ token: String) -> String { "Authorization\0Bearer \(token)\0" }

    // MARK: The user

    @Test func `is that of the browser, at once and after a restart`() async throws {
        let store = BrokenStore()
        let application = try serve(store)
        let ada = Visitor(application)
        let page = await ada.get("/")
        #expect(await ask(application, "/api/who", as: ada).text == "guest")
        _ = await ada.tap("keeper", on: page)
        #expect(await ask(application, "/api/who", as: ada).text == "ada")
        #expect(await ask(application, "/api/who", as: Visitor(application)).text == "guest")
        #expect(await ask(application, "/api/who").text == "guest")
        application.shutDown()
        let second = try serve(store)
        #expect(await ask(second, "/api/who", as: ada).text == "ada")
        #expect(second.sessions.live.isEmpty && Array(second.sessions.clients.all).isEmpty)
        clock.time += 100
        #expect(await ask(second, "/api/who", as: ada).text == "guest")
    }

    @Test func `is a guest with the id from before, and after signing out`() async throws {
        let application = try serve()
        let ada = Visitor(application)
        var page = await ada.get("/")
        let former = Visitor(application, cookies: ada.cookies)
        page = await ada.tap("keeper", on: page)
        #expect(await ask(application, "/api/who", as: former).text == "guest")
        let member = Visitor(application, cookies: ada.cookies)
        _ = await ada.tap("out", on: await ada.get("/?session=\(page.session)"))
        #expect(await ask(application, "/api/who", as: member).text == "guest")
        #expect(await ask(application, "/api/who", as: ada).text == "guest")
    }

    @Test func `is not taken from a forged cookie`() async throws {
        let application = try serve()
        let ada = Visitor(application)
        _ = await ada.tap("keeper", on: await ada.get("/"))
        var cookies = ada.cookies
        cookies[BrowserCookie.name]?.removeLast()
        #expect(await ask(application, "/api/who", as: Visitor(application, cookies: cookies)).text == "guest")
    }

    @Test func `is that of the browser only in requests of the server's own pages, if they may change something`()
        async throws
    {
        let application = try serve()
        let ada = Visitor(application)
        _ = await ada.tap("keeper", on: await ada.get("/"))
        let own: RequestHeaders = [.origin: "http://desk", .host: "desk", .fetchSite: "same-origin"]
        let foreign: RequestHeaders = [.origin: "https://friend.example", .host: "desk", .fetchSite: "same-site"]
        #expect(await ask(application, "/api/who", as: ada, .post, headers: own).text == "ada")
        #expect(await ask(application, "/api/who", as: ada, .post, headers: foreign).status == .forbidden)
        // The origin may call this one, but not as the user.
        #expect(await ask(application, "/api/open", as: ada, .post, headers: own).text == "ada")
        #expect(await ask(application, "/api/open", as: ada, .post, headers: foreign).text == "guest")
        #expect(await ask(application, "/api/who", as: ada, headers: [.fetchSite: "cross-site"]).text == "ada")
    }

    @Test func `is that of a token, which is checked before the browser's`() async throws {
        let application = try serve()
        let ada = Visitor(application)
        _ = await ada.tap("keeper", on: await ada.get("/"))
        #expect(await ask(application, "/tokens/who", fields: token("other")).text == "visitor")
        #expect(await ask(application, "/tokens/who", as: ada, fields: token("other")).text == "visitor")
        #expect(await ask(application, "/tokens/who", as: ada, fields: token("wrong")).text == "guest")
        #expect(await ask(application, "/tokens/who", as: ada).text == "ada")
        // Endpoints without the rule do not look at tokens.
        #expect(await ask(application, "/api/who", fields: token("keeper")).text == "guest")
    }

    @Test func `is the one whom a trusted proxy names`() async throws {
        let application = try serve()
        let name = "X-Remote-User\0eve\0"
        #expect(await ask(application, "/tokens/who", fields: name, isFromTrustedProxy: true).text == "eve")
        #expect(await ask(application, "/tokens/who", fields: name).text == "guest")
        #expect(
            await ask(application, "/tokens/who", fields: name + token("keeper"), isFromTrustedProxy: true).text
                == "eve"
        )
    }

    @Test func `gets the app's answer, or 503 with a line in the log, if the check of a token throws`() async throws {
        let application = try serve()
        let later = await ask(application, "/tokens/who", fields: token("later"))
        #expect(later.status == .tooManyRequests && later.text.contains("Later."))
        let down = await ask(application, "/tokens/keeper", fields: token("down"))
        #expect(down.status == .serviceUnavailable && down["Retry-After"] == "5")
        #expect(!down.text.contains("Unknown"))
        let page = await ask(application, "/tokens", fields: token("down"), headers: [.accept: "text/html"])
        #expect(page.status == .serviceUnavailable)
        #expect(application.sessions.live.isEmpty)
        #expect(
            lines.all.withLock { $0.filter { $0.contains("authentication failed") && $0.contains("Unknown()") }.count }
                == 2)
    }

    @Test func `of a page may be that of a token whose check waits`() async throws {
        let application = try serve()
        let accept: RequestHeaders = [.accept: "application/json"]
        let page = await ask(application, "/tokens", fields: token("keeper"), headers: accept)
        #expect(page.status == .ok && page.text.contains("user robot"))
        #expect(await ask(application, "/tokens", fields: token("wrong"), headers: accept).text.contains("user guest"))
        #expect(await ask(application, "/tokens", headers: accept).text.contains("user guest"))
    }

    // MARK: Rules

    @Test func `decides before the handler begins`() async throws {
        let application = try serve()
        let visitor = Visitor(application)
        let before = Desk.calls.withLock { $0 }
        let guest = await ask(application, "/api/keepers/items", .post)
        #expect(guest.status == .unauthorized)
        #expect(guest["WWW-Authenticate"] == nil)
        #expect(guest["Set-Cookie"] == nil)
        #expect(
            guest.text
                == #"{"type":"about:blank","title":"Unauthorized","status":401,"detail":"Sign in first."}"#)
        _ = await visitor.tap("bob", on: await visitor.get("/"))
        let bob = await ask(application, "/api/keepers/items", as: visitor, .post)
        #expect(bob.status == .forbidden)
        #expect(bob.text.contains("The user may not make this request."))
        #expect(Desk.calls.withLock { $0 } == before)
        _ = await visitor.tap("keeper", on: await visitor.get("/"))
        #expect(await ask(application, "/api/keepers/items", as: visitor, .post).text == "lamp")
        #expect(Desk.calls.withLock { $0 } == before + 1)
        // All rules count, of the endpoint and of the group.
        #expect(await ask(application, "/api/keepers/admin", as: visitor).status == .forbidden)
    }

    @Test func `learns the scheme of tokens, and that one is not valid`() async throws {
        let application = try serve()
        let guest = await ask(application, "/tokens/keeper")
        #expect(guest.status == .unauthorized && guest["WWW-Authenticate"] == "Bearer")
        let wrong = await ask(application, "/tokens/keeper", fields: token("wrong"))
        #expect(wrong.status == .unauthorized && wrong["WWW-Authenticate"] == #"Bearer error="invalid_token""#)
        #expect(await ask(application, "/tokens/keeper", fields: token("other")).status == .forbidden)
        #expect(await ask(application, "/tokens/keeper", fields: token("keeper")).text == "robot")
    }

    @Test func `is subject to the rules of scenes around the endpoint`() async throws {
        let application = try serve()
        #expect(await ask(application, "/inner/who").status == .unauthorized)
        #expect(await ask(application, "/inner/who?key=k").text == "key")
        #expect(
            await ask(application, "/inner?key=k", headers: [.accept: "application/json"]).text.contains("inner page"))
    }

    @Test func `leaves no page, app, record or cookie`() async throws {
        let store = BrokenStore()
        let application = try serve(store)
        for target in ["/api/who", "/tokens/who", "/tokens/keeper", "/inner/who?key=k"] {
            let response = await ask(application, target, fields: token("keeper"))
            #expect(response["Set-Cookie"] == nil)
        }
        application.sessions.writer.flush()
        #expect(application.sessions.live.isEmpty && Array(application.sessions.clients.all).isEmpty)
        #expect(store.identifiedClients().isEmpty)
    }

    @Test func `gets the response of an error that knows it`() async throws {
        let response = await ask(try serve(), "/api/lent")
        #expect(response.status == .conflict && response.text.contains("It is lent."))
    }

    @Test func `is not sent a body that is not read`() async throws {
        let running = try RunningServer(try serve(), host: "127.0.0.1", port: 0)
        let port = running.port
        let before = Desk.calls.withLock { $0 }
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            // The body never comes.
            connection.write("POST /api/keepers/items HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
            return connection.readResponse()
        }
        #expect(response.status == .unauthorized)
        #expect(Desk.calls.withLock { $0 } == before)
        _ = await running.stop()
    }

    @Test func `can be given to a handler by a test`() async {
        let request = EndpointRequest(WebRequest(.get, "/"), identity: Identity("ada"))
        #expect(await request.identity?.subject == "ada")
    }
}
