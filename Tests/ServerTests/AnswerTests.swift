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
    var body: some Scene {
        WindowGroup { Home() }
        WindowGroup(id: "items") { Items() }
        Endpoint(.get, "/lists/{name}") { _ in "id,name" }
        WindowGroup(id: "gone") {
            Text("sold").responseStatus(.gone).responseHeader("Cache-Control", "max-age=60")
                .responseHeader("X-Robots-Tag", "noindex").responseHeader("X-Content-Type-Options", "sniff")
        }
        WindowGroup(id: "odd") { Text("tea").responseStatus(Response.Status(418)) }
        WindowGroup(id: "old") { Leading(target: "/items/Int/7?from=old") }
        WindowGroup(id: "loop") { Leading(target: "/loop") }
        WindowGroup(id: "away") { Leading(target: "https://example.com/") }
        NotFound { url in
            if url.path == "/moved" {
                Leading(target: "/items")
            } else {
                Text("nothing here").responseHeader("X-A", "1")
            }
        }
    }

    struct Leading: View {
        @Environment(\.redirect) private var redirect
        @Environment(\.setCookie) private var setCookie
        let target: String
        var body: some View {
            let _ = redirect(URL(string: target)!)
            Text("leading").onAppear { setCookie("seen", "1") }
        }
    }

    struct Items: View {
        @Environment(\.redirect) private var redirect
        var body: some View {
            NavigationStack {
                Button("seven") { redirect("/items/Int/7") }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }

    struct Home: View {
        @Environment(\.request) private var request
        @Environment(\.redirect) private var redirect
        @Environment(\.setCookie) private var setCookie
        @Environment(\.deleteCookie) private var deleteCookie
        @State private var count = 0
        var body: some View {
            Text("theme \(request?.cookies["theme"] ?? "none")")
            Text("asked \(request?.query["q"] ?? "nothing") at \(request?.remoteAddress ?? "nowhere")")
            Button("dark") { setCookie("theme", "dark", lifetime: .seconds(60)) }
            Button("strict") { setCookie("__Host-theme", "dark", sameSite: .none) }
            Button("forget") { deleteCookie("theme") }
            Button("items") { redirect("/items") }
            Button("list") { redirect("/lists/items.csv?all=1") }
            Button("site") { redirect(URL(string: "https://example.com/a?b=c&d=e")!) }
            Button("count \(count)") { count += 1 }
        }
    }
}

@MainActor @Suite struct `An answer` {
    private let logged = TestServer.Logged()

    private func serve(store: any SnapshotStore = MemorySnapshotStore()) -> Application {
        let logged = logged
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Desk.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: store,
            log: Log(linesPerSecond: 10_000) { line in
                logged.lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
            })
    }

    private func get(
        _ target: String, of application: Application, cookie: String? = nil, isSecure: Bool = false,
        method: HTTPRequest.Method = .get, accept: String = "text/html"
    ) async -> HTTPResponse {
        var headers: RequestHeaders = [.accept: accept]
        headers[.cookie] = cookie
        var request = HTTPRequest(method, target, headers: headers)
        request.isSecure = isSecure
        request.client = ClientAddress("192.0.2.7")
        return await application.respond(to: request)
    }

    private func cookies(_ response: HTTPResponse) -> [String] {
        response.headers.filter { $0.name == "Set-Cookie" }.map(\.value).filter { !$0.contains("espalier-") }
    }

    /// The cookie of the browser that a response makes.
    private func browser(_ response: HTTPResponse) -> String {
        let header = response.headers.last { $0.name == "Set-Cookie" && $0.value.contains("espalier-browser") }
        return String(header?.value.prefix { $0 != ";" } ?? "")
    }

    private func session(_ application: Application) throws -> Session {
        try #require(application.sessions.live.values.first { $0.scene == "" })
    }

    private func node(_ label: String, of session: Session) -> Int {
        TestPage(session.live as! ViewGraph).target(label, for: .tap)?.id ?? 0
    }

    /// Posts a tap as the form of a page without scripts does.
    private func post(
        _ label: String, of session: Session, _ application: Application, cookie: String, path: String = "",
        isSecure: Bool = false
    ) async -> HTTPResponse {
        let body = "session=\(session.id)&revision=\(session.tree.revision)&tap=\(node(label, of: session))"
        var request = HTTPRequest(
            .post, path + "/events",
            headers: [.accept: "text/html", .cookie: cookie, .contentType: "application/x-www-form-urlencoded"],
            body: Array(body.utf8))
        request.isSecure = isSecure
        return await application.respond(to: request)
    }

    private func fetch(
        _ ticket: String, of session: Session, _ application: Application, cookie: String?, origin: String? = nil
    ) async -> HTTPResponse {
        var headers: RequestHeaders = [.host: "desk.example"]
        headers[.cookie] = cookie
        headers[.origin] = origin
        return await application.respond(
            to: HTTPRequest(
                .post, "/take-ticket?session=\(session.id)", headers: headers, body: Array(ticket.utf8)))
    }

    /// Taps a button as a page with a channel does, and returns the ticket that the next revision names.
    private func ticket(_ label: String, of session: Session) throws -> String {
        let events: any LiveScene = session.live
        try events.send(DisplayEvent(node: node(label, of: session), type: .tap))
        session.update()
        for opening in session.tree.openings { if case .ticket(let name) = opening { return name } }
        Issue.record("no ticket")
        return ""
    }

    // MARK: Status and headers

    @Test func `has the page's status and headers, but the server's security`() async {
        let response = await get("/gone", of: serve())
        #expect(response.status == .gone)
        #expect(response.text.contains("sold"))
        #expect(response.headers.filter { $0.name == "Cache-Control" }.map(\.value) == ["private, max-age=60"])
        #expect(response["X-Robots-Tag"] == "noindex")
        #expect(response.headers.filter { $0.name == "X-Content-Type-Options" }.map(\.value) == ["nosniff"])
        #expect(await get("/gone.json", of: serve()).status == .gone)
        #expect(await get("/gone", of: serve(), method: .head).status == .gone)
        #expect(await get("/odd", of: serve()).status == HTTPStatus(rawValue: 418))
    }

    @Test func `has no status for a page that is open`() async throws {
        let application = serve()
        let cookie = browser(await get("/gone", of: application))
        let session = try #require(application.sessions.live.values.first)
        #expect(await get("/gone?session=\(session.id)", of: application, cookie: cookie).status == .ok)
    }

    @Test func `for an unknown path has the status 404 and the page's headers`() async {
        let response = await get("/nothing", of: serve())
        #expect(response.status == .notFound)
        #expect(response["X-A"] == "1")
    }

    // MARK: Redirects

    @Test func `leads elsewhere in place of the page, and leaves no session`() async {
        let application = serve()
        let response = await get("/old", of: application)
        #expect(response.status == .seeOther)
        #expect(response["Location"] == "/items/Int/7?from=old")
        #expect(response["Cache-Control"] == "no-store")
        #expect(cookies(response) == ["seen=1; Path=/; SameSite=Lax; HttpOnly"])
        #expect(browser(response) != "")
        #expect(application.sessions.live.isEmpty)
        #expect(await get("/away", of: application)["Location"] == "https://example.com/")
        #expect(await get("/moved", of: application)["Location"] == "/items")
    }

    @Test func `does not lead to the same address`() async {
        let response = await get("/loop", of: serve())
        #expect(response.status == .ok)
        #expect(response.text.contains("leading"))
    }

    @Test func `to a form leads to another scene or to a place of the page`() async throws {
        let application = serve()
        let cookie = browser(await get("/", of: application))
        let home = try session(application)
        let response = await post("items", of: home, application, cookie: cookie)
        #expect(response.status == .seeOther)
        #expect(response["Location"] == "/items")
        _ = await get("/items", of: application, cookie: cookie)
        let items = try #require(application.sessions.live.values.first { $0.scene == "items" })
        let stayed = await post("seven", of: items, application, cookie: cookie, path: "/items")
        #expect(stayed["Location"] == "/items?session=\(items.id)")
        #expect(items.tree.place?.path == "/items/Int/7")
    }

    @Test func `leads to an endpoint, although its path looks like a place of the page`() async throws {
        let application = serve()
        let cookie = browser(await get("/", of: application))
        let home = try session(application)
        let response = await post("list", of: home, application, cookie: cookie)
        #expect(response.status == .seeOther)
        #expect(response["Location"] == "/lists/items.csv?all=1")
    }

    @Test func `to a form leads to another site by a page, because the policy allows no redirect`() async throws {
        let application = serve()
        let cookie = browser(await get("/", of: application))
        let response = await post("site", of: try session(application), application, cookie: cookie)
        #expect(response.status == .ok)
        #expect(response["Refresh"] == "0;url=https://example.com/a?b=c&d=e")
        #expect(response.text.contains("https://example.com/a?b=c&amp;d=e"))
    }

    // MARK: Cookies

    @Test func `to a form sets cookies`() async throws {
        let application = serve()
        let cookie = browser(await get("/", of: application))
        let home = try session(application)
        let response = await post("dark", of: home, application, cookie: cookie)
        #expect(cookies(response) == ["theme=dark; Path=/; Max-Age=60; SameSite=Lax; HttpOnly"])
        #expect(
            cookies(await post("forget", of: home, application, cookie: cookie)) == [
                "theme=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly"
            ])
        // Browsers would ignore this one.
        #expect(cookies(await post("strict", of: home, application, cookie: cookie)) == [])
        #expect(logged.lines.withLock { $0.contains { $0.contains("cookie refused") } })
    }

    @Test func `over TLS sets secure cookies`() async throws {
        let application = serve()
        let cookie = browser(await get("/", of: application, isSecure: true))
        let home = try session(application)
        #expect(
            cookies(await post("strict", of: home, application, cookie: cookie, isSecure: true)) == [
                "__Host-theme=dark; Path=/; SameSite=None; HttpOnly; Secure"
            ])
    }

    @Test func `to a ticket sets its cookies once, for the browser of the page`() async throws {
        let application = serve()
        let cookie = browser(await get("/", of: application))
        let home = try session(application)
        // The first browser that comes back to a page owns it.
        _ = await get("/?session=\(home.id)", of: application, cookie: cookie)
        let name = try ticket("dark", of: home)
        let other = browser(await get("/items", of: application))
        #expect(await fetch(name, of: home, application, cookie: other).status == .gone)
        #expect(await fetch(name, of: home, application, cookie: nil).status == .gone)
        #expect(await fetch(name + "x", of: home, application, cookie: cookie).status == .gone)
        #expect(await fetch("", of: home, application, cookie: cookie).status == .gone)
        #expect(
            await fetch(String(repeating: "a", count: 4096), of: home, application, cookie: cookie).status == .gone)
        #expect(
            await fetch(name, of: home, application, cookie: cookie, origin: "https://evil.example").status
                == .forbidden)
        let response = await fetch(name, of: home, application, cookie: cookie, origin: "http://desk.example")
        #expect(response.status == .noContent)
        #expect(response["Cache-Control"] == "no-store")
        #expect(cookies(response) == ["theme=dark; Path=/; Max-Age=60; SameSite=Lax; HttpOnly"])
        #expect(await fetch(name, of: home, application, cookie: cookie).status == .gone)
    }

    @Test func `to two tickets at once sets the cookies of both, and to one that is fetched twice those of one`()
        async throws
    {
        let application = serve()
        let cookie = browser(await get("/", of: application))
        let home = try session(application)
        let (first, second) = (try ticket("dark", of: home), try ticket("forget", of: home))
        async let one = fetch(first, of: home, application, cookie: cookie)
        async let two = fetch(second, of: home, application, cookie: cookie)
        async let three = fetch(second, of: home, application, cookie: cookie)
        let answers = await [one, two, three]
        #expect(answers.count { $0.status == .noContent } == 2)
        #expect(answers.count { $0.status == .gone } == 1)
        #expect(answers.flatMap(cookies).count == 2)
    }

    @Test func `to a form takes the cookies of open tickets`() async throws {
        let application = serve()
        let cookie = browser(await get("/", of: application))
        let home = try session(application)
        let name = try ticket("dark", of: home)
        #expect(cookies(await post("count 0", of: home, application, cookie: cookie)).count == 1)
        #expect(await fetch(name, of: home, application, cookie: cookie).status == .gone)
    }

    // MARK: The request

    @Test func `can depend on the request, whose cookies change with those that are fetched`() async throws {
        let application = serve()
        let first = await get("/?q=a%20b", of: application, cookie: "theme=light")
        #expect(first.text.contains("theme light"))
        #expect(first.text.contains("asked a b at 192.0.2.7"))
        let home = try session(application)
        let name = try ticket("dark", of: home)
        _ = await fetch(name, of: home, application, cookie: browser(first))
        home.update()
        #expect(TestPage(home.live as! ViewGraph).frame(of: "theme dark") != nil)
        // A newer request has the cookies of the browser.
        _ = await get("/?session=\(home.id)", of: application, cookie: "theme=red; \(browser(first))")
        #expect(TestPage(home.live as! ViewGraph).frame(of: "theme red") != nil)
    }

    @Test func `leaves no secret of a request in the log or in snapshots`() async throws {
        let store = BrokenStore()
        let application = serve(store: store)
        var request = HTTPRequest(.get, "/?q=secret1", headers: [.accept: "text/html", .cookie: "theme=secret2"])
        request.otherHeaders = Array("Authorization\0Bearer secret3\0".utf8)
        let first = await application.respond(to: request)
        let home = try session(application)
        let name = try ticket("dark", of: home)
        // Refused requests are logged.
        _ = await fetch(name, of: home, application, cookie: browser(first), origin: "https://evil.example")
        application.sessions.shutDown()
        application.sessions.writer.finish()
        let record = try #require(try store.read(home.id))
        let stored = [record.state, record.numbering, record.batches].map { String(decoding: $0, as: UTF8.self) }
            .joined()
        let lines = logged.lines.withLock { $0.joined() }
        #expect(lines.contains("refused"))
        let id = String(browser(first).split(separator: "=")[1].prefix(22))
        for secret in ["secret1", "secret2", "secret3", name, id] {
            #expect(!lines.contains(secret), "\(secret)")
            #expect(!stored.contains(secret), "\(secret)")
        }
    }
}
