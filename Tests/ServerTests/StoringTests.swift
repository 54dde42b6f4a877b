import Foundation
import Testing

@testable import EspalierServer

/// Notifications of clients before and after the effects of their events are stored.
@Suite(.serialized) @MainActor
struct StoringTests {
    private func tap(
        _ server: TestServer, _ session: String, batch: String = "", _ headers: RequestHeaders = [:]
    ) async -> HTTPResponse {
        await server.post(
            "/counter/events", #"{"session":"\#(session)",\#(batch)"events":[{"node":3,"type":"tap"}]}"#, headers)
    }

    private let patch: RequestHeaders = [.accept: "application/x-test-patch"]

    @Test(arguments: Way.allCases)
    func `a program gets its response when its events are stored, or at once if it prefers that`(
        way: Way
    ) async throws {
        let file = TemporaryFile()
        let server = try TestServer(way, store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        let other = try SQLiteSnapshotStore(path: file.path)
        for count in 1...20 {
            #expect(await tap(server, session).status == .ok)
            let state = try #require(try other.read(session)?.state)
            #expect(try JSONDecoder().decode(CounterScene.State.self, from: state).count == count)
        }
        let response = await tap(server, session, [.prefer: "wait=5, Respond-Async"])
        #expect(response.status == .accepted)
        #expect(response["Preference-Applied"] == "respond-async")
        #expect(response.text.contains(#""text":"21 ""#))
        await server.stop()
    }

    @Test func `a store in memory needs no waiting`() async throws {
        let server = try TestServer()
        let response = await tap(server, await server.open(), [.prefer: "respond-async"])
        #expect(response.status == .ok)
        #expect(response["Preference-Applied"] == nil)
    }

    @Test func `a page is notified which of its batches are stored`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(.overSocket, store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        let channel = await server.channel(session + "&page=p")
        #expect(await channel.next() == .text(#"{"k":0}"#))
        // The session is in no store yet, so its first batch is stored before the response.
        #expect(await channel.tap(1) == .text(#"{"k":1}"#))
        #expect(await channel.next() == .text(#"{"n":1,"p":1→2 1 }"#))
        // From then on the patch comes first.
        #expect(await channel.tap(2, revision: 2) == .text(#"{"n":2,"p":2→3 2 }"#))
        #expect(await channel.next() == .text(#"{"k":2}"#))
        // Another page of the session is notified of its own batches only.
        let second = await server.channel(session + "&page=q", revision: 3)
        #expect(await second.next() == .text(#"{"k":0}"#))
        await server.stop()
    }

    @Test func `a page of a server without a file is notified that no batch is stored`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open() + "&page=p")
        #expect(await channel.next() == .text(#"{"k":null}"#))
        #expect(await channel.tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        await server.stop()
        let other = try TestServer()
        let stream = StreamReading(await other.get("/counter/updates?session=\(await other.open())&page=p"))
        #expect(stream.now()?.hasSuffix("data: {\"k\":null}\n\n") == true)
    }

    @Test func `a page resends the batches that a killed server had not stored, in order and once each`() async throws {
        let file = TemporaryFile()
        var settings = SessionSettings()
        settings.writeDelay = 1000
        let first = try TestServer(settings: settings, store: try SQLiteSnapshotStore(path: file.path))
        let session = await first.open()
        #expect(await tap(first, session, batch: #""revision":1,"page":"p","n":1,"#, patch).text == "1→2 1 ")
        #expect(await tap(first, session, batch: #""revision":2,"page":"p","n":2,"from":2,"#, patch).text == "2→3 2 ")
        #expect(await tap(first, session, batch: #""revision":3,"page":"p","n":3,"from":2,"#, patch).text == "3→4 3 ")

        // The first batch was stored before its response. The server ends before it stores the others.
        let second = try TestServer(store: try SQLiteSnapshotStore(path: file.path), numberOffset: 50)
        let early = await tap(second, session, batch: #""revision":4,"page":"p","n":4,"from":2,"#, patch)
        #expect(early.status == .conflict)
        #expect(early.text.hasSuffix(#""done":1}"#))
        let batches = [(2, 2), (3, 3), (3, 3), (2, 3), (4, 4)]
        for (number, count) in batches {
            let response = await tap(
                second, session, batch: #""revision":4,"page":"p","n":\#(number),"from":2,"#, patch)
            #expect(response.text.contains(" \(count) "))
        }
    }

    @Test func `events for nodes that are not stored are stored before the response`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        _ = await tap(server, session)
        let live = try #require(server.application.sessions.live[session])
        func mustStore(_ node: Int) throws -> Bool {
            let body = Array(#"{"session":"\#(session)","events":[{"node":\#(node),"type":"tap"}]}"#.utf8)
            return live.mustStore(before: try EventPost.decode(json: body, maximumEvents: 9))
        }
        #expect(try !mustStore(3))
        #expect(try mustStore(30))
    }

    /// A server whose page takes 10 ms for each event, longer than a slice.
    private func slowServer(_ store: BrokenStore) async throws -> (server: TestServer, session: String) {
        var settings = SessionSettings()
        settings.writeDelay = 1000
        let server = try TestServer(settings: settings, store: store)
        let session = await server.open()
        _ = await tap(server, session)
        server.lastScene.cost = 10
        return (server, session)
    }

    private func count(_ session: String, in store: BrokenStore) throws -> Int? {
        try store.read(session).map { try JSONDecoder().decode(CounterScene.State.self, from: $0.state).count }
    }

    private func fiveTaps(_ session: String) -> String {
        let taps = Array(repeating: #"{"node":3,"type":"tap"}"#, count: 5).joined(separator: ",")
        return #"{"session":"\#(session)","revision":2,"page":"p","n":1,"events":[\#(taps)]}"#
    }

    @Test func `a batch is not stored between two of its slices`() async throws {
        let store = BrokenStore()
        let (server, session) = try await slowServer(store)
        let scene = server.lastScene
        async let response = server.post("/counter/events", fiveTaps(session), patch)
        while scene.eventCount < 3 { await Task.yield() }
        let sessions = server.application.sessions
        #expect(scene.eventCount < 6)
        sessions.writeUnsaved()
        sessions.writer.flush()
        #expect(try count(session, in: store) == 1)
        // The session does not go to sleep, either.
        server.time += 100_000
        sessions.sweep()
        #expect(sessions.live[session] != nil)

        #expect(await response.text == "2→3 6 ")
        sessions.writeUnsaved()
        sessions.writer.flush()
        #expect(try count(session, in: store) == 6)
    }

    @Test func `another page of the browser is not stored between two slices of a batch`() async throws {
        let store = BrokenStore()
        let (server, _) = try await slowServer(store)
        let browser: RequestHeaders = [.cookie: server.cookie(of: "0123456789abcdefABCD_-")]
        func open() async throws -> String {
            let response = await server.get("/counter.json", browser)
            return String(try #require(response.text.split(separator: "\"").dropFirst(3).first))
        }
        let (slow, other) = (try await open(), try await open())
        let slowScene = try #require(server.application.sessions.live[slow]?.live as? CounterScene)
        slowScene.cost = 10
        async let response = server.post("/counter/events", fiveTaps(slow), browser)
        while slowScene.eventCount < 2 { await Task.yield() }
        // The response to a program waits for the store, and the store for the other page's batch.
        #expect(await tap(server, other, browser).status == .ok)
        #expect(try count(slow, in: store) == 5)
        #expect(try count(other, in: store) == 1)
        #expect(await response.status == .ok)
    }

    @Test func `the numbers of a session's finished batches are kept with it`() throws {
        var batches = BatchDeduplicator()
        for number in [3, 4] { batches.insert(EventPost.Batch(page: "größe", number: number)) }
        batches.insert(EventPost.Batch(page: "q", number: 1 << 52))
        #expect(BatchDeduplicator(batches.data) == batches)
        #expect(BatchDeduplicator(Data()) == BatchDeduplicator())
        #expect(BatchDeduplicator(batches.data.dropLast()) == nil)
        #expect(batches.standing(of: EventPost.Batch(page: "größe", number: 4)) == .done)
        #expect(batches.standing(of: EventPost.Batch(page: "größe", number: 9)) == .new)
        #expect(batches.standing(of: EventPost.Batch(page: "größe", number: 9, firstHeld: 5)) == .early(last: 4))
        #expect(batches.standing(of: EventPost.Batch(page: "new", number: 2, firstHeld: 1)) == .early(last: 0))
    }

    @Test func `a batch that arrives after a later one counts as done`() {
        var batches = BatchDeduplicator()
        for number in [5, 6] { batches.insert(EventPost.Batch(page: "p", number: number)) }
        #expect(batches.standing(of: EventPost.Batch(page: "p", number: 5)) == .done)
        #expect(batches.standing(of: EventPost.Batch(page: "p", number: 1)) == .done)
        #expect(batches.standing(of: EventPost.Batch(page: "p", number: 7)) == .new)
        // Another page counts separately.
        #expect(batches.standing(of: EventPost.Batch(page: "q", number: 5)) == .new)
    }

    @Test(arguments: Way.allCases)
    func `a batch that comes after a later one is not done again`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        for (number, text) in [(1, "1→2 1 "), (2, "1→2 1 ;2→3 2 "), (1, "1→2 1 ;2→3 2 "), (2, "1→2 1 ;2→3 2 ")] {
            let batch = #""revision":1,"page":"p","n":\#(number),"#
            #expect(await tap(server, session, batch: batch, patch).text == text)
        }
        #expect(server.lastScene.eventCount == 2)
        await server.stop()
    }

    @Test func `of nine pages the one with the oldest last batch is forgotten`() {
        var batches = BatchDeduplicator()
        for page in 1...8 { batches.insert(EventPost.Batch(page: "p\(page)", number: 1)) }
        // The first page is now the most recently used.
        batches.insert(EventPost.Batch(page: "p1", number: 2))
        batches.insert(EventPost.Batch(page: "p9", number: 1))
        #expect(batches.number(of: "p1") == 2)
        #expect(batches.number(of: "p2") == nil)
        for page in 3...9 { #expect(batches.number(of: "p\(page)") == 1) }
    }
}
