import EspalierViews

/// The form of the server's cookies.
enum Cookies {
    /// The name of a cookie. Over TLS it has a prefix with which browsers take the cookie only from this host itself, over TLS and for
    /// all paths (RFC 6265bis, 4.1.3.2). Neither another host of the domain nor a request without TLS can replace it.
    static func name(_ name: String, isSecure: Bool) -> String { isSecure ? "__Host-" + name : name }

    /// The header that sets a cookie. Scripts cannot read it.
    ///
    /// - Parameter attributes: the attributes besides those of every cookie, such as `Max-Age=60`.
    static func header(_ name: String, _ value: String, _ attributes: String, isSecure: Bool) -> HTTPResponse.Header {
        HTTPResponse.Header(
            "Set-Cookie",
            "\(self.name(name, isSecure: isSecure))=\(value); Path=/; \(attributes); HttpOnly\(isSecure ? "; Secure" : "")"
        )
    }

    /// The header that sets or deletes a cookie of the app; nil for one that browsers take over TLS only, without it.
    static func header(_ change: CookieChange, isSecure: Bool) -> HTTPResponse.Header? {
        let name = change.name.lowercased()
        let needsTLS = name.hasPrefix("__host-") || name.hasPrefix("__secure-") || change.sameSite == .none
        guard isSecure || !needsTLS else { return nil }
        var text = "\(change.name)=\(change.value ?? ""); Path=\(change.path)"
        if change.value == nil {
            text += "; Max-Age=0"
        } else if let lifetime = change.lifetime {
            text += "; Max-Age=\(min(lifetime, longestLifetime))"
        }
        text += "; SameSite=\(change.sameSite.rawValue)"
        if change.isHTTPOnly { text += "; HttpOnly" }
        if isSecure { text += "; Secure" }
        return HTTPResponse.Header("Set-Cookie", text)
    }

    /// The maximum lifetime of a cookie in browsers, 400 days (RFC 6265bis), in seconds.
    static let longestLifetime = 34_560_000

    /// Whether a header `Set-Cookie` is one for a cookie of the server's own.
    static func setsOwn(_ header: String) -> Bool {
        let name = header.prefix { $0 != "=" && $0 != ";" }.trimmed.lowercased()
        return name.hasPrefix("espalier-") || name.hasPrefix("__host-espalier-")
    }

    /// The value of the first cookie with a name in a `Cookie` header; nil without one.
    static func value(of name: String, in header: String?) -> Substring? {
        guard let header else { return nil }
        for cookie in header.split(separator: ";") {
            let halves = cookie.trimmed.split(separator: "=", maxSplits: 1)
            if halves.count == 2, halves[0] == name[...] { return halves[1] }
        }
        return nil
    }
}
