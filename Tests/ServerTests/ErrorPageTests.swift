import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private final class Model: ObservableObject {
    let name = "model"
}

/// A view whose page fails, because nobody gives it a model.
private struct Failing: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(model.name) }
}

private struct Desk: App {
    var body: some Scene {
        WindowGroup { NavigationStack { Text("Home") } }
        WindowGroup(id: "failing") { Failing() }
        ErrorPage { error in
            Text("Sorry: \(error.status.rawValue)").navigationTitle("Error")
            Text(error.detail)
        }
    }
}

private struct TwoPages: App {
    var body: some Scene {
        WindowGroup(id: "a") { Text("A") }
        NotFound { url in Text("nothing at \(url.path)") }
        ErrorPage { _ in Failing() }
        WindowGroup(id: "failing") { Failing() }
    }
}

@MainActor @Suite struct `A page for errors` {
    private func serve<A: App>(_ type: A.Type) -> Application {
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(type, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), log: Log { _ in })
    }

    private func get(_ target: String, of application: Application, accept: String = "text/html") async -> HTTPResponse
    {
        await application.respond(to: HTTPRequest(.get, target, headers: [.accept: accept]))
    }

    @Test func `is in place of unknown paths and places, with the status 404`() async {
        let application = serve(Desk.self)
        for path in ["/nowhere", "/nowhere/at/all", "/.error", "/.404"] {
            let response = await get(path, of: application)
            #expect(response.status == .notFound)
            #expect(response.text.contains("Sorry: 404"))
            #expect(response.text.contains("<form method=post"))
        }
    }

    @Test func `is in place of a page that fails, with the status 500`() async {
        let response = await get("/failing", of: serve(Desk.self))
        #expect(response.status == .internalServerError)
        #expect(response.text.contains("Sorry: 500"))
        #expect(response.text.contains("The page has ended because of a mistake in the app."))
    }

    @Test func `is in place of a page that has ended the server, with the time of the next attempt`() throws {
        let request = HTTPRequest(.get, "/broken", headers: [.accept: "text/html"])
        let response = try serve(Desk.self).ownPage(for: .sceneEndsTheServer, request)()
        #expect(response.status == .serviceUnavailable)
        #expect(response["Retry-After"] == "60")
        #expect(response.text.contains("Sorry: 503"))
    }

    @Test func `is not made while the server has too much to do`() {
        let request = HTTPRequest(.get, "/", headers: [.accept: "text/html"])
        for problem in [Problem.tooManySessions, .overloaded(retryAfter: 5), .shuttingDown] {
            #expect(throws: Problem.self) { try serve(Desk.self).ownPage(for: problem, request) }
        }
    }

    @Test func `is not for programs`() async {
        let response = await get("/failing", of: serve(Desk.self), accept: "application/json")
        #expect(response["Content-Type"] == "application/problem+json")
        #expect(response.text.contains("\"status\":500"))
    }

    @Test func `leaves unknown paths to the page for them`() async {
        let response = await get("/nowhere", of: serve(TwoPages.self))
        #expect(response.status == .notFound)
        #expect(response.text.contains("nothing at /nowhere"))
    }

    @Test func `that fails itself is replaced by the server's`() async {
        let response = await get("/failing", of: serve(TwoPages.self))
        #expect(response.status == .internalServerError)
        #expect(response.text.contains("<h1>Internal Server Error</h1>"))
        #expect(!response.text.contains("<form"))
    }

    @Test func `opens no session that stays when it is replaced`() async {
        let application = serve(TwoPages.self)
        _ = await get("/failing", of: application)
        #expect(application.sessions.live.isEmpty)
    }
}
