import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite struct `A writer of snapshots` {
    /// A store that can start over.
    private final class Store: ListedSnapshotStore {
        private let kept = MemorySnapshotStore()
        private let restartCount = Mutex(0)
        private let removals = Mutex<[String]>([])

        func startOver() { restartCount.withLock { $0 += 1 } }
        var removed: [String] { removals.withLock { $0 } }

        var isDurable: Bool { true }
        var secret: [UInt8] { kept.secret }
        var count: Int { kept.count }
        var restarts: Int { restartCount.withLock { $0 } }
        func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) -> Set<String> {
            kept.write(records, clients)
        }
        func read(_ session: String) -> SnapshotRecord? { kept.read(session) }
        func sessions(of client: String) -> [String] { kept.sessions(of: client) }
        func identifiedClients() -> [ClientRecord] { kept.identifiedClients() }
        func removeClient(_ id: String) { kept.removeClient(id) }
        func readClient(_ id: String) -> ClientRecord? { kept.readClient(id) }
        func remove(_ sessions: [String]) {
            removals.withLock { $0 += sessions }
            kept.remove(sessions)
        }
        func removeUnused(sessionsSince time: Double, clientsSince clientTime: Double) {
            kept.removeUnused(sessionsSince: time, clientsSince: clientTime)
        }
    }

    private func draft(_ session: String, revision: Int = 1) -> SnapshotWriter.Draft {
        let root = DisplayNode(id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        return SnapshotWriter.Draft(
            record: SnapshotRecord(
                session: session, scene: "s", link: ClientLink(client: "c", browser: nil, generation: 0),
                host: HostEnvironment(), revision: revision, state: Data(), numbering: Data(), lastUse: 0),
            tree: DisplayTree(revision: revision, size: CGSize(width: 1, height: 1), title: "", root: root))
    }

    private func revision(_ reading: SnapshotWriter.Reading) -> Int? {
        if case .record(let record) = reading { record.revision } else { nil }
    }

    private let log = Log(linesPerSecond: 100, linesPerKind: 100) { _ in }

    @Test func `stores the newest draft of a session, and returns it before it is written`() {
        let store = Store()
        let writer = SnapshotWriter(store: store, log: log)
        writer.write([draft("a"), draft("b"), draft("a", revision: 2)])
        #expect(revision(writer.read("a")) == 2)
        #expect(revision(writer.read("b")) == 1)
        #expect(revision(writer.read("c")) == nil)
        #expect(store.count == 2)
    }

    @Test func `notices each restart of its store, once`() {
        let store = Store()
        let metrics = Metrics()
        let writer = SnapshotWriter(store: store, log: log, metrics: metrics)
        let restarts = Atomic(0)
        writer.onRestart { restarts.add(1, ordering: .relaxed) }
        writer.write([draft("a")])
        writer.flush()
        #expect(restarts.load(ordering: .relaxed) == 0)
        store.startOver()
        writer.write([draft("a")])
        writer.flush()
        #expect(restarts.load(ordering: .relaxed) == 1)
        _ = writer.read("a")
        #expect(restarts.load(ordering: .relaxed) == 1)
        store.startOver()
        _ = writer.read("a")
        #expect(restarts.load(ordering: .relaxed) == 2)
        #expect(metrics.snapshotFailures.load(ordering: .relaxed) == 2)
    }

    @Test func `does not write without a draft`() {
        let store = BrokenStore()
        let writer = SnapshotWriter(store: store, log: log)
        _ = writer.read("a")
        _ = writer.client("c")
        writer.write([])
        writer.remove(["a"])
        writer.flush()
        #expect(store.writes == 0)
    }

    @Test func `stores the records of browsers without a session`() {
        let store = Store()
        let writer = SnapshotWriter(store: store, log: log)
        let record = ClientRecord(id: "c", app: Data([1]), isWhole: true, values: Data(), generation: 2, lastUse: 3)
        writer.write([], [record])
        #expect(writer.client("c") == record && writer.client("d") == nil)
        #expect(store.readClient("c") == record)
    }

    @Test(.timeLimit(.minutes(1))) func `writes again after a failure, until it succeeds`() async {
        let store = BrokenStore()
        store.isFull = true
        let writer = SnapshotWriter(store: store, log: log, retryDelay: 0.001)
        let failures = Atomic(0)
        await withCheckedContinuation { isWritten in
            writer.onRestart { isWritten.resume() }
            var draft = draft("a")
            draft.stored = { record in
                // The first write has failed.
                if record == nil { failures.add(1, ordering: .relaxed) }
                store.isFull = false
            }
            writer.write([draft], [])
        }
        #expect(failures.load(ordering: .relaxed) == 1 && store.count == 1 && store.writes == 2)
        #expect(writer.problem == nil && revision(writer.read("a")) == 1)
    }

    @Test func `removes sessions after earlier drafts of them`() {
        let store = Store()
        let writer = SnapshotWriter(store: store, log: log)
        writer.write([draft("a"), draft("b")])
        writer.remove(["a"])
        writer.remove([])
        writer.flush()
        #expect(revision(writer.read("a")) == nil && revision(writer.read("b")) == 1)
        #expect(store.removed == ["a"])
    }

    @Test func `removes records that were last used before a time`() {
        let store = Store()
        let writer = SnapshotWriter(store: store, log: log)
        writer.write([draft("a")])
        writer.flush()
        writer.removeUnused(sessionsSince: 1, clientsSince: 1)
        #expect(revision(writer.read("a")) == nil)
    }
}
