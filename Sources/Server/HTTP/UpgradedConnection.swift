/// A connection that the server hands over after a response with status 101.
package struct UpgradedConnection: Sendable {
    let socket: Int32
    /// The bytes that arrived right after the request.
    let received: [UInt8]
    /// The maximum number of bytes to read from a client at once.
    let bodyLimit: Int
    /// The memory for messages that have not arrived completely.
    let bodies: ByteBudget
    let client: ClientAddress?
    /// Returns the connection to the server, which closes it. Called once.
    let close: @Sendable () -> Void
}
