import Foundation
import Synchronization

/// A database with the tables of a layout.
///
/// One connection writes, and others read, on any thread. A reader sees the last commit that ended before it began. A store in memory
/// has a single connection, which does both. Several stores may be open on a file, also in several processes.
package final class DataStore: Sendable {
    package enum Location: Sendable, Hashable {
        case memory
        /// The path of the database. Its folder is made if it is missing. Beside it are its log (`-wal`), the log's index (`-shm`) and,
        /// for large data, a folder with the suffix `-files`.
        case file(String)
    }

    package let location: Location
    package let layout: StoreLayout
    package let allowsSave: Bool
    package let options: StoreOptions
    let index: LayoutIndex
    let opener: StoreOpener
    let writer: Mutex<SQLiteConnection>
    private let readers: ConnectionPool?
    let observers: StoreObservers
    /// Nil for a store in memory.
    let file: StoreFile?
    /// Whether a thread is copying the log to the database.
    let isMovingLog = Atomic(false)

    /// Opens or creates a store.
    ///
    /// A file with an older layout is migrated, in one transaction, unless the options refuse it.
    ///
    /// - Parameter allowsSave: False for a file that is only read; it must exist and have this layout.
    package init(
        _ location: Location, layout: StoreLayout, allowsSave: Bool = true, options: StoreOptions = StoreOptions()
    ) throws(StoreError) {
        self.location = location
        self.layout = layout
        self.allowsSave = allowsSave
        self.options = options
        let index = try LayoutIndex(layout)
        let opener = StoreOpener(location: location, allowsSave: allowsSave, options: options)
        let connection = try opener.open(for: index)
        self.index = index
        self.opener = opener
        observers = StoreObservers(tables: Set(layout.tables.map(\.name) + layout.joins.map(\.name)))
        writer = Mutex(connection)
        if case .file(let path) = location {
            let file = try StoreFile.open(path)
            file.add(observers)
            self.file = file
            readers = ConnectionPool(capacity: 4) { () throws(StoreError) in try opener.openReader() }
        } else {
            file = nil
            readers = nil
        }
    }

    /// Runs `body` with a connection that may read.
    func reading<Result: Sendable>(
        _ body: (SQLiteConnection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try file?.check()
        if let readers { return try readers.use(body) }
        return try writer.withLock { (connection) throws(StoreError) in try body(connection) }
    }

    /// Frees what only makes the next use faster: idle connections, cached pages and statements.
    package func releaseMemory() {
        readers?.closeIdle()
        writer.withLock { $0.releaseMemory() }
    }
}
