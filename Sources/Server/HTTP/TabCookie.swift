import EspalierHTMLRenderer

/// The cookie in which the script `tab.js` names the last session of a tab, for the request of the tab's next page. It lasts for
/// seconds, and names a session to a browser that owns it.
enum TabCookie {
    /// The sessions that the cookies name; usually one at most.
    static func sessions(in headers: RequestHeaders) -> [String] {
        guard let cookies = headers[.cookie] else { return [] }
        return cookies.split(separator: ";").compactMap { cookie in
            let halves = cookie.trimmed.split(separator: "=", maxSplits: 1)
            return halves.count == 2 && halves[0] == Wire.Cookie.tab[...] ? String(halves[1]) : nil
        }
    }
}
