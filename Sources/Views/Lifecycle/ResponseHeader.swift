extension View {
    /// Adds a header to the response with the page, such as `.responseHeader("X-Robots-Tag", "noindex")`.
    ///
    /// It counts for the request that opens the page. Of several headers with a name, the one of the view that was made last counts. The
    /// server's own headers cannot be replaced: those of security, cookies, the body and the connection; they are refused with a warning.
    ///
    /// A page belongs to one browser. `Cache-Control` is therefore private: `private` is added to a value without it, and values with
    /// `public` or `s-maxage` are refused.
    ///
    /// - Parameter value: Printable ASCII, at most 4,096 bytes.
    public nonisolated func responseHeader(_ name: String, _ value: String) -> some View {
        modifier(ResponsePartModifier(part: ResponseHeaderRule.part(name, value)))
    }
}

/// The headers that an app may add to a page.
enum ResponseHeaderRule {
    /// The names of headers that only the server writes, in lower case.
    private static let own: Set<String> = [
        "content-security-policy", "content-security-policy-report-only", "x-content-type-options", "referrer-policy",
        "cross-origin-opener-policy", "cross-origin-resource-policy", "cross-origin-embedder-policy",
        "x-frame-options", "set-cookie", "set-cookie2", "location", "refresh", "clear-site-data",
        "service-worker-allowed",
        "access-control-allow-origin", "access-control-allow-credentials", "content-type", "content-length",
        "content-encoding", "content-range", "transfer-encoding", "trailer", "connection", "keep-alive", "upgrade",
        "te",
        "date", "vary", "accept-ch", "critical-ch", "etag", "last-modified", "age",
    ]

    static func part(_ name: String, _ value: String) -> ResponsePart? {
        guard let fault = fault(name, value) else {
            return .header(PageAnswer.Header(name, name.lowercased() == "cache-control" ? cacheControl(value) : value))
        }
        Warning.log("the header \(name.prefix(64)) was refused: \(fault)")
        return nil
    }

    private static func fault(_ name: String, _ value: String) -> String? {
        guard !name.isEmpty, name.utf8.count <= 64, name.utf8.allSatisfy(HeaderText.isOfToken) else {
            return "a name consists of at most 64 letters, digits and hyphens"
        }
        guard value.utf8.count <= 4096, value.utf8.allSatisfy(HeaderText.isOfValue) else {
            return "a value consists of at most 4,096 printable characters of ASCII"
        }
        let name = name.lowercased()
        if own.contains(name) { return "only the server writes it" }
        if name == "cache-control", directives(value).contains(where: { $0 == "public" || $0.hasPrefix("s-maxage") }) {
            return "a page belongs to one browser"
        }
        return nil
    }

    private static func cacheControl(_ value: String) -> String {
        let isPrivate = directives(value).contains { $0 == "private" || $0 == "no-store" }
        return isPrivate ? value : "private, " + value
    }

    private static func directives(_ value: String) -> [String] {
        value.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    }
}
