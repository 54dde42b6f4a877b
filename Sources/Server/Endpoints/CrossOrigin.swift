import EspalierViews

/// The rights of pages of other origins at an endpoint (the Fetch standard's CORS protocol).
struct CrossOrigin {
    /// The origins, or `*`; nil for none.
    let allowed: [String]?

    /// Whether a text is an origin: a scheme, a host, and perhaps a port.
    static func isOrigin(_ text: String) -> Bool {
        if text == "*" { return true }
        guard let scheme = text.firstRange(of: "://"), !text[..<scheme.lowerBound].isEmpty else { return false }
        let host = text[scheme.upperBound...]
        return !host.isEmpty && host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            && !host.contains { "/?#@*".contains($0) }
    }

    /// The headers of a response for a request's origin; empty for one that is not allowed.
    func headers(for request: HTTPRequest) -> [HTTPResponse.Header] {
        guard let allowed else { return [] }
        if allowed.contains("*") {
            return [.init("Access-Control-Allow-Origin", "*"), .init("Cross-Origin-Resource-Policy", "cross-origin")]
        }
        let varies = HTTPResponse.Header("Vary", "Origin")
        guard let origin = request.headers[.origin], permits(origin) else { return [varies] }
        return [
            .init("Access-Control-Allow-Origin", origin), .init("Cross-Origin-Resource-Policy", "cross-origin"), varies,
        ]
    }

    private func permits(_ origin: String) -> Bool {
        allowed?.contains { $0 == "*" || $0.lowercased() == origin.lowercased() } == true
    }

    /// Refuses a request of another origin's page that may change something.
    func check(_ request: HTTPRequest) throws(Problem) {
        switch request.method {
        case .get, .head, .options: return
        default: break
        }
        if let origin = request.headers[.origin], permits(origin) { return }
        do throws(Problem) { try SameOrigin.check(request.headers) } catch {
            throw Problem(.forbidden, "Pages of other origins may not call this endpoint.")
        }
    }

    /// Whether the cookies of a request name its user: not if another origin's page may have sent it to change something.
    static func trustsCookies(of request: HTTPRequest) -> Bool {
        switch request.method {
        case .get, .head, .options: return true
        default: return (try? SameOrigin.check(request.headers)) != nil
        }
    }

    /// The headers that allow a browser to send the request about which it asks.
    func preflight(_ request: HTTPRequest, methods: String) -> [HTTPResponse.Header] {
        let own = headers(for: request)
        guard own.first?.name == "Access-Control-Allow-Origin" else { return own }
        var headers = own + [.init("Access-Control-Allow-Methods", methods), .init("Access-Control-Max-Age", "600")]
        let web = WebRequest(request)
        if let wanted = web.headers["access-control-request-headers"],
            wanted.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
        {
            headers.append(.init("Access-Control-Allow-Headers", wanted))
        }
        return headers
    }
}
