import Glibc
import Synchronization

/// A thread that has a connection of its own for messages, and restores it after it was lost.
///
/// Messages wait for it in a queue, which is open while there is a connection.
final class MessageThread<Connection: AnyObject & Sendable>: Sendable {
    /// Opens a connection.
    let open: @Sendable () throws(PageStoreError) -> Connection
    private let log: LiveConnection<Connection>.Log
    private let queue = MessageQueue()
    private let wakeUp = WakeUp()
    private let ended = Atomic<Bool>(false)

    init(
        log: @escaping LiveConnection<Connection>.Log,
        open: @escaping @Sendable () throws(PageStoreError) -> Connection
    ) {
        (self.log, self.open) = (log, open)
    }

    /// Starts the thread. It calls `use` with each of its connections; `use` returns after the end.
    func start(
        with first: Connection, _ use: @escaping @Sendable (Connection) throws(ConnectionFailure) -> Void
    ) throws(PageStoreError) {
        queue.setOpen(true)
        guard StoreThread.start({ [self] in run(first, use) }) else {
            queue.setOpen(false)
            throw .unavailable("the worker has no thread for messages")
        }
    }

    private func run(_ first: Connection, _ use: (Connection) throws(ConnectionFailure) -> Void) {
        var connection: Connection? = first
        var pause = Pause()
        while !isEnded {
            guard let current = connection else {
                wakeUp.wait(milliseconds: pause.next())
                if isEnded { return }
                connection = try? open()
                if connection != nil {
                    pause = Pause()
                    queue.setOpen(true)
                    log("info", "The store is back", [("connection", "messages")])
                }
                continue
            }
            do throws(ConnectionFailure) { try use(current) } catch {
                guard case .lost(let error) = error, !isEnded else { continue }
                connection = nil
                queue.setOpen(false)
                log("warning", "The store is away", [("connection", "messages"), ("reason", error.description)])
            }
        }
    }

    // MARK: Any thread

    /// Adds a message. Returns false if there is no room or no connection.
    func add(_ bytes: [UInt8], to worker: String?) -> Bool {
        guard !isEnded, queue.add(.init(receiver: worker, bytes: bytes)) else { return false }
        wakeUp.signal()
        return true
    }

    func end() {
        ended.store(true, ordering: .releasing)
        queue.setOpen(false)
        wakeUp.signal()
    }

    // MARK: The thread

    var isEnded: Bool { ended.load(ordering: .acquiring) }

    /// The messages that wait, in their order.
    func take() -> [MessageQueue.Entry] { queue.take() }

    /// Waits for a message, the end, or a socket, unless that is -1. Returns whether the socket can be read.
    func wait(for socket: Int32) -> Bool {
        var entries = [socket, wakeUp.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&entries, 2, wakeUp.descriptor < 0 ? 100 : -1)
        if entries[1].revents != 0 { wakeUp.clear() }
        return entries[0].revents != 0
    }
}
