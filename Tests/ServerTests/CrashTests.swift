import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// The treatment of work that ended the last process.
@Suite(.serialized) @MainActor
struct CrashTests {
    private static let patch: RequestHeaders = [.accept: "application/x-test-patch"]

    private static func server(_ path: String, _ log: Log = .shared) throws -> TestServer {
        try TestServer(
            store: try SQLiteSnapshotStore(path: path), work: try WorkRecord(beside: path, log: log), numberOffset: 0)
    }

    private static func type(_ text: String, _ number: Int, _ server: TestServer, _ session: String) async
        -> HTTPResponse
    {
        let body =
            #"{"session":"\#(session)","page":"p","n":\#(number),"events":[{"node":3,"type":"tap"},"#
            + #"{"node":4,"type":"input","value":"\#(text)"}]}"#
        return await server.post("/counter/events", body, patch)
    }

    private func opened(_ path: String, name: String) async throws -> String {
        let server = try Self.server(path)
        let session = await server.open()
        _ = await Self.type(name, 1, server, session)
        server.application.shutDown()
        return session
    }

    @Test func `a batch whose action trapped is refused by the next process, and the page continues`() async throws {
        let file = TemporaryFile()
        let session = try await opened(file.path, name: "Ada")
        let path = file.path
        await #expect(processExitsWith: .failure) { [path = path as String, session = session as String] in
            _ = await CrashTests.type("trap now", 2, try CrashTests.server(path), session)
        }
        let lines = Mutex<[String]>([])
        let log = Log { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        let server = try Self.server(path, log)
        let line = try #require(lines.withLock { $0.first })
        #expect(line.contains(#""event":"the last process crashed","work":"batch","scene":"/counter""#))
        #expect(line.contains(#""input":"1: input of node 4""#))
        #expect(line.contains("CounterScene.send("))

        let refused = await Self.type("trap now", 2, server, session)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(#""crashed":true"#))
        let next = await Self.type("Grace", 3, server, session)
        #expect(next.status == .ok)
        #expect(next.text.contains("2 Grace"))
        // It is reported once.
        _ = try Self.server(path, log)
        #expect(lines.withLock { $0.count } == 1)
    }

    @Test func `a batch during which a process was killed is handled three times more, not four`() async throws {
        let file = TemporaryFile()
        let session = try await opened(file.path, name: "Ada")
        let path = file.path
        let batch = EventPost.Batch(page: "p", number: 2)
        for isRefused in [false, false, false, true] {
            await #expect(processExitsWith: .failure) { [path = path as String, session = session as String] in
                try await WorkRecord(beside: path).during(
                    .batch, session: session, scene: "counter", batch: EventPost.Batch(page: "p", number: 2)
                ) { _ = kill(getpid(), SIGKILL) }
            }
            let record = try WorkRecord(beside: path)
            #expect(record.refuses(batch, of: session) == isRefused)
            #expect(!record.refuses(session: session))
        }
    }

    @Test func `a session that traps when it is restored ends`() async throws {
        let file = TemporaryFile()
        let session = try await opened(file.path, name: "trap")
        let path = file.path
        await #expect(processExitsWith: .failure) { [path = path as String, session = session as String] in
            _ = try await CrashTests.server(path).get("/counter.json?session=\(session)")
        }
        let server = try Self.server(path)
        #expect(await server.get("/counter.json?session=\(session)").status == .gone)
        #expect(
            server.logged.lines.withLock { lines in
                lines.contains { $0.contains("restoring it ended the server") }
            })
        #expect(await server.get("/counter.json").status == .ok)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a session whose task traps ends after it has ended a second process`() async throws {
        let file = TemporaryFile()
        let session = try await opened(file.path, name: "Ada")
        let path = file.path
        for number in [2, 3] {
            let isRefused = try WorkRecord(beside: path).refuses(session: session)
            #expect(!isRefused)
            await #expect(processExitsWith: .failure) {
                [path = path as String, session = session as String, number = number as Int] in
                let server = try await CrashTests.server(path)
                _ = await CrashTests.type("trap later", number, server, session)
                // The trap ends the process.
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }
        let lines = Mutex<[String]>([])
        let server = try Self.server(
            path, Log { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } })
        let line = try #require(lines.withLock { $0.first })
        #expect(line.contains(#""event":"the last process crashed","work":"updating","scene":"/counter""#))
        #expect(line.contains(#""count":"2""#))
        #expect(line.contains("CounterScene.send("))
        #expect(await server.get("/counter.json?session=\(session)").status == .gone)
        #expect(await server.get("/counter.json").status == .ok)
    }

    @Test func `a scene during whose new pages four processes were killed is refused for a minute`() async throws {
        let file = TemporaryFile()
        let path = file.path
        for count in 1...4 {
            await #expect(processExitsWith: .failure) { [path = path as String] in
                try await WorkRecord(beside: path).during(.opening, session: "", scene: "counter") {
                    _ = kill(getpid(), SIGKILL)
                }
            }
            let record = try WorkRecord(beside: path, log: Log { _ in })
            let now = Date().timeIntervalSince1970
            #expect(record.refuses(scene: "counter") == (count == 4))
            #expect(!record.refuses(scene: "other"))
            #expect(!record.refuses(scene: "counter", now: now + 61))
            #expect(!record.refuses(session: ""))
        }
        let server = try Self.server(path, Log { _ in })
        let refused = await server.get("/counter")
        #expect(refused.status == .serviceUnavailable && refused["Retry-After"] == "60")
        #expect(await server.get("/other").status == .ok)
    }

    @Test func `a record that was deleted is made again, with the work in hand`() async throws {
        let file = TemporaryFile()
        let path = file.path
        await #expect(processExitsWith: .failure) { [path = path as String] in
            try await MainActor.run {
                let record = try WorkRecord(beside: path)
                record.during(.waking, session: "s", scene: "counter") {
                    unlink(path + "-work")
                    record.renew()
                    _ = kill(getpid(), SIGKILL)
                }
            }
        }
        for _ in 0..<3 {
            let record = try WorkRecord(beside: path, log: Log { _ in })
            #expect(!record.refuses(session: "s"))
            await #expect(processExitsWith: .failure) { [path = path as String] in
                try await MainActor.run {
                    try WorkRecord(beside: path).during(.waking, session: "s", scene: "counter") {
                        _ = kill(getpid(), SIGKILL)
                    }
                }
            }
        }
        let record = try WorkRecord(beside: path, log: Log { _ in })
        #expect(record.refuses(session: "s"))
        #expect(!record.refuses(session: "t"))
    }

    @Test func `work inside other work is recorded in its place, until it is done`() async throws {
        let file = TemporaryFile()
        let path = file.path
        await #expect(processExitsWith: .failure) { [path = path as String] in
            try await MainActor.run {
                let record = try WorkRecord(beside: path)
                record.during(.batch, session: "s", scene: "a", batch: EventPost.Batch(page: "p", number: 7)) {
                    record.during(.waking, session: "t", scene: "b") {}
                    _ = kill(getpid(), SIGKILL)
                }
            }
        }
        let lines = Mutex<[String]>([])
        _ = try WorkRecord(
            beside: path, log: Log { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } })
        let line = try #require(lines.withLock { $0.first })
        #expect(line.contains(#""event":"the last process was killed","work":"batch","scene":"/a""#))
        #expect(!line.contains("of node"))
    }

    @Test func `a record of random bytes is ignored`() throws {
        let file = TemporaryFile()
        var random = SplitMix(state: 3)
        for _ in 0..<50 {
            var bytes = Data((0..<30_000).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            // In half of the cases, the beginning is that of a real record.
            if random.next() % 2 == 0 {
                bytes.replaceSubrange(0..<12, with: Data("ESWORK01".utf8) + Data([1, 0, 0, 0]))
            }
            try bytes.write(to: URL(filePath: file.path + "-work"))
            let record = try WorkRecord(beside: file.path, log: Log { _ in })
            #expect(!record.refuses(EventPost.Batch(page: "p", number: 1), of: "s"))
        }
    }
}
