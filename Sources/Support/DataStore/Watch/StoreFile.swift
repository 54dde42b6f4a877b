import Foundation
import Synchronization

/// A database file that stores of this process have open. It tells each of them what the others commit, and what other processes do.
final class StoreFile: Sendable {
    private struct Weak<Object: AnyObject> { weak var object: Object? }

    fileprivate struct Watch {
        let number: Int32
        let connection: SQLiteConnection
        /// The version up to which the log has been read.
        var version: Int64 = 0
        /// SQLite's number, which changes with each commit of another connection.
        var dataVersion: Int64 = 0
        /// The commits of this process after `version`.
        var own: Set<Int64> = []
    }

    private struct State {
        var members: [Weak<StoreObservers>] = []
        var observations = 0
        var watch: Watch?
    }

    private static let files = Mutex<[FileIdentity: Weak<StoreFile>]>([:])

    let path: String
    private let identity: FileIdentity
    private let state = Mutex(State())

    /// The file at a path, which exists.
    static func open(_ path: String) throws(StoreError) -> StoreFile {
        guard let identity = FileIdentity(path) else { throw .deleted(path: path) }
        return files.withLock { files in
            if let file = files[identity]?.object { return file }
            files = files.filter { $0.value.object != nil }
            let file = StoreFile(path, identity)
            files[identity] = Weak(object: file)
            return file
        }
    }

    private init(_ path: String, _ identity: FileIdentity) {
        self.path = path
        self.identity = identity
    }

    /// Throws an error if the file is no longer at its path. Commits would go to a file that nobody can open again.
    func check() throws(StoreError) {
        if FileIdentity(path) != identity { throw .deleted(path: path) }
    }

    func add(_ observers: StoreObservers) {
        state.withLock { state in
            state.members.removeAll { $0.object == nil }
            state.members.append(Weak(object: observers))
        }
    }

    // MARK: Commits of this process

    /// Notes a commit before it ends, so that the watch takes it for one of this process.
    func willCommit(_ version: Int64) { state.withLock { _ = $0.watch?.own.insert(version) } }
    func didNotCommit(_ version: Int64) { state.withLock { _ = $0.watch?.own.remove(version) } }

    /// Tells the other stores of this process.
    func didCommit(_ change: StoreChange, by store: StoreObservers) {
        var change = change
        change.origin = .thisProcess
        notify(change, except: store)
    }

    private func notify(_ change: StoreChange, except store: StoreObservers? = nil) {
        for observers in state.withLock({ $0.members.compactMap(\.object) }) where observers !== store {
            observers.notify(change)
        }
    }

    // MARK: Commits of other processes

    /// Watches the file until as many calls of `endWatch` have followed.
    func beginWatch(open: () throws(StoreError) -> SQLiteConnection) {
        state.withLock { state in
            state.observations += 1
            guard state.watch == nil, let connection = try? open() else { return }
            // SQLite writes commits to the log first. The system may refuse the watch, or there is no log.
            guard let number = FileWatcher.shared.add(path + "-wal", look: { [weak self] in self?.look() }) else {
                return
            }
            var watch = Watch(number: number, connection: connection)
            try? watch.begin()
            state.watch = watch
        }
    }

    func endWatch() {
        state.withLock { state in
            state.observations -= 1
            guard state.observations == 0, let watch = state.watch else { return }
            FileWatcher.shared.remove(watch.number)
            state.watch = nil
        }
    }

    /// Reads the log of commits if there was one.
    func look() {
        let change = state.withLock { state -> StoreChange? in
            guard var watch = state.watch else { return nil }
            defer { state.watch = watch }
            return try? watch.read()
        }
        if let change { notify(change) }
    }
}

extension StoreFile.Watch {
    private func currentDataVersion() throws(StoreError) -> Int64 {
        try connection.integer("PRAGMA data_version") ?? 0
    }

    // One transaction reads the number and the log. Otherwise, the watch would miss a commit between the two reads, or take it for that of a
    // program that does not know the log.

    /// Notes the commits so far.
    fileprivate mutating func begin() throws(StoreError) {
        try connection.transaction(.reading) { () throws(StoreError) in
            dataVersion = try currentDataVersion()
            version = try ChangeLog.version(on: connection)
        }
    }

    /// The commits of other processes since the last call; nil without any.
    fileprivate mutating func read() throws(StoreError) -> StoreChange? {
        if try currentDataVersion() == dataVersion { return nil }
        return try connection.transaction(.reading) { () throws(StoreError) in
            dataVersion = try currentDataVersion()
            return try readLog()
        }
    }

    private mutating func readLog() throws(StoreError) -> StoreChange? {
        var tables: Set<String> = []
        let start = version
        var isForeign = false
        try connection.run(
            "SELECT version, tables FROM espalier_changes WHERE version > ?1 ORDER BY version", [.integer(start)]
        ) { statement in
            let number = statement.integer(0)
            // Older commits are no longer in the log.
            if number > version + 1 { isForeign = true }
            version = number
            if own.remove(number) == nil { tables.formUnion(statement.text(1).split(separator: "\n").map(String.init)) }
        }
        // A commit that is not in the log is that of a program which does not know the log. SQLite's number may also change because its own
        // log begins anew, after a thousand pages: then all tables are taken for changed without need.
        if version == start || isForeign { tables = [StoreChange.allTables] }
        own = own.filter { $0 > version }
        return tables.isEmpty ? nil : StoreChange(tables: tables, version: version, origin: .otherProcess)
    }
}
