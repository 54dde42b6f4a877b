import EspalierPageStores
import EspalierViews
import Foundation

/// Where the pages of this process are kept.
@MainActor
struct PageStorage {
    var store: any SnapshotStore
    /// The browsers of this process, if others have the same store.
    var ownership: PageOwnership?
    /// The record of this process's current work; nil if no page survives the process.
    var work: WorkRecord?
    /// That record and those of the other workers; nil without them.
    var records: WorkerRecords?
}

extension ServerProgram {
    /// Opens the place for pages that the options name, or the supervisor of this process.
    static func openStore(_ options: ServerOptions, _ worker: Worker?) throws -> PageStorage {
        var address = options.store
        if let text = worker?.plan.store { address = try PageStoreAddress(parsing: text) }
        guard let address else {
            guard let file = options.sessionsFile else { return PageStorage(store: MemorySnapshotStore()) }
            return PageStorage(store: try openFile(file), work: try WorkRecord(beside: file))
        }
        let name = SessionID.random()
        let opened = try PageStores.open(
            address, app: AppName.current, worker: name, password: try options.storePassword(),
            log: { level, message, fields in
                let level = Log.Level.allCases.first { $0.name == level } ?? .warning
                Log.shared.write(level, "store", [("message", message)] + fields.map { (name: $0.0, value: $0.1) })
            })
        let ownership = try PageOwnership(
            store: opened.store, messages: opened.messages, worker: name, log: .shared)
        ownership.connect(.shared)
        var storage = PageStorage(store: SharedSnapshotStore(ownership), ownership: ownership)
        if let folder = worker?.plan.folder {
            storage.records = try WorkerRecords(of: name, in: folder)
            storage.work = storage.records?.own
        }
        return storage
    }

    private static func openFile(_ file: String) throws -> SQLiteSnapshotStore {
        let claim = try FileClaim(of: file)
        do throws(SQLiteSnapshotStore.Failure) { return try SQLiteSnapshotStore(path: file, claim: claim) } catch {
            guard !error.message.contains(file) else { throw error }
            throw SQLiteSnapshotStore.Failure(message: "the session file \(file) cannot be used: \(error.message)")
        }
    }
}
