/// An answer for programs at a path, beside the pages of an app.
///
///     @main struct Desk: App {
///         var body: some Scene {
///             WindowGroup { ItemsPage() }
///             Endpoint(.get, "/api/items/{id}") { request in
///                 try await Items.shared.item(request.parameters.require("id", as: Int.self))
///             }
///         }
///     }
///
/// The handler runs in a task of its own, outside of the main actor, and the task is cancelled when the client goes. It may return a value
/// that is `Encodable`, which is sent as JSON; a text; data; a sequence of bytes, texts or events; nothing, for the status 204; or a
/// `Response`. An `HTTPError` that it throws becomes a problem detail with its status, any other error the status 500.
///
/// The server takes the handlers once, when it starts. A call creates no page, no instance of the app, and no cookie. `HEAD` is
/// answered by the endpoint for `GET`, `OPTIONS` by the server, and the other methods of a path get the status 405.
///
/// Of several paths that fit a request, the one with more fixed parts counts: `/items/new` comes before `/items/{id}`. A page comes before a
/// path with parameters, too. An endpoint that would hide a page, a path of the server's own or another endpoint ends the start of
/// the program with a message that names both.
public struct Endpoint: EndpointScene {
    public let _endpoints: [_EndpointDeclaration]

    private init(
        response method: WebRequest.Method, _ path: String, _ answer: EndpointAnswer,
        _ handler: @escaping _EndpointDeclaration.Handler
    ) {
        _endpoints = [_EndpointDeclaration(method: method, path: path, answer: answer, handler: handler)]
    }

    /// An endpoint that answers with a `Response`, a text or data.
    ///
    /// - Parameters:
    ///   - method: The method of the requests.
    ///   - path: The path, in which `{name}` stands for a part of any content, and `{name...}` at the end for all further parts.
    ///   - handler: Handles a request.
    public init<Answer: ResponseConvertible>(
        _ method: WebRequest.Method, _ path: String,
        handler: @escaping @concurrent @Sendable (EndpointRequest) async throws -> Answer
    ) {
        self.init(response: method, path, .of(Answer.self)) { try await handler($0).response() }
    }

    /// An endpoint that answers with a value that is a response by itself, although it could be sent as JSON.
    public init<Answer: ResponseConvertible & Encodable>(
        _ method: WebRequest.Method, _ path: String,
        handler: @escaping @concurrent @Sendable (EndpointRequest) async throws -> Answer
    ) {
        self.init(response: method, path, .of(Answer.self)) { try await handler($0).response() }
    }

    /// An endpoint that answers with a value as JSON.
    public init<Answer: Encodable & SendableMetatype>(
        _ method: WebRequest.Method, _ path: String,
        handler: @escaping @concurrent @Sendable (EndpointRequest) async throws -> Answer
    ) {
        self.init(response: method, path, .json { JSONSchema(of: Answer.self) }) {
            try Response(json: try await handler($0))
        }
    }

    /// An endpoint that answers with the parts of a sequence, as it makes them.
    public init<Answer: AsyncSequence & Sendable>(
        _ method: WebRequest.Method, _ path: String,
        handler: @escaping @concurrent @Sendable (EndpointRequest) async throws -> Answer
    ) where Answer.Element: ResponseChunk & SendableMetatype {
        self.init(response: method, path, .content(Answer.Element._mediaType)) {
            Response(stream: try await handler($0))
        }
    }

    /// An endpoint that answers with the status 204.
    @_disfavoredOverload
    public init(
        _ method: WebRequest.Method, _ path: String,
        handler: @escaping @concurrent @Sendable (EndpointRequest) async throws -> Void
    ) {
        self.init(response: method, path, .nothing) {
            try await handler($0)
            return Response(.noContent)
        }
    }
}
