public import Foundation

/// A request to an endpoint: the same as a page has, with the parameters of its path and its body.
public struct EndpointRequest: Sendable {
    /// The request as pages have it.
    public let web: WebRequest
    /// The parts of the path for which the pattern has names.
    public let parameters: Parameters
    private let content: any EndpointBody
    private let user: @Sendable () async -> Identity?

    package init(
        _ web: WebRequest, parameters: Parameters, content: any EndpointBody,
        user: @escaping @Sendable () async -> Identity? = { nil }
    ) {
        self.web = web
        self.parameters = parameters
        self.content = content
        self.user = user
    }

    /// A request for tests of a handler.
    ///
    /// - Parameters:
    ///   - web: The method, the path, the query and the headers.
    ///   - parameters: The parameters of the path, by name.
    ///   - body: The body.
    ///   - identity: The user; nil for a guest.
    public init(
        _ web: WebRequest, parameters: [String: String] = [:], body: Data = Data(), identity: Identity? = nil
    ) {
        self.init(
            web, parameters: Parameters(parameters.map { ($0.key, $0.value) }), content: ReceivedBody(Array(body)),
            user: { identity })
    }

    /// The method. For `HEAD`, too, it is `.get`.
    public var method: WebRequest.Method { web.method }
    /// The URL as the client knows it, with the host that it named and with `basePath`.
    public var url: URL { web.url }
    /// The path of the endpoint, still percent-encoded, without the query and without `basePath`.
    public var path: String { web.path }
    /// The path below which the server lies (`--base-path`), such as `/desk`; empty for none. Documents that you write yourself need it in
    /// front of their links: `request.basePath + "/items"`.
    public var basePath: String { web.basePath }
    /// The parameters of the URL behind the question mark.
    public var query: WebRequest.Query { web.query }
    /// The header fields.
    public var headers: WebRequest.Headers { web.headers }
    /// The cookies of the app.
    public var cookies: WebRequest.Cookies { web.cookies }
    /// The languages that the client prefers, the best first.
    public var languages: [String] { web.languages }
    /// The address of the client, which trusted proxies report for theirs.
    public var remoteAddress: String? { web.remoteAddress }
    /// Whether the client uses TLS.
    public var isSecure: Bool { web.isSecure }

    /// The user; nil for a guest.
    ///
    /// It is the user whom the endpoint's rules (`authentication(_:)`) find in the request, or else the one who is signed in in the
    /// browser that sends it. Of a request that may change something, the browser's user counts only if it comes from a page of this
    /// server, or from a program. Nobody is looked up before the property is read, and it is always the present user.
    public var identity: Identity? { get async { await user() } }

    // MARK: The body

    /// The body as it arrives, in parts of any length.
    ///
    /// A client can only send a little more than the handler has read. The sequence throws an error if the body is longer than the
    /// endpoint's limit, or if the client goes before the end. It can be read once, and until the handler returns: the rest of the
    /// body is then discarded.
    public var bytes: Bytes { Bytes(content: content) }

    /// The whole body.
    public var data: Data {
        get async throws { Data(try await content.collect()) }
    }

    /// The whole body as a text.
    ///
    /// - Throws: An `HTTPError` with status 400 if the body is not UTF-8.
    public var text: String {
        get async throws {
            guard let text = String(validating: try await content.collect(), as: UTF8.self) else {
                throw HTTPError(.badRequest, "The body is not UTF-8.")
            }
            return text
        }
    }

    /// The body, which is JSON, as a value. Dates are texts of ISO 8601.
    ///
    /// - Throws: An `HTTPError`: with status 415 for another media type, 400 if the body is not JSON, and 422 if it does not fit the
    ///   type; the problem detail then has a `pointer` to the fault.
    public func body<Value: Decodable>(as type: Value.Type = Value.self) async throws -> Value {
        try JSONBody.check(headers["content-type"])
        return try JSONBody.decode(type, from: try await content.collect())
    }

    /// The fields of the body of an HTML form (`application/x-www-form-urlencoded`).
    ///
    /// - Throws: An `HTTPError` with status 415 for another media type.
    public var form: WebRequest.Query {
        get async throws {
            let type = JSONBody.mediaType(headers["content-type"])
            guard type == "application/x-www-form-urlencoded" else {
                throw HTTPError(.unsupportedMediaType, "Send the body as application/x-www-form-urlencoded.")
            }
            return WebRequest.Query(encoded: try await text)
        }
    }
}

extension EndpointRequest {
    /// The parameters of a path, decoded.
    public struct Parameters: WebParameters {
        private let values: [(name: String, value: String)]

        package init(_ values: [(name: String, value: String)]) {
            self.values = values
        }

        /// The text of a parameter; nil if the pattern has no such name.
        public subscript(name: String) -> String? { values.first { $0.name == name }?.value }

        public func _fault(_ name: String, _ fault: String) -> HTTPError {
            HTTPError(.notFound, "The part \"\(name)\" of the path \(fault).")
        }
    }

    /// The parts of a body.
    public struct Bytes: AsyncSequence, Sendable {
        fileprivate let content: any EndpointBody

        /// Reads the parts.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let content: any EndpointBody

            /// The next part; nil at the end of the body.
            public mutating func next() async throws -> [UInt8]? { try await content.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(content: content) }
    }
}
