extension HTTPRequest {
    /// The scheme and the host by which the client knows the server, such as `https://example.com`; nil if it names no host.
    ///
    /// The scheme is that of the client's connection, which a trusted proxy reports.
    var origin: String? {
        guard let host = headers[.host], HostName.withoutPort(host)?.isEmpty == false else { return nil }
        return (isSecure ? "https://" : "http://") + host
    }
}
