import EspalierPageStores
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// Several processes that share a store.
@Suite @MainActor
struct `Two processes with one store` {
    let store = MemoryPageStore()
    let hub = MemoryMessages.Hub()

    private func process(_ name: String, patience: Double = 5) throws -> TestServer {
        let ownership = try PageOwnership(
            store: store, messages: MemoryMessages(hub, worker: name), worker: name, log: Log { _ in }, lease: 60,
            patience: patience)
        return try TestServer(store: SharedSnapshotStore(ownership), ownership: ownership)
    }

    private func tap(_ session: String, at server: TestServer, _ headers: RequestHeaders = [:]) async -> HTTPResponse {
        await server.post("/counter/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#, headers)
    }

    private func browser(of response: HTTPResponse) throws -> RequestHeaders {
        let cookie = try #require(response.headers.first { $0.name == "Set-Cookie" }?.value)
        return [.cookie: String(cookie.prefix { $0 != ";" })]
    }

    private func session(in response: HTTPResponse) -> String {
        let parts = response.text.split(separator: "\"")
        return parts.count > 3 ? String(parts[3]) : ""
    }

    @Test func `serve a page one after the other, with the state that the last one left`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let session = await first.open()
        #expect(await tap(session, at: first).text.contains("1 "))
        #expect(await tap(session, at: second).text.contains("2 "))
        #expect(await tap(session, at: first).text.contains("3 "))
        #expect(first.application.sessions.live[session] != nil)
        #expect(second.application.sessions.live.isEmpty)
    }

    @Test func `serve a page that was never stored, because a browser asks the other process first`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let opened = await first.get("/counter", [.accept: "application/json"])
        let cookie = try browser(of: opened)
        let found = await second.get("/counter?session=\(session(in: opened))", cookie)
        #expect(found.status == .ok)
        #expect(second.application.sessions.live.count == 1)
        #expect(first.application.sessions.live.isEmpty)
    }

    @Test func `move all pages of a browser together`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let opened = await first.get("/counter", [.accept: "application/json"])
        let cookie = try browser(of: opened)
        _ = await first.get("/other", cookie)
        #expect(first.application.sessions.live.count == 2)
        #expect(await tap(session(in: opened), at: second, cookie).text.contains("1 "))
        #expect(first.application.sessions.live.isEmpty)
        #expect(store.owner(of: second.application.sessions.clients.all.first!.id) == "second")
    }

    @Test func `never write both: what a stopped process does past its lease is dropped`() async throws {
        let (first, second) = (try process("first", patience: 0), try process("second"))
        let session = await first.open()
        _ = await tap(session, at: first)
        hub.isInterrupted.withLock { $0 = true }
        store.time = 61
        #expect(await tap(session, at: second).text.contains("2 "))
        // It does not know yet that it has lost the page, and says that its work is not stored.
        let late = await tap(session, at: first)
        #expect(late.status == .accepted)
        #expect(store.refusals == 1)
        await settle { first.application.sessions.live.isEmpty }
        #expect(first.application.sessions.live.isEmpty)
        #expect(await tap(session, at: second).text.contains("3 "))
    }

    @Test func `wait for an owner that does not answer only for a time`() async throws {
        let (first, second) = (try process("first"), try process("second", patience: 0.05))
        let session = await first.open()
        hub.isInterrupted.withLock { $0 = true }
        let refused = await tap(session, at: second)
        #expect(refused.status == .serviceUnavailable)
        #expect(refused["Retry-After"] == "1")
        #expect(await tap(session, at: first).text.contains("1 "))
    }

    @Test func `go on with their pages while the store is away, and acknowledge nothing as stored`() async throws {
        let first = try process("first")
        let session = await first.open()
        _ = await tap(session, at: first)
        store.isAway = true
        let ownership = try #require(first.application.sessions.ownership)
        ownership.renew()
        #expect(ownership.problem == "the store is away")
        let away = await tap(session, at: first)
        #expect(away.status == .accepted)
        #expect(away.text.contains("2 "))
        let new = await first.get("/counter.json")
        #expect(new.status == .ok)
        store.isAway = false
        ownership.renew()
        first.application.sessions.writer.flush()
        let second = try process("second")
        #expect(await tap(session, at: second).text.contains("3 "))
        #expect(await tap(self.session(in: new), at: second).text.contains("1 "))
    }

    @Test func `keep a browser whose file arrives`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let session = await first.open()
        let client = try #require(first.application.sessions.live[session]?.client.id)
        var transfer: FileTransfers.Transfer? = first.application.transfers.begin(for: client)
        let refused = await tap(session, at: second)
        #expect(refused.status == .serviceUnavailable)
        #expect(refused.text.contains("until a file has arrived"))
        _ = transfer
        transfer = nil
        #expect(await tap(session, at: second).text.contains("1 "))
    }

    @Test func `keep a browser whose file has arrived until its page has reported it`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let session = await first.open()
        let file = EspalierViews.TemporaryFile(descriptor: open("/dev/null", O_RDONLY), size: 0)
        #expect(first.application.sessions.live[session]?.receive(file) == "upload 1")
        #expect(await tap(session, at: second).status == .serviceUnavailable)
        #expect(await tap(session, at: first).text.contains("1 "))
        #expect(await tap(session, at: second).text.contains("2 "))
    }

    @Test func `keep a browser while a task of an action is under way, at most for ten seconds`() async throws {
        for ends in [true, false] {
            let (first, second) = (try process("first"), try process("second"))
            let session = await first.open()
            _ = await first.post(
                "/counter/events", #"{"session":"\#(session)","events":[{"node":4,"type":"input","value":"work"}]}"#)
            await settle { first.lastScene.work != nil }
            #expect(await tap(session, at: second).status == .serviceUnavailable)
            if ends { first.lastScene.work?.resume() } else { first.time += 10 }
            await settle { first.application.sessions.live[session]?.shouldStay == false }
            #expect(await tap(session, at: second).status == .ok)
            if !ends { first.lastScene.work?.resume() }
        }
    }

    @Test func `give all pages to the other when one ends`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        var sessions: [String] = []
        for _ in 0..<40 { sessions.append(await first.open()) }
        await first.application.drain(within: 5, pause: 0...0)
        #expect(first.application.sessions.live.isEmpty)
        hub.isInterrupted.withLock { $0 = true }
        for session in sessions { #expect(await tap(session, at: second).text.contains("1 ")) }
        let answer = await first.get("/counter.json")
        #expect(answer["Connection"] == "close")
    }

    @Test func `take the browsers of one that is known to have ended`() async throws {
        let (first, second) = (try process("first"), try process("second", patience: 0))
        let session = await first.open()
        _ = await tap(session, at: first)
        hub.isInterrupted.withLock { $0 = true }
        #expect(await tap(session, at: second).status == .serviceUnavailable)
        try store.bury("first")
        #expect(await tap(session, at: second).text.contains("2 "))
    }

    private func ownership(rest: Double) throws -> PageOwnership {
        try PageOwnership(
            store: store, messages: MemoryMessages(hub, worker: "first"), worker: "first", log: Log { _ in }, lease: 60,
            rest: rest)
    }

    @Test func `keep a browser that a request asks for before it is given back`() async throws {
        let ownership = try ownership(rest: 60)
        try await ownership.claim("browser")
        #expect(ownership.unused(of: ["browser"]).isEmpty)
        try ownership.release(["browser"], onlyUnused: true)
        #expect(ownership.owns("browser"))
        #expect(store.owner(of: "browser") == "first")
        try ownership.release(["browser"])
        #expect(store.owner(of: "browser") == nil)
    }

    @Test func `give an unused browser back`() async throws {
        let ownership = try ownership(rest: 0)
        try await ownership.claim("browser")
        #expect(ownership.unused(of: ["browser", "unknown"]) == ["browser"])
        try ownership.release(["browser"], onlyUnused: true)
        #expect(!ownership.owns("browser"))
        #expect(store.owner(of: "browser") == nil)
    }

    @Test func `claim a browser again only after it was given back`() async throws {
        let ownership = try ownership(rest: 0)
        try await ownership.claim("browser")
        let claimed = DispatchSemaphore(value: 0)
        store.onRelease {
            Task.detached {
                try? await ownership.claim("browser")
                claimed.signal()
            }
            // The claim would not take as long.
            #expect(claimed.wait(timeout: .now() + 0.05) == .timedOut)
        }
        try ownership.release(["browser"])
        for _ in 0..<1000 where !ownership.owns("browser") { try await Task.sleep(for: .milliseconds(2)) }
        #expect(ownership.owns("browser"))
        #expect(store.owner(of: "browser") == "first")
    }

    /// Waits for work of other threads that the main actor receives.
    private func settle(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield(); try? await Task.sleep(for: .milliseconds(1)) }
    }
}

@Suite struct `A message of workers` {
    @Test(arguments: [
        WorkerMessage.wanted("AAAAAAAAAAAAAAAAAAAAAA"), .given("AAAAAAAAAAAAAAAAAAAAAA"),
        .busy("AAAAAAAAAAAAAAAAAAAAAA"),
        .signedOut, .broadcast([1, 2, 3]),
    ]) func `is what its bytes say`(message: WorkerMessage) {
        #expect(WorkerMessage(message.bytes) == message)
    }

    @Test func `is refused without the form of this version`() {
        #expect(WorkerMessage([]) == nil)
        #expect(WorkerMessage([9, 1]) == nil)
        #expect(WorkerMessage([1] + Array("short".utf8)) == nil)
    }
}

@Suite struct `A record as bytes` {
    private static let record = SnapshotRecord(
        session: "s", scene: "counter", link: ClientLink(client: "c", browser: "b", generation: 2),
        host: HostEnvironment(),
        revision: 7, state: Data([1, 2]), numbering: Data([3]), batches: Data(), lastUse: 5)

    @Test func `is the same when it is read`() throws {
        let bytes = try RecordCoding.encode(Self.record)
        #expect(try RecordCoding.session("s", in: bytes, lastUse: 5) == Self.record)
        let client = ClientRecord(
            id: "c", app: Data([1]), isWhole: true, values: Data([2, 3]), identity: Data([4]), generation: 3, lastUse: 9
        )
        #expect(try RecordCoding.client("c", in: RecordCoding.encode(client), lastUse: 9) == client)
    }

    @Test func `takes fields over from an earlier record only as long as they are the same`() throws {
        var fields = RecordCoding.SteadyFields()
        var record = Self.record
        #expect(try RecordCoding.session("s", in: RecordCoding.encode(record, &fields), lastUse: 5) == record)
        record.host.prefersDarkScheme.toggle()
        #expect(try RecordCoding.session("s", in: RecordCoding.encode(record, &fields), lastUse: 5) == record)
        record.link.files = ["/data/items.store"]
        record.state = Data([3])
        #expect(try RecordCoding.session("s", in: RecordCoding.encode(record, &fields), lastUse: 5) == record)
    }

    @Test func `names the part that is damaged, at any length`() throws {
        let bytes = try RecordCoding.encode(Self.record)
        for count in 0..<bytes.count {
            #expect(throws: SnapshotDamage.self) {
                try RecordCoding.session("s", in: Array(bytes.prefix(count)), lastUse: 5)
            }
        }
        #expect(throws: SnapshotDamage.self) { try RecordCoding.session("s", in: [2] + bytes.dropFirst(), lastUse: 5) }
    }
}
