import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor
struct RouteTests {
    @Test(arguments: Way.allCases)
    func `a scene's page opens a session and carries the policy`(way: Way) async throws {
        let server = try TestServer(way)
        let response = await server.get("/counter")
        #expect(response.status == .ok)
        #expect(response.text.hasPrefix("<page "))
        #expect(response.text.hasSuffix(" 1 1024x768 0 >"))
        #expect(response["Content-Type"] == "text/html; charset=utf-8")
        #expect(response["Cache-Control"] == "private, no-cache")
        #expect(
            response["Content-Security-Policy"]
                == "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
                + "img-src 'self' data: https: http:; "
                + "object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'")
        #expect(response["X-Content-Type-Options"] == "nosniff")
        #expect(response["Referrer-Policy"] == "same-origin")
        #expect(server.application.sessions.live.count == 1)
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `the tree is served as JSON by its path and by Accept`(way: Way) async throws {
        let server = try TestServer(way)
        let byPath = await server.get("/counter.json")
        #expect(byPath.status == .ok)
        #expect(byPath["Content-Type"] == "application/json")
        #expect(byPath.text.hasSuffix(#","revision":1,"scene":"counter","size":"1024x768","text":"0 "}"#))
        let byAccept = await server.get("/counter", [.accept: "application/json"])
        #expect(byAccept["Content-Type"] == "application/json")
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a session's page is served again in its current state`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        #expect(session.utf8.count == 22)
        _ = await server.post("/counter/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#)
        let page = await server.get("/counter?session=\(session)")
        #expect(page.text == "<page \(session) 2 1024x768 1 >")
        let tree = await server.get("/counter.json?session=\(session)")
        #expect(tree.text.contains(#""revision":2"#))
        #expect(server.application.sessions.live.count == 1)
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `the root lists the scenes if no scene is at the root`(way: Way) async throws {
        let server = try TestServer(way)
        let page = await server.get("/", [.accept: "text/html"])
        #expect(page.status == .ok)
        #expect(page.text.contains("<li><a href=\"/counter\">Counter</a></li><li><a href=\"/other\">Other</a></li>"))
        let json = await server.get("/", [.accept: "application/json"])
        #expect(
            json.text == #"{"scenes":[{"id":"counter","title":"Counter","path":"/counter"},"#
                + #"{"id":"other","title":"Other","path":"/other"}]}"#)
        await server.stop()
    }

    @Test func `a scene without an id is at the root`() async throws {
        let server = try TestServer(ids: ["", "other"])
        #expect(await server.get("/").text.hasPrefix("<page "))
        let tree = await server.get("/.json")
        let session = String(tree.text.split(separator: "\"")[3])
        let response = await server.post("/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#)
        #expect(response.text.contains(#""text":"1 ""#))
        #expect(await server.get("/updates?session=\(session)").status == .ok)
    }

    @Test(arguments: Way.allCases)
    func `health is a line of text`(way: Way) async throws {
        let server = try TestServer(way)
        let response = await server.get("/healthz")
        #expect(response.status == .ok)
        #expect(response.text == "ok\n")
        #expect(response["Content-Type"] == "text/plain; charset=utf-8")
        #expect(response["X-Content-Type-Options"] == "nosniff")
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a server is ready if all conditions are met, and otherwise reports the unmet ones`(way: Way) async throws {
        let server = try TestServer(way)
        let ready = await server.get("/readyz")
        #expect(ready.status == .ok)
        #expect(ready.text == "ok\n")
        server.application.readiness.require("disk") { "it is full" }
        server.application.readiness.require("weather") { nil }
        let unready = await server.get("/readyz")
        #expect(unready.status == .serviceUnavailable)
        #expect(unready.text == "disk: it is full\n")
        #expect(await server.get("/healthz").status == .ok)
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `the metrics count requests, sessions and events`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        _ = await server.post("/counter/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#)
        _ = await server.get("/nowhere")
        let response = await server.get("/metrics")
        #expect(response["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
        let lines = response.text.split(separator: "\n")
        #expect(lines.contains("espalier_requests_total{status=\"200\"} 2"))
        #expect(lines.contains("espalier_requests_total{status=\"404\"} 1"))
        #expect(lines.contains("espalier_sessions_live 1"))
        #expect(lines.contains("espalier_events_total 1"))
        #expect(lines.contains("espalier_main_actor_seconds_count 2"))
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `HEAD of a page has its headers and opens no session`(way: Way) async throws {
        let server = try TestServer(way)
        let response = await server.send(HTTPRequest(.head, "/counter"))
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "text/html; charset=utf-8")
        #expect(server.application.sessions.live.isEmpty)
        #expect(await server.send(HTTPRequest(.head, "/healthz")).status == .ok)
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `unsupported methods are refused with a list of the supported ones`(way: Way) async throws {
        let server = try TestServer(way)
        let response = await server.send(HTTPRequest(.post, "/counter"))
        #expect(response.status == .methodNotAllowed)
        #expect(response["Allow"] == "GET, HEAD, OPTIONS")
        #expect(
            response.text == #"{"type":"about:blank","title":"Method Not Allowed","status":405,"#
                + #""detail":"This path accepts GET, HEAD, OPTIONS."}"#)
        #expect(await server.get("/counter/events").status == .methodNotAllowed)
        #expect(await server.send(HTTPRequest(.other, "/healthz")).status == .methodNotAllowed)
        let options = await server.send(HTTPRequest(.options, "/counter/events"))
        #expect(options.status == .noContent)
        #expect(options["Allow"] == "POST, OPTIONS")
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `unknown paths are not found, and the response is a page if the client accepts pages`(way: Way) async throws {
        let server = try TestServer(way)
        for path in ["/nowhere", "/counter/", "/counter/more", "//", "/%zz", "/counter.json/events"] {
            let response = await server.get(path)
            #expect(response.status == .notFound, "\(path)")
            #expect(response["Content-Type"] == "application/problem+json")
        }
        let page = await server.get("/<script>", [.accept: "text/html,*/*"])
        #expect(page.status == .notFound)
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page.text.contains("<h1>Not Found</h1>"))
        #expect(!page.text.contains("<script>"))
        await server.stop()
    }

    @Test func `a scene's id may contain characters that a path must encode`() async throws {
        let server = try TestServer(ids: ["größe & mehr", "a/b"])
        #expect(await server.get("/gr%C3%B6%C3%9Fe%20%26%20mehr").status == .ok)
        #expect(await server.get("/a%2Fb").status == .ok)
        #expect(await server.get("/a/b").status == .ok)
        #expect(await server.get("/").text.contains("href=\"/gr%C3%B6%C3%9Fe%20%26%20mehr\">Größe &amp; Mehr</a>"))
    }

    @Test func `a page is compressed if the browser accepts it`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let name = String(repeating: "ab", count: 2000)
        _ = await server.post(
            "/counter/events",
            #"{"session":"\#(session)","events":[{"node":4,"type":"input","value":"\#(name)"}]}"#)
        let plain = await server.get("/counter?session=\(session)")
        #expect(plain["Content-Encoding"] == nil)
        let brotli = await server.get("/counter?session=\(session)", [.acceptEncoding: "gzip, deflate, br"])
        #expect(brotli["Content-Encoding"] == "br")
        #expect(brotli.bytes.count < 200)
        let gzip = await server.get("/counter?session=\(session)", [.acceptEncoding: "gzip;q=1.0, br;q=0"])
        #expect(gzip["Content-Encoding"] == "gzip")
        #expect(gzip.bytes.starts(with: [0x1F, 0x8B]))
    }
}
