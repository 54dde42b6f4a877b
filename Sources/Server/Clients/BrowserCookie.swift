/// The cookie that identifies a browser by 128 random bits, which reveal nothing about its user. Values that SwiftUI
/// stores on a device are stored under this id.
enum BrowserCookie {
    static let name = "espalier-browser"

    /// The maximum lifetime of a cookie in browsers, 400 days (RFC 6265bis), in seconds.
    private static let lifetime = 34_560_000

    /// Scripts cannot read the cookie, and background requests from other sites do not carry it.
    static func header(_ id: String) -> HTTPResponse.Header {
        HTTPResponse.Header("Set-Cookie", "\(name)=\(id); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax")
    }

    /// The browser of a request; nil without the cookie, or if this server cannot have created it.
    static func id(in headers: RequestHeaders) -> String? {
        guard let cookies = headers[.cookie] else { return nil }
        for cookie in cookies.split(separator: ";") {
            let halves = cookie.trimmed.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, halves[0] == name[...] else { continue }
            let id = String(halves[1])
            return SessionID.isWellFormed(id) ? id : nil
        }
        return nil
    }
}
