import Foundation
import Testing

@testable import EspalierServer

#if canImport(Glibc)
    import Glibc
#endif

/// The rest of requests that were refused before their end.
struct LingeringSocketsTests {
    /// Two connected sockets: the server's and its client's.
    private struct Pair {
        let server: Int32
        let client: Int32

        init() {
            var pair: [Int32] = [0, 0]
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
            (server, client) = (pair[0], pair[1])
        }

        func write(_ text: String) { _ = text.withCString { Glibc.write(client, $0, strlen($0)) } }

        /// The bytes that the server's socket still has.
        var unread: String {
            var buffer = [UInt8](repeating: 0, count: 100)
            let count = recv(server, &buffer, buffer.count, Int32(MSG_DONTWAIT | MSG_PEEK))
            return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
        }
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
        var query = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&query, 1, 0) == 1
    }

    @Test func `the rest of a request is read until its client has left`() {
        let lingering = LingeringSockets(patience: 60)
        let pair = Pair()
        lingering.keep(pair.server)
        close(pair.server)
        pair.write("the rest")
        #expect(isReadable(lingering.poll))
        lingering.read()
        #expect(!isReadable(lingering.poll))
        #expect(lingering.count == 1)
        close(pair.client)
        lingering.read()
        #expect(lingering.count == 0)
    }

    @Test func `a socket whose client has left is not read again while its owner keeps it open`() {
        let lingering = LingeringSockets(patience: 60)
        let pair = Pair()
        close(pair.client)
        lingering.keep(pair.server)
        lingering.read()
        #expect(lingering.count == 0)
        // Its number may be that of the next connection, which would lose its request.
        #expect(!isReadable(lingering.poll))
        close(pair.server)
    }

    @Test func `a socket is read for a limited time`() {
        let lingering = LingeringSockets(patience: 5)
        let pair = Pair()
        lingering.keep(pair.server)
        let now = MonotonicClock.coarseMilliseconds
        lingering.endOverdue(now)
        #expect(lingering.count == 1)
        lingering.endOverdue(now + 5001)
        pair.write("later")
        #expect(lingering.count == 0)
        #expect(!isReadable(lingering.poll))
        #expect(pair.unread == "later")
        close(pair.server)
        close(pair.client)
    }

    @Test func `after the end, what has arrived is discarded at once`() {
        let lingering = LingeringSockets(patience: 60)
        let pair = Pair()
        lingering.end()
        pair.write("the rest")
        lingering.keep(pair.server)
        #expect(lingering.count == 0)
        #expect(pair.unread == "")
        close(pair.server)
        close(pair.client)
    }
}
