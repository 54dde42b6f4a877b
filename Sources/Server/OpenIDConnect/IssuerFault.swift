import EspalierViews

/// A sign-in at an issuer that has failed. The response is a page that says so, which leads to no further attempt by itself.
enum IssuerFault: Error, Equatable, HTTPErrorConvertible {
    /// The app has configured an issuer that cannot be used.
    case configuration(String)
    /// The issuer cannot be reached.
    case unreachable(String)
    /// The issuer has answered something that cannot be used.
    case wrongAnswer(String)
    /// The browser has not begun the sign-in, or too long ago, or it is complete.
    case noSuchSignIn
    /// The user or the issuer has ended the sign-in.
    case refused(String)

    /// The reason for the log. It contains no code, token or secret.
    var reason: String {
        switch self {
        case .configuration(let reason), .unreachable(let reason), .wrongAnswer(let reason), .refused(let reason):
            reason
        case .noSuchSignIn: "no such sign-in"
        }
    }

    var httpError: HTTPError {
        switch self {
        case .configuration:
            HTTPError(.internalServerError, "Signing in is not set up correctly. The log says why.")
        case .unreachable:
            HTTPError(
                .serviceUnavailable, "The service for signing in cannot be reached now. Try again later.",
                headers: ["Retry-After": "10"])
        case .wrongAnswer:
            HTTPError(.badGateway, "The service for signing in has given a wrong answer. Try again later.")
        case .noSuchSignIn:
            HTTPError(
                .badRequest, "This sign-in was begun in another browser, took too long, or is complete. Begin again.")
        case .refused: HTTPError(.forbidden, "The sign-in was not completed.")
        }
    }
}
