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
        WindowGroup { Start() }
        WindowGroup(id: "list") { Text("list") }
    }

    struct Start: View {
        @Environment(\.request) private var request
        @Environment(\.redirect) private var redirect
        @Environment(\.setCookie) private var setCookie

        var body: some View {
            NavigationStack {
                VStack {
                    Text("at \(request?.path ?? "") below \(request?.basePath ?? "")")
                    NavigationLink("Two", value: 2)
                    Link("List", destination: URL(string: "/list")!)
                    Text("[more](/list?all=1)")
                    Button("dark") { setCookie("theme", "dark") }
                    Button("list") { redirect("/list") }
                    Button("out") { redirect("/../other") }
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }
}

@MainActor @Suite struct `Code of a page below a base path` {
    private func serve() throws -> Application {
        let resources = AppResources(measurer: TenByTenFont())
        var settings = SessionSettings()
        settings.basePath = try #require(BasePath("/desk"))
        var assets = PageAssets()
        assets.basePath = settings.basePath
        return Application(
            app: AppBlueprint(Desk.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: assets, symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), settings: settings, log: Log(linesPerSecond: 10_000) { _ in })
    }

    private func open(_ application: Application) async -> (page: HTTPResponse, session: Session?, cookie: String) {
        let page = await application.handler.respond(to: HTTPRequest(.get, "/desk/", headers: [.accept: "text/html"]))
        let cookie = String(page["Set-Cookie"]?.prefix { $0 != ";" } ?? "")
        return (page, application.sessions.live.values.first, cookie)
    }

    private func post(
        _ body: String, _ application: Application, cookie: String, type: String = "application/json"
    ) async -> HTTPResponse {
        await application.handler.respond(
            to: HTTPRequest(
                .post, "/desk/events",
                headers: [
                    .accept: type == "application/json" ? type : "text/html", .cookie: cookie, .contentType: type,
                ], body: Array(body.utf8)))
    }

    @Test func `writes paths of the app, and browsers get them below the base path`() async throws {
        let (page, _, _) = await open(try serve())
        #expect(page.text.contains("at / below /desk"))
        let links = page.text.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) }
        #expect(links == ["/desk/Int/2", "/desk/list", "/desk/list?all=1"])
    }

    @Test func `goes to the place that its browser reports`() async throws {
        let application = try serve()
        let (_, session, cookie) = await open(application)
        let id = try #require(session?.id)
        func go(_ path: String) async -> String {
            let event = #"{"node":1,"type":"place","value":"\#(path)"}"#
            return await post(#"{"session":"\#(id)","events":[\#(event)]}"#, application, cookie: cookie).text
        }
        #expect(await go("/desk/Int/2").contains(#""path":"/desk/Int/2""#))
        #expect(session?.tree.place?.path == "/Int/2")
        #expect(await go("/desk/").contains(#""path":"/desk/""#))
        #expect(await go("/other/Int/2").contains(#""path":"/desk/""#))
    }

    @Test func `sets cookies and redirects below it`() async throws {
        let application = try serve()
        let (_, session, cookie) = await open(application)
        let shown = try #require(session)
        func tap(_ label: String) async -> HTTPResponse {
            let node = TestPage(shown.live as! ViewGraph).target(label, for: .tap)?.id ?? 0
            let form = "session=\(shown.id)&revision=\(shown.tree.revision)&tap=\(node)"
            return await post(form, application, cookie: cookie, type: "application/x-www-form-urlencoded")
        }
        let dark = await tap("dark")
        #expect(dark["Set-Cookie"] == "theme=dark; Path=/desk; SameSite=Lax; HttpOnly")
        #expect(dark["Location"] == "/desk/?session=\(shown.id)")
        #expect(await tap("list")["Location"] == "/desk/list")
        #expect(await tap("out")["Location"] == "/desk/?session=\(shown.id)")
    }
}
