package import EspalierHTMLRenderer
package import EspalierViews

/// A request as the routes see it.
package struct HTTPRequest: Sendable {
    /// The methods that the server knows.
    package enum Method: String, Sendable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
        case options = "OPTIONS"
        /// Methods for endpoints only.
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
        case other = ""

        init(name: String) {
            self = Method(rawValue: name) ?? .other
        }
    }

    /// Identifies the request in the log and in its response.
    package var id = RequestID()
    /// Whether the connection comes from a trusted proxy.
    package var isFromTrustedProxy = false
    package let method: Method
    /// The path, still percent-encoded, without the query. Behind the base path, if there is one, after `basePath` was set.
    package var path: String
    /// The path in front of it, which the application does not see.
    package var basePath = BasePath.none
    package let query: Parameters
    package var headers: RequestHeaders
    /// The other headers, for requests that apps see: for each the name, a zero, the value, and a zero.
    package var otherHeaders: [UInt8] = []
    package let body: [UInt8]
    /// The address of the client, which trusted proxies report for theirs; nil without a transport.
    package var client: ClientAddress?
    /// Whether the client's connection is encrypted, as a trusted proxy reports.
    package var isSecure = false
    /// The body as it arrives, for requests whose handler wants it so; nil for others.
    package var stream: BodyStream?
    /// The user whom the rules of a scene have found in the request; nil if they have not been asked.
    package var namedUser: NamedUser?
    /// The upload that the body went into, for requests whose body the handler wants so; nil for others.
    package var part: UploadPart?

    package init(
        method: Method, path: String, query: Parameters = Parameters(), headers: RequestHeaders = RequestHeaders(),
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// Creates a request for `target`: a path with an optional query.
    package init(
        _ method: Method, _ target: String, headers: RequestHeaders = RequestHeaders(), body: [UInt8] = []
    ) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = parts.count > 1 ? Parameters(formEncoded: Array(parts[1].utf8)) ?? Parameters() : Parameters()
        self.init(method: method, path: String(parts[0]), query: query, headers: headers, body: body)
    }
}
