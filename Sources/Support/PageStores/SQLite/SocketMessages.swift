import Glibc
import Synchronization

/// Messages among the processes of one machine, by Unix sockets in a folder beside the store's file.
///
/// A message is sent at once if the receiver has room. A thread sends those that had to wait, in their order.
final class SocketMessages: WorkerMessages {
    private let link: SocketLink

    init(folder: String, worker: String) throws(PageStoreError) {
        link = SocketLink(folder: try SocketFolder(folder), worker: worker)
    }

    deinit { link.end() }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        try link.listen(heard)
    }

    func send(_ bytes: [UInt8], to worker: String) -> Bool { link.send(bytes, to: worker) }
    func broadcast(_ bytes: [UInt8]) -> Bool { link.broadcast(bytes) }
    func end() { link.end() }
}

/// The sockets, which the thread keeps alive until the end.
private final class SocketLink: Sendable {
    /// A worker to which messages were sent.
    private struct Peer {
        let socket: Int32
        /// Messages for which it had no room, with the time of their sender.
        var waiting: [[UInt8]] = []
        var waitingBytes = 0
    }

    private struct State {
        /// The own socket, from `listen` on.
        var socket: Int32 = -1
        var peers: [String: Peer] = [:]
        var hasThread = false
        var isEnded = false
    }

    private static let mostWaiting = 1024
    private static let mostWaitingBytes = 4 << 20
    private static let headerSize = 2
    private static let version: UInt8 = 1

    private let folder: SocketFolder
    private let worker: String
    private let state = Mutex(State())
    private let wakeUp = WakeUp()

    init(folder: SocketFolder, worker: String) {
        self.folder = folder
        self.worker = worker
    }

    // MARK: Sending

    func send(_ bytes: [UInt8], to worker: String) -> Bool {
        guard let message = message(bytes) else { return false }
        return send(message, to: [worker])
    }

    func broadcast(_ bytes: [UInt8]) -> Bool {
        guard let message = message(bytes) else { return false }
        return send(message, to: folder.workers().filter { $0 != worker })
    }

    /// The version, the sender's name with its length, and the bytes; nil for too many.
    private func message(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count <= WorkerMessageLimit.bytes else { return nil }
        return [SocketLink.version, UInt8(worker.utf8.count)] + worker.utf8 + bytes
    }

    private func send(_ message: [UInt8], to workers: [String]) -> Bool {
        let (isSent, mustWake) = state.withLock { state in
            if state.isEnded { return (false, false) }
            var isSent = true
            var mustWake = false
            for worker in workers {
                switch send(message, to: worker, &state) {
                case .sent: break
                case .waits: mustWake = true
                case .dropped: isSent = false
                }
            }
            return (isSent, mustWake)
        }
        if mustWake { wake() }
        return isSent
    }

    private enum Outcome { case sent, waits, dropped }

    private func send(_ message: [UInt8], to worker: String, _ state: inout State) -> Outcome {
        guard !worker.isEmpty, !worker.utf8.contains(UInt8(ascii: "/")) else { return .dropped }
        if state.peers[worker] == nil {
            guard let socket = folder.connect(to: worker) else { return .dropped }
            state.peers[worker] = Peer(socket: socket)
            // A new worker often takes the place of one that has ended.
            let workers = Set(folder.workers())
            for ended in state.peers.keys where !workers.contains(ended) { forget(ended, &state) }
        }
        guard let peer = state.peers[worker] else { return .dropped }
        if peer.waiting.isEmpty {
            switch SocketLink.write(message, to: peer.socket) {
            case .sent: return .sent
            case .dropped:
                forget(worker, &state)
                return .dropped
            case .waits: break
            }
        }
        guard peer.waiting.count < SocketLink.mostWaiting,
            peer.waitingBytes + message.count <= SocketLink.mostWaitingBytes
        else { return .dropped }
        state.peers[worker]?.waiting.append(message)
        state.peers[worker]?.waitingBytes += message.count
        return .waits
    }

    private static func write(_ message: [UInt8], to socket: Int32) -> Outcome {
        while true {
            if Glibc.send(socket, message, message.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)) >= 0 {
                return .sent
            }
            if errno == EINTR { continue }
            return errno == EAGAIN || errno == ENOBUFS ? .waits : .dropped
        }
    }

    /// Closes the way to a worker whose process has ended.
    private func forget(_ worker: String, _ state: inout State) {
        if let peer = state.peers.removeValue(forKey: worker) { close(peer.socket) }
    }

    /// Sends waiting messages of a worker as far as it has room.
    private func flush(_ worker: String, _ state: inout State) {
        guard let peer = state.peers[worker] else { return }
        var sent = 0
        for message in peer.waiting {
            switch SocketLink.write(message, to: peer.socket) {
            case .sent: sent += 1
            case .dropped: return forget(worker, &state)
            case .waits:
                state.peers[worker]?.waitingBytes -= peer.waiting[..<sent].reduce(0) { $0 + $1.count }
                state.peers[worker]?.waiting.removeFirst(sent)
                return
            }
        }
        state.peers[worker]?.waiting = []
        state.peers[worker]?.waitingBytes = 0
    }

    // MARK: Receiving

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        let socket = Glibc.socket(
            AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else {
            throw .unavailable("the worker has no socket for messages: \(String(cString: strerror(errno)))")
        }
        guard folder.withAddress(of: worker, { bind(socket, $0, $1) }) == 0 else {
            let reason = String(cString: strerror(errno))
            close(socket)
            throw .unavailable("the worker has no socket in \(folder.path): \(reason)")
        }
        removeStale()
        let isStarted = state.withLock { state in
            if state.isEnded || state.socket >= 0 { return false }
            state.socket = socket
            state.hasThread = true
            return true
        }
        guard isStarted, StoreThread.start({ [self] in run(heard) }) else {
            close(socket)
            folder.remove(worker)
            throw .unavailable("the worker has no thread for messages")
        }
    }

    /// Removes the sockets of processes that have ended.
    private func removeStale() {
        for other in folder.workers() where other != worker {
            if let socket = folder.connect(to: other) { close(socket) }
        }
    }

    private func wake() {
        let mustStart = state.withLock { state in
            defer { state.hasThread = true }
            return !state.hasThread
        }
        // A worker that only sends gets its thread with the first message that has to wait.
        if mustStart { StoreThread.start { [self] in run { _, _ in } } } else { wakeUp.signal() }
    }

    private func run(_ heard: @Sendable ([UInt8], String) -> Void) {
        var buffer = [UInt8](repeating: 0, count: SocketLink.headerSize + 255 + WorkerMessageLimit.bytes)
        while true {
            let (own, waiting) = state.withLock { state -> (Int32, [(worker: String, socket: Int32)]?) in
                if state.isEnded { return (state.socket, nil) }
                return (
                    state.socket,
                    state.peers.filter { !$0.value.waiting.isEmpty }.map { ($0.key, $0.value.socket) }
                )
            }
            guard let waiting else {
                if own >= 0 { close(own) }
                return
            }
            var entries = [
                pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: own, events: Int16(POLLIN), revents: 0),
            ]
            entries += waiting.map { pollfd(fd: $0.socket, events: Int16(POLLOUT), revents: 0) }
            _ = poll(&entries, nfds_t(entries.count), wakeUp.descriptor < 0 ? 100 : -1)
            if entries[0].revents != 0 { wakeUp.clear() }
            for (peer, entry) in zip(waiting, entries[2...]) where entry.revents != 0 {
                state.withLock { flush(peer.worker, &$0) }
            }
            if entries[1].revents != 0 { receive(own, &buffer, heard) }
        }
    }

    /// Reads the messages that wait now. Messages of other versions are ignored.
    private func receive(_ socket: Int32, _ buffer: inout [UInt8], _ heard: ([UInt8], String) -> Void) {
        // The ways of this worker are served in between.
        for _ in 0..<64 {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            guard count >= SocketLink.headerSize, buffer[0] == SocketLink.version else { continue }
            let start = SocketLink.headerSize + Int(buffer[1])
            guard count >= start else { continue }
            heard(Array(buffer[start..<count]), String(decoding: buffer[SocketLink.headerSize..<start], as: UTF8.self))
        }
    }

    // MARK: Ending

    /// Removes the socket's file, and lets the thread end.
    func end() {
        let isFirst = state.withLock { state in
            if state.isEnded { return false }
            state.isEnded = true
            for peer in state.peers.values { close(peer.socket) }
            state.peers = [:]
            if state.socket >= 0 { folder.remove(worker) }
            return true
        }
        if isFirst { wakeUp.signal() }
    }
}
