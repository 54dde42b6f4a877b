/// What answers the requests of an `HTTPServer`.
package protocol HTTPHandling: Sendable {
    /// Says how a request is answered; called on one of the polling threads.
    func outcome(of request: HTTPRequest) -> HTTPOutcome

    /// The answer to a body over the limit, which was not read.
    func tooLarge(_ request: HTTPRequest) -> HTTPResponse

    /// The answer to a query of too many parameters, which was not read.
    func queryTooLong(_ request: HTTPRequest) -> HTTPResponse

    /// The answer to a request that is not as HTTP has it; the connection is closed after it.
    func malformed(_ request: HTTPRequest, _ reason: String) -> HTTPResponse

    /// The answer to a client that has as many requests under way as may be.
    func tooManyConnections(_ request: HTTPRequest) -> HTTPResponse
}

/// How a request gets its answer.
package enum HTTPOutcome: Sendable {
    /// At once.
    case answer(HTTPResponse)
    /// By work that takes long, on a thread of its own.
    case onWorker(Finish)
    /// By work on the main actor, and what follows it: `finish` runs on a polling thread, where bytes are written.
    case onMainActor(@MainActor @Sendable () -> Finish)
    /// By work on the main actor that others' may come between: when it is done it calls, once, what it is given.
    case onMainActorInTurns(@MainActor @Sendable (@escaping Reply) -> Void)

    package typealias Reply = @Sendable (@escaping Finish) -> Void

    package typealias Finish = @Sendable () -> HTTPResponse
}
