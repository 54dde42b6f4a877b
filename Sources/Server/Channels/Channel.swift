import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A WebSocket that carries a page's events up and its patches down. What is sent arrives in the order in which it was sent.
///
/// A channel is made before its connection is handed over (`attach`); what is sent until then waits. From then on its loop reads
/// and writes: bytes are made there, so that the main actor is free for the next event.
final class Channel: ConnectionUpgrade {
    /// Something to send. A text's bytes are made when the socket takes them.
    private enum Piece {
        case text(@Sendable () -> [UInt8])
        case ping
        case close(WebSocketClose)
    }

    /// The connection, from when it is handed over until it is given back.
    private struct Link: @unchecked Sendable {
        let connection: UpgradedConnection
        // The frames are only used under the channel's lock.
        let frames: WebSocketFrames
        /// Whether the loop waits for the socket to take more.
        var waitsForRoom = false
        /// Whether the closing frame is sent, and the rest of what the client says is read and forgotten.
        var isEnding = false
    }

    private struct State {
        var link: Link?
        var pieces: [Piece] = []
        /// Whether nothing more will be sent.
        var isOver = false
        /// Whether the end was reported to the loop's owner.
        var endIsReported = false
        /// Whether the connection is given back without more ado.
        var isGivenUp = false
        /// How many signs of life were sent since the client's last.
        var unanswered = 0
    }

    private let state = Mutex(State())

    /// Reads and writes the socket.
    private let loop: ChannelLoop

    /// The most pieces that wait for a client which takes none; then it is given up.
    private let capacity: Int

    /// Whether the client takes long texts compressed, as binary messages.
    private let takesGzip: Bool

    /// From how many bytes on it is worth it to compress a text: three packets.
    static let longText = 4096

    /// Takes a message, on the loop's thread.
    let receive: @Sendable (Channel, [UInt8]) -> Void

    /// Hears once, on some thread, that the channel is no more: by which code the server closed it (0 where it did not).
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

    /// Closes the channel after what was sent.
    func close(_ reason: WebSocketClose) { add(.close(reason)) }

    /// Sends a sign of life. A client that left two of them unanswered is given up.
    func ping() {
        let isSilent = state.withLock { state in
            state.unanswered += 1
            return state.unanswered > 2
        }
        if isSilent { giveUp() } else { add(.ping) }
    }

    /// Whether nothing more will be sent: the server closed the channel, or the client went away.
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

    /// The socket, as long as the connection is the channel's.
    var socket: Int32? { state.withLock { $0.link?.connection.socket } }

    /// How a channel stands, for its loop.
    enum Condition {
        case open
        /// The closing frame is sent; what the client still says is read and forgotten, for a while.
        case ending
        /// The connection is to be given back.
        case gone
    }

    /// Reads what the socket has, into the loop's buffer, and hands on the messages that are complete.
    func read(_ socket: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Condition {
        let count = recv(socket, buffer.baseAddress, buffer.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return .open }
        guard count > 0 else { return .gone }
        let texts = state.withLock { state -> [[UInt8]] in
            state.unanswered = 0
            guard let link = state.link, !link.isEnding else { return [] }
            let texts = link.frames.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            flush(&state)
            return texts
        }
        for text in texts { receive(self, text) }
        return condition
    }

    /// Sends what waits, as far as the socket takes it.
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

    /// Gives the connection back to the library, which closes it. Only the loop does, so that no socket is closed that it reads.
    func detach() {
        // Before the library hears of it: a server that waits for its connections' ends finds everything done.
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
            // What waits goes out in one write, as far as a socket may take it.
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
