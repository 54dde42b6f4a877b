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
