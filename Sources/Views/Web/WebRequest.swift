public import Foundation

/// An HTTP request from a browser or another program.
///
/// Endpoints receive it, and a page has the one that opened it. Names of headers are compared without regard to case. The cookies of
/// the library's own, which identify a browser, are not part of it.
///
/// A description of a request, such as one in a log, contains neither its query nor the values of its headers and cookies, because these
/// may be secret.
public struct WebRequest: Sendable {
    /// The method, such as `.get`.
    public var method: Method
    /// The path of the app, as it was sent: still percent-encoded, without the query and without `basePath`.
    public var path: String
    /// The path below which the server lies (`--base-path`), such as `/desk`, percent-encoded; empty for none.
    ///
    /// The app's own code rarely needs it: the server writes it in front of the paths of links, redirects and cookies. A text of your own,
    /// such as an HTML document or a mail, needs it: `request.basePath + "/items"`.
    public var basePath = ""
    /// The parameters of the URL behind the question mark, decoded.
    public var query: Query
    /// The header fields, except for those that make no sense to an app: the library's own cookies.
    public var headers: Headers
    /// The address of the client: the other end of the connection, or behind trusted proxies the address that these report. Nil
    /// for a request that came over no connection.
    public var remoteAddress: String?
    /// Whether the client uses TLS, as a trusted proxy reports in `X-Forwarded-Proto`.
    public var isSecure: Bool
    /// Whether the connection comes from a trusted proxy, whose headers count.
    package var isFromTrustedProxy = false
    /// The user whom the rules of a scene have found in the request; nil if they have not been asked yet.
    package var namedUser: NamedUser?
    /// The header `Cookie` with the library's own cookies; nil without one.
    package var allCookies: String?

    package init(
        method: Method, path: String, query: Query, headers: Headers, remoteAddress: String?, isSecure: Bool
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.remoteAddress = remoteAddress
        self.isSecure = isSecure
    }

    /// A request for tests and previews: `WebRequest(.get, "/items?page=2", headers: ["Accept-Language": "de"])`.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - target: A percent-encoded path, with or without a query.
    ///   - headers: The header fields.
    ///   - remoteAddress: The address of the client.
    ///   - isSecure: Whether the client uses TLS.
    public init(
        _ method: Method = .get, _ target: String = "/", headers: Headers = [:], remoteAddress: String? = "127.0.0.1",
        isSecure: Bool = false
    ) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            method: method, path: String(parts[0]), query: Query(encoded: parts.count > 1 ? parts[1] : ""),
            headers: headers, remoteAddress: remoteAddress, isSecure: isSecure)
    }

    /// The URL as the client knows it: with the host that it named, if it named one, and with `basePath`.
    public var url: URL {
        var text = basePath + path
        if !query.isEmpty { text += "?" + query.encoded }
        guard let origin else { return URL(string: text) ?? URL(fileURLWithPath: "/") }
        return URL(string: origin + text) ?? URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// The scheme and the host that the client named; nil if it named none.
    private var origin: String? {
        guard let host = headers["host"], !host.isEmpty else { return nil }
        return "\(isSecure ? "https" : "http")://\(host)"
    }

    /// The URL of the app as the client knows it, with `basePath` and without a slash at its end; nil if the client named no host.
    package var root: String? { origin.map { $0 + basePath } }

    /// The cookies of the app.
    public var cookies: Cookies { Cookies(header: headers["cookie"]) }

    /// The languages that the user prefers, as tags such as `de-CH`, the best first; empty if the client names none.
    public var languages: [String] { headers["accept-language"].map(LanguageRanges.tags) ?? [] }
}

extension WebRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method and the path.
    public var description: String { "\(method.rawValue) \(path)" }
    public var debugDescription: String { description }

    /// The method, the path, and the names of the headers.
    public var customMirror: Mirror {
        Mirror(self, children: ["method": method.rawValue, "path": path, "headers": headers], displayStyle: .struct)
    }
}
