import Dispatch
import Foundation
import Testing

@testable import EspalierServer

/// Pages in memory that no client shows.
@Suite(.serialized) @MainActor
struct UnseenPageTests {
    /// Runs the work in the main queue.
    private func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    private func leave(
        _ server: TestServer, _ session: String, _ headers: RequestHeaders = [:]
    ) async -> HTTPResponse {
        await server.post("/counter/left?session=\(session)", "", headers)
    }

    private func listen(_ server: TestServer, _ session: String) async -> (EventStream, StreamReading) {
        let response = await server.get("/counter/updates?session=\(session)")
        guard case .stream(let stream) = response.body else { preconditionFailure("no stream") }
        let reading = StreamReading(response)
        _ = reading.now()
        return (stream, reading)
    }

    @Test func `a page that nobody shows is neither evaluated nor written when it changes by itself`() async throws {
        let store = BrokenStore()
        let server = try TestServer(store: store)
        let session = await server.open()
        let sessions = server.application.sessions
        sessions.writeUnsaved()
        sessions.writer.flush()
        let writes = store.writes
        for _ in 0..<5 {
            server.lastScene.countByItself()
            await turn()
        }
        sessions.writeUnsaved()
        sessions.writer.flush()
        #expect(server.lastScene.needsUpdate && store.writes == writes)
        #expect(await server.get("/counter.json?session=\(session)").text.contains(#""text":"5 ""#))
    }

    @Test func `a page that nobody shows is written with its latest state when it goes to sleep`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let scene = server.lastScene
        scene.countByItself()
        server.time += 61
        server.application.sessions.sweep()
        #expect(scene.hasEnded && scene.needsUpdate)
        #expect(await server.get("/counter.json?session=\(session)").text.contains(#""text":"1 ""#))
    }

    @Test func `the change of a closed page is not computed before its end is noticed`() async throws {
        let server = try TestServer()
        let (stream, _) = await listen(server, await server.open())
        stream.close()
        server.lastScene.countByItself()
        await turn()
        #expect(server.lastScene.needsUpdate)
    }

    @Test func `a page that its browser has left has no gestures and no motions, and goes to sleep soon`() async throws
    {
        let server = try TestServer()
        let session = await server.open()
        let (stream, _) = await listen(server, session)
        let scene = server.lastScene
        let gestures = scene.gesturesWereCancelled
        stream.close()
        #expect(await leave(server, session).status == .noContent)
        #expect(scene.gesturesWereCancelled == gestures + 1)
        server.time += 30
        server.application.sessions.sweep()
        #expect(!scene.hasEnded)
        server.time += 1
        server.application.sessions.sweep()
        #expect(scene.hasEnded)
    }

    @Test func `a browser that comes back finds its page awake`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let (stream, _) = await listen(server, session)
        stream.close()
        _ = await leave(server, session)
        let (_, reading) = await listen(server, session)
        server.time += 31
        server.application.sessions.heartbeat()
        server.application.sessions.sweep()
        server.lastScene.countByItself()
        await turn()
        #expect(reading.now()?.hasSuffix("data: 1→2 1 \n\n") == true)
    }

    @Test func `another page of the session goes on`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let (stream, _) = await listen(server, session)
        let (_, other) = await listen(server, session)
        stream.close()
        _ = await leave(server, session)
        server.lastScene.countByItself()
        await turn()
        #expect(other.now()?.hasSuffix("id: 2\ndata: 1→2 1 \n\n") == true)
    }

    @Test func `a report of another site or without a name is refused, and none wakes a page`() async throws {
        let server = try TestServer()
        let session = await server.open()
        #expect(await leave(server, session, [.fetchSite: "cross-site"]).status == .forbidden)
        #expect(await server.post("/counter/left", "").status == .badRequest)
        #expect(await server.get("/counter/left?session=\(session)").status == .methodNotAllowed)
        server.time += 61
        server.application.sessions.sweep()
        #expect(await leave(server, session).status == .noContent)
        #expect(server.sceneCount == 1)
    }
}
