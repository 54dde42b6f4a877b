import EspalierHTMLRenderer
import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@MainActor @Suite(.serialized) struct `A server below a base path` {
    private func serve(
        _ way: Way = .inProcess, _ path: String = "/desk", ids: [String] = ["counter", "other"], trusted: String? = nil,
        allowedHosts: AllowedHosts = .any
    ) throws -> TestServer {
        var settings = SessionSettings()
        settings.basePath = try #require(BasePath(path))
        var configuration = HTTPServer.Configuration()
        if let trusted { configuration.trustedProxies = TrustedProxies([try #require(AddressRange(trusted))]) }
        return try TestServer(
            way, ids: ids, settings: settings, configuration: configuration, allowedHosts: allowedHosts
        ) {
            Endpoint(.get, "/api/x") { request in
                ["path": request.path, "base": request.basePath, "url": request.url.absoluteString]
            }
            Endpoint(.post, "/api/x") { _ in
                Response(
                    .created, headers: ["Location": "/api/x/1", "Set-Cookie": "seen=1; Path=/api"], text: "made")
            }
            Endpoint(.get, "/go/{place}") { request in
                Response(
                    .seeOther,
                    headers: [
                        "Location": try request.parameters.require("place", as: String.self) == "out"
                            ? "https://a.example/b" : "/login"
                    ])
            }
        }
    }

    /// Sends the head of a request, and returns the status and the value of a header.
    private func ask(_ server: TestServer, _ head: String, _ header: String = "") async -> (
        status: Int?, value: String?
    ) {
        let port = server.port
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET \(head)\r\nHost: desk.example\r\n\r\n")
            let head = connection.readHead()
            return (head?.status, head?.headers.first { $0.name == header }?.value)
        }
    }

    @Test(
        arguments: Way.allCases,
        [
            ("/desk/counter", 200), ("/desk/counter.json", 200), ("/desk/", 200), ("/desk", 308),
            ("/desk/public/client.js", 200),
            ("/desk/healthz", 200), ("/desk/readyz", 200), ("/desk/metrics", 200), ("/desk/api/x", 200),
            ("/%64esk/counter", 200), ("/counter", 404), ("/", 404), ("/healthz", 404), ("/public/client.js", 404),
            ("/api/x", 404), ("/desktop", 404), ("/desk//counter", 404), ("//desk/counter", 404),
            ("/desk%2Fcounter", 404),
            ("/desk/desk/counter", 404), ("/desk/nothing", 404),
        ])
    func `has everything below it, and nothing elsewhere`(way: Way, target: (String, Int)) async throws {
        let server = try serve(way)
        #expect(await Int(server.get(target.0).status.rawValue) == target.1)
        await server.stop()
    }

    @Test func `says which paths it has, and is not remembered to lack one`() async throws {
        let server = try serve()
        let problem = await server.get("/counter")
        #expect(
            problem.text
                == #"{"type":"about:blank","title":"Not Found","status":404,"detail":"The paths of this server begin with /desk/. A trusted proxy that removes a part of them names it in the header X-Forwarded-Prefix."}"#
        )
        #expect(problem["Cache-Control"] == "no-store")
        let page = await server.get("/desk/nothing", [.accept: "text/html"])
        #expect(page.text.contains("GET /desk/ lists the scenes."))
        #expect(page.text.contains(#"<a href="/desk/">To the start</a>"#))
    }

    @Test func `lists its scenes with their paths`() async throws {
        let server = try serve()
        #expect(await server.get("/desk/").text.contains(#"<a href="/desk/counter">Counter</a>"#))
        let json = await server.get("/desk/", [.accept: "application/json"])
        #expect(json.text.hasPrefix(#"{"scenes":[{"id":"counter","title":"Counter","path":"/desk/counter"}"#))
    }

    @Test func `leads from the base path to its first page, and answers the requests of that page there`() async throws
    {
        let server = try serve(ids: [""])
        let response = await server.get("/desk?size=100x100&a=b%26c")
        #expect(response.status == .permanentRedirect)
        #expect(response["Location"] == "/desk/?size=100x100&a=b%26c")
        #expect(await server.get("/desk").headers.first { $0.name == "Location" }?.value == "/desk/")
        #expect(await server.get("/desk/").text.hasPrefix("<page "))
        let session = server.application.sessions.live.values.first?.id ?? ""
        #expect(await server.get("/desk?session=\(session)").text.hasPrefix("<page \(session) "))
        let tap = await server.post("/desk/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#)
        #expect(tap.status == .ok)
    }

    @Test func `refuses foreign hosts there, too`() async throws {
        let server = try serve(allowedHosts: .loopback)
        for target in ["/desk", "/desk/counter", "/counter"] {
            #expect(await server.get(target, [.host: "evil.example"]).status == .misdirectedRequest)
        }
        #expect(await server.get("/desk/healthz", [.host: "evil.example"]).status == .ok)
    }

    @Test func `shows endpoints their own paths, and puts the base path in front of what they answer`() async throws {
        let server = try serve(.overSocket)
        let response = await server.get("/desk/api/x?a=b", [.host: "desk.example"])
        #expect(
            try JSONDecoder().decode([String: String].self, from: Data(response.bytes))
                == ["path": "/api/x", "base": "/desk", "url": "http://desk.example/desk/api/x?a=b"])
        let made = await server.post("/desk/api/x", "{}")
        #expect(made["Location"] == "/desk/api/x/1")
        #expect(made["Set-Cookie"] == "seen=1; Path=/desk/api")
        #expect(await server.get("/desk/go/in")["Location"] == "/desk/login")
        #expect(await server.get("/desk/go/out")["Location"] == "https://a.example/b")
        await server.stop()
    }

    @Test func `keeps browsers apart from those of another path`() async throws {
        let (desk, shop) = (try serve(), try serve(.inProcess, "/shop"))
        func cookie(_ response: HTTPResponse) -> String {
            String(response["Set-Cookie"]?.prefix { $0 != ";" } ?? "")
        }
        let first = await desk.get("/desk/counter")
        let second = await shop.get("/shop/counter")
        #expect(first["Set-Cookie"]?.hasPrefix("espalier-browser!desk=") == true)
        #expect(first["Set-Cookie"]?.contains("; Path=/; ") == true)
        #expect(second["Set-Cookie"]?.hasPrefix("espalier-browser!shop=") == true)
        // The browser sends both to both.
        let both = cookie(second) + "; " + cookie(first)
        #expect(await cookie(desk.get("/desk/counter", [.cookie: both])) == cookie(first))
        #expect(await cookie(shop.get("/shop/counter", [.cookie: both])) == cookie(second))
        #expect(
            desk.application.sessions.live.values.allSatisfy {
                $0.client === desk.application.sessions.live.values.first?.client
            })
        // One under the name of a server without a base path is another one.
        let plain = cookie(first).replacing("!desk", with: "")
        #expect(await cookie(desk.get("/desk/counter", [.cookie: plain])) != cookie(first))
    }

    @Test func `gives its own cookies the prefix of hosts over TLS`() async throws {
        let server = try serve()
        var request = HTTPRequest(.get, "/desk/counter")
        request.isSecure = true
        let response = await server.send(request)
        let cookie = try #require(response["Set-Cookie"])
        #expect(cookie.hasPrefix("__Host-espalier-browser!desk="))
        #expect(cookie.contains("; Path=/; ") && cookie.hasSuffix("; Secure"))
    }

    // MARK: Proxies

    @Test(
        arguments: [
            ("/desk/counter", nil, 200), ("/counter", "/desk", 200), ("/counter", "/desk/", 200), ("/", "/desk", 200),
            ("/healthz", "/desk", 200), ("/counter", nil, 404), ("/counter", "/other", 404), ("/counter", "desk", 404),
            // The proxy has removed a part, so this path is another one.
            ("/desk/counter", "/desk", 404),
        ] as [(String, String?, Int)])
    func `finds the path that a trusted proxy has removed`(path: String, prefix: String?, status: Int) async throws {
        let server = try serve(.overSocket, trusted: "127.0.0.1")
        let header = prefix.map { "\r\nX-Forwarded-Prefix: \($0)" } ?? ""
        #expect(await ask(server, "\(path) HTTP/1.1\(header)").status == status)
        await server.stop()
    }

    @Test func `counts what several proxies have removed, and what they left`() async throws {
        let server = try serve(.overSocket, "/outer/desk", trusted: "127.0.0.1")
        #expect(await ask(server, "/desk/counter HTTP/1.1\r\nX-Forwarded-Prefix: /outer").status == 200)
        #expect(await ask(server, "/counter HTTP/1.1\r\nX-Forwarded-Prefix: /outer, /desk").status == 200)
        #expect(await ask(server, "/outer/desk HTTP/1.1", "Location").value == "/outer/desk/")
        await server.stop()
    }

    @Test func `takes no word about its path from others`() async throws {
        let server = try serve(.overSocket, trusted: "203.0.113.7")
        #expect(await ask(server, "/counter HTTP/1.1\r\nX-Forwarded-Prefix: /desk").status == 404)
        #expect(await ask(server, "/desk/counter HTTP/1.1\r\nX-Forwarded-Prefix: /evil").status == 200)
        await server.stop()
    }

    @Test func `reads no header about its path without a base path`() async throws {
        let server = try serve(.overSocket, "/", trusted: "127.0.0.1")
        #expect(await ask(server, "/counter HTTP/1.1\r\nX-Forwarded-Prefix: /desk").status == 200)
        await server.stop()
    }
}
