public import EspalierViews
public import Foundation

extension EndpointScene {
    /// The response of the endpoints to a request, without a server or a socket: for tests.
    ///
    ///     let response = try await Desk.api.respond(to: WebRequest(.get, "/api/items/7"))
    ///     #expect(response.status == .ok)
    ///
    /// Paths, methods, origins, limits of calls and of bodies, users, and problem details are as in a running app. The rules of scenes around
    /// the endpoints do not count.
    ///
    /// - Parameters:
    ///   - request: The method, the path, the query and the headers.
    ///   - body: The body.
    ///   - identity: The user of the browser that sends the request; nil for a guest, or for a program.
    /// - Throws: The error that ends the start of an app with these endpoints.
    public nonisolated func respond(
        to request: WebRequest, body: Data = Data(), identity: Identity? = nil
    ) async throws -> Response {
        let runner = EndpointRunner(try EndpointTable(_endpoints), log: .shared, browserUser: { _ in identity })
        let request = HTTPRequest(request, body: Array(body))
        let refuse: @Sendable (Problem) -> HTTPResponse = { $0.response(accepting: request.headers[.accept]) }
        let matches = runner.table.exactMatches(request.path) ?? runner.table.matches(request.path)
        guard !matches.isEmpty else {
            return await Response(refuse(Problem(.notFound, "There is nothing at this path.")))
        }
        let limit = runner.bodyLimit(of: matches, request.method)
        guard body.count <= limit else {
            return await Response(
                refuse(Problem(.contentTooLarge, "The body is too large: send at most \(limit) bytes.")))
        }
        switch runner.outcome(of: request, matches, complete: { $0 }, refuse: refuse) {
        case .inTask(_, let work): return await Response(await work())
        case .response(let response): return await Response(response)
        default: return await Response(refuse(Problem(.internalServerError, "")))
        }
    }
}

extension HTTPRequest {
    /// A request that a test has made.
    fileprivate init(_ request: WebRequest, body: [UInt8]) {
        var headers = RequestHeaders()
        var others: [UInt8] = []
        for name in request.headers.names {
            for value in request.headers.values(of: name) {
                if let header = RequestHeader(rawValue: name) {
                    headers[header] = headers[header] ?? value
                } else {
                    others += Array(name.utf8) + [0] + Array(value.utf8) + [0]
                }
            }
        }
        var query = Parameters()
        for name in Set(request.query.names) {
            query.pairs += request.query.values(of: name).map { Parameters.Pair(name: name, value: $0) }
        }
        self.init(
            method: Method(rawValue: request.method.rawValue) ?? .other, path: request.path, query: query,
            headers: headers, body: body)
        otherHeaders = others
        isSecure = request.isSecure
        client = request.remoteAddress.flatMap { ClientAddress($0) }
    }
}

extension Response {
    /// A response with the whole of its body.
    fileprivate init(_ response: HTTPResponse) async {
        var bytes = response.bytes
        if case .produced(let body) = response.body { bytes = await body.collect() }
        var headers: Headers = [:]
        for header in response.headers { headers.add(header.name, header.value) }
        self.init(Status(rawValue: Int(response.status.rawValue)), headers: headers, type: nil, body: .bytes(bytes))
    }
}
