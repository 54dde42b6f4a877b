import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Desk: App {
    var body: some Scene {
        WindowGroup { Home() }
        WindowGroup(id: "other") { Text("other") }
    }

    struct Home: View {
        @Environment(\.pageAuthentication) private var authenticate
        @State private var result = "guest"
        var body: some View {
            NavigationStack {
                VStack {
                    Text(result)
                    Button("sign in") { signIn("https://id.example/authorize?client=desk") }
                    Button("sign in by script") { signIn("javascript:alert(1)") }
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }

        private func signIn(_ url: String) {
            Task {
                do {
                    result = try await authenticate(URL(string: url)!, until: "Desk.example", "/signed-in")
                        .absoluteString
                } catch {
                    result = String(describing: type(of: error))
                }
            }
        }
    }
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct `A sign-in at another site` {
    private final class Clock { var time = 1000.0 }
    private let clock = Clock()

    private func serve(_ store: any SnapshotStore = MemorySnapshotStore()) -> Application {
        let clock = clock
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Desk.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: store, log: Log { _ in }, now: { clock.time }, wallClock: { clock.time })
    }

    private func comeBack(
        _ visitor: Visitor, _ application: Application, to target: String = "/signed-in?code=7",
        host: String = "desk.example:8080",
        method: HTTPRequest.Method = .get
    ) async -> HTTPResponse {
        let cookie = visitor.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
        let response = await application.respond(
            to: HTTPRequest(method, target, headers: [.host: host, .cookie: cookie, .accept: "text/html"]))
        visitor.keepCookies(of: response)
        return response
    }

    private func text(of page: Visitor.Page, _ visitor: Visitor) async -> String {
        await visitor.get("/?session=\(page.session)").text
    }

    private func wait(until condition: () -> Bool) async throws {
        while !condition() {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    private func begin(_ application: Application) async throws -> (Visitor, Visitor.Page) {
        let ada = Visitor(application)
        let page = await ada.get("/")
        _ = await ada.tap("sign in", on: page)
        try await wait { PageAuthentication.isAwaited(at: "/signed-in") }
        return (ada, page)
    }

    @Test func `leads the browser there, and back to its page, whose code goes on`() async throws {
        let application = serve()
        let (ada, page) = try await begin(application)
        #expect(
            application.sessions.live[page.session]?.update().openings.contains {
                "\($0)".contains("https://id.example/authorize?client=desk")
            } == true)
        let response = await comeBack(ada, application)
        #expect(response.status == .seeOther)
        #expect(response["Location"] == "/")
        #expect(response["Cache-Control"] == "no-store")
        // Another page of the browser, and another browser, are none of its business.
        #expect(await ada.get("/other").session != page.session)
        #expect(await Visitor(application).get("/").session != page.session)
        #expect(await ada.get("/").session == page.session)
        #expect(await ada.get("/").session != page.session)
        #expect(!PageAuthentication.isAwaited(at: "/signed-in"))
        let session = try #require(application.sessions.live[page.session])
        try await wait { session.sleepObstacle == nil }
        #expect(await text(of: page, ada).contains("http://desk.example:8080/signed-in?code=7"))
        #expect(await comeBack(ada, application).status == .notFound)
    }

    @Test func `leads back to the page in another process, once and at its path alone`() async throws {
        let store = MemorySnapshotStore()
        let application = serve(store)
        let (ada, page) = try await begin(application)
        #expect(await comeBack(ada, application).status == .seeOther)
        let session = try #require(application.sessions.live[page.session])
        try await wait { session.sleepObstacle == nil }
        application.shutDown()
        let (next, cookies) = (serve(store), ada.cookies)
        let eve = Visitor(next, cookies: cookies.filter { $0.key != BrowserCookie.name })
        #expect(await eve.get("/").session != page.session)
        let returned = Visitor(next, cookies: cookies)
        #expect(await returned.get("/other").session != page.session)
        let shown = await returned.get("/")
        #expect(shown.session == page.session && shown.text.contains("http://desk.example:8080/signed-in?code=7"))
        #expect(returned.cookies["espalier-return"] == nil)
        // With the cookie that the browser had, too.
        #expect(await Visitor(next, cookies: cookies).get("/").session != page.session)
        let stranger = Visitor(serve(), cookies: cookies)
        #expect(await stranger.get("/").session != page.session)
    }

    @Test func `goes on for its own browser, host, path and method alone`() async throws {
        let application = serve()
        let (ada, page) = try await begin(application)
        let bob = Visitor(application)
        _ = await bob.get("/")
        #expect(await comeBack(bob, application).status == .notFound)
        #expect(await comeBack(ada, application, host: "evil.example").status == .notFound)
        #expect(await comeBack(ada, application, to: "/signed-in/more").status == .notFound)
        #expect(await comeBack(ada, application, method: .head).status == .notFound)
        #expect(PageAuthentication.isAwaited(at: "/signed-in"))
        #expect(await text(of: page, ada).contains("guest"))
        #expect(await comeBack(ada, application).status == .seeOther)
    }

    @Test func `is canceled when the browser shows the page again without it`() async throws {
        let application = serve()
        let (ada, page) = try await begin(application)
        // A request before the browser has left says nothing.
        _ = await text(of: page, ada)
        #expect(PageAuthentication.isAwaited(at: "/signed-in"))
        application.sessions.live[page.session]?.leave()
        _ = await text(of: page, ada)
        #expect(!PageAuthentication.isAwaited(at: "/signed-in"))
        let session = try #require(application.sessions.live[page.session])
        try await wait { session.sleepObstacle == nil }
        #expect(await text(of: page, ada).contains("Canceled"))
    }

    @Test func `keeps its page awake, and is canceled when the page ends`() async throws {
        let application = serve()
        let (_, page) = try await begin(application)
        clock.time += 3600
        application.sessions.sweep()
        #expect(application.sessions.live[page.session] != nil)
        clock.time += 24 * 3600
        application.sessions.sweep()
        #expect(application.sessions.live[page.session] == nil)
        #expect(!PageAuthentication.isAwaited(at: "/signed-in"))
    }

    @Test func `takes the place of an earlier one, and refuses what is no site`() async throws {
        let application = serve()
        let (ada, page) = try await begin(application)
        _ = await ada.tap("sign in", on: page)
        #expect(await comeBack(ada, application).status == .seeOther)
        #expect(!PageAuthentication.isAwaited(at: "/signed-in"))
        _ = await ada.tap("sign in by script", on: page)
        let session = try #require(application.sessions.live[page.session])
        try await wait { session.sleepObstacle == nil }
        #expect(await text(of: page, ada).contains("Unusable"))
        #expect(!PageAuthentication.isAwaited(at: "/signed-in"))
    }
}
