import Dispatch
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// A channel between two connected sockets, without a server.
@Suite(.timeLimit(.minutes(5))) struct `A channel on a socket` {
    private final class Record: Sendable {
        private let state = Mutex(State())
        /// Signaled after each change.
        private let changed = DispatchSemaphore(value: 0)

        private struct State {
            var messages: [String] = []
            var ends: [Int] = []
            var closed = 0
        }

        var messages: [String] { state.withLock { $0.messages } }
        var ends: [Int] { state.withLock { $0.ends } }
        var closed: Int { state.withLock { $0.closed } }

        func note(message: String) { change { $0.messages.append(message) } }
        func note(end: Int) { change { $0.ends.append(end) } }
        func noteClosed() { change { $0.closed += 1 } }

        private func change(_ body: (inout State) -> Void) {
            state.withLock { body(&$0) }
            changed.signal()
        }

        /// Waits until the server's side has closed the connection.
        func waitForClose() { wait { closed > 0 } }
        func waitForMessages(_ count: Int) { wait { messages.count >= count } }

        /// Waits until a condition holds, for at most a minute.
        private func wait(until condition: () -> Bool) {
            while !condition() {
                if changed.wait(timeout: .now() + 60) == .timedOut {
                    return _ = Issue.record("the condition does not hold")
                }
            }
        }
    }

    /// The client's end of a pair of sockets. It closes its socket at the end of its life.
    private final class Client: @unchecked Sendable {
        // Used by one thread at a time.
        let socket: Int32
        private var isOpen = true

        init(_ socket: Int32) {
            self.socket = socket
            // Ends a test that would wait forever.
            var limit = timeval(tv_sec: 60, tv_usec: 0)
            setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        }

        deinit { leave() }

        func leave() {
            if isOpen { close(socket) }
            isOpen = false
        }

        func write(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { Glibc.write(socket, $0.baseAddress, $0.count) } }

        /// Reads so many bytes; fewer only at the end of the connection.
        func read(_ count: Int) -> [UInt8] {
            var bytes: [UInt8] = []
            while bytes.count < count {
                var part = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
                let length = Glibc.read(socket, &part, part.count)
                if length <= 0 { break }
                bytes += part[..<length]
            }
            return bytes
        }
    }

    private final class Setup {
        let channel: Channel
        let client: Client
        let record = Record()
        let connection: UpgradedConnection
        let loop: ChannelLoop

        init(capacity: Int = 256, takesGzip: Bool = false, received: [UInt8] = [], closeTimeout: Duration = .zero) {
            var pair: [Int32] = [0, 0]
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
            let server = pair[0]
            client = Client(pair[1])
            loop = ChannelLoop(closeTimeout: closeTimeout)
            channel = Channel(
                loop: loop, capacity: capacity, takesGzip: takesGzip,
                ended: { [record] code in record.note(end: code) },
                receive: { [record] _, text in
                    record.note(message: String(decoding: text, as: UTF8.self))
                })
            connection = UpgradedConnection(
                socket: server, received: received, bodyLimit: 1000,
                bodies: ByteBudget(capacity: 1 << 20, share: 1 << 20),
                client: nil
            ) { [record] in
                close(server)
                record.noteClosed()
            }
        }

        deinit { loop.stop() }

        /// Waits until the buffer of the server's socket is full.
        func waitForFullSocket() {
            var state = pollfd(fd: connection.socket, events: Int16(POLLOUT), revents: 0)
            while poll(&state, 1, 0) == 1 { sched_yield() }
        }

        /// Waits until the server has read everything that its client has written.
        func waitForReading() {
            var unread: Int32 = 1
            while ioctl(connection.socket, UInt(FIONREAD), &unread) == 0, unread > 0 { sched_yield() }
        }

        func attach() { channel.attach(connection) }
        var ends: [Int] { record.ends }
        var closed: Int { record.closed }
    }

    /// A masked text of a client, with a key of zeros.
    private func frame(_ text: String) -> [UInt8] {
        [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8)
    }

    @Test func `holds its messages until it has a connection, and then sends them in order`() {
        let setup = Setup()
        setup.channel.send { [97] }
        setup.channel.ping()
        setup.channel.send { [98, 99] }
        #expect(setup.channel.socket == nil)
        setup.attach()
        #expect(setup.client.read(9) == [0x81, 1, 97, 0x89, 0, 0x81, 2, 98, 99])
        #expect(setup.channel.socket == setup.connection.socket)
        setup.channel.send { [100] }
        #expect(setup.client.read(3) == [0x81, 1, 100])
        setup.client.leave()
        setup.record.waitForClose()
    }

    @Test func `receives bytes that arrived with the handshake before later bytes`() {
        let setup = Setup(received: frame("a") + frame("b").prefix(4))
        setup.attach()
        setup.client.write(Array(frame("b").dropFirst(4)) + frame("c"))
        setup.record.waitForMessages(3)
        #expect(setup.record.messages == ["a", "b", "c"])
        setup.client.leave()
        setup.record.waitForClose()
    }

    @Test func `ends once, without a close code, when its client leaves`() {
        let setup = Setup()
        setup.attach()
        setup.client.leave()
        setup.record.waitForClose()
        setup.channel.giveUp()
        #expect(setup.ends == [1006])
        #expect(setup.closed == 1)
        #expect(setup.channel.isOver && setup.channel.socket == nil)
    }

    @Test func `ends when it is given up before it had a connection`() {
        let setup = Setup()
        setup.channel.send { [1] }
        setup.channel.giveUp()
        setup.channel.giveUp()
        #expect(setup.ends == [0])
        #expect(setup.channel.isOver)
        close(setup.connection.socket)
    }

    @Test func `closes after the waiting messages, and accepts no more`() {
        let setup = Setup()
        setup.channel.send { [97] }
        setup.channel.close(.goingAway)
        #expect(setup.channel.isOver)
        setup.channel.send { [98] }
        setup.attach()
        #expect(setup.client.read(100) == [0x81, 1, 97, 0x88, 2, 3, 233])
        setup.record.waitForClose()
        #expect(setup.ends == [1001])
    }

    @Test func `waits for its client to close its side, and discards data that arrives until then`() {
        let setup = Setup(closeTimeout: .seconds(120))
        setup.attach()
        setup.channel.close(.goingAway)
        #expect(setup.client.read(100) == [0x88, 2, 3, 233])
        setup.client.write(frame("late"))
        setup.waitForReading()
        #expect(setup.closed == 0)
        setup.client.leave()
        setup.record.waitForClose()
        #expect(setup.record.messages == [])
        #expect(setup.ends == [1001])
    }

    @Test func `is closed after a while if its client does not close its side`() {
        let setup = Setup(closeTimeout: .milliseconds(10))
        setup.attach()
        setup.channel.close(.goingAway)
        setup.record.waitForClose()
        #expect(setup.client.read(100) == [0x88, 2, 3, 233])
        #expect(setup.ends == [1001])
    }

    @Test func `waits while the socket is full, and loses nothing`() {
        let setup = Setup()
        setup.attach()
        // More than the buffers of the sockets hold.
        for number in 0..<100 { setup.channel.send { [UInt8](repeating: UInt8(number), count: 60_000) } }
        setup.channel.close(.goingAway)
        setup.waitForFullSocket()
        for number in 0..<100 {
            #expect(setup.client.read(4) == [0x81, 126, 234, 96])
            #expect(Set(setup.client.read(60_000)) == [UInt8(number)])
        }
        #expect(setup.client.read(100) == [0x88, 2, 3, 233])
        setup.record.waitForClose()
        #expect(setup.ends == [1001])
    }

    @Test func `does not encode a message before the socket is writable`() {
        let setup = Setup()
        let encoded = Mutex(0)
        setup.attach()
        for _ in 0..<200 {
            setup.channel.send {
                encoded.withLock { $0 += 1 }
                return [UInt8](repeating: 32, count: 1 << 16)
            }
        }
        setup.waitForFullSocket()
        #expect((1..<100) ~= encoded.withLock { $0 })
        setup.client.leave()
        setup.record.waitForClose()
        #expect(setup.ends.count == 1)
    }

    @Test func `with more waiting messages than its capacity is given up`() {
        let setup = Setup(capacity: 2)
        setup.channel.send { [1] }
        setup.channel.send { [2] }
        #expect(!setup.channel.isOver)
        setup.channel.send { [3] }
        #expect(setup.channel.isOver)
        setup.attach()
        #expect(setup.client.read(10) == [])
        setup.record.waitForClose()
        #expect(setup.ends == [1006])
    }

    @Test func `is given up at the third heartbeat without a sign of its client`() {
        let setup = Setup()
        setup.attach()
        for _ in 0..<2 { setup.channel.ping() }
        #expect(setup.client.read(4) == [0x89, 0, 0x89, 0])
        #expect(!setup.channel.isOver)
        setup.client.write(frame("here"))
        setup.record.waitForMessages(1)
        for _ in 0..<2 { setup.channel.ping() }
        #expect(setup.client.read(4) == [0x89, 0, 0x89, 0])
        #expect(!setup.channel.isOver)
        setup.channel.ping()
        #expect(setup.channel.isOver)
        #expect(setup.client.read(1) == [])
        setup.record.waitForClose()
        #expect(setup.ends == [1006])
    }

    @Test(arguments: [(4095, true, 0x81), (4096, true, 0x82), (4096, false, 0x81)] as [(Int, Bool, UInt8)])
    func `compresses texts from 4096 bytes on for a client that accepts it`(count: Int, takesGzip: Bool, opcode: UInt8)
    {
        let setup = Setup(takesGzip: takesGzip)
        setup.attach()
        setup.channel.send { [UInt8](repeating: 97, count: count) }
        #expect(setup.client.read(1) == [opcode])
        setup.client.leave()
        setup.record.waitForClose()
    }

    @Test func `does not compress a text that would become longer`() {
        let setup = Setup(takesGzip: true)
        setup.attach()
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }
        setup.channel.send { bytes }
        #expect(setup.client.read(4) == [0x81, 126, 19, 136])
        #expect(setup.client.read(5000) == bytes)
        setup.client.leave()
        setup.record.waitForClose()
    }

    @Test func `shares its event loop with channels that continue when it ends`() {
        let first = Setup()
        first.attach()
        let record = Record()
        var pair: [Int32] = [0, 0]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
        let (server, client) = (pair[0], Client(pair[1]))
        let second = Channel(loop: first.loop) { _, text in
            record.note(message: String(decoding: text, as: UTF8.self))
        }
        second.attach(
            UpgradedConnection(
                socket: server, received: [], bodyLimit: 100, bodies: ByteBudget(capacity: 1 << 20, share: 1 << 20),
                client: nil
            ) {
                close(server)
                record.noteClosed()
            })
        first.client.leave()
        first.record.waitForClose()
        client.write(frame("on"))
        record.waitForMessages(1)
        second.send { [97] }
        #expect(client.read(3) == [0x81, 1, 97])
        client.leave()
        record.waitForClose()
        #expect(record.messages == ["on"])
    }
}
