import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A WebSocket that carries a page's events to the server and its patches to the page, in order.
///
/// A channel exists before its connection is handed over (`attach`); messages wait until then. From then on its loop
/// reads and writes. The loop also encodes the messages, so that the main actor is free for the next event.
final class Channel: ConnectionUpgrade {
    /// A message to send. A text is encoded when the socket can take it.
    private enum Piece {
        case text(@Sendable () -> [UInt8])
        case ping
        case close(WebSocketClose, String)
    }

    /// The connection, from its handover until it is returned.
    private struct Link: @unchecked Sendable {
        let connection: UpgradedConnection
        // The frames are only used under the channel's lock.
        let frames: WebSocketFrames
        /// Whether the loop waits until the socket can take more.
        var waitsForRoom = false
        /// Whether the close frame is sent. Further bytes of the client are read and discarded.
        var isEnding = false
    }

    private struct State {
        var link: Link?
        var pieces: [Piece] = []
        /// Whether no further message is sent.
        var isOver = false
        /// Whether the end was reported to the loop's owner.
        var endIsReported = false
        /// Whether the connection is returned without a close frame.
        var isGivenUp = false
        /// The bytes that are taken for a message that has not arrived completely.
        var taken = 0
        /// The number of heartbeats since the client last sent anything.
        var missedHeartbeats = 0
    }

    private let state = Mutex(State())

    /// Reads and writes the socket.
    private let loop: ChannelLoop

    /// The maximum number of messages that wait for a client. A client that exceeds it is disconnected.
    private let capacity: Int

    /// Whether the client accepts long texts compressed, as binary messages.
    private let takesGzip: Bool

    /// The length of the shortest text that is compressed, in bytes: three packets.
    static let longText = 4096

    /// Handles a message, on the loop's thread.
    let receive: @Sendable (Channel, [UInt8]) -> Void

    /// Called once, on some thread, after the end of the channel. Receives the code with which the server closed it, or
    /// else 0.
    private let ended: @Sendable (Int) -> Void

    init(
        loop: ChannelLoop, capacity: Int = 256, takesGzip: Bool = false,
        ended: @escaping @Sendable (Int) -> Void = { _ in },
        receive: @escaping @Sendable (Channel, [UInt8]) -> Void
    ) {
        self.loop = loop
        self.capacity = capacity
        self.takesGzip = takesGzip
        self.ended = ended
        self.receive = receive
    }

    // MARK: Sending

    /// Sends a text. The loop's thread encodes it.
    func send(_ text: @escaping @Sendable () -> [UInt8]) { add(.text(text)) }

    /// Closes the channel after the waiting messages.
    func close(_ reason: WebSocketClose, saying text: String = "") { add(.close(reason, text)) }

    /// Sends a heartbeat. A client that did not respond to two of them is disconnected.
    func ping() {
        let isSilent = state.withLock { state in
            state.missedHeartbeats += 1
            return state.missedHeartbeats > 2
        }
        if isSilent { giveUp() } else { add(.ping) }
    }

    /// Whether no further message is sent, because the server closed the channel or the client left.
    var isOver: Bool { state.withLock { $0.isOver } }

    private func add(_ piece: Piece) {
        let hasConnection = state.withLock { state in
            guard !state.isOver else { return false }
            if case .close = piece { state.isOver = true }
            if state.pieces.count >= capacity {
                state.isOver = true
                state.isGivenUp = true
                state.pieces = []
            } else {
                state.pieces.append(piece)
            }
            return state.link != nil
        }
        if hasConnection { loop.add(self) }
    }

    /// Returns the connection without waiting for the client to close its side.
    func giveUp() {
        let hasConnection = state.withLock { state in
            state.isOver = true
            state.isGivenUp = true
            state.pieces = []
            return state.link != nil
        }
        if hasConnection { loop.add(self) } else { reportEnd() }
    }

    private func reportEnd() {
        let code = state.withLock { state -> Int? in
            defer { state.endIsReported = true }
            return state.endIsReported ? nil : state.link?.frames.closeCode ?? 0
        }
        if let code { ended(code) }
    }

    // MARK: The connection

    func attach(_ connection: UpgradedConnection) {
        let socket = connection.socket
        var on: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
        let frames = WebSocketFrames(maximumMessage: connection.bodyLimit)
        // The loop cannot read further messages yet, and responses wait for the connection.
        for text in connection.received.withUnsafeBytes({ $0.isEmpty ? [] : frames.receive($0) }) {
            receive(self, text)
        }
        // Before the first write, which may have to wait until the socket can take more.
        loop.watch(socket)
        state.withLock { $0.link = Link(connection: connection, frames: frames) }
        loop.add(self)
    }

    /// The socket, while the channel owns the connection.
    var socket: Int32? { state.withLock { $0.link?.connection.socket } }

    /// The state of a channel, for its loop.
    enum Condition {
        case open
        /// The close frame is sent. The client's further bytes are read and discarded for a while.
        case ending
        /// The connection can be returned.
        case gone
    }

    /// Reads from the socket into the loop's buffer, and passes on the complete messages.
    func read(_ socket: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Condition {
        let count = recv(socket, buffer.baseAddress, buffer.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return .open }
        guard count > 0 else { return .gone }
        let texts = state.withLock { state -> [[UInt8]] in
            state.missedHeartbeats = 0
            guard let link = state.link, !link.isEnding else { return [] }
            let texts = link.frames.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            if !keepsUnfinished(&state) { link.frames.close(.tryAgainLater) }
            flush(&state)
            return texts
        }
        for text in texts { receive(self, text) }
        return condition
    }

    /// Takes the memory for the message that has not arrived completely. Returns whether there is enough.
    private func keepsUnfinished(_ state: inout State) -> Bool {
        guard let link = state.link else { return true }
        let (taken, needed) = (state.taken, link.frames.unfinished)
        if needed <= Self.freeMessage {
            link.connection.bodies.give(back: taken, of: link.connection.client)
            state.taken = 0
            return true
        }
        guard link.connection.bodies.take(needed - taken, for: link.connection.client) else { return false }
        state.taken = needed
        return true
    }

    /// The length of the longest unfinished message that needs no room, in bytes.
    private static let freeMessage = 1 << 12

    /// Sends the waiting messages, as many as the socket takes.
    func write() -> Condition {
        state.withLock { flush(&$0) }
        return condition
    }

    private var condition: Condition {
        state.withLock { state in
            guard let link = state.link, !state.isGivenUp else { return .gone }
            return link.isEnding ? .ending : .open
        }
    }

    /// Returns the connection to the server, which closes it. Only the loop calls this, so that it never reads a closed
    /// socket.
    func detach() {
        // First, so that a server that waits for the ends of its connections finds everything done.
        reportEnd()
        state.withLock { state in
            if let link = state.link {
                loop.forget(link.connection.socket)
                link.connection.bodies.give(back: state.taken, of: link.connection.client)
                link.connection.close()
            }
            state = State(isOver: true, endIsReported: true)
        }
    }

    private func flush(_ state: inout State) {
        guard let link = state.link, !link.isEnding else { return }
        while true {
            var isBroken = false
            let isEmpty = link.frames.flush { bytes in
                let count = Glibc.send(link.connection.socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
                isBroken = count < 0 && errno != EAGAIN && errno != EINTR
                return count
            }
            if isBroken {
                state.isOver = true
                state.isGivenUp = true
                state.pieces = []
                return
            }
            // Each round reads the current value, because the previous one may have changed it.
            if state.link?.waitsForRoom == isEmpty {
                state.link?.waitsForRoom = !isEmpty
                loop.watch(link.connection.socket, forRoom: !isEmpty)
            }
            guard isEmpty else { return }
            if link.frames.isClosed {
                state.isOver = true
                state.link!.isEnding = true
                state.pieces = []
                shutdown(link.connection.socket, Int32(SHUT_WR))
                return
            }
            if state.pieces.isEmpty { return }
            // A single write for all waiting messages, up to the limit of one write.
            var taken = 0
            while taken < state.pieces.count, link.frames.waiting < 1 << 18 {
                write(state.pieces[taken], to: link.frames)
                taken += 1
            }
            state.pieces.removeFirst(taken)
        }
    }

    private func write(_ piece: Piece, to frames: WebSocketFrames) {
        switch piece {
        case .text(let make):
            let text = make()
            if takesGzip, text.count >= Channel.longText,
                let smaller = text.withUnsafeBytes({ ContentCoding.gzip.compress($0, .quick) })
            {
                frames.binary(smaller)
            } else {
                frames.text(text)
            }
        case .ping: frames.ping()
        case .close(let reason, let text): frames.close(reason, saying: text)
        }
    }
}
