/// The protocol that a connection switches to after a response with status 101 (RFC 9110, 7.8).
package protocol ConnectionUpgrade: AnyObject, Sendable {
    /// Takes over the connection.
    func attach(_ connection: UpgradedConnection)

    /// Ends without a connection, because the client left before the response was sent.
    func giveUp()
}
