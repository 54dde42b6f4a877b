internal import EspalierCEpoll
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Sockets of connections that the library has closed while their clients still sent. The rest is read and discarded for a
/// while, so that the clients can read their responses: the end of a socket with unread bytes would discard them.
final class LingeringSockets: Sendable {
    /// A descriptor that is readable while a socket has bytes or has reached its end.
    let poll: Int32
    /// The time for which a socket is read, in milliseconds.
    private let patience: Int
    /// The end of each socket's time in milliseconds; nil when no more are accepted.
    private let ends = Mutex<[Int32: Int]?>([:])

    private static let maximum = 256
    /// The bytes of a socket that are read at once.
    private static let part = 1 << 18

    /// - Parameter patience: the time for which a socket is read, in seconds.
    init(patience: Double) {
        self.patience = Int(patience * 1000)
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        precondition(poll >= 0, "no descriptor is left for the connections")
    }

    deinit {
        end()
        close(poll)
    }

    /// The number of sockets that are read.
    var count: Int { ends.withLock { $0?.count ?? 0 } }

    /// Lets the client read the end after the last bytes.
    static func endWriting(_ socket: Int32) { shutdown(socket, Int32(SHUT_WR)) }

    /// Reads the rest of a socket that its owner closes after this.
    func keep(_ socket: Int32) {
        Self.endWriting(socket)
        let isKept = ends.withLock { ends in
            guard let count = ends?.count, count < Self.maximum else { return false }
            let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { return false }
            ends?[copy] = MonotonicClock.coarseMilliseconds + patience
            var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(fd: copy))
            epoll_ctl(poll, EPOLL_CTL_ADD, copy, &event)
            return true
        }
        if !isKept { drain(socket) }
    }

    /// Reads what has arrived.
    func read() {
        var events = [epoll_event](repeating: epoll_event(), count: 64)
        ends.withLock { ends in
            let count = epoll_wait(poll, &events, Int32(events.count), 0)
            for event in events.prefix(Int(max(count, 0))) where !drain(event.data.fd) {
                endSocket(event.data.fd, &ends)
            }
        }
    }

    /// Ends the sockets whose time is over.
    func endOverdue(_ now: Int) {
        ends.withLock { ends in
            for (socket, end) in ends ?? [:] where end <= now { endSocket(socket, &ends) }
        }
    }

    /// Ends all sockets, and accepts no more.
    func end() {
        ends.withLock { ends in
            for socket in (ends ?? [:]).keys { endSocket(socket, &ends) }
            ends = nil
        }
    }

    /// The descriptor is removed before it is closed. The library's own descriptor may keep the socket open for a moment, for which it
    /// would be reported under a number that the next connection may have.
    private func endSocket(_ socket: Int32, _ ends: inout [Int32: Int]?) {
        ends?[socket] = nil
        epoll_ctl(poll, EPOLL_CTL_DEL, socket, nil)
        close(socket)
    }

    /// Reads and discards bytes. Returns false at the end.
    @discardableResult
    private func drain(_ socket: Int32) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            var rest = Self.part
            while rest > 0 {
                let count = recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { return false }
                if count < 0 { return true }
                rest -= count
            }
            return true
        }
    }
}
