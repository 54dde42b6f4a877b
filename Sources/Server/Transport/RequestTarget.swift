/// A request's target without its query: a path, or a URL with a host (RFC 9112, 3.2).
struct RequestTarget: Sendable, Equatable {
    /// The path, still percent-encoded.
    var path: String
    /// The host and port of a URL; nil for a path.
    let host: String?

    init(path: String, host: String? = nil) {
        self.path = path
        self.host = host
    }

    /// Reads `/path`, `http://host/path` or `*`; nil for anything else.
    init?(_ text: String) {
        if text.first == "/" || text == "*" {
            self.init(path: text)
            return
        }
        guard let colon = text.firstRange(of: "://"),
            ["http", "https"].contains(text[..<colon.lowerBound].lowercased())
        else { return nil }
        let rest = text[colon.upperBound...]
        let host = rest.prefix { $0 != "/" }
        guard !host.isEmpty, !host.contains("@") else { return nil }
        let path = rest[host.endIndex...]
        self.init(path: path.isEmpty ? "/" : String(path), host: String(host))
    }
}
