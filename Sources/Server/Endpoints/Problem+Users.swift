import EspalierViews

extension [Authentication] {
    /// The user whom the rules find in a request.
    ///
    /// - Parameter place: The name of the page or the endpoint, for the log.
    /// - Throws: The response to a request whose user cannot be found out.
    func user(of request: WebRequest, at place: String, log: Log) async throws(Problem) -> NamedUser {
        do { return try await user(of: request) } catch let error as any HTTPErrorConvertible {
            throw Problem(error.httpError)
        } catch {
            log.write(
                .error, "authentication failed",
                [("place", String(place.prefix(200))), ("error", String(String(describing: error).prefix(500)))],
                kind: "authentication failed")
            throw Problem(
                .serviceUnavailable, "The user cannot be checked now. Try again later.",
                headers: [HTTPResponse.Header("Retry-After", "5")])
        }
    }
}

extension Problem {
    /// The problem of a request whose user may not make it.
    ///
    /// - Parameters:
    ///   - identity: The user; nil for a guest.
    ///   - takesTokens: Whether the endpoint takes tokens, for which the response names the scheme (RFC 6750, 3).
    ///   - hasToken: Whether the request has a token, which is not valid then.
    static func refused(_ identity: Identity?, takesTokens: Bool, hasToken: Bool) -> Problem {
        guard identity == nil else {
            var problem = Problem(.forbidden, "The user may not make this request.")
            problem.isUsual = true
            return problem
        }
        var problem = Problem(.unauthorized, hasToken ? "The token is not valid." : "Sign in first.")
        problem.isUsual = true
        if takesTokens {
            problem.headers = [
                HTTPResponse.Header("WWW-Authenticate", hasToken ? #"Bearer error="invalid_token""# : "Bearer")
            ]
        }
        return problem
    }
}
