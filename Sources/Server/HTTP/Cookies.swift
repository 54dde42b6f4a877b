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
