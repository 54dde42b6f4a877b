public import EspalierViews

/// The reason why a password is neither hashed nor checked. An endpoint's handler may throw it: the client gets the status that fits.
public enum PasswordError: Error, Hashable, Sendable, HTTPErrorConvertible {
    /// The password is empty.
    case empty
    /// The password is longer than `Password.maximumLength`.
    case tooLong
    /// The text is not a hash of a password by Argon2id.
    case malformedHash
    /// There is not enough memory.
    case outOfMemory
    /// Too many passwords wait. Try again after about a second.
    case busy
    /// Somebody has tried too often, for this account or from this address. The next try is possible after the time.
    case tooManyAttempts(retryAfter: Duration)

    public var httpError: HTTPError {
        switch self {
        case .empty: HTTPError(.unprocessableContent, "The password is empty.")
        case .tooLong:
            HTTPError(.unprocessableContent, "The password is too long: use at most \(Password.maximumLength) bytes.")
        case .malformedHash, .outOfMemory:
            HTTPError(.internalServerError, "The password cannot be checked.")
        case .busy:
            HTTPError(
                .serviceUnavailable, "Too many passwords are being checked. Try again.", headers: ["Retry-After": "1"])
        case .tooManyAttempts(let wait):
            HTTPError(
                .tooManyRequests, "Too many attempts. Wait before the next one.",
                headers: [
                    "Retry-After": String(max(1, wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0)))
                ])
        }
    }
}
