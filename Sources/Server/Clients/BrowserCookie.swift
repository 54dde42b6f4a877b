/// The cookie that identifies a browser by 128 random bits, which reveal nothing of its user. Values that SwiftUI keeps on a
/// device are kept under this id.
enum BrowserCookie {
    static let name = "espalier-browser"

    /// The longest that browsers keep a cookie, 400 days (RFC 6265bis), in seconds.
    private static let lifetime = 34_560_000

    /// Scripts cannot read the cookie, and requests that other sites make in the background do not carry it.
    static func header(_ id: String) -> HTTPResponse.Header {
        HTTPResponse.Header("Set-Cookie", "\(name)=\(id); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax")
    }

    /// The browser that a request comes from; nil without the cookie, or with one that this server cannot have made.
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
