import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// Reads a stream in process.
@MainActor
final class StreamReading {
    private let stream: EventStream

    init(_ response: HTTPResponse) {
        guard case .stream(let stream) = response.body else { preconditionFailure("no stream") }
        self.stream = stream
    }

    /// The stream's pending data; nil at its end.
    func now() -> String? {
        var text: [UInt8] = []
        while true {
            var part = [UInt8](repeating: 0, count: 7)
            switch part.withUnsafeMutableBytes({ stream.read(into: $0, suspend: { {} }) }) {
            case .bytes(let count): text += part[..<count]
            case .pending: return String(decoding: text, as: UTF8.self)
            case .end: return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
            }
        }
    }
}

@Suite(.serialized) @MainActor
struct UpdateTests {
    private let opening = ": open\nretry: 1000\n\n"

    private func tap(_ server: TestServer, _ session: String, revision: Int, _ accept: String) async -> String {
        await server.post(
            "/counter/events",
            #"{"session":"\#(session)","revision":\#(revision),"events":[{"node":3,"type":"tap"}]}"#, [.accept: accept]
        ).text
    }

    /// Runs the work in the main queue.
    private func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `a change without an event is pushed, and several of one turn in one patch`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.get("/counter/updates?session=\(session)")
        #expect(response["Content-Type"] == "text/event-stream")
        let stream = StreamReading(response)
        #expect(stream.now() == opening)
        server.lastScene.countByItself()
        server.lastScene.countByItself()
        await turn()
        #expect(stream.now() == "id: 2\ndata: 1→2 2 \n\n")
        server.lastScene.countByItself()
        await turn()
        #expect(stream.now() == "id: 3\ndata: 2→3 3 \n\n")
    }

    @Test func `a change without an event is written after it was pushed, but a second later at most`() async throws {
        let file = TemporaryFile()
        var settings = SessionSettings()
        settings.writeDelay = 1000
        let server = try TestServer(settings: settings, store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        let stream = StreamReading(await server.get("/counter/updates?session=\(session)"))
        #expect(stream.now()?.hasPrefix(opening) == true)
        func written() throws -> Int? {
            server.application.sessions.writeUnsaved()
            server.application.sessions.writer.flush()
            return try server.store.read(session)?.revision
        }
        server.lastScene.countByItself()
        #expect(try written() == nil)
        await turn()
        #expect(stream.now()?.contains("1→2 1 ") == true)
        #expect(try written() == 2)

        server.lastScene.countByItself()
        #expect(try written() == 2)
        server.time += 1
        #expect(try written() == 3)
    }

    @Test func `a change without an event reaches the browser over the socket`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let port = server.port
        let connection = RawConnection(port: port)
        let head = await Blocking.run {
            connection.write(
                "GET /counter/updates?session=\(session) HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n")
            return (connection.readHead()?.status, connection.readChunk())
        }
        #expect(head == (200, opening))
        server.lastScene.countByItself()
        #expect(await Blocking.run { connection.readChunk() } == "id: 2\ndata: 1→2 1 \n\n")
        server.lastScene.countByItself()
        #expect(await Blocking.run { connection.readChunk() } == "id: 3\ndata: 2→3 2 \n\n")
        await server.stop()
        #expect(await Blocking.run { connection.readChunk() } == "")
    }

    @Test func `no patch is computed without a stream`() async throws {
        let server = try TestServer()
        let session = await server.open()
        server.lastScene.countByItself()
        await turn()
        #expect(server.lastScene.needsUpdate)
        let stream = StreamReading(await server.get("/counter/updates?session=\(session)&revision=1"))
        #expect(stream.now() == opening + "id: 2\ndata: 1→2 1 \n\n")
    }

    @Test func `a stream that broke continues without a gap and without a repetition`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let path = "/counter/updates?session=\(session)&revision=1"
        let first = StreamReading(await server.get(path))
        for _ in 0..<3 {
            server.lastScene.countByItself()
            await turn()
        }
        #expect(first.now() == opening + "id: 2\ndata: 1→2 1 \n\nid: 3\ndata: 2→3 2 \n\nid: 4\ndata: 3→4 3 \n\n")
        let second = StreamReading(await server.get(path, [.lastEventID: "3"]))
        #expect(second.now() == opening + "id: 4\ndata: 3→4 3 \n\n")
        let third = StreamReading(await server.get(path, [.lastEventID: "4"]))
        #expect(third.now() == opening)
        let stranger = StreamReading(await server.get(path, [.lastEventID: "99"]))
        #expect(stranger.now() == opening + "id: 4\ndata: \"→4 3 \"\n\n")
    }

    @Test func `the stream does not repeat the response to an event`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let stream = StreamReading(await server.get("/counter/updates?session=\(session)"))
        _ = stream.now()
        #expect(await tap(server, session, revision: 1, "application/x-test-patch") == "1→2 1 ")
        #expect(stream.now() == "")
        #expect(await tap(server, session, revision: 2, "application/x-test-patch") == "2→3 2 ")
        // The page may lack the last response when the next change is pushed, so the push includes it.
        server.lastScene.countByItself()
        await turn()
        #expect(stream.now() == "id: 3\ndata: 2→3 2 \n\nid: 4\ndata: 3→4 3 \n\n")
    }

    @Test func `an event of another client is pushed to the page`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let stream = StreamReading(await server.get("/counter/updates?session=\(session)"))
        _ = stream.now()
        _ = await tap(server, session, revision: 1, "application/json")
        #expect(stream.now() == "id: 2\ndata: 1→2 1 \n\n")
    }

    @Test func `of two pages of a session, each receives the changes of the other`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let streams = [
            StreamReading(await server.get("/counter/updates?session=\(session)")),
            StreamReading(await server.get("/counter/updates?session=\(session)")),
        ]
        for stream in streams { _ = stream.now() }
        _ = await tap(server, session, revision: 1, "application/x-test-patch")
        for stream in streams { #expect(stream.now() == "id: 2\ndata: 1→2 1 \n\n") }
    }

    @Test func `a session has a limited number of streams: the oldest ends`() async throws {
        let server = try TestServer()
        let session = await server.open()
        var streams: [StreamReading] = []
        for _ in 0..<5 { streams.append(StreamReading(await server.get("/counter/updates?session=\(session)"))) }
        #expect(streams[0].now() == opening)
        #expect(streams[0].now() == nil)
        #expect(streams[1].now() == opening)
        #expect(streams[1].now() == "")
    }

    @Test func `a heartbeat detects a stream whose reader left`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.get("/counter/updates?session=\(session)")
        let reading = StreamReading(response)
        _ = reading.now()
        server.application.sessions.heartbeat()
        #expect(reading.now() == ":\n\n")
        guard case .stream(let stream) = response.body else { return }
        let scene = try #require(server.application.sessions.live[session]?.live as? CounterScene)
        let before = scene.gesturesWereCancelled
        stream.abandon()
        server.application.sessions.heartbeat()
        #expect(server.application.sessions.live[session]!.listeners.isEmpty)
        // The gestures of the connection end with it.
        #expect(scene.gesturesWereCancelled == before + 1)
    }

    @Test func `a touch goes on when another page of the session opens a stream`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let scene = server.lastScene
        let first = StreamReading(await server.get("/counter/updates?session=\(session)"))
        #expect(scene.gesturesWereCancelled == 1)
        let second = StreamReading(await server.get("/counter/updates?session=\(session)"))
        #expect(scene.gesturesWereCancelled == 1)
        #expect(first.now() == opening && second.now() == opening)
    }

    @Test func `a client that stops reading is disconnected`() {
        let stream = EventStream(capacity: 3)
        for _ in 0..<3 { stream.write { [1] } }
        #expect(!stream.isOver)
        stream.write { [1] }
        #expect(stream.isOver)
    }

    @Test func `updates require a session and are sent as events`() async throws {
        let server = try TestServer()
        let session = await server.open()
        #expect(await server.get("/counter/updates").status == .badRequest)
        #expect(
            await server.get("/counter/updates?session=\(session)", [.accept: "text/html"]).status == .notAcceptable)
    }

    @Test func `data with several lines stays one message`() {
        let message = UpdateMessages.message(Array("a\nb".utf8), revision: 7)
        #expect(String(decoding: message, as: UTF8.self) == "id: 7\ndata: a\ndata: b\n\n")
    }

    @Test func `a closed server ends its streams`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let stream = StreamReading(await server.get("/counter/updates?session=\(session)"))
        #expect(stream.now() == opening)
        server.application.shutDown()
        #expect(stream.now() == nil)
    }
}
