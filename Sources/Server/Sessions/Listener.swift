/// A receiver of a page's patches: a stream of server-sent events, or a channel.
protocol Listener: AnyObject, Sendable {
    /// Whether the client stopped listening.
    var isOver: Bool { get }

    /// Called once, before anything is sent.
    func begin()

    /// Sends a patch or a whole page for a revision. It is encoded when it can be sent.
    func send(revision: Int, _ text: @escaping @Sendable () -> [UInt8])

    /// Sends a message without a revision.
    func note(_ text: @escaping @Sendable () -> [UInt8])

    /// Sends a heartbeat, which detects clients that left.
    func sendHeartbeat()

    /// Ends the listener after the waiting messages.
    func end()

    /// Ends the listener, whose client comes back after a time in milliseconds: to another process.
    func sendAway(for pause: Int)
}

extension EventStream: Listener {
    func begin() { write { Array(": open\nretry: 1000\n\n".utf8) } }

    func send(revision: Int, _ text: @escaping @Sendable () -> [UInt8]) {
        write { UpdateMessages.message(text(), revision: revision) }
    }

    func note(_ text: @escaping @Sendable () -> [UInt8]) { write { UpdateMessages.message(text()) } }

    func sendHeartbeat() { write { Array(":\n\n".utf8) } }

    func end() { close() }

    func sendAway(for pause: Int) {
        write { Array("retry: \(pause)\n\n".utf8) }
        close()
    }
}

extension Channel: Listener {
    func begin() {}

    func send(revision: Int, _ text: @escaping @Sendable () -> [UInt8]) { send(text) }

    func note(_ text: @escaping @Sendable () -> [UInt8]) { send(text) }

    func sendHeartbeat() { ping() }

    func end() { close(.goingAway) }

    func sendAway(for pause: Int) { close(.serviceRestart, saying: String(pause)) }
}
