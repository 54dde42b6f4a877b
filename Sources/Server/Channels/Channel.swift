import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A WebSocket that carries a page's events up and its patches down, in order.
///
/// A channel exists before its connection is handed over (`attach`); messages wait until then. From then on its loop reads and
/// writes. The loop also makes the bytes, so that the main actor is free for the next event.
final class Channel: ConnectionUpgrade {
    /// A message to send. The bytes of a text are made when the socket takes them.
    private enum Piece {
        case text(@Sendable () -> [UInt8])
        case ping
        case close(WebSocketClose)
    }

    /// The connection, from its handover until it is given back.
    private struct Link: @unchecked Sendable {
        let connection: UpgradedConnection
        // The frames are only used under the channel's lock.
        let frames: WebSocketFrames
        /// Whether the loop waits for the socket to take more.
        var waitsForRoom = false
        /// Whether the closing frame is sent. The rest of the client's bytes is read and discarded.
        var isEnding = false
    }

    private struct State {
        var link: Link?
        var pieces: [Piece] = []
        /// Whether no further message is sent.
        var isOver = false
        /// Whether the end was reported to the loop's owner.
        var endIsReported = false
        /// Whether the connection is given back without a closing frame.
        var isGivenUp = false
        /// The number of heartbeats since the client last sent anything.
        var missedHeartbeats = 0
    }

    private let state = Mutex(State())

    /// Reads and writes the socket.
    private let loop: ChannelLoop

    /// The most messages that wait for a client. A client that takes none by then is given up.
    private let capacity: Int

    /// Whether the client takes long texts compressed, as binary messages.
    private let takesGzip: Bool

    /// The shortest text that is compressed, in bytes: three packets.
    static let longText = 4096

    /// Takes a message, on the loop's thread.
    let receive: @Sendable (Channel, [UInt8]) -> Void

    /// Called once, on some thread, after the end of the channel, with the code by which the server closed it, else 0.
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

    /// Sends a text. Its bytes are made on the loop's thread.
    func send(_ text: @escaping @Sendable () -> [UInt8]) { add(.text(text)) }

    /// Closes the channel after the waiting messages.
    func close(_ reason: WebSocketClose) { add(.close(reason)) }

    /// Sends a heartbeat. A client that did not respond to two of them is given up.
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

    /// Gives the connection back without waiting for the client to close its side.
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
        let texts = state.withLock { state in
            let link = Link(
                connection: connection, frames: WebSocketFrames(maximumMessage: connection.bodyLimit))
            defer { state.link = link }
            return connection.received.withUnsafeBytes { $0.isEmpty ? [] : link.frames.receive($0) }
        }
        // The loop knows the channel before the first event of its socket.
        loop.add(self)
        loop.watch(socket)
        for text in texts { receive(self, text) }
    }

    /// The socket, while the channel has the connection.
    var socket: Int32? { state.withLock { $0.link?.connection.socket } }

    /// The state of a channel, for its loop.
    enum Condition {
        case open
        /// The closing frame is sent. The client's further bytes are read and discarded for a while.
        case ending
        /// The connection can be given back.
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
            flush(&state)
            return texts
        }
        for text in texts { receive(self, text) }
        return condition
    }

    /// Sends the waiting messages, as far as the socket takes them.
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

    /// Gives the connection back to the server, which closes it. Only the loop calls this, so that it never reads a closed
    /// socket.
    func detach() {
        // First, so that a server which waits for the ends of its connections finds everything done.
        reportEnd()
        state.withLock { state in
            if let link = state.link {
                loop.forget(link.connection.socket)
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
            if !isEmpty != link.waitsForRoom {
                state.link!.waitsForRoom = !isEmpty
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
            // One write for all waiting messages that a socket may take at once.
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
        case .close(let reason): frames.close(reason)
        }
    }
}
