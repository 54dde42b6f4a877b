/// Messages among the workers of several machines, by NOTIFY.
///
/// A thread has a connection of its own for them. It sends those that wait in one statement, outside of transactions that write, because
/// PostgreSQL commits notifications one after another.
final class PostgresMessages: WorkerMessages {
    private let channels: ChannelName
    private let worker: String
    private let thread: MessageThread<PostgresConnection>

    init(
        _ address: PostgresAddress, secret: [UInt8], worker: String,
        log: @escaping LiveConnection<PostgresConnection>.Log
    ) {
        let channels = ChannelName(secret: secret)
        (self.channels, self.worker) = (channels, worker)
        thread = MessageThread(log: log) { () throws(PageStoreError) in
            let connection = try PostgresConnection(address)
            do throws(ConnectionFailure) {
                // A notification that is lost with the server's machine would be late anyway, so no commit waits for the disk.
                try connection.execute("SET statement_timeout = 4000; SET synchronous_commit = off")
                for channel in [channels[nil], channels[worker]] { try connection.execute("LISTEN \"\(channel)\"") }
                return connection
            } catch { throw error.reason }
        }
    }

    deinit { end() }

    func send(_ bytes: [UInt8], to worker: String) -> Bool { thread.add(bytes, to: worker) }
    func broadcast(_ bytes: [UInt8]) -> Bool { thread.add(bytes, to: nil) }
    func end() { thread.end() }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        let notifier = PostgresNotifier(channels: channels, worker: worker)
        try thread.start(with: thread.open()) { [thread, worker] connection throws(ConnectionFailure) in
            var (notifier, parts) = (notifier, MessageParts())
            while !thread.isEnded {
                try notifier.send(thread.take(), on: connection)
                for text in connection.notifications() {
                    if let (bytes, sender) = parts.add(text), sender != worker { heard(bytes, sender) }
                }
                if thread.wait(for: connection.socket), !connection.consume() {
                    throw .lost(.unavailable("PostgreSQL: the connection is lost"))
                }
            }
        }
    }
}

/// Sends messages over a connection.
private struct PostgresNotifier {
    let channels: ChannelName
    let worker: String
    /// The number of the last message of the connection.
    private var number: UInt64 = 0

    init(channels: ChannelName, worker: String) { (self.channels, self.worker) = (channels, worker) }

    mutating func send(
        _ entries: [MessageQueue.Entry], on connection: PostgresConnection
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
}
