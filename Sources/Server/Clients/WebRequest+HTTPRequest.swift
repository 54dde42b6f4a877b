import EspalierHTMLRenderer
package import EspalierViews

extension WebRequest {
    /// A request of the server's as apps see it: without the server's own cookies.
    package init(_ request: HTTPRequest) {
        self.init(
            method: Method(rawValue: request.method.rawValue), path: request.path,
            query: Query(request.query.pairs.map { ($0.name, $0.value) }), headers: Headers(request),
            remoteAddress: request.client?.description, isSecure: request.isSecure)
        isFromTrustedProxy = request.isFromTrustedProxy
        namedUser = request.namedUser
        basePath = request.basePath.text
        allCookies = request.headers[.cookie]
    }

    /// The value of the cookie that identifies the browser, which nobody has checked; empty without one.
    var browserCookie: String { String(BrowserCookie.value(in: allCookies, isSecure: isSecure) ?? "") }
}

extension PageRequest {
    /// A request of a page's browser, without its body.
    convenience nonisolated init(_ request: HTTPRequest) {
        var head = HTTPRequest(
            method: request.method, path: request.path, query: request.query, headers: request.headers)
        head.otherHeaders = request.otherHeaders
        (head.client, head.isSecure) = (request.client, request.isSecure)
        head.isFromTrustedProxy = request.isFromTrustedProxy
        (head.namedUser, head.basePath) = (request.namedUser, request.basePath)
        self.init(hasAllHeaders: request.method == .get || request.method == .head) { [head] in WebRequest(head) }
    }
}

extension WebRequest.Headers {
    /// The fields of a request, with the app's cookies only.
    fileprivate init(_ request: HTTPRequest) {
        self.init(fields: [])
        request.headers.forEach { header, value in
            if header == .cookie {
                if let own = WebRequest.Cookies.ofApp(in: value) { append(header.rawValue, own) }
            } else {
                append(header.rawValue, value)
            }
        }
        append(fields: request.otherHeaders)
    }
}
