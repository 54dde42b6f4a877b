import EspalierLayoutEngine
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// Sessions whose store is removed, full or damaged.
@Suite(.serialized) @MainActor
struct SnapshotFailureTests {
    private func tap(_ server: TestServer, _ session: String) async -> HTTPResponse {
        await server.post("/counter/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#)
    }

    private func count(_ state: Data?) -> String? {
        state.flatMap { String(decoding: $0, as: UTF8.self).firstMatch(of: #/"count":(\d+)/#) }.map { String($0.1) }
    }

    // MARK: One file, one process

    @Test func `a file has one process at a time, under any name`() throws {
        let file = TemporaryFile()
        let link = TemporaryFile()
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: file.path)
        try Data().write(to: URL(filePath: file.path))
        var claim: FileClaim? = try FileClaim(of: file.path)
        for path in [file.path, link.path] {
            let failure = #expect(throws: FileClaim.Failure.self) { try FileClaim(of: path, patience: .zero) }
            #expect(
                failure?.message == "the session file \(path) is used by the process \(getpid()): "
                    + "end that, or choose another file with --sessions")
        }
        claim = nil
        _ = claim
        // A process that another test is starting may hold the file for a moment.
        #expect(throws: Never.self) { try FileClaim(of: link.path, patience: .seconds(60)) }
    }

    @Test func `a deleted lock file is created again, unless another process was faster`() throws {
        let file = TemporaryFile()
        let claim = try FileClaim(of: file.path)
        try FileManager.default.removeItem(atPath: file.path + "-lock")
        try claim.renew()
        #expect(throws: FileClaim.Failure.self) { try FileClaim(of: file.path, patience: .zero) }
        try FileManager.default.removeItem(atPath: file.path + "-lock")
        let other = try FileClaim(of: file.path, patience: .zero)
        #expect(throws: FileClaim.Failure.self) { try claim.renew() }
        _ = other
    }

    // MARK: A deleted file

    @Test func `a deleted file is created again with the sessions in memory and the sleeping ones`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let sleeping = await server.open()
        _ = await tap(server, sleeping)
        server.time += 301
        server.application.sessions.sweep()
        let live = await server.open()
        _ = await tap(server, live)
        _ = await tap(server, live)

        file.delete()
        #expect(await tap(server, live).status == .ok)
        let other = try SQLiteSnapshotStore(path: file.path)
        #expect(count(try other.read(live)?.state) == "3")
        #expect(count(try other.read(sleeping)?.state) == "1")
        #expect(
            server.logged.lines.withLock { lines in
                lines.filter { $0.contains("the session file was gone and has been created again") }.count
            } == 1)
        #expect(await server.get("/readyz").status == .ok)
        #expect(await server.get("/metrics").text.contains("\nespalier_snapshot_failures_total 1\n"))
    }

    @Test func `a deleted write-ahead log loses no sessions`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        _ = await tap(server, session)
        try FileManager.default.removeItem(atPath: file.path + "-wal")
        _ = await tap(server, session)
        server.application.sessions.writer.flush()
        #expect(count(try SQLiteSnapshotStore(path: file.path).read(session)?.state) == "2")
    }

    @Test func `a file is also created again if nothing is written`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        _ = await tap(server, session)
        file.delete()
        server.application.sessions.sweep()
        server.application.sessions.writer.flush()
        #expect(count(try SQLiteSnapshotStore(path: file.path).read(session)?.state) == "1")
    }

    @Test func `without the file's folder, sessions wait for it`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "folder-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let make = { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        try make()
        var settings = SessionSettings()
        settings.retryDelay = 1000
        let server = try TestServer(
            settings: settings, store: try SQLiteSnapshotStore(path: folder + "/sessions.db"))
        let session = await server.open()
        try FileManager.default.removeItem(atPath: folder)
        #expect(await tap(server, session).status == .accepted)
        #expect(
            await server.get("/readyz").text.hasPrefix("snapshots: cannot be written (cannot open the file "))
        try make()
        server.application.sessions.writer.flush()
        #expect(await server.get("/readyz").text == "ok\n")
        #expect(count(try SQLiteSnapshotStore(path: folder + "/sessions.db").read(session)?.state) == "1")
    }

    // MARK: A full disk

    @Test func `a snapshot that a full disk refuses is kept, reported, and written later`() async throws {
        let store = BrokenStore()
        var settings = SessionSettings()
        settings.retryDelay = 1000
        let server = try TestServer(settings: settings, store: store)
        let first = await server.open()
        let second = await server.open()
        #expect(await tap(server, first).status == .ok)
        store.isFull = true
        // The events are handled, and the response says that they are not stored.
        #expect(await tap(server, first).status == .accepted)
        let writes = store.writes
        for _ in 0..<50 { #expect(await tap(server, second).status == .accepted) }
        // Not every tap tries again.
        #expect(store.writes == writes)
        #expect(count(try store.read(first)?.state) == "1")

        let ready = await server.get("/readyz")
        #expect(ready.status == .serviceUnavailable)
        #expect(ready.text == "snapshots: cannot be written (database or disk is full); 2 wait in memory\n")
        let metrics = await server.get("/metrics").text
        #expect(metrics.contains("\nespalier_snapshot_failures_total 1\n"))
        #expect(metrics.contains("\nespalier_snapshots_unwritten 2\n"))
        #expect(server.logged.lines.withLock { $0.filter { $0.contains("disk is full") }.count } == 1)

        // A session that goes to sleep meanwhile is restored from memory.
        server.time += 301
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.isEmpty)
        #expect(await server.get("/counter.json?session=\(second)").text.contains(#""text":"50 ""#))

        store.isFull = false
        server.application.sessions.writer.flush()
        #expect(count(try store.read(first)?.state) == "2")
        #expect(count(try store.read(second)?.state) == "50")
        #expect(await server.get("/readyz").status == .ok)
        #expect(await server.get("/metrics").text.contains("\nespalier_snapshots_unwritten 0\n"))
        #expect(await tap(server, first).status == .ok)
    }

    // MARK: Damage

    @Test func `a damaged row ends its session with a line in the log`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let database = try SQLiteDatabase(path: file.path)
        for damage in [
            "revision = 9223372036854775807", "numbering = randomblob(64)", "state = substr(state, 1, 5)",
            "host = 'no JSON'", "batches = x'ff'", "last_use = 9e999", "scene = 'other'",
        ] {
            let session = await server.open()
            _ = await tap(server, session)
            server.time += 301
            server.application.sessions.sweep()
            server.application.sessions.writer.flush()
            try database.run("UPDATE session SET \(damage) WHERE id = ?", [.text(session)])
            #expect(await server.get("/counter.json?session=\(session)").status == .gone)
            #expect(
                server.logged.lines.withLock { lines in
                    lines.contains { $0.contains("session ended") && $0.contains(session.prefix(6)) }
                })
            server.application.sessions.writer.flush()
            #expect(try server.store.read(session) == nil)
        }
    }

    @Test func `no damage of a row ends the process`() async throws {
        let file = TemporaryFile()
        let store = try SQLiteSnapshotStore(path: file.path)
        let server = try TestServer(store: store)
        let session = await server.open()
        _ = await tap(server, session)
        server.application.sessions.writer.flush()
        let whole = try #require(try store.read(session))
        var random = SplitMix(state: 7)
        var gone = 0
        for _ in 0..<3000 {
            var record = whole
            record.session = SessionID.random()
            // The checksum is valid, but the data for the session are damaged.
            switch Int.random(in: 0..<6, using: &random) {
            case 0: record.revision = random.extreme()
            case 1: record.numbering = random.damaged(record.numbering)
            case 2: record.batches = random.damaged(record.batches)
            case 3: record.host.size.width = Double(bitPattern: random.next())
            case 4: record.host.textScale = Double(bitPattern: random.next())
            default: record.scene = String(decoding: random.damaged(Data(record.scene.utf8)), as: UTF8.self)
            }
            guard (try? store.write([record])) != nil else { continue }
            let status = await server.get("/counter.json?session=\(record.session)").status
            #expect(status == .ok || status == .gone || status == .notFound)
            if status != .ok { gone += 1 }
        }
        #expect(gone > 1000)
    }

    @Test func `no damage of a file's bytes ends the process`() async throws {
        let file = TemporaryFile()
        let writing = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        var sessions: [String] = []
        for _ in 0..<20 {
            sessions.append(await writing.open())
            _ = await tap(writing, sessions.last!)
        }
        writing.application.shutDown()
        try SQLiteDatabase(path: file.path).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let whole = try Data(contentsOf: URL(filePath: file.path))
        var random = SplitMix(state: 11)
        for _ in 0..<60 {
            let copy = TemporaryFile()
            var bytes = [UInt8](whole)
            for _ in 0..<Int.random(in: 1...200, using: &random) {
                bytes[Int.random(in: 100..<bytes.count, using: &random)] = UInt8(truncatingIfNeeded: random.next())
            }
            try Data(bytes).write(to: URL(filePath: copy.path))
            guard let store = try? SQLiteSnapshotStore(path: copy.path) else { continue }
            let server = try TestServer(store: store)
            for session in sessions {
                let status = await server.get("/counter.json?session=\(session)").status
                #expect(status == .ok || status == .gone || status == .serviceUnavailable)
            }
        }
    }
}

/// Random numbers, the same in each run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    mutating func extreme() -> Int {
        [Int.max, Int.min, -1, 0, Int.max - 999, 1 << 53, Int(bitPattern: UInt(next()))].randomElement(using: &self)!
    }

    /// Bytes that are truncated, extended, or changed in places.
    mutating func damaged(_ data: Data) -> Data {
        var bytes = [UInt8](data)
        switch next() % 4 {
        case 0: bytes = Array(bytes.prefix(Int(next() % UInt64(bytes.count + 1))))
        case 1: bytes += (0...Int(next() % 30)).map { _ in UInt8(truncatingIfNeeded: next()) }
        case 2: bytes = (0...Int(next() % 100)).map { _ in UInt8(truncatingIfNeeded: next()) }
        default:
            for _ in 0...Int(next() % 4) where !bytes.isEmpty {
                bytes[Int(next() % UInt64(bytes.count))] ^= UInt8(truncatingIfNeeded: next())
            }
        }
        return Data(bytes)
    }
}
