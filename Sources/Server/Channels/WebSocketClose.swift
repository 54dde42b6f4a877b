/// The reason for closing a WebSocket (RFC 6455, section 7.4).
enum WebSocketClose: UInt16, Sendable {
    case goingAway = 1001
    case unsupportedData = 1003
    /// The reason is the time in milliseconds after which the client comes back.
    case serviceRestart = 1012
    case tryAgainLater = 1013
}
