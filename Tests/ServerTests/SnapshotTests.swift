import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor
struct SnapshotTests {
    private func record(_ session: String, lastUse: Double = 5) -> SnapshotRecord {
        SnapshotRecord(
            session: session, scene: "größe", link: ClientLink(client: "c", browser: nil, generation: 0),
            host: HostEnvironment(size: CGSize(width: 390, height: 844)), revision: 7,
            state: Data([0, 1, 255]), numbering: Data([3]), lastUse: lastUse)
    }

    @Test func `each store returns the last data that it received`() throws {
        let file = TemporaryFile()
        for store in [MemorySnapshotStore(), try SQLiteSnapshotStore(path: file.path)] as [any SnapshotStore] {
            try store.write([record("a"), record("b")])
            var changed = record("a", lastUse: 9)
            changed.state = Data()
            try store.write([changed])
            #expect(try store.read("a") == changed)
            #expect(try store.read("b") == record("b"))
            #expect(try store.read("c") == nil)
            #expect(store.count == 2)
            try store.removeUnused(since: 6)
            #expect(try store.read("b") == nil)
            #expect(try store.read("a") == changed)
            try store.remove(["a"])
            #expect(store.count == 0)
        }
    }

    @Test func `the memory of a record includes its parts and its own overhead`() {
        var record = record("abc")
        #expect(record.byteCount == 320 + 3 + 7 + 3 + 1)
        record.batches = Data(count: 10)
        #expect(record.byteCount == 344)
        let client = ClientRecord(
            id: "a", app: Data(count: 40), isWhole: true, values: Data(count: 2), generation: 0, lastUse: 0)
        #expect(client.byteCount == 202)
    }

    @Test func `memory keeps copies, so that nothing of a page stays in use`() throws {
        var record = record("abc")
        record.state = Data(repeating: 7, count: 100)
        let store = MemorySnapshotStore()
        store.write([record], [])
        let kept = try #require(store.read("abc"))
        #expect(kept == record)
        func address(_ data: Data) -> UnsafeRawPointer? { data.withUnsafeBytes(\.baseAddress) }
        #expect(address(kept.state) != address(record.state))
        #expect(address(kept.state) == address(store.read("abc")?.state ?? Data()))
    }

    @Test func `memory keeps a limited number of bytes`() {
        let size = record("a").byteCount
        let store = MemorySnapshotStore(capacity: 2 * size + 10)
        store.write([record("a"), record("b")], [])
        store.write([record("a")], [])
        store.write([record("c")], [])
        #expect(store.read("a") != nil)
        #expect(store.read("b") == nil)
        #expect(store.read("c") != nil)
        #expect(store.memory == (2 * size, 1))
        // A record that is too large for the others is kept alone.
        var large = record("d")
        large.state = Data(count: size + 1)
        store.write([large], [])
        #expect(store.all == [large])
        #expect(store.memory == (2 * size + 1 - 3, 3))
    }

    @Test func `if there are too many clients in memory, the least recently used are dropped`() {
        func client(_ id: String, lastUse: Double) -> ClientRecord {
            ClientRecord(id: id, app: Data(count: 40), isWhole: true, values: Data(), generation: 0, lastUse: lastUse)
        }
        // Each takes 200 bytes.
        var clients = MemoryClients(capacity: 1000)
        clients.write([client("a", lastUse: 5), client("b", lastUse: 1), client("c", lastUse: 4)])
        clients.write([client("d", lastUse: 2), client("e", lastUse: 3)])
        #expect(clients.all.count == 5)
        clients.write([client("b", lastUse: 6)])
        #expect(clients.bytes == 1000)
        clients.write([client("f", lastUse: 7)])
        // A tenth below the limit, so that the next ones have room.
        #expect(Set(clients.all.map(\.id)) == ["a", "b", "c", "f"])
        #expect(clients.bytes == 800)
    }

    @Test func `clients that were not used for long are forgotten`() throws {
        func client(_ id: String, lastUse: Double) -> ClientRecord {
            ClientRecord(id: id, app: Data([1]), isWhole: true, values: Data([2]), generation: 3, lastUse: lastUse)
        }
        let file = TemporaryFile()
        for store in [MemorySnapshotStore(), try SQLiteSnapshotStore(path: file.path)] as [any SnapshotStore] {
            try store.write([record("s", lastUse: 9)], [client("a", lastUse: 4), client("b", lastUse: 5)])
            try store.removeUnused(sessionsSince: 0, clientsSince: 5)
            #expect(try store.readClient("a") == nil)
            #expect(try store.readClient("b") == client("b", lastUse: 5))
            #expect(store.count == 1)
            try store.removeUnused(sessionsSince: 10, clientsSince: 0)
            #expect(store.count == 0)
            #expect(try store.readClient("b") == client("b", lastUse: 5))
        }
    }

    @Test func `memory evicts sessions in the order of their last use, including rewritten ones`() {
        let store = MemorySnapshotStore()
        for (session, lastUse) in [("a", 1.0), ("b", 2), ("a", 3), ("c", 4)] {
            store.write([record(session, lastUse: lastUse)], [])
        }
        #expect(store.all.map(\.session) == ["b", "a", "c"])
        store.removeUnused(sessionsSince: 3, clientsSince: 0)
        #expect(store.all.map(\.session) == ["a", "c"] && store.count == 2)
        store.remove(["a"])
        #expect(store.read("a") == nil && store.memory == (record("c").byteCount, 0))
        // So many that places of the order are taken back.
        for turn in 0..<5000 { store.write([record("d", lastUse: Double(turn))], []) }
        store.removeUnused(sessionsSince: 4999, clientsSince: 0)
        #expect(store.all.map(\.session) == ["d"] && store.memory.bytes == record("d").byteCount)
        store.write([record("e", lastUse: 9000)], [])
        #expect(store.all.map(\.session) == ["d", "e"])
    }

    @Test func `a file that cannot be opened is explained`() {
        #expect(throws: SQLiteSnapshotStore.Failure.self) { try SQLiteSnapshotStore(path: "/nowhere/at/all.db") }
    }

    @Test func `at the end the file alone contains everything`() async throws {
        let (file, copy) = (TemporaryFile(), TemporaryFile())
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        server.application.shutDown()
        try FileManager.default.copyItem(atPath: file.path, toPath: copy.path)
        #expect(try SQLiteSnapshotStore(path: copy.path).read(session)?.session == session)
    }

    @Test func `the cookies of browsers are valid as long as the file exists`() throws {
        let file = TemporaryFile()
        let first = try SQLiteSnapshotStore(path: file.path)
        #expect(first.secret.count == 32)
        #expect(try SQLiteSnapshotStore(path: file.path).secret == first.secret)
        try FileManager.default.removeItem(atPath: file.path)
        // Creates the file again.
        try first.write([])
        #expect(first.restarts == 1)
        #expect(try SQLiteSnapshotStore(path: file.path).secret == first.secret)
        #expect(MemorySnapshotStore().secret != MemorySnapshotStore().secret)
    }

    @Test(arguments: Way.allCases)
    func `a page continues after a restart of the server`(way: Way) async throws {
        let file = TemporaryFile()
        let first = try TestServer(way, store: try SQLiteSnapshotStore(path: file.path))
        let session = await first.open()
        let body =
            #"{"session":"\#(session)","revision":1,"events":[{"node":3,"type":"tap"},"#
            + #"{"node":4,"type":"input","value":"Ada"}]}"#
        _ = await first.post("/counter/events", body)
        first.application.shutDown()
        await first.stop()

        // The new process numbered the nodes differently, so the page gets its old numbers back. New numbers start
        // higher, because the browser may have seen more than the last snapshot.
        let second = try TestServer(way, store: try SQLiteSnapshotStore(path: file.path), numberOffset: 50)
        let typed = #"{"session":"\#(session)","revision":2,"events":[{"node":4,"type":"input","value":"Ada L"}]}"#
        let response = await second.post("/counter/events", typed, [.accept: "application/x-test-patch"])
        #expect(response.text == "\"↺1003 1 Ada L\"")
        let next = #"{"session":"\#(session)","revision":1003,"events":[{"node":3,"type":"tap"}]}"#
        #expect(
            await second.post("/counter/events", next, [.accept: "application/x-test-patch"]).text
                == "1003→1004 2 Ada L")
        await second.stop()
    }

    @Test func `a page that is newer than the last snapshot continues and receives the missing changes`() async throws {
        let file = TemporaryFile()
        var settings = SessionSettings()
        settings.writeDelay = 1000
        let first = try TestServer(settings: settings, store: try SQLiteSnapshotStore(path: file.path))
        let session = await first.open()
        _ = await first.post("/counter/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#)
        first.application.sessions.writeUnsaved()
        first.application.sessions.writer.flush()
        // No snapshot contains what the browser sees after that.
        _ = await first.post(
            "/counter/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#,
            [.accept: "application/x-test-patch"])

        let second = try TestServer(store: try SQLiteSnapshotStore(path: file.path), numberOffset: 50)
        let typed = #"{"session":"\#(session)","revision":3,"events":[{"node":4,"type":"input","value":"Ada"}]}"#
        let response = await second.post("/counter/events", typed, [.accept: "application/x-test-patch"])
        #expect(response.text == "\"↺1003 1 Ada\"")
        let stream = StreamReading(await second.get("/counter/updates?session=\(session)&revision=3"))
        #expect(stream.now()?.contains("↺1003") == true)
    }

    @Test func `a form posted to the previous server reaches its controls`() async throws {
        let file = TemporaryFile()
        let first = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await first.open()
        first.application.shutDown()
        let second = try TestServer(store: try SQLiteSnapshotStore(path: file.path), numberOffset: 50)
        let form: RequestHeaders = [.contentType: "application/x-www-form-urlencoded"]
        let response = await second.post("/counter/events", "session=\(session)&revision=1&n4=Ada&n5=on&tap=3", form)
        #expect(response.status == .seeOther)
        #expect(await second.get("/counter.json?session=\(session)").text.contains(#""text":"1 Ada""#))
        #expect(second.lastScene.snapshot().contains(#""isOn":true"#.utf8))
    }

    @Test func `a change is written to the file soon after, not only at the end`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        _ = await server.post("/counter/events", #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#)
        server.application.sessions.writeUnsaved()
        server.application.sessions.writer.flush()
        let record = try #require(try server.store.read(session))
        #expect(String(decoding: record.state, as: UTF8.self).contains(#""count":1"#))
        #expect(record.revision == 2)
        #expect(record.scene == "counter")
    }

    @Test func `a page with a stream is kept though nothing changed`() async throws {
        let file = TemporaryFile()
        let server = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await server.open()
        _ = await server.get("/counter/updates?session=\(session)")
        server.application.sessions.writeUnsaved()
        server.application.sessions.writer.flush()
        #expect(try server.store.read(session)?.revision == 1)
    }

    @Test func `a snapshot of a scene that the app no longer has restores no session`() async throws {
        let file = TemporaryFile()
        let first = try TestServer(store: try SQLiteSnapshotStore(path: file.path))
        let session = await first.open()
        first.application.shutDown()
        let second = try TestServer(ids: ["other"], store: try SQLiteSnapshotStore(path: file.path))
        #expect(await second.get("/other?session=\(session)").status == .gone)
    }

    @Test func `node numbers are restored only between trees of the same structure`() throws {
        func numbering(_ ids: [Int], _ type: StaticString = "Text") -> NodeNumbering {
            let children = ids.map { DisplayNode(id: $0, type: type, frame: .zero) }
            let root = DisplayNode(
                id: 1, type: "Window", frame: .zero, children: DisplayChildren(ContiguousArray(children)))
            return NodeNumbering(DisplayTree(revision: 1, size: .zero, title: "", root: root))
        }
        let old = numbering([2, 700, 3, 90_000])
        #expect(NodeNumbering(old.data) == old)
        #expect(numbering([5, 6, 7, 8]).numbers(in: old) == [1: 1, 5: 2, 6: 700, 7: 3, 8: 90_000])
        #expect(numbering([5, 6, 7]).numbers(in: old) == nil)
        #expect(numbering([5, 6, 7, 8], "Button").numbers(in: old) == nil)
        #expect(old.next == 94_096)
        func numbering(_ root: DisplayNode) -> NodeNumbering {
            NodeNumbering(DisplayTree(revision: 1, size: .zero, title: "", root: root))
        }
        func node(_ id: Int, _ events: EventTypes = [], _ children: DisplayChildren = .none) -> DisplayNode {
            DisplayNode(id: id, type: "Box", frame: .zero, events: events, children: children)
        }
        let chain = numbering(node(1, [], [node(2, [], [node(3)])]))
        #expect(numbering(node(4, [], [node(5, [], [node(6)])])).numbers(in: chain) == [4: 1, 5: 2, 6: 3])
        #expect(numbering(node(4, [], [node(5), node(6)])).numbers(in: chain) == nil)
        #expect(numbering(node(4, [], [node(5, [], [node(6, .tap)])])).numbers(in: chain) == nil)
        #expect(NodeNumbering(Data([1, 2])) == nil)
        #expect(NodeNumbering(old.data.dropLast()) == nil || old.data.last! < 0x80)
    }

    @Test func `node numbers are restored although a removed view was still fading out`() {
        func numbering(_ ids: [Int], leaving: Set<Int> = []) -> NodeNumbering {
            let children = ids.map {
                DisplayNode(id: $0, type: "Text", frame: .zero, transition: leaving.contains($0) ? .leaving : nil)
            }
            let root = DisplayNode(
                id: 1, type: "Window", frame: .zero, children: DisplayChildren(ContiguousArray(children)))
            return NodeNumbering(DisplayTree(revision: 1, size: .zero, title: "", root: root))
        }
        let stored = numbering([2, 40, 3], leaving: [40])
        #expect(numbering([5, 6]).numbers(in: stored) == [1: 1, 5: 2, 6: 3])
    }
}
