/// Messages among the workers of several machines, by Redis's channels.
///
/// One thread hears, with a connection of its own, and another sends those that wait in one batch: a connection that hears can send nothing.
final class RedisMessages: WorkerMessages {
    private let channels: ChannelName
    private let worker: String
    private let sender: MessageThread<RedisConnection>
    private let hearer: MessageThread<RedisConnection>

    init(
        _ address: RedisAddress, secret: [UInt8], worker: String, log: @escaping LiveConnection<RedisConnection>.Log
    ) {
        let channels = ChannelName(secret: secret)
        (self.channels, self.worker) = (channels, worker)
        // The lines that the hearer logs cover both connections.
        sender = MessageThread(log: { _, _, _ in }) { () throws(PageStoreError) in try RedisConnection(address) }
        hearer = MessageThread(log: log) { () throws(PageStoreError) in
            let connection = try RedisConnection(address)
            do throws(ConnectionFailure) {
                try connection.begin(["SUBSCRIBE", channels[nil], channels[worker]])
                return connection
            } catch { throw error.reason }
        }
    }

    deinit { end() }

    func send(_ bytes: [UInt8], to worker: String) -> Bool { sender.add(bytes, to: worker) }
    func broadcast(_ bytes: [UInt8]) -> Bool { sender.add(bytes, to: nil) }

    func end() {
        sender.end()
        hearer.end()
    }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        let (hearing, sending) = (try hearer.open(), try sender.open())
        do throws(PageStoreError) {
            try hearer.start(with: hearing) { [hearer, worker] connection throws(ConnectionFailure) in
                while !hearer.isEnded {
                    for reply in try connection.arrived() {
                        if let (bytes, sender) = RedisMessages.message(in: reply), sender != worker {
                            heard(bytes, sender)
                        }
                    }
                    if hearer.wait(for: connection.socket) { try connection.read() }
                }
            }
            try sender.start(with: sending) { [sender, channels, worker] connection throws(ConnectionFailure) in
                while !sender.isEnded {
                    _ = sender.wait(for: -1)
                    try connection.send(
                        sender.take().map { entry in
                            [
                                Array("PUBLISH".utf8), Array(channels[entry.receiver].utf8),
                                RedisMessages.payload(entry.bytes, of: worker),
                            ]
                        })
                }
            }
        } catch {
            end()
            throw error
        }
    }

    /// The sender's name with its length, and the bytes.
    private static func payload(_ bytes: [UInt8], of worker: String) -> [UInt8] {
        [UInt8(worker.utf8.count)] + worker.utf8 + bytes
    }

    /// The bytes of a message and its sender; nil for the confirmations of channels, which have numbers instead of bytes.
    private static func message(in reply: RedisReply) -> (bytes: [UInt8], sender: String)? {
        guard reply.elements.count == 3, let bytes = reply.elements[2].bytes, let length = bytes.first,
            bytes.count > Int(length)
        else { return nil }
        return (Array(bytes[(1 + Int(length))...]), String(decoding: bytes[1...Int(length)], as: UTF8.self))
    }
}
