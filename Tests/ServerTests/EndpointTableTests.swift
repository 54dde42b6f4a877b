import EspalierViews
import Testing

@testable import EspalierServer

@Suite @MainActor struct `The start with endpoints` {
    private static func endpoint(_ path: String, _ method: WebRequest.Method = .get) -> [_EndpointDeclaration] {
        Endpoint(method, path) { _ in "" }._endpoints
    }

    private func fault(_ paths: [String], beside scenes: [SceneName] = []) -> String? {
        do throws(EndpointFault) {
            _ = try EndpointTable(paths.flatMap { Self.endpoint($0) }, beside: scenes)
            return nil
        } catch {
            return error.description
        }
    }

    private let pages = [
        SceneName(id: "", title: "Desk"), SceneName(id: "tabs", title: ""),
        SceneName(id: "item", title: "Item", hasValues: true),
    ]

    @Test func `ends if two endpoints answer the same requests`() {
        #expect(
            fault(["/api/{id}", "/api/{name}"])
                == "The endpoints GET /api/{id} and GET /api/{name} answer the same requests.")
        #expect(fault(["/api", "/api"]) == "The endpoints GET /api and GET /api answer the same requests.")
        #expect(
            fault(["/a/{x...}", "/a/{y...}"])
                == "The endpoints GET /a/{x...} and GET /a/{y...} answer the same requests.")
        #expect(fault(["/api/{id}", "/api/new", "/api/{id}/x", "/api/{rest...}"]) == nil)
        let both = Self.endpoint("/api") + Self.endpoint("/api", .post)
        #expect(throws: Never.self) { try EndpointTable(both) }
    }

    @Test func `ends if an endpoint hides a page or its parts`() {
        #expect(
            fault(["/tabs"], beside: pages)
                == "The endpoint GET /tabs hides the address of the page at /tabs. Choose another path, such as /api/tabs."
        )
        #expect(
            fault(["/"], beside: pages)
                == "The endpoint GET / hides the address of the page \"Desk\" at /. Choose another path, such as /api/."
        )
        #expect(
            fault(["/events"], beside: pages)
                == "The endpoint GET /events hides a part of the page \"Desk\" at /. Choose another path, such as /api/events."
        )
        #expect(fault(["/tabs.json"], beside: pages)?.contains("hides a part of the page at /tabs") == true)
        #expect(fault(["/{a}/{b}"], beside: pages)?.contains("hides the places of the page \"Desk\"") == true)
        #expect(fault(["/tabs/{a}/{b}"], beside: pages)?.contains("hides the places of the page at /tabs") == true)
        #expect(fault(["/item/{id}"], beside: pages)?.contains("hides the places of the page \"Item\"") == true)
        #expect(fault(["/{path...}"], beside: pages)?.contains("hides the places") == true)
        #expect(fault(["/{name}", "/api/{id}", "/feed.xml", "/tabs/export", "/tabs/{id}"], beside: pages) == nil)
        #expect(fault(["/", "/events", "/{a}/{b}"]) == nil)
    }

    @Test func `ends if an endpoint hides a path of the server's own`() {
        #expect(fault(["/metrics"]) == "The endpoint GET /metrics hides the server's own path /metrics.")
        #expect(fault(["/healthz"]) == "The endpoint GET /healthz hides the server's own path /healthz.")
        #expect(fault(["/public/{name}"]) == "The endpoint GET /public/{name} hides the server's own path /public/.")
        #expect(fault(["/{name}", "/metrics/items"]) == nil)
    }

    @Test func `ends if a path, a method or an origin is none`() {
        #expect(fault(["api"]) == "The path of the endpoint GET api must begin with a slash.")
        #expect(fault(["/a//b"]) == "The path of the endpoint GET /a//b contains an empty part.")
        #expect(fault(["/{id}/{id}"]) == "The path of the endpoint GET /{id}/{id} has two parts with the name id.")
        #expect(
            fault(["/{x...}/b"]) == "The path of the endpoint GET /{x...}/b goes on after {x...}, which is the rest.")
        #expect(
            fault(["/a{id}"])
                == "The path of the endpoint GET /a{id} has a brace in the middle of a part: a name in braces is a whole part."
        )
        #expect(fault(["/{}"])?.contains("whose name must consist of letters and digits") == true)
        #expect(throws: EndpointFault.self) { try EndpointTable(Self.endpoint("/a", .head)) }
        #expect(throws: EndpointFault.self) { try EndpointTable(Self.endpoint("/a", .init(rawValue: "BREW"))) }
        let shop = Endpoint(.get, "/a") { _ in "" }.allowedOrigins(["https://shop.example/path"])._endpoints
        #expect(
            throws: EndpointFault(
                "The endpoint GET /a allows \"https://shop.example/path\", which is not an origin, such as https://shop.example."
            )
        ) { try EndpointTable(shop) }
    }
}

private struct ProgramApp: App {
    var body: some Scene {
        WindowGroup(id: "desk") { EmptyView() }
        EndpointGroup("/api") {
            Endpoint(.get, "/version") { _ in "1" }
            if true { Endpoint(.post, "/") { _ in } }
            for name in ["a", "b"] { Endpoint(.get, "/\(name)") { _ in name } }
        }
        Group { Endpoint(.get, "/feed.xml") { _ in "<feed/>" } }
    }
}

private struct EndpointsAlone: App {
    var body: some Scene {
        Endpoint(.get, "/version") { _ in ["version": 3] }
    }
}

@Suite @MainActor struct `An app with endpoints` {
    @Test func `has those of its groups beside its pages`() {
        let app = AppBlueprint(ProgramApp.self, resources: AppResources(measurer: NoText()))
        #expect(app.scenes.map(\.id) == ["desk"])
        #expect(
            app.endpoints.map(\.name) == ["GET /api/version", "POST /api", "GET /api/a", "GET /api/b", "GET /feed.xml"])
    }

    @Test func `may have no pages`() async throws {
        let app = AppBlueprint(EndpointsAlone.self, resources: AppResources(measurer: NoText()))
        let application = Application(
            app: app, endpoints: try EndpointTable(app.endpoints, beside: app.scenes),
            resources: AppResources(measurer: NoText()), renderer: PlainRenderer(), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore())
        #expect(await application.respond(to: HTTPRequest(.get, "/version")).text == #"{"version":3}"#)
        #expect(await application.respond(to: HTTPRequest(.get, "/")).status == .notFound)
        #expect(await application.respond(to: HTTPRequest(.get, "/healthz")).text == "ok\n")
    }
}
