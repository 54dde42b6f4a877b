import Glibc

/// Messages among the workers of several machines, by Redis's channels.
///
/// One thread hears, with a connection of its own, and another sends those that wait in one batch: a connection that hears can send nothing.
final class RedisMessages: WorkerMessages {
    private let link: RedisLink

    init(
        _ address: RedisAddress, secret: [UInt8], worker: String, log: @escaping LiveConnection<RedisConnection>.Log
    ) {
        link = RedisLink(address, ChannelName(secret: secret), worker, log)
    }

    deinit { link.end() }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        try link.listen(heard)
    }

    func send(_ bytes: [UInt8], to worker: String) -> Bool { link.send(bytes, to: worker) }
    func broadcast(_ bytes: [UInt8]) -> Bool { link.send(bytes, to: nil) }
    func end() { link.end() }
}

/// The connections, which the threads keep alive until the end.
private final class RedisLink: Sendable {
    private let address: RedisAddress
    private let channels: ChannelName
    private let worker: String
    private let log: LiveConnection<RedisConnection>.Log
    private let queue = MessageQueue()
    private let life = ThreadLife()
    /// Each thread waits for one of them.
    private let wakeSender = WakeUp()
    private let wakeHearer = WakeUp()

    init(
        _ address: RedisAddress, _ channels: ChannelName, _ worker: String,
        _ log: @escaping LiveConnection<RedisConnection>.Log
    ) {
        (self.address, self.channels, self.worker, self.log) = (address, channels, worker, log)
    }

    func send(_ bytes: [UInt8], to worker: String?) -> Bool {
        guard !life.isEnded, queue.add(.init(receiver: worker, bytes: bytes)) else { return false }
        wakeSender.signal()
        return true
    }

    func end() {
        life.end()
        queue.setOpen(false)
        wakeSender.signal()
        wakeHearer.signal()
    }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) throws(PageStoreError) {
        let hearing = try subscribed()
        let sending = try RedisConnection(address)
        queue.setOpen(true)
        guard StoreThread.start({ [self] in runHearer(hearing, heard) }),
            StoreThread.start({ [self] in runSender(sending) })
        else {
            end()
            throw .unavailable("the worker has no thread for messages")
        }
    }

    /// A connection that hears both channels of the worker.
    private func subscribed() throws(PageStoreError) -> RedisConnection {
        let connection = try RedisConnection(address)
        do throws(ConnectionFailure) {
            try connection.begin(["SUBSCRIBE", channels[nil], channels[worker]])
            return connection
        } catch {
            switch error {
            case .lost(let error), .refused(let error): throw error
            }
        }
    }

    // MARK: Sending

    /// The sender's name with its length, and the bytes.
    private func payload(_ bytes: [UInt8]) -> [UInt8] { [UInt8(worker.utf8.count)] + worker.utf8 + bytes }

    private func runSender(_ first: RedisConnection) {
        var connection: RedisConnection? = first
        var pause = Pause()
        while !life.isEnded {
            guard let current = connection else {
                wakeSender.wait(milliseconds: pause.next())
                if life.isEnded { return }
                connection = try? RedisConnection(address)
                if connection != nil {
                    pause = Pause()
                    queue.setOpen(true)
                }
                continue
            }
            wakeSender.wait(milliseconds: -1)
            let commands = queue.take().map { entry in
                [Array("PUBLISH".utf8), Array(channels[entry.receiver].utf8), payload(entry.bytes)]
            }
            do throws(ConnectionFailure) { try current.send(commands) } catch {
                connection = nil
                queue.setOpen(false)
            }
        }
    }

    // MARK: Hearing

    private func runHearer(_ first: RedisConnection, _ heard: @Sendable ([UInt8], String) -> Void) {
        var connection: RedisConnection? = first
        var pause = Pause()
        while !life.isEnded {
            guard let current = connection else {
                wakeHearer.wait(milliseconds: pause.next())
                if life.isEnded { return }
                connection = try? subscribed()
                if connection != nil {
                    pause = Pause()
                    log("info", "The store is back", [("connection", "messages")])
                }
                continue
            }
            do throws(ConnectionFailure) { try hear(current, heard) } catch {
                connection = nil
                guard case .lost(let error) = error, !life.isEnded else { continue }
                log("warning", "The store is away", [("connection", "messages"), ("reason", error.description)])
            }
        }
    }

    private func hear(
        _ connection: RedisConnection, _ heard: ([UInt8], String) -> Void
    ) throws(ConnectionFailure) {
        for reply in try connection.arrived() { hear(reply, heard) }
        var entries = [
            pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeHearer.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&entries, 2, wakeHearer.descriptor < 0 ? 100 : -1)
        if entries[1].revents != 0 { wakeHearer.clear() }
        if entries[0].revents != 0 { try connection.read() }
    }

    private func hear(_ reply: RedisReply, _ heard: ([UInt8], String) -> Void) {
        // The confirmations of both channels have numbers instead of bytes.
        guard reply.elements.count == 3, let bytes = reply.elements[2].bytes, let length = bytes.first,
            bytes.count > Int(length)
        else { return }
        let sender = String(decoding: bytes[1...Int(length)], as: UTF8.self)
        if sender != worker { heard(Array(bytes[(1 + Int(length))...]), sender) }
    }
}
