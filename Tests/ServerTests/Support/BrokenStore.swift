import Synchronization

@testable import EspalierServer

/// A store that survives the simulated process, and that can be made to fail.
final class BrokenStore: ListedSnapshotStore {
    struct Full: Error, CustomStringConvertible {
        let description = "database or disk is full"
    }

    private let kept = MemorySnapshotStore()
    private let failing = Mutex(false)
    private let attempts = Mutex(0)

    var isFull: Bool {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// The number of attempted writes.
    var writes: Int { attempts.withLock { $0 } }

    var isDurable: Bool { true }
    var secret: [UInt8] { kept.secret }
    var count: Int { kept.count }

    func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws -> Set<String> {
        attempts.withLock { $0 += 1 }
        if isFull { throw Full() }
        return kept.write(records, clients)
    }

    func read(_ session: String) throws -> SnapshotRecord? { kept.read(session) }
    func remove(_ sessions: [String]) throws { kept.remove(sessions) }
    func sessions(of client: String) -> [String] { kept.sessions(of: client) }
    func identifiedClients() -> [ClientRecord] { kept.identifiedClients() }
    func removeClient(_ id: String) { kept.removeClient(id) }
    func readClient(_ id: String) throws -> ClientRecord? { kept.readClient(id) }
    func removeUnused(sessionsSince time: Double, clientsSince clientTime: Double) throws {
        kept.removeUnused(sessionsSince: time, clientsSince: clientTime)
    }
}
