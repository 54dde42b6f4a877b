import EspalierHTMLRenderer
import EspalierViews

/// Cookies of several servers of one host, below different paths.
///
/// The server's own cookies have the base path in their names: `__Host-espalier-browser!desk`. Their path stays `/`, as browsers demand for
/// that prefix. The app's cookies keep their names and lie below the base path. Inside of the server, both are as without one.
extension BasePath {
    /// The mark in the names of the server's own cookies. No base path contains an exclamation mark, so it is unambiguous.
    var cookieMark: String { text.replacing("/", with: "!") }

    /// The header `Cookie` as the server reads it: with its own cookies under their usual names, and without those of other servers. Nil
    /// without a cookie.
    func ownCookies(in header: String) -> String? {
        let mark = cookieMark
        var kept: [Substring] = []
        for cookie in header.split(separator: ";") {
            let cookie = cookie.trimmed
            let name = cookie.prefix { $0 != "=" }
            guard CookieChange.isOwn(name) else {
                kept.append(cookie)
                continue
            }
            guard name.hasSuffix(mark), case let usual = name.dropLast(mark.count), !usual.contains("!") else {
                continue
            }
            kept.append(usual + cookie[name.endIndex...])
        }
        return kept.isEmpty ? nil : kept.joined(separator: "; ")
    }

    /// The value of a header `Set-Cookie` as browsers get it.
    func setCookie(_ header: String) -> String {
        var parts = header.split(separator: ";", omittingEmptySubsequences: false).map { String($0) }
        let name = parts[0].prefix { $0 != "=" }
        if CookieChange.isOwn(name.trimmed) {
            parts[0] = String(name) + cookieMark + parts[0][name.endIndex...]
        } else if !name.trimmed.lowercased().hasPrefix("__host-") {
            for index in parts.indices.dropFirst() {
                let halves = parts[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard halves.count == 2, halves[0].trimmed.lowercased() == "path" else { continue }
                let path = String(halves[1].trimmed)
                parts[index] = String(halves[0]) + "=" + (path == "/" ? text : address(of: path))
            }
        }
        return parts.joined(separator: ";")
    }
}
