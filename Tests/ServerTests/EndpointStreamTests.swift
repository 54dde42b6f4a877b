import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// A condition that tasks wait for.
private final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

@Suite(.serialized) @MainActor struct `A body that an endpoint reads as it arrives` {
    @Test func `takes little memory, whatever its length`() async throws {
        let most = Mutex(0)
        let total = Mutex(0)
        let budget = Mutex<ByteBudget?>(nil)
        let server = try TestServer(.overSocket) {
            Endpoint(.post, "/count") { request in
                for try await part in request.bytes {
                    total.withLock { $0 += part.count }
                    let used = budget.withLock { $0 }?.used ?? 0
                    most.withLock { $0 = max($0, used) }
                }
                return "\(total.withLock { $0 })"
            }
            .bodyLimit(1 << 30)
        }
        budget.withLock { $0 = server.transport?.bodies }
        let port = server.port
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /count HTTP/1.1\r\nHost: localhost\r\nContent-Length: 67108864\r\n\r\n")
            let part = [UInt8](repeating: 0x61, count: 1 << 20)
            for _ in 0..<64 { connection.write(part) }
            return connection.readResponse()
        }
        #expect(response.text == "67108864")
        #expect(most.withLock { $0 } <= 1 << 18)
        #expect(server.transport?.bodies.used == 0)
        await server.stop()
    }

    @Test func `may be chunked`() async throws {
        let server = try TestServer(.overSocket) { Endpoint(.post, "/echo") { try await $0.text } }
        let port = server.port
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            connection.write("5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n")
            return connection.readResponse()
        }
        #expect(response.text == "hello world")
        await server.stop()
    }

    @Test func `over the limit is refused by its headers, or where it goes on`() async throws {
        let server = try TestServer(.overSocket) {
            Endpoint(.post, "/small") { try await $0.text }.bodyLimit(10)
            Endpoint(.post, "/usual") { try await $0.text }
        }
        let port = server.port
        let responses = await Blocking.run {
            ["/small HTTP/1.1\r\nContent-Length: 11", "/usual HTTP/1.1\r\nContent-Length: 1048577"].map { target in
                let connection = RawConnection(port: port)
                connection.write("POST \(target)\r\nHost: localhost\r\n\r\n")
                return connection.readResponse()
            }
        }
        #expect(responses.map(\.status) == [.contentTooLarge, .contentTooLarge])
        #expect(responses[0].text.contains("The body is too large: send at most 10 bytes."))
        let chunked = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /small HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            connection.write("B\r\nhello world\r\n")
            return connection.readResponse()
        }
        #expect(chunked.status == .contentTooLarge)
        await server.stop()
    }

    @Test func `may be answered before its end, and the connection then ends`() async throws {
        let server = try TestServer(.overSocket) {
            Endpoint(.post, "/refuses") { _ -> String in throw HTTPError(.conflict, "Not now.") }.bodyLimit(1 << 30)
        }
        let port = server.port
        let (response, isAtEnd) = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /refuses HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\r\nabc")
            return (connection.readResponse(), connection.isAtEnd())
        }
        #expect(response.status == .conflict)
        #expect(response["Connection"] == "close")
        #expect(isAtEnd)
        await server.stop()
    }

    @Test func `that is sent on after an early answer does not stop the client from reading it`() async throws {
        let server = try TestServer(.overSocket) {
            Endpoint(.post, "/refuses") { _ -> String in throw HTTPError(.conflict, "Not now.") }.bodyLimit(1 << 30)
        }
        let port = server.port
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /refuses HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\r\n")
            let part = [UInt8](repeating: 0x61, count: 1 << 20)
            for _ in 0..<16 { connection.write(part) }
            return connection.readResponse()
        }
        #expect(response.status == .conflict)
        await server.stop()
    }

    @Test func `that nobody reads is discarded, and the connection goes on`() async throws {
        let server = try TestServer(.overSocket) { Endpoint(.post, "/ignores") { _ in "done" } }
        let port = server.port
        let responses = await Blocking.run {
            let connection = RawConnection(port: port)
            let request = "POST /ignores HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello"
            connection.write(request + request)
            return [connection.readResponse(), connection.readResponse()]
        }
        #expect(responses.map(\.text) == ["done", "done"])
        await server.stop()
    }

    @Test func `whose client goes ends with an error, and cancels the task`() async throws {
        let (begun, ended) = (Gate(), Gate())
        let failure = Mutex<String?>(nil)
        let server = try TestServer(.overSocket) {
            Endpoint(.post, "/reads") { request in
                begun.open()
                do { for try await _ in request.bytes {} } catch {
                    failure.withLock { $0 = "\(error) \(Task.isCancelled)" }
                }
                ended.open()
            }
        }
        let port = server.port
        let connection = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /reads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nabc")
            return connection
        }
        await begun.wait()
        connection.endWriting()
        await ended.wait()
        #expect(failure.withLock { $0 } == "ClientHasLeft() true")
        #expect(!server.logged.lines.withLock { $0.contains { $0.contains("failed") } })
        await server.stop()
    }

    @Test func `that comes byte by byte is given up`() async throws {
        let ended = Gate()
        var configuration = HTTPServer.Configuration()
        configuration.requestDeadline = 0.5
        let server = try TestServer(.overSocket, configuration: configuration) {
            Endpoint(.post, "/reads") { request in
                do { _ = try await request.data } catch { ended.open() }
            }
        }
        let port = server.port
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /reads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
            // Sends a byte now and then, as long as the server accepts it.
            var response = ""
            for _ in 0..<200 where response.isEmpty {
                connection.write(" ")
                if !connection.isQuiet(milliseconds: 50) { response = connection.readToEnd() }
            }
            return response
        }
        #expect(response.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"), "\(response)")
        await ended.wait()
        #expect(server.transport?.bodies.used == 0)
        await server.stop()
    }

    @Test func `is postponed while its reader is slow`() async throws {
        let resumed = Mutex(0)
        let stream = BodyStream(limit: 1 << 20, budget: ByteBudget(capacity: 1 << 20, share: 1 << 20), client: nil)
        let part = [UInt8](repeating: 1, count: 1 << 16)
        func receive() -> BodyStream.Reception {
            part.withUnsafeBytes { stream.receive($0) { { resumed.withLock { $0 += 1 } } } }
        }
        #expect(receive() == .taken)
        #expect(receive() == .taken)
        #expect(receive() == .postponed)
        #expect(try await stream.next()?.count == 1 << 16)
        #expect(resumed.withLock { $0 } == 1)
        #expect(receive() == .taken)
        stream.finish()
        #expect(try await stream.next()?.count == 1 << 16)
        #expect(try await stream.next()?.count == 1 << 16)
        #expect(try await stream.next() == nil)
    }
}

@Suite(.serialized) @MainActor struct `A response that an endpoint streams` {
    @Test(arguments: Way.allCases) func `has the parts of a sequence`(way: Way) async throws {
        let server = try TestServer(way) {
            Endpoint(.get, "/rows.csv") { _ in
                AsyncStream<String> { stream in
                    for row in 0..<1000 { stream.yield("\(row),item\n") }
                    stream.finish()
                }
            }
        }
        let response = await server.get("/rows.csv")
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "text/plain; charset=utf-8")
        #expect(response.text == (0..<1000).map { "\($0),item\n" }.joined())
        let head = await server.send(HTTPRequest(.head, "/rows.csv"))
        #expect(head["Content-Type"] == "text/plain; charset=utf-8")
        await server.stop()
    }

    /// Parts without an end, which count.
    private struct Endless: AsyncSequence, AsyncIteratorProtocol, Sendable {
        let made: @Sendable () -> Void
        let ended: @Sendable () -> Void
        func makeAsyncIterator() -> Endless { self }
        mutating func next() async throws -> [UInt8]? {
            if Task.isCancelled {
                ended()
                throw CancellationError()
            }
            made()
            return [UInt8](repeating: 0x61, count: 1 << 16)
        }
    }

    @Test func `is cancelled when its client goes`() async throws {
        let ended = Gate()
        let server = try TestServer(.overSocket) {
            Endpoint(.get, "/endless") { _ in
                Response(stream: Endless(made: {}, ended: {}), type: "text/plain")
            }
            Endpoint(.get, "/silent") { _ in
                AsyncStream<String> { stream in
                    stream.yield("begins")
                    stream.onTermination = { _ in ended.open() }
                }
            }
        }
        let port = server.port
        await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET /silent HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = connection.readHead()
            _ = connection.readChunk()
        }
        await ended.wait()
        await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = connection.read(count: 1 << 20)
        }
        // Ends although the sequence does not.
        #expect(await server.end())
    }

    @Test func `waits for its client`() async throws {
        let made = Mutex(0)
        let body = ProducedBody(
            { write in
                for part in 0..<10 {
                    made.withLock { $0 += 1 }
                    try await write([UInt8](repeating: UInt8(part), count: 1 << 15))
                }
            }, ended: { _ in })
        let woken = Gate()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 1)
        defer { buffer.deallocate() }
        func read(_ gate: Gate) -> ProducedBody.Reading { body.read(into: buffer) { { gate.open() } } }
        #expect(read(woken) == .pending)
        await woken.wait()
        var total = 0
        loop: while true {
            let next = Gate()
            // Two parts fill the buffer. The third is made when the first two are read.
            #expect(made.withLock { $0 } <= total >> 15 + 2)
            switch read(next) {
            case .bytes(let count): total += count
            case .pending: await next.wait()
            case .end: break loop
            case .broken: Issue.record("the body broke off"); break loop
            }
        }
        #expect(total == 10 << 15)
    }

    @Test func `that fails ends without its end`() async throws {
        struct Broken: Error {}
        let server = try TestServer(.overSocket) {
            Endpoint(.get, "/breaks") { _ in
                AsyncThrowingStream<String, any Error> { stream in
                    stream.yield("begins")
                    stream.finish(throwing: Broken())
                }
            }
        }
        let port = server.port
        let text = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET /breaks HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = connection.readHead()
            return connection.readToEnd()
        }
        #expect(!text.hasSuffix("0\r\n\r\n"))
        #expect(server.logged.lines.withLock { $0.contains { $0.contains(#""error":"Broken()""#) } })
        await server.stop()
    }

    @Test func `may consist of server-sent events`() async throws {
        let server = try TestServer(.overSocket) {
            Endpoint(.get, "/prices") { _ in
                AsyncStream<ServerSentEvent> { stream in
                    stream.yield(ServerSentEvent("1\n2", event: "price", id: "7"))
                    stream.yield(ServerSentEvent("", event: "a\nid: b", retry: .milliseconds(1500)))
                    stream.finish()
                }
            }
        }
        let response = await server.get("/prices")
        #expect(response["Content-Type"] == "text/event-stream")
        #expect(response["Cache-Control"] == "no-store")
        #expect(response["X-Accel-Buffering"] == "no")
        #expect(
            response.text
                == "event: price\nid: 7\ndata: 1\ndata: 2\n\nevent: a id: b\nretry: 1500\ndata: \n\n")
        await server.stop()
    }
}

@Suite(.serialized) @MainActor struct `A file that an endpoint answers with` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")

    private func server(_ way: Way = .inProcess) throws -> TestServer {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("0123456789".utf8).write(to: folder.appendingPathComponent("items.csv"))
        return try TestServer(way) { [folder] in
            Endpoint(.get, "/export") { _ in
                Response(file: folder.appendingPathComponent("items.csv")).attachment("Stück.csv")
            }
            Endpoint(.get, "/missing") { _ in Response(file: folder.appendingPathComponent("none")) }
            Endpoint(.get, "/folder") { _ in Response(file: folder) }
        }
    }

    private func get(_ server: TestServer, _ headers: String = "", path: String = "/export") async -> HTTPResponse {
        let port = server.port
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
            return connection.readResponse()
        }
    }

    @Test func `has its type, its name and its tag`() async throws {
        let server = try server(.overSocket)
        let whole = await get(server)
        #expect(whole.text == "0123456789")
        #expect(whole["Content-Type"] == "text/csv; charset=utf-8")
        #expect(
            whole["Content-Disposition"] == "attachment; filename=\"St_ck.csv\"; filename*=UTF-8''St%C3%BCck.csv")
        #expect(whole["Accept-Ranges"] == "bytes")
        let tag = try #require(whole["ETag"])
        let known = await get(server, "If-None-Match: \(tag)\r\n")
        #expect(known.status == .notModified)
        #expect(known["Content-Type"] == nil)
        let modified = try #require(whole["Last-Modified"])
        #expect(await get(server, "If-Modified-Since: \(modified)\r\n").status == .notModified)
        #expect(await get(server, path: "/missing").status == .notFound)
        #expect(await get(server, path: "/folder").status == .notFound)
        await server.stop()
    }

    @Test func `is sent in parts`() async throws {
        let server = try server(.overSocket)
        let middle = await get(server, "Range: bytes=2-4\r\n")
        #expect(middle.status == .partialContent)
        #expect(middle.text == "234")
        #expect(middle["Content-Range"] == "bytes 2-4/10")
        #expect(middle["Content-Length"] == "3")
        #expect(await get(server, "Range: bytes=7-\r\n").text == "789")
        #expect(await get(server, "Range: bytes=-2\r\n").text == "89")
        #expect(await get(server, "Range: bytes=8-99\r\n").text == "89")
        let beyond = await get(server, "Range: bytes=10-\r\n")
        #expect(beyond.status == .rangeNotSatisfiable)
        #expect(beyond["Content-Range"] == "bytes */10")
        for ignored in ["bytes=4-2", "bytes=0-1,3-4", "lines=1-2", "bytes=a-b", "bytes=-", "bytes=+1-2"] {
            #expect(await get(server, "Range: \(ignored)\r\n").status == .ok)
        }
        let tag = await get(server)["ETag"] ?? ""
        #expect(await get(server, "Range: bytes=2-4\r\nIf-Range: \(tag)\r\n").text == "234")
        #expect(await get(server, "Range: bytes=2-4\r\nIf-Range: \"other\"\r\n").text == "0123456789")
        await server.stop()
    }
}
