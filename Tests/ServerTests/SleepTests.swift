import Synchronization
import Testing

@testable import EspalierServer

/// The times after which sessions go to sleep or end, each to the second.
@Suite(.serialized) @MainActor
struct SleepTests {
    private func server(_ change: (inout SessionSettings) -> Void = { _ in }) throws -> TestServer {
        var settings = SessionSettings()
        change(&settings)
        return try TestServer(settings: settings)
    }

    private func use(_ server: TestServer, _ session: String) async {
        #expect(await server.get("/counter?session=\(session)").status == .ok)
    }

    private func awake(_ server: TestServer, after seconds: Double) -> Int {
        server.time += seconds
        server.application.sessions.sweep()
        return server.application.sessions.live.count
    }

    @Test func `a page without requests after its first stays awake for a minute`() async throws {
        let server = try server()
        _ = await server.open()
        #expect(awake(server, after: 60) == 1)
        #expect(awake(server, after: 1) == 0)
    }

    @Test func `a page in use stays awake for five minutes`() async throws {
        let server = try server()
        await use(server, await server.open())
        #expect(awake(server, after: 300) == 1)
        #expect(awake(server, after: 1) == 0)
    }

    @Test func `a page that would lose its state stays awake for a day`() async throws {
        let server = try server()
        await use(server, await server.open())
        server.lastScene.snapshotObstacle = "a property is not Codable"
        #expect(awake(server, after: 24 * 3600) == 1)
        #expect(awake(server, after: 1) == 0)
    }

    @Test func `a sleeping page can be found for a day`() async throws {
        let server = try server()
        let session = await server.open()
        #expect(awake(server, after: 61) == 0)
        server.time += 24 * 3600
        await use(server, session)
        #expect(awake(server, after: 301) == 0)
        server.time += 24 * 3600 + 1
        #expect(await server.get("/counter?session=\(session)").status == .gone)
    }

    @Test func `with the maximum number of pages, one sleeps for each new one`() async throws {
        let server = try server { $0.maximumLive = 20 }
        for _ in 0..<25 { _ = await server.open() }
        #expect(server.application.sessions.live.count == 20)
        server.application.sessions.writer.flush()
        #expect(server.store.count == 5)
    }

    @Test func `a page that is used after it was chosen to sleep stays awake`() async throws {
        let server = try server { $0.maximumLive = 20 }
        var opened: [String] = []
        for _ in 0..<20 {
            server.time += 1
            opened.append(await server.open())
        }
        _ = await server.open()
        #expect(opened.map { server.application.sessions.live[$0] != nil }.prefix(3) == [false, true, true])
        await use(server, opened[1])
        _ = await server.open()
        #expect(opened.map { server.application.sessions.live[$0] != nil }.prefix(3) == [false, true, false])
    }

    @Test func `many idle pages go to sleep in turns with other work`() async throws {
        let server = try server { _ in }
        for _ in 0..<20 { _ = await server.open() }
        server.time += 61
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.count == 12)
        while !server.application.sessions.live.isEmpty { await Task.yield() }
        server.application.sessions.writer.flush()
        #expect(server.store.count == 20)
    }

    @Test func `pages sleep while all of them need too much memory, those in use last`() async throws {
        let server = try server { $0.pageMemory = 1_000_000 }
        server.pageSize = 100_000
        let first = await server.open()
        await use(server, first)
        for _ in 0..<9 { _ = await server.open() }
        #expect(server.application.sessions.live.count == 10)
        for _ in 0..<2 { _ = await server.open() }
        #expect(server.application.sessions.live.count == 11)
        #expect(server.application.sessions.live[first] != nil)
        server.pageSize = 400_000
        server.time += 1
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.count == 2)
        #expect(server.application.sessions.live[first] != nil)
    }

    @Test func `a page that would lose its state sleeps too when memory is short`() async throws {
        let server = try server { $0.pageMemory = 1000 }
        server.pageSize = 600
        let first = await server.open()
        await use(server, first)
        server.lastScene.snapshotObstacle = "a property is not Codable"
        server.time += 1
        await use(server, await server.open())
        server.lastScene.snapshotObstacle = "a property is not Codable"
        _ = await server.open()
        #expect(server.application.sessions.live[first] == nil)
        #expect(server.application.sessions.live.count == 2)
    }

    @Test func `pages that users see stay awake, unless one client has many`() async throws {
        let server = try server { $0.pageMemory = 1000 }
        let sessions = server.application.sessions
        var opened: [String] = []
        for index in 0..<20 {
            opened.append(await server.open())
            sessions.live[opened[index]]?.open(EventStream(), from: 1)
        }
        server.pageSize = 51
        sessions.sweep()
        #expect(sessions.live.count == 20)
        let ada = try #require(ClientAddress("203.0.113.1"))
        for id in opened.prefix(17) { sessions.live[id]?.address = ada }
        for id in opened.suffix(3) { sessions.live[id]?.address = ClientAddress("203.0.113.2") }
        server.time += 1
        sessions.sweep()
        #expect(sessions.live.count == 18)
        #expect(opened.suffix(3).allSatisfy { sessions.live[$0] != nil })
    }

    @Test func `pages that keep their state make room before the others`() async throws {
        let server = try server { $0.maximumLive = 2 }
        let first = await server.open()
        await use(server, first)
        server.lastScene.snapshotObstacle = "a property is not Codable"
        server.time += 1
        let second = await server.open()
        await use(server, second)
        server.time += 1
        let third = await server.open()
        await use(server, third)
        #expect(Set(server.application.sessions.live.keys) == [first, third])
        server.lastScene.snapshotObstacle = "a property is not Codable"
        server.time += 1
        let fourth = await server.open()
        #expect(Set(server.application.sessions.live.keys) == [third, fourth])
    }

    @Test func `a page without requests after its first makes room even if it would lose its state`() async throws {
        let server = try server { $0.maximumLive = 2 }
        let used = await server.open()
        await use(server, used)
        let unused = await server.open()
        server.lastScene.snapshotObstacle = "a property is not Codable"
        let next = await server.open()
        #expect(Set(server.application.sessions.live.keys) == [used, next])
        #expect(server.application.sessions.live[unused] == nil)
    }

    @Test func `the metrics count pages in memory and those that were restored`() async throws {
        let server = try server()
        let session = await server.open()
        let metrics = server.application.sessions.metrics
        #expect(metrics.sessionsLive.load(ordering: .relaxed) == 1)
        #expect(awake(server, after: 61) == 0)
        #expect(metrics.sessionsLive.load(ordering: .relaxed) == 0)
        await use(server, session)
        #expect(metrics.sessionsLive.load(ordering: .relaxed) == 1)
        #expect(metrics.sessionsRestored.load(ordering: .relaxed) == 1)
        #expect(metrics.sessionsOpened.load(ordering: .relaxed) == 1)
    }
}
