import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite @MainActor struct `The response of endpoints without a server` {
    private struct Item: Codable { var id: Int }

    private let api = EndpointGroup("/api") {
        Endpoint(.get, "/items/{id}") { request in Item(id: try request.parameters.require("id", as: Int.self)) }
        Endpoint(.post, "/items") { request in
            try Response(.created, json: try await request.body(as: Item.self))
        }
        .bodyLimit(20)
        Endpoint(.get, "/rows") { _ in
            AsyncStream<String> { stream in
                for row in 1...3 { stream.yield("\(row)\n") }
                stream.finish()
            }
        }
        Endpoint(.get, "/mine") { request in "\(await request.identity?.subject ?? "")" }.authorized { $0 != nil }
        Endpoint(.get, "/limited") { _ in "" }.rateLimit(1, per: .seconds(60))
        Endpoint(.get, "/echo") { request in
            "\(request.query["q"] ?? "") \(request.headers["x-key"] ?? "") \(request.remoteAddress ?? "")"
        }
    }

    private func text(_ response: Response) -> String { String(decoding: response.data ?? Data(), as: UTF8.self) }

    @Test func `is that of a running app`() async throws {
        let item = try await api.respond(to: WebRequest(.get, "/api/items/7"))
        #expect(item.status == .ok && text(item) == #"{"id":7}"#)
        #expect(item.headers["Content-Type"] == "application/json")
        #expect(try await api.respond(to: WebRequest(.get, "/api/items/x")).status == .notFound)
        #expect(try await api.respond(to: WebRequest(.get, "/other")).status == .notFound)
        let wrong = try await api.respond(to: WebRequest(.delete, "/api/items"))
        #expect(wrong.status == .methodNotAllowed && wrong.headers["Allow"] == "POST, OPTIONS")
        #expect(text(try await api.respond(to: WebRequest(.get, "/api/rows"))) == "1\n2\n3\n")
        let echo = WebRequest(.get, "/api/echo?q=a%20b", headers: ["X-Key": "k"], remoteAddress: "192.0.2.1")
        #expect(text(try await api.respond(to: echo)) == "a b k 192.0.2.1")
    }

    @Test func `has the limits and the rules of the endpoints`() async throws {
        let request = WebRequest(.post, "/api/items", headers: ["Content-Type": "application/json"])
        #expect(try await api.respond(to: request, body: Data(#"{"id":1}"#.utf8)).status == .created)
        #expect(try await api.respond(to: request, body: Data(#"{"id":"1"}"#.utf8)).status == .unprocessableContent)
        #expect(try await api.respond(to: request, body: Data(count: 21)).status == .contentTooLarge)
        #expect(try await api.respond(to: WebRequest(.get, "/api/mine")).status == .unauthorized)
        let mine = try await api.respond(to: WebRequest(.get, "/api/mine"), identity: Identity("ada"))
        #expect(text(mine) == "ada")
        #expect(try await api.respond(to: WebRequest(.get, "/api/limited")).status == .ok)
        #expect(try await api.respond(to: WebRequest(.get, "/api/limited")).status == .tooManyRequests)
    }

    @Test func `is a refusal of parameters that are declared otherwise, before the handler begins`() async throws {
        let group = EndpointGroup("/api") {
            Endpoint(.get, "/items/{id}") { _ in "handled" }
                .parameter("id", as: Int.self)
                .parameter("page", as: Int.self, isRequired: false)
                .parameter("day", as: Date.self)
        }
        .openAPI(title: "Desk")
        func status(_ target: String) async throws -> Int {
            try await group.respond(to: WebRequest(.get, target)).status.rawValue
        }
        #expect(try await status("/api/items/7?day=2026-11-27") == 200)
        #expect(try await status("/api/items/7?day=2026-11-27&page=2") == 200)
        #expect(try await status("/api/items/x?day=2026-11-27") == 404)
        #expect(try await status("/api/items/7?day=2026-11-27&page=x") == 400)
        #expect(try await status("/api/items/7") == 400)
        let document = try await group.respond(to: WebRequest(.get, "/openapi.json"))
        #expect(document.headers["Content-Type"] == "application/json")
        #expect(text(document).contains(#""/api/items/{id}":{"get":{"parameters":[{"in":"path","name":"id""#))
    }

    @Test func `is an error if the endpoints clash`() async {
        let clash = EndpointGroup {
            Endpoint(.get, "/{a}") { _ in "" }
            Endpoint(.get, "/{b}") { _ in "" }
        }
        await #expect(throws: EndpointFault.self) { try await clash.respond(to: WebRequest(.get, "/a")) }
    }
}
