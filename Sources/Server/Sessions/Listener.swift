/// A receiver of a page's patches: a stream of server-sent events, or a channel.
protocol Listener: AnyObject, Sendable {
    /// Whether the client stopped listening.
    var isOver: Bool { get }

    /// Called once, before anything is sent.
    func begin()

    /// Sends a patch or a whole page, which leads to a revision. The bytes are made when they can be sent.
    func send(revision: Int, _ text: @escaping @Sendable () -> [UInt8])

    /// Sends a message that leads to no revision.
    func note(_ text: @escaping @Sendable () -> [UInt8])

    /// Sends a heartbeat, which reveals a client that left.
    func sendHeartbeat()

    /// Ends after the waiting messages.
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
