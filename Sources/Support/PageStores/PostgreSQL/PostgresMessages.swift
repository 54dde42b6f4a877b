import Glibc

/// Messages among the workers of several machines, by NOTIFY.
///
/// A thread has a connection of its own for them. It sends those that wait in one statement, outside of transactions that write, because
/// PostgreSQL commits notifications one after another.
final class PostgresMessages: WorkerMessages {
    private let link: PostgresLink

    init(
        _ address: PostgresAddress, secret: [UInt8], worker: String,
        log: @escaping LiveConnection<PostgresConnection>.Log
    ) {
        link = PostgresLink(address, ChannelName(secret: secret), worker, log)
    }

    deinit { link.end() }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        try link.listen(heard)
    }

    func send(_ bytes: [UInt8], to worker: String) -> Bool { link.send(bytes, to: worker) }
    func broadcast(_ bytes: [UInt8]) -> Bool { link.send(bytes, to: nil) }
    func end() { link.end() }
}

/// The connection, which the thread keeps alive until the end.
private final class PostgresLink: Sendable {
    private let address: PostgresAddress
    private let channels: ChannelName
    private let worker: String
    private let log: LiveConnection<PostgresConnection>.Log
    private let queue = MessageQueue()
    private let wakeUp = WakeUp()
    private let life = ThreadLife()

    init(
        _ address: PostgresAddress, _ channels: ChannelName, _ worker: String,
        _ log: @escaping LiveConnection<PostgresConnection>.Log
    ) {
        (self.address, self.channels, self.worker, self.log) = (address, channels, worker, log)
    }

    func send(_ bytes: [UInt8], to worker: String?) -> Bool {
        guard !life.isEnded, queue.add(.init(receiver: worker, bytes: bytes)) else { return false }
        wakeUp.signal()
        return true
    }

    func end() {
        life.end()
        queue.setOpen(false)
        wakeUp.signal()
    }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        let connection = try connect()
        queue.setOpen(true)
        guard StoreThread.start({ [self] in run(connection, heard) }) else {
            queue.setOpen(false)
            throw .unavailable("the worker has no thread for messages")
        }
    }

    private func connect() throws(PageStoreError) -> PostgresConnection {
        let connection = try PostgresConnection(address)
        do throws(ConnectionFailure) {
            // A notification that is lost with the server's machine would be late anyway, so no commit waits for the disk.
            try connection.execute("SET statement_timeout = 4000; SET synchronous_commit = off")
            for channel in [channels[nil], channels[worker]] { try connection.execute("LISTEN \"\(channel)\"") }
            return connection
        } catch {
            switch error {
            case .lost(let error), .refused(let error): throw error
            }
        }
    }

    private func run(_ first: PostgresConnection, _ heard: @Sendable ([UInt8], String) -> Void) {
        var connection: PostgresConnection? = first
        var parts = MessageParts()
        var number: UInt64 = 0
        var pause = Pause()
        while !life.isEnded {
            guard let current = connection else {
                wakeUp.wait(milliseconds: pause.next())
                if life.isEnded { return }
                connection = try? connect()
                if connection != nil {
                    (parts, pause) = (MessageParts(), Pause())
                    queue.setOpen(true)
                    log("info", "The store is back", [("connection", "messages")])
                }
                continue
            }
            do throws(ConnectionFailure) {
                try send(queue.take(), &number, current)
                for text in current.notifications() {
                    if let (bytes, sender) = parts.add(text), sender != worker { heard(bytes, sender) }
                }
                try wait(current)
            } catch {
                guard case .lost(let error) = error else { continue }
                connection = nil
                queue.setOpen(false)
                log("warning", "The store is away", [("connection", "messages"), ("reason", error.description)])
            }
        }
    }

    private func send(
        _ entries: [MessageQueue.Entry], _ number: inout UInt64, _ connection: PostgresConnection
    ) throws(ConnectionFailure) {
        var names: [String] = []
        var payloads: [String] = []
        for (index, entry) in entries.enumerated() {
            number += 1
            for payload in MessageParts.split(entry.bytes, sender: worker, number: number) {
                names.append(channels[entry.receiver])
                payloads.append(payload)
            }
            // PostgreSQL's queue of notifications gets a batch as a whole.
            if payloads.count >= 256 || index == entries.count - 1 {
                _ = try connection.run(.notify, [.texts(names), .texts(payloads)])
                (names, payloads) = ([], [])
            }
        }
    }

    /// Waits for notifications, messages to send, or the end.
    private func wait(_ connection: PostgresConnection) throws(ConnectionFailure) {
        var entries = [
            pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&entries, 2, wakeUp.descriptor < 0 ? 100 : -1)
        if entries[1].revents != 0 { wakeUp.clear() }
        if entries[0].revents != 0, !connection.consume() {
            throw .lost(.unavailable("PostgreSQL: the connection is lost"))
        }
    }
}
