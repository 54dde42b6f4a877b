/// Handles the requests of an `HTTPServer`.
package protocol HTTPHandling: Sendable {
    /// Decides how a request gets its response. Called on one of the polling threads.
    func outcome(of request: HTTPRequest) -> HTTPOutcome

    /// Whether an app may see a request, so that all of its headers are kept.
    func showsHeaders(_ method: HTTPRequest.Method, _ path: String) -> Bool

    /// How the handler wants the body of a request.
    func bodyHandling(_ method: HTTPRequest.Method, _ path: String) -> BodyHandling

    /// The response to a request whose headers show that its body is not wanted; nil for others. The request has no body yet.
    func refusal(ofUpload request: HTTPRequest) -> HTTPResponse?

    /// The response to an upload for which there is no room.
    func noRoom(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a body for which there is no memory.
    func noMemory(_ request: HTTPRequest) -> HTTPResponse
    /// The response to a body over the limit, which was not read.
    func tooLarge(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a query with too many parameters, which was not read.
    func queryTooLong(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a request that violates HTTP. The connection is closed after it.
    func malformed(_ request: HTTPRequest, _ reason: String) -> HTTPResponse

    /// The response to a request whose work could not begin in time.
    func overdue(_ request: HTTPRequest) -> HTTPResponse

    /// The response to a client with too many concurrent requests.
    func tooManyConnections(_ request: HTTPRequest) -> HTTPResponse
}

/// How a handler wants the body of a request.
package enum BodyHandling: Sendable, Equatable {
    /// In memory, with the request.
    case memory
    /// In a file, with the request.
    case file
    /// As it arrives, up to a length in bytes. The handler gets the request before its body.
    case stream(limit: Int)
}

extension HTTPHandling {
    package func showsHeaders(_ method: HTTPRequest.Method, _ path: String) -> Bool { false }

    package func bodyHandling(_ method: HTTPRequest.Method, _ path: String) -> BodyHandling { .memory }

    package func refusal(ofUpload request: HTTPRequest) -> HTTPResponse? { nil }
    package func noRoom(_ request: HTTPRequest) -> HTTPResponse { tooLarge(request) }

    /// Handles a request without a transport.
    package func respond(to request: HTTPRequest) async -> HTTPResponse {
        switch outcome(of: request) {
        case .response(let response): return response
        case .onWorker(let work): return work()
        case .inTask(_, let work):
            var response = await work()
            // A body that is produced ends with its response.
            if case .produced(let body) = response.body { response.body = .bytes(await body.collect()) }
            return response
        case .onMainActor(let work, _): return await MainActor.run { work() }()
        case .onMainActorInTurns(let work, _):
            return await withCheckedContinuation { continuation in
                Task { @MainActor in work { continuation.resume(returning: $0()) } }
            }
        }
    }
}
