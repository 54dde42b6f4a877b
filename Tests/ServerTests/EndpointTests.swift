import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

private struct Item: Codable, Equatable {
    var id: Int
    var name: String
    var due: Date?
}

private enum Order: String { case name, date }

private struct Secret: Error { let text = "password" }

@Suite(.serialized) @MainActor struct `An endpoint` {
    private func server(_ way: Way = .inProcess) throws -> TestServer {
        try TestServer(way) {
            EndpointGroup("/api") {
                Endpoint(.get, "/items/{id}") { request in
                    Item(id: try request.parameters.require("id", as: Int.self), name: "Lamp")
                }
                Endpoint(.get, "/items/new") { _ in "the form" }
                Endpoint(.get, "/items") { request in
                    let page = try request.query.get("page", as: Int.self) ?? 1
                    let order = try request.query.get("order", as: Order.self) ?? .name
                    return "\(page) \(order)"
                }
                Endpoint(.post, "/items") { request in
                    let item = try await request.body(as: Item.self)
                    return try Response(.created, headers: ["Location": "/api/items/\(item.id)"], json: item)
                }
                Endpoint(.put, "/items/{item}") { request in
                    "\(request.parameters["item"] ?? "") \(try await request.text)"
                }
                Endpoint(.delete, "/items/{id}") { _ in }
                Endpoint(.get, "/data") { _ in Data([1, 2, 3]) }
                Endpoint(.get, "/fails") { _ -> String in throw Secret() }
                Endpoint(.get, "/conflicts") { _ -> String in
                    throw HTTPError(.conflict, "The item is lent.", headers: ["Retry-After": "60"])
                }
                Endpoint(.get, "/splits") { _ in Response(headers: ["X-Name": "a\r\nSet-Cookie: b=c"], text: "") }
                Endpoint(.get, "/theme") { _ in
                    var response = Response(headers: ["Set-Cookie": "theme=dark; Path=/"], text: "dark")
                    response.headers.add("Set-Cookie", "size=2")
                    response.headers.add("Content-Length", "1000")
                    response.headers.add("Transfer-Encoding", "chunked")
                    return response
                }
                Endpoint(.get, "/forges/{name}") { request in
                    Response(headers: ["Set-Cookie": "\(request.parameters["name"] ?? "")=forged"], text: "")
                }
                Endpoint(.get, "/teapot") { _ in Response(.init(418), text: "short and stout") }
                Endpoint(.get, "/files/{path...}") { request in request.parameters["path"] ?? "" }
                Endpoint(.post, "/form") { request in try await request.form.require("name", as: String.self) }
                Endpoint(.get, "/who") { request in
                    "\(request.remoteAddress ?? "nobody") \(request.headers["x-key"] ?? "no key")"
                }
            }
            Endpoint(.get, "/feed.xml") { _ in Response(text: "<feed/>", type: "application/atom+xml") }
            Endpoint(.get, "/robots.txt") { _ in "User-agent: *\nDisallow: /api/\n" }
            Endpoint(.get, "/.well-known/security.txt") { _ in "Contact: mailto:desk@desk.example\n" }
        }
    }

    @Test(arguments: Way.allCases) func `answers with JSON, text, data or nothing`(way: Way) async throws {
        let server = try server(way)
        let item = await server.get("/api/items/7")
        #expect(item.status == .ok)
        #expect(item["Content-Type"] == "application/json")
        #expect(item["Cache-Control"] == "no-store")
        #expect(item.text == #"{"id":7,"name":"Lamp"}"#)
        let text = await server.get("/api/items?page=3&order=date")
        #expect(text["Content-Type"] == "text/plain; charset=utf-8")
        #expect(text.text == "3 date")
        let data = await server.get("/api/data")
        #expect(data["Content-Type"] == "application/octet-stream")
        #expect(data.bytes == [1, 2, 3])
        let nothing = await server.send(HTTPRequest(.delete, "/api/items/7"))
        #expect(nothing.status == .noContent)
        #expect(nothing.bytes.isEmpty)
        #expect(await server.get("/api/teapot").status == HTTPStatus(rawValue: 418))
        #expect(await server.get("/feed.xml")["Content-Type"] == "application/atom+xml")
        #expect(await server.get("/robots.txt").text == "User-agent: *\nDisallow: /api/\n")
        #expect(await server.get("/.well-known/security.txt").text == "Contact: mailto:desk@desk.example\n")
        await server.stop()
    }

    @Test func `makes no browser, no page and no cookie`() async throws {
        let server = try server(.overSocket)
        for _ in 0..<50 {
            let response = await server.get("/api/items/7")
            #expect(response["Set-Cookie"] == nil)
        }
        #expect(server.sceneCount == 0)
        #expect(server.application.sessions.live.isEmpty)
        #expect(server.store.count == 0)
        await server.stop()
    }

    @Test(arguments: Way.allCases) func `takes a body as a value`(way: Way) async throws {
        let server = try server(way)
        let response = await server.post("/api/items", #"{"id":8,"name":"Desk","due":"2026-11-26T08:30:00Z"}"#)
        #expect(response.status == .created)
        #expect(response["Location"] == "/api/items/8")
        #expect(response.text == #"{"due":"2026-11-26T08:30:00Z","id":8,"name":"Desk"}"#)
        let put = HTTPRequest(.put, "/api/items/a%2Fb", body: Array("green".utf8))
        #expect(await server.send(put).text == "a/b green")
        let form = await server.post(
            "/api/form", "name=Ada+L%C3%B6w&x=1", [.contentType: "application/x-www-form-urlencoded"])
        #expect(form.text == "Ada Löw")
        await server.stop()
    }

    @Test(
        arguments: [
            ("", HTTPStatus.badRequest, "The body is not valid JSON.", nil),
            ("{", .badRequest, "The body is not valid JSON.", nil),
            (#"{"id":8}"#, .unprocessableContent, "The value at #/name is missing.", "#/name"),
            (#"{"id":"8","name":"Desk"}"#, .unprocessableContent, "The value at #/id must be a whole number.", "#/id"),
            (#"{"id":8,"name":null}"#, .unprocessableContent, "The value at #/name must not be null.", "#/name"),
            (
                #"{"id":8,"name":"Desk","due":"soon"}"#, .unprocessableContent, "The value at #/due is not acceptable.",
                "#/due"
            ),
            ("[]", .unprocessableContent, "The body must be an object.", "#"),
        ] as [(String, HTTPStatus, String, String?)])
    func `names the fault of a body`(body: String, status: HTTPStatus, detail: String, pointer: String?) async throws {
        let response = await (try server()).post("/api/items", body)
        #expect(response.status == status)
        #expect(response["Content-Type"] == "application/problem+json")
        let member = pointer.map { ",\"pointer\":\"\($0)\"" } ?? ""
        #expect(
            response.text
                == "{\"type\":\"about:blank\",\"title\":\"\(status.title)\",\"status\":\(status.rawValue),\"detail\":\"\(detail)\"\(member)}"
        )
    }

    @Test func `refuses JSON that is nested too deeply, or of another media type`() async throws {
        let server = try server()
        let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        #expect(await server.post("/api/items", deep).status == .badRequest)
        let deepObject = String(repeating: #"{"a":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000)
        #expect(await server.post("/api/items", deepObject).status == .badRequest)
        let other = await server.post("/api/items", "<item/>", [.contentType: "application/xml"])
        #expect(other.status == .unsupportedMediaType)
        let bytes = HTTPRequest(.put, "/api/items/1", body: [0xFF, 0xFE])
        #expect(await server.send(bytes).status == .badRequest)
    }

    @Test func `refuses parts of the path and parameters of the wrong type`() async throws {
        let server = try server()
        let path = await server.get("/api/items/seven")
        #expect(path.status == .notFound)
        #expect(path.text.contains(#""detail":"The part \"id\" of the path is not a valid Int.""#))
        let query = await server.get("/api/items?page=x")
        #expect(query.status == .badRequest)
        #expect(query.text.contains(#""detail":"The query parameter \"page\" is not a valid Int.""#))
        #expect(await server.get("/api/items?order=size").status == .badRequest)
        #expect(await server.get("/api/items/%ZZ").status == .notFound)
        #expect(await server.get("/api/items/").status == .notFound)
    }

    @Test func `takes the most specific path, and the rest of one`() async throws {
        let server = try server()
        #expect(await server.get("/api/items/new").text == "the form")
        #expect(await server.send(HTTPRequest(.put, "/api/items/new", body: [0x61])).text == "new a")
        #expect(await server.get("/api/files/a/b%20c/d").text == "a/b c/d")
        #expect(await server.get("/api/files").status == .notFound)
    }

    @Test(arguments: Way.allCases) func `answers HEAD, OPTIONS and other methods by its path`(way: Way) async throws {
        let server = try server(way)
        let head = await server.send(HTTPRequest(.head, "/api/items?page=3"))
        #expect(head.status == .ok)
        #expect(head["Content-Type"] == "text/plain; charset=utf-8")
        let options = await server.send(HTTPRequest(.options, "/api/items/7"))
        #expect(options.status == .noContent)
        #expect(options["Allow"] == "GET, HEAD, PUT, DELETE, OPTIONS")
        let patch = await server.send(HTTPRequest(.patch, "/api/items"))
        #expect(patch.status == .methodNotAllowed)
        #expect(patch["Allow"] == "GET, HEAD, POST, OPTIONS")
        #expect(await server.send(HTTPRequest(.delete, "/counter")).status == .methodNotAllowed)
        #expect(await server.send(HTTPRequest(.head, "/api/form")).status == .methodNotAllowed)
        await server.stop()
    }

    @Test func `answers errors as problems, and keeps their texts from clients`() async throws {
        let server = try server()
        let conflict = await server.get("/api/conflicts")
        #expect(conflict.status == .conflict)
        #expect(conflict["Retry-After"] == "60")
        #expect(
            conflict.text
                == #"{"type":"about:blank","title":"Conflict","status":409,"detail":"The item is lent."}"#)
        let failure = await server.get("/api/fails")
        #expect(failure.status == .internalServerError)
        #expect(!failure.text.contains("password") && !failure.text.contains("Secret"))
        let lines = server.logged.lines.withLock { $0 }
        #expect(
            lines.contains {
                $0.contains(
                    #""level":"error","event":"endpoint failed","endpoint":"GET /api/fails","error":"Secret(text: \"password\")""#
                )
            })
    }

    @Test func `writes no header with a line break`() async throws {
        let server = try server()
        let response = await server.get("/api/splits")
        #expect(response.status == .internalServerError)
        #expect(response["Set-Cookie"] == nil)
        #expect(server.logged.lines.withLock { $0.contains { $0.contains("X-Name") } })
    }

    @Test(arguments: Way.allCases) func `sets cookies, but none of the server's own`(way: Way) async throws {
        let server = try server(way)
        let theme = await server.get("/api/theme")
        #expect(theme.headers.filter { $0.name == "Set-Cookie" }.map(\.value) == ["theme=dark; Path=/", "size=2"])
        #expect(theme.text == "dark")
        for name in ["espalier-browser", "__Host-espalier-browser", "Espalier-tab"] {
            let forged = await server.get("/api/forges/\(name)")
            #expect(forged.status == .internalServerError)
            #expect(forged["Set-Cookie"] == nil)
        }
        await server.stop()
    }

    @Test func `has the client and all headers of the request`() async throws {
        let server = try server(.overSocket)
        let port = server.port
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET /api/who HTTP/1.1\r\nHost: localhost\r\nX-Key: k1\r\n\r\n")
            return connection.readResponse()
        }
        #expect(response.text == "127.0.0.1 k1")
        await server.stop()
    }

    @Test func `is called without a server in tests of its handler`() async throws {
        let handler: @Sendable (EndpointRequest) async throws -> String = { request in
            "\(try request.parameters.require("id", as: Int.self)) \(try await request.text)"
        }
        let request = EndpointRequest(WebRequest(.post, "/items/3"), parameters: ["id": "3"], body: Data("x".utf8))
        #expect(try await handler(request) == "3 x")
    }

    // MARK: Origins and limits

    @Test func `takes requests that change something from its own origin only`() async throws {
        let server = try server()
        let body = #"{"id":8,"name":"Desk"}"#
        let own = await server.post("/api/items", body, [.host: "desk.example", .origin: "https://desk.example"])
        #expect(own.status == .created)
        let other = await server.post("/api/items", body, [.host: "desk.example", .origin: "https://evil.example"])
        #expect(other.status == .forbidden)
        let site = await server.post("/api/items", body, [.fetchSite: "cross-site"])
        #expect(site.status == .forbidden)
        #expect(await server.get("/api/items", [.origin: "https://evil.example"])["Access-Control-Allow-Origin"] == nil)
    }

    @Test func `allows the scripts of listed origins`() async throws {
        let server = try TestServer {
            EndpointGroup("/api") {
                Endpoint(.get, "/open") { _ in "all" }.allowedOrigins(["*"])
                Endpoint(.post, "/items") { _ in "taken" }
            }
            .allowedOrigins(["https://shop.example"])
        }
        let shop: RequestHeaders = [.host: "desk.example", .origin: "https://shop.example", .fetchSite: "cross-site"]
        let taken = await server.post("/api/items", "", shop)
        #expect(taken.text == "taken")
        #expect(taken["Access-Control-Allow-Origin"] == "https://shop.example")
        #expect(taken["Cross-Origin-Resource-Policy"] == "cross-origin")
        #expect(taken["Vary"] == "Origin")
        var preflight = HTTPRequest(.options, "/api/items", headers: shop)
        preflight.otherHeaders = Array(
            "Access-Control-Request-Method\0POST\0Access-Control-Request-Headers\0content-type\0".utf8)
        let allowed = await server.send(preflight)
        #expect(allowed.status == .noContent)
        #expect(allowed["Access-Control-Allow-Origin"] == "https://shop.example")
        #expect(allowed["Access-Control-Allow-Methods"] == "POST, OPTIONS")
        #expect(allowed["Access-Control-Allow-Headers"] == "content-type")
        var evil = HTTPRequest(.options, "/api/items", headers: [.origin: "https://evil.example"])
        evil.otherHeaders = preflight.otherHeaders
        #expect(await server.send(evil)["Access-Control-Allow-Origin"] == nil)
        let other = await server.post("/api/items", "", [.host: "desk.example", .origin: "https://evil.example"])
        #expect(other.status == .forbidden)
        #expect(await server.get("/api/open", [.origin: "https://evil.example"])["Access-Control-Allow-Origin"] == "*")
    }

    @Test func `limits the calls of each client, and those of a group together`() async throws {
        let server = try TestServer {
            EndpointGroup("/api") {
                Endpoint(.get, "/one") { _ in "1" }
                Endpoint(.get, "/two") { _ in "2" }
            }
            .rateLimit(2, per: .seconds(3600))
        }
        func status(_ path: String, _ client: String) async -> HTTPStatus {
            var request = HTTPRequest(.get, path)
            request.client = ClientAddress(client)
            let response = await server.send(request)
            if response.status == .tooManyRequests { #expect(response["Retry-After"] == "1800") }
            return response.status
        }
        #expect(await status("/api/one", "203.0.113.7") == .ok)
        #expect(await status("/api/two", "203.0.113.7") == .ok)
        #expect(await status("/api/one", "203.0.113.7") == .tooManyRequests)
        #expect(await status("/api/one", "203.0.113.8") == .ok)
        // A machine can choose any address of its network.
        #expect(await status("/api/one", "2001:db8::1") == .ok)
        #expect(await status("/api/one", "2001:db8::2") == .ok)
        #expect(await status("/api/one", "2001:db8::3") == .tooManyRequests)
    }

    @Test func `gets back one call after the other`() {
        let limit = RateLimit(2, per: .seconds(10))
        #expect(limit.wait(of: "a", at: 0) == nil)
        #expect(limit.wait(of: "a", at: 0) == nil)
        #expect(limit.wait(of: "a", at: 1) == 4)
        #expect(limit.wait(of: "a", at: 5) == nil)
        #expect(limit.wait(of: "a", at: 5) == 5)
        #expect(limit.wait(of: "a", at: 100) == nil)
        #expect(limit.wait(of: "a", at: 100) == nil)
        #expect(limit.wait(of: "a", at: 100) == 5)
    }

    @Test func `runs on the thread of its connection only if it is always brief`() {
        let pace = HandlerPace()
        func run(_ count: Int, _ duration: Int64 = 1000) { for _ in 0..<count { pace.record(duration) } }
        run(31)
        #expect(!pace.isBrief)
        run(1)
        #expect(pace.isBrief)
        run(1, 1_000_000)
        #expect(!pace.isBrief)
        run(131)
        run(1, 1_000_000)
        #expect(!pace.isBrief)
        run(300)
        run(2, 1_000_000)
        #expect(pace.isBrief)
        run(1, 30_000_000)
        #expect(!pace.isBrief)
        run(1031)
        #expect(!pace.isBrief)
        run(1)
        #expect(pace.isBrief)
    }

    @Test func `answers many calls over one connection`() async throws {
        let server = try server(.overSocket)
        let port = server.port
        let texts = await Blocking.run {
            let connection = RawConnection(port: port)
            return (0..<200).map { number in
                connection.write("GET /api/items?page=\(number) HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return connection.readResponse().text
            }
        }
        #expect(texts == (0..<200).map { "\($0) name" })
        await server.stop()
    }
}
