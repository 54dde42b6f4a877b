/// A receiver of a page's patches: a stream of server-sent events, or a channel.
protocol Listener: AnyObject, Sendable {
    /// Whether nobody listens any more.
    var isOver: Bool { get }

    /// Called once, before anything is sent.
    func begin()

    /// Sends what leads to a revision: a patch, or a whole page. The bytes are made when they can be sent.
    func send(revision: Int, _ text: @escaping @Sendable () -> [UInt8])

    /// Sends a message that leads to no revision.
    func note(_ text: @escaping @Sendable () -> [UInt8])

    /// Sends a sign of life, by which a client that is gone is found out.
    func sendHeartbeat()

    /// Ends the listening after what was sent.
    func end()
}

extension EventStream: Listener {
    func begin() { write { Array(": open\nretry: 1000\n\n".utf8) } }

    func send(revision: Int, _ text: @escaping @Sendable () -> [UInt8]) {
        write { UpdateMessages.message(text(), revision: revision) }
    }

    func note(_ text: @escaping @Sendable () -> [UInt8]) { write { UpdateMessages.message(text()) } }

    func sendHeartbeat() { write { Array(":\n\n".utf8) } }

    func end() { close() }
}

extension Channel: Listener {
    func begin() {}

    func send(revision: Int, _ text: @escaping @Sendable () -> [UInt8]) { send(text) }

    func note(_ text: @escaping @Sendable () -> [UInt8]) { send(text) }

    func sendHeartbeat() { ping() }

    func end() { close(.goingAway) }
}
