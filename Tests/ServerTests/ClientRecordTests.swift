import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

/// Tests when the values of a browser are written to the store.
@Suite @MainActor struct `The record of a browser` {
    private final class StubApp: RunningApp {
        var state = Data()
        var snapshotObstacle: String?
        private(set) var hasEnded = false

        func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)? { nil }
        func snapshot() -> Data { state }
        func end() { hasEnded = true }
    }

    private func client(_ app: StubApp, stored: ClientRecord? = nil, generation: Int = 0) -> Client {
        Client(id: "c", app: app, values: ClientValues(), generation: generation, stored: stored)
    }

    private func record(_ app: Data = Data(), isWhole: Bool = true, lastUse: Double = 0) -> ClientRecord {
        ClientRecord(id: "c", app: app, isWhole: isWhole, values: Data(), generation: 0, lastUse: lastUse)
    }

    @Test func `does not exist while there is nothing to store`() {
        let app = StubApp()
        #expect(client(app).draft(time: 5) == nil)
        #expect(client(app, generation: 1).draft(time: 5)?.generation == 1)
        app.state = Data([1])
        #expect(client(app).draft(time: 5) == record(Data([1]), lastUse: 5))
    }

    @Test func `equals that of a new browser if it has no state, no values and no losses`() {
        func record(_ app: Data = Data(), _ values: Data = Data(), _ generation: Int = 0) -> ClientRecord {
            ClientRecord(id: "c", app: app, isWhole: true, values: values, generation: generation, lastUse: 0)
        }
        let one = Data([1])
        #expect(record().isEmpty)
        #expect(!record(one).isEmpty && !record(Data(), one).isEmpty && !record(Data(), Data(), 1).isEmpty)
    }

    @Test func `is written when it changes, and at least once a day`() {
        let app = StubApp()
        app.state = Data([1])
        let client = client(app, stored: record(Data([1]), lastUse: 100))
        #expect(client.draft(time: 100 + 86_399) == nil)
        #expect(client.draft(time: 100 + 86_400)?.lastUse == 86_500)
        app.state = Data([2])
        #expect(client.draft(time: 101) == record(Data([2]), lastUse: 101))
        app.state = Data()
        #expect(client.draft(time: 101) == record(lastUse: 101))
    }

    @Test func `notes whether the app can continue from it`() {
        let app = StubApp()
        app.state = Data([1])
        app.snapshotObstacle = "a model is not Codable"
        #expect(client(app).draft(time: 1) == record(Data([1]), isWhole: false, lastUse: 1))
    }

    @Test func `waits while a batch of one of its pages is partly performed`() {
        let client = client(StubApp())
        client.attach("a")
        client.attach("b")
        #expect(!client.isBetweenSlices)
        client.pause("a")
        client.pause("b")
        #expect(client.resume("a") && client.isBetweenSlices)
        #expect(!client.resume("a"))
        #expect(client.resume("b") && !client.isBetweenSlices)
        client.detach("a")
        #expect(client.sessions == ["b"])
    }
}

@Suite struct `Snapshots in memory` {
    private func record(_ session: String, lastUse: Double = 0, bytes: Int = 10) -> SnapshotRecord {
        SnapshotRecord(
            session: session, scene: "s", link: ClientLink(client: "c", browser: nil, generation: 0),
            host: HostEnvironment(), revision: 1, state: Data(count: bytes), numbering: Data(), batches: Data(),
            lastUse: lastUse)
    }

    @Test func `are listed in the order in which they were last written`() {
        let store = MemorySnapshotStore()
        store.write([record("a"), record("b"), record("c")], [])
        store.write([record("a")], [])
        store.remove(["b"])
        #expect(store.all.map(\.session) == ["c", "a"])
        #expect(store.count == 2)
        store.remove(["a", "c"])
        #expect(store.all.isEmpty && store.count == 0 && store.memory.bytes == 0)
        store.write([record("d")], [])
        #expect(store.all.map(\.session) == ["d"])
    }

    @Test func `keep their order and size through thousands of writes`() {
        let one = record("s0").byteCount
        let store = MemorySnapshotStore(capacity: one * 10 + one / 2)
        for number in 0..<5000 { store.write([record("s\(number % 1000)")], []) }
        #expect(store.all.map(\.session) == (990..<1000).map { "s\($0)" })
        #expect(store.memory.bytes == store.all.reduce(0) { $0 + $1.byteCount })
        #expect(store.memory.dropped == 4990)
        #expect(store.read("s999") != nil && store.read("s989") == nil)
    }

    @Test func `are evicted only above the capacity`() {
        let one = record("a").byteCount
        let store = MemorySnapshotStore(capacity: one * 2)
        store.write([record("a"), record("b")], [])
        #expect(store.count == 2 && store.memory.dropped == 0)
        store.write([record("c")], [])
        #expect(store.all.map(\.session) == ["b", "c"] && store.memory.dropped == 1)
    }

    @Test func `expire by their last use, up to the given time`() {
        let store = MemorySnapshotStore()
        store.write([record("a", lastUse: 1), record("b", lastUse: 2), record("c", lastUse: 3)], [])
        store.removeUnused(sessionsSince: 2, clientsSince: 0)
        #expect(store.all.map(\.session) == ["b", "c"])
        store.removeUnused(sessionsSince: 9, clientsSince: 0)
        #expect(store.count == 0 && store.memory.bytes == 0)
    }
}
