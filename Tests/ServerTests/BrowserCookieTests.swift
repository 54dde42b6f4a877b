import Testing

@testable import EspalierServer

@Suite struct `The cookie of a browser` {
    private let id = String(repeating: "A", count: 22)
    private let cookie = BrowserCookie(secret: [1, 2, 3])
    private var value: String { cookie.value(of: id) }

    private func browser(_ cookies: String, isSecure: Bool = false) -> String? {
        var request = HTTPRequest(.get, "/", headers: [.cookie: cookies])
        request.isSecure = isSecure
        return cookie.id(in: request)
    }

    @Test func `is found among others`() {
        #expect(browser("espalier-browser=\(value)") == id)
        #expect(browser("a=1; espalier-browser=\(value) ;b=2") == id)
        #expect(browser("espalier-browser; espalier-browser=\(value)") == id)
    }

    @Test func `is nil if this server did not create it`() {
        let other = BrowserCookie(secret: [1, 2, 4]).value(of: id)
        for value in [
            "", "short", id, id + ".", id + "." + id, other, value + ".", String(value.dropLast()), "." + value,
            String(repeating: "B", count: 22) + value.dropFirst(22),
        ] {
            #expect(browser("espalier-browser=\(value)") == nil)
        }
        for cookies in ["", ";", "espalier-browser", "a=espalier-browser"] { #expect(browser(cookies) == nil) }
    }

    @Test func `is not readable by scripts, and not sent by other sites`() {
        #expect(
            cookie.header(id, isSecure: false).value
                == "espalier-browser=\(value); Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly")
    }

    @Test func `belongs to this host alone over TLS, and is sent over TLS alone`() {
        #expect(
            cookie.header(id, isSecure: true).value
                == "__Host-espalier-browser=\(value); Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure")
        #expect(browser("__Host-espalier-browser=\(value)", isSecure: true) == id)
        // Another host of the domain can set a cookie of the plain name.
        #expect(browser("espalier-browser=\(value)", isSecure: true) == nil)
        #expect(browser("__Host-espalier-browser=\(value)") == nil)
    }

    @Test @MainActor func `has a prefix for the clients of a trusted proxy that use TLS`() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.trustedProxies = TrustedProxies([try #require(AddressRange("127.0.0.1"))])
        let server = try TestServer(.overSocket, configuration: configuration)
        let secure = await server.get("/counter", [.forwardedProtocol: "https"])
        #expect(secure["Set-Cookie"]?.hasPrefix("__Host-espalier-browser=") == true)
        #expect(secure["Set-Cookie"]?.hasSuffix("; Secure") == true)
        #expect(await server.get("/counter")["Set-Cookie"]?.hasPrefix("espalier-browser=") == true)
        let untrusted = try TestServer(.overSocket)
        let forged = await untrusted.get("/counter", [.forwardedProtocol: "https"])
        #expect(forged["Set-Cookie"]?.hasPrefix("espalier-browser=") == true)
        await server.stop()
        await untrusted.stop()
    }

    @Test @MainActor func `with an id that somebody chose is replaced`() async throws {
        let server = try TestServer()
        let response = await server.get("/counter", [.cookie: "espalier-browser=\(id).\(id)"])
        #expect(response["Set-Cookie"]?.contains(id) == false)
    }
}
