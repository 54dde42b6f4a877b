/// Whether a request that changes something comes from a page of this server, or from a program.
enum SameOrigin {
    static func check(_ headers: RequestHeaders) throws(Problem) {
        // The browser's own header comes first. It is absent only in old browsers and in programs.
        if let site = headers[.fetchSite] {
            guard site == "same-origin" || site == "none" else { throw refusal }
            // A page that hides its URL sends "null" as the origin of a form.
            if headers[.origin] == "null" { return }
        }
        guard let origin = headers[.origin] else { return }
        guard let host = headers[.host], let separator = origin.firstRange(of: "://"),
            normalized(origin[separator.upperBound...], scheme: origin[..<separator.lowerBound])
                == normalized(host[...], scheme: origin[..<separator.lowerBound])
        else { throw refusal }
    }

    /// A host and port in lower case, without the scheme's default port.
    private static func normalized(_ host: Substring, scheme: Substring) -> String {
        var host = host.lowercased()
        let port = scheme == "https" ? ":443" : ":80"
        if host.hasSuffix(port) { host.removeLast(port.count) }
        return host
    }

    private static let refusal = Problem(
        .forbidden, "Events are only taken from pages of this server: the request came from another origin.")
}
