extension HTTPRequest {
    /// The scheme and the host by which the client knows the server, such as `https://example.com`; nil if it names no host.
    ///
    /// The scheme is that of the client's connection, which a trusted proxy reports.
    var origin: String? {
        guard let host = headers[.host], HostName.withoutPort(host)?.isEmpty == false else { return nil }
        return (isSecure ? "https://" : "http://") + host
    }

    /// Whether the browser fetches the manifest of an app only when its user installs the app, as Safari does. Others fetch it after each
    /// load of a page that names it, unless they have it.
    var fetchesManifestsLate: Bool {
        guard let agent = headers[.userAgent] else { return false }
        return agent.contains("Safari/") && !agent.contains("Chrome/") && !agent.contains("Chromium/")
    }
}
