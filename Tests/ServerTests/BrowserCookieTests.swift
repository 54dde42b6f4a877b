import Testing

@testable import EspalierServer

@Suite struct `The cookie of a browser` {
    private let id = String(repeating: "A", count: 22)

    private func browser(_ cookies: String) -> String? {
        var headers = RequestHeaders()
        headers[.cookie] = cookies
        return BrowserCookie.id(in: headers)
    }

    @Test func `is found among others`() {
        #expect(browser("espalier-browser=\(id)") == id)
        #expect(browser("a=1; espalier-browser=\(id) ;b=2") == id)
        #expect(browser("espalier-browser; espalier-browser=\(id)") == id)
    }

    @Test(arguments: ["", ";", "espalier-browser", "espalier-browser=", "espalier-browser=short", "a=espalier-browser"])
    func `is nil if this server did not create it`(cookies: String) {
        #expect(browser(cookies) == nil)
    }

    @Test func `is not readable by scripts, and not sent by other sites`() {
        #expect(
            BrowserCookie.header(id).value
                == "espalier-browser=\(id); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
    }
}
