import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

struct `A request as apps see it` {
    private func request(_ headers: RequestHeaders) -> WebRequest {
        var request = HTTPRequest(.get, "/items/7?page=2&tag=a%20b&tag=c&empty", headers: headers)
        request.otherHeaders = Array("X-Trace\01\0Authorization\0Bearer abc\0x-trace\02\0".utf8)
        request.client = ClientAddress("203.0.113.7")
        request.isSecure = true
        return WebRequest(request)
    }

    @Test func `has the method, the URL and the client`() {
        let request = request([.host: "desk.example"])
        #expect(request.method == .get)
        #expect(request.path == "/items/7")
        #expect(request.url.absoluteString == "https://desk.example/items/7?page=2&tag=a%20b&tag=c&empty=")
        #expect(request.remoteAddress == "203.0.113.7")
        #expect(request.isSecure)
    }

    @Test func `has all headers by their names in any case`() {
        let request = request([.host: "desk.example", .acceptLanguage: "de;q=0.5, fr, en;q=0"])
        #expect(request.headers["authorization"] == "Bearer abc")
        #expect(request.headers["X-TRACE"] == "1, 2")
        #expect(request.headers.values(of: "x-trace") == ["1", "2"])
        #expect(request.headers["x-other"] == nil)
        #expect(request.languages == ["fr", "de"])
    }

    @Test func `has the parameters of the query by type`() throws {
        let query = request([:]).query
        #expect(try query.get("page", as: Int.self) == 2)
        #expect(try query.get("size", as: Int.self) == nil)
        #expect(query.values(of: "tag") == ["a b", "c"])
        #expect(query["empty"] == "")
        #expect(throws: HTTPError(.badRequest, #"The query parameter "tag" is not a valid Int."#)) {
            try query.get("tag", as: Int.self)
        }
        #expect(throws: HTTPError(.badRequest, #"The query parameter "size" is missing."#)) {
            try query.require("size", as: Int.self)
        }
    }

    private enum Order: String { case name, date }

    @Test func `converts texts to enumerations, UUIDs and dates`() throws {
        let id = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
        let query = WebRequest(
            .get, "/?order=date&id=\(id)&at=2026-11-26T08:30:00Z&exact=2026-11-26T08:30:00.250Z&day=2026-11-26&up=true"
        ).query
        #expect(try query.require("order", as: Order.self) == .date)
        #expect(try query.require("id", as: UUID.self) == UUID(uuidString: id))
        #expect(try query.require("at", as: Date.self) == Date(timeIntervalSince1970: 1_795_681_800))
        #expect(try query.require("exact", as: Date.self) == Date(timeIntervalSince1970: 1_795_681_800.25))
        #expect(try query.require("day", as: Date.self) == Date(timeIntervalSince1970: 1_795_651_200))
        #expect(try query.require("up", as: Bool.self))
        #expect(throws: HTTPError.self) { try query.get("order", as: UUID.self) }
        #expect(throws: HTTPError.self) { try query.get("id", as: Order.self) }
        #expect(throws: HTTPError.self) { try query.get("order", as: Date.self) }
    }

    @Test func `has the app's cookies, and not the server's own`() {
        let header =
            "espalier-browser=secret1; theme=dark; espalier-tab=secret2;__Host-espalier-browser=secret3; a=b=c;"
            + " espalier-zone=secret4; espalier-window=secret5"
        let request = request([.cookie: header])
        #expect(request.cookies["theme"] == "dark")
        #expect(request.cookies["a"] == "b=c")
        #expect(request.cookies.names == ["theme", "a"])
        #expect(request.cookies["espalier-browser"] == nil)
        #expect(request.headers["cookie"]?.contains("secret") == false)
        #expect(self.request([.cookie: "espalier-browser=secret"]).headers["cookie"] == nil)
    }

    @Test func `shows no secrets in descriptions, dumps and reflections`() {
        let header = "espalier-browser=secret1; session=secret2"
        var request = HTTPRequest(.get, "/items?token=secret3", headers: [.cookie: header, .host: "desk.example"])
        request.otherHeaders = Array("Authorization\0Bearer secret4\0X-Api-Key\0secret5\0".utf8)
        let web = WebRequest(request)
        var dumped = ""
        dump(web, to: &dumped)
        dump(web.headers, to: &dumped)
        dump(web.cookies, to: &dumped)
        dump(web.query, to: &dumped)
        let all = [
            "\(web)", String(reflecting: web), "\(web.headers)", String(reflecting: web.headers), "\(web.cookies)",
            String(reflecting: web.cookies), "\(web.query)", String(reflecting: web.query), dumped,
        ]
        for text in all { #expect(!text.contains("secret"), "\(text)") }
        #expect("\(web)" == "GET /items")
        #expect("\(web.headers)" == "host, cookie, authorization, x-api-key")
        #expect("\(web.cookies)" == "session")
        #expect("\(web.query)" == "token")
    }

    @Test @MainActor func `has all headers of a page, but not of its events`() throws {
        let application = try TestServer().application
        #expect(application.showsHeaders(.get, "/counter"))
        #expect(!application.showsHeaders(.post, "/counter/events"))
    }
}
