package import EspalierViews

extension WebRequest {
    /// A request of the server's as apps see it: without the server's own cookies.
    package init(_ request: HTTPRequest) {
        self.init(
            method: Method(rawValue: request.method.rawValue), path: request.path,
            query: Query(request.query.pairs.map { ($0.name, $0.value) }), headers: Headers(request),
            remoteAddress: request.client?.description, isSecure: request.isSecure)
    }
}

extension WebRequest.Headers {
    /// The fields of a request, with the app's cookies only.
    fileprivate init(_ request: HTTPRequest) {
        self.init(fields: [])
        for header in RequestHeader.allCases {
            guard let value = request.headers[header] else { continue }
            if header == .cookie {
                if let own = WebRequest.Cookies.ofApp(in: value) { append(header.rawValue, own) }
            } else {
                append(header.rawValue, value)
            }
        }
        append(fields: request.otherHeaders)
    }
}
