internal import EspalierCEpoll
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The thread that reads all channels' sockets, and writes to those that were full.
final class ChannelLoop: Sendable {
    private let poll: Int32
    private let wakeDescriptor: Int32

    private struct Inbox {
        /// Channels that are new, have something to send, or have ended.
        var channels: [Channel] = []
        var isRung = false
        var isRunning = false
        var isOver = false
    }

    private let inbox = Mutex(Inbox())

    /// The time that a client has to close its side after the close frame.
    private let closeTimeout: Duration

    init(closeTimeout: Duration) {
        self.closeTimeout = closeTimeout
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        precondition(poll >= 0 && wakeDescriptor >= 0, "no descriptors are left for the channels")
        // Edge-triggered: each write is a new event, so nothing has to be read.
        control(EPOLL_CTL_ADD, wakeDescriptor, EPOLLIN.rawValue | EPOLLET.rawValue)
    }

    deinit {
        close(poll)
        close(wakeDescriptor)
    }

    private func control(_ action: Int32, _ descriptor: Int32, _ events: UInt32) {
        var event = epoll_event(events: events, data: epoll_data_t(fd: descriptor))
        epoll_ctl(poll, action, descriptor, &event)
    }

    // MARK: From any thread

    /// Notifies the loop of a channel that is new, has something to send, or has ended.
    func add(_ channel: Channel) {
        let (rings, starts) = inbox.withLock { inbox in
            inbox.channels.append(channel)
            defer { (inbox.isRung, inbox.isRunning) = (true, true) }
            return (!inbox.isRung, !inbox.isRunning)
        }
        if rings { ring() }
        // Without channels there is no thread.
        if starts {
            Thread.detachNewThread { [self] in run() }
        }
    }

    private func ring() {
        var one: UInt64 = 1
        _ = Glibc.write(wakeDescriptor, &one, 8)
    }

    /// Watches a socket for bytes to read.
    func watch(_ socket: Int32) { control(EPOLL_CTL_ADD, socket, EPOLLIN.rawValue) }

    /// Watches a socket for bytes to read, and for room to write if `forRoom`.
    func watch(_ socket: Int32, forRoom: Bool) {
        control(EPOLL_CTL_MOD, socket, EPOLLIN.rawValue | (forRoom ? EPOLLOUT.rawValue : 0))
    }

    func forget(_ socket: Int32) { control(EPOLL_CTL_DEL, socket, 0) }

    /// Ends the thread when no channel is left.
    func stop() {
        inbox.withLock { $0.isOver = true }
        ring()
    }

    // MARK: The thread

    private func run() {
        Thread.current.name = "channels"
        var channels: [Int32: Channel] = [:]
        var deadlines: [Int32: ContinuousClock.Instant] = [:]
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
        defer { buffer.deallocate() }
        var events = [epoll_event](repeating: epoll_event(), count: 64)

        func handle(_ socket: Int32, _ channel: Channel, _ condition: Channel.Condition) {
            switch condition {
            case .open: break
            case .ending: if deadlines[socket] == nil { deadlines[socket] = .now + closeTimeout }
            case .gone:
                // Remove it from the table first: the next connection may get the same descriptor.
                channels[socket] = nil
                deadlines[socket] = nil
                channel.detach()
            }
        }

        while true {
            let count = epoll_wait(poll, &events, Int32(events.count), deadlines.isEmpty ? -1 : 100)
            let (noted, isOver) = inbox.withLock { inbox in
                defer { (inbox.channels, inbox.isRung) = ([], false) }
                return (inbox.channels, inbox.isOver)
            }
            for channel in noted {
                guard let socket = channel.socket else { continue }
                channels[socket] = channel
                handle(socket, channel, channel.write())
            }
            for event in events.prefix(Int(max(count, 0))) {
                let socket = event.data.fd
                guard let channel = channels[socket] else { continue }
                if event.events & EPOLLOUT.rawValue != 0 { handle(socket, channel, channel.write()) }
                if event.events & ~EPOLLOUT.rawValue != 0, channels[socket] != nil {
                    handle(socket, channel, channel.read(socket, buffer))
                }
            }
            if !deadlines.isEmpty {
                let now = ContinuousClock.now
                for (socket, deadline) in deadlines where deadline <= now {
                    if let channel = channels[socket] { handle(socket, channel, .gone) }
                }
            }
            if isOver, channels.isEmpty { return }
        }
    }
}
