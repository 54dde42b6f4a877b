import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import EspalierServer

@Suite struct `A route` {
    private func route(_ path: String, _ scenes: [String] = ["", "shop", "a/b"]) -> Route? {
        RouteTable(scenes: scenes).route(path)
    }

    @Test func `reads the segments below a scene as the pairs of a place`() {
        #expect(route("/shop/Item/1") == .page(scene: "shop", place: ["Item", "1"]))
        #expect(route("/shop/Item/1/Item/2") == .page(scene: "shop", place: ["Item", "1", "Item", "2"]))
        #expect(route("/a/b/Item/1") == .page(scene: "a/b", place: ["Item", "1"]))
        #expect(route("/Item/1") == .page(scene: "", place: ["Item", "1"]))
    }

    @Test func `decodes the segments of a place one by one`() {
        #expect(route("/shop/Item/a%2Fb%20c") == .page(scene: "shop", place: ["Item", "a/b c"]))
        #expect(route("/shop/Item/%FF") == nil)
    }

    @Test func `refuses a path with an odd number of segments, an empty segment, or too many`() {
        #expect(route("/shop/Item") == .page(scene: "", place: ["shop", "Item"]))
        #expect(route("/shop/Item", ["shop"]) == nil)
        #expect(route("/shop//1", ["shop"]) == nil)
        #expect(route("/favicon.ico") == nil)
        #expect(route("shop") == nil && route("*") == nil && route("") == nil && route("xshop") == nil)
        #expect(route("/shop" + String(repeating: "/a/b", count: 100), ["shop"]) == nil)
    }

    @Test func `of a scene with values names one before the place`() {
        func route(_ path: String) -> Route? {
            RouteTable(scenes: ["", "order", "order/notes"], withValues: ["order"]).route(path)
        }
        #expect(route("/order") == .page(scene: "order"))
        #expect(route("/order/42") == .page(scene: "order", value: "42"))
        #expect(route("/order/42/Item/1") == .page(scene: "order", value: "42", place: ["Item", "1"]))
        #expect(route("/order/Item/1") == .page(scene: "order", place: ["Item", "1"]))
        #expect(route("/order/notes") == .page(scene: "order/notes"))
        #expect(route("/other") == nil)
    }

    @Test func `prefers the endpoints of a scene to its places`() {
        #expect(route("/shop/events") == .events(scene: "shop"))
        #expect(route("/shop/updates") == .updates(scene: "shop"))
        #expect(route("/shop/left") == .left(scene: "shop"))
    }
}

private struct PlacesApp: App {
    var body: some Scene {
        WindowGroup(id: "shop") {
            NavigationStack {
                Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
        WindowGroup("Order", id: "order", for: Int.self) { $order in
            Text(order.map { "order \($0)" } ?? "no order")
        }
        NotFound { url in Text("no \(url.absoluteString)") }
    }
}

/// An app without a page for unknown paths.
private struct PlacesAlone: App {
    var body: some Scene {
        WindowGroup(id: "shop") {
            NavigationStack {
                Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }
}

@MainActor @Suite struct `A place that is requested` {
    private func application<A: App>(of app: A.Type = PlacesApp.self) -> Application {
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(app, resources: resources), resources: resources, renderer: PlainRenderer(),
            files: StaticFiles(folder: nil), store: MemorySnapshotStore(), log: Log { _ in })
    }

    private func get(_ path: String, _ application: Application) async -> HTTPResponse {
        await application.respond(to: HTTPRequest(method: .get, path: path))
    }

    @Test func `opens a session if a view declares it`() async {
        let application = application()
        #expect(await get("/shop/Int/3", application).status == .ok)
        #expect(application.sessions.live.count == 1)
        let tree = application.sessions.live.values.first?.tree
        #expect(tree?.place == DisplayPlace(path: "/shop/Int/3", screens: 1))
    }

    @Test func `keeps its path when the session wakes up`() async throws {
        let application = application()
        _ = await get("/shop/Int/3", application)
        let session = try #require(application.sessions.live.values.first)
        let known = try application.sessions.find(session.id, scene: "shop", browser: nil)
        known.isClaimed = true
        application.sessions.shutDown()
        #expect(known.tree.numbered(2000).place == DisplayPlace(path: "/shop/Int/3", screens: 1))
    }

    @Test func `may be a value of a window`() async {
        let application = application()
        func text(_ path: String) async -> String { await get(path, application).text }
        #expect(await text("/order/42").contains("order 42"))
        #expect(await text("/order").contains("no order"))
        #expect(application.sessions.live.count == 2)
        #expect(await get("/order/x", application).status == .notFound)
    }

    @Test func `that is unknown shows the app's own page, to browsers`() async throws {
        let application = application()
        for path in ["/nothing", "/shop/String/x", "/order/x", "/.404"] {
            let response = await get(path, application)
            #expect(response.status == .notFound)
            #expect(response.text.contains("no \(path)"), "\(response.text)")
        }
        #expect(application.sessions.live.count == 4)
        let session = try #require(application.sessions.live.values.first)
        let again = await application.respond(
            to: HTTPRequest(.get, "/.404?session=\(session.id)"))
        #expect(again.status == .ok)
        let head = await application.respond(to: HTTPRequest(method: .head, path: "/nothing"))
        #expect(head.status == .notFound)
        #expect(application.sessions.live.count == 4)
        let json = await application.respond(
            to: HTTPRequest(.get, "/nothing", headers: [.accept: "application/json"]))
        #expect(json.status == .notFound)
        #expect(json["Content-Type"] == "application/problem+json")
    }

    @Test func `is not found if no view declares it, and leaves no session behind`() async {
        let application = application(of: PlacesAlone.self)
        for path in ["/shop/Int/x", "/shop/String/x", "/shop/Int/1/String/x", "/shop/view/x", "/shop/Int/!0"] {
            #expect(await get(path, application).status == .notFound, "\(path)")
        }
        #expect(application.sessions.live.isEmpty)
    }
}
