internal import EspalierCSQLite

/// A connection to a database. It owns the library's object and a bounded cache of prepared statements.
///
/// Unchecked: a connection is used by one thread at a time. `ConnectionPool` lends a reader to one caller, and a mutex guards the
/// writer.
final class SQLiteConnection: @unchecked Sendable {
    enum Access {
        case readOnly, readWrite
        /// For files in a folder in which nothing can be written, so that SQLite cannot keep its shared index there.
        case immutable
    }

    let handle: OpaquePointer
    /// The path of the file, for messages.
    let path: String
    private var statements = StatementCache(capacity: 96)
    /// Collations and functions that this connection has beside SQLite's.
    var collations: Set<String> = []
    /// The tables whose rows have changed since the last call of `takeChangedTables`.
    private let changedTables = ChangedTables()

    init(path: String, access: Access) throws(StoreError) {
        var handle: OpaquePointer?
        var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        var name = path
        switch access {
        case .readOnly: flags |= SQLITE_OPEN_READONLY
        case .readWrite: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .immutable:
            flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            name = "file:" + SQLiteConnection.escaped(path) + "?immutable=1"
        }
        let code = sqlite3_open_v2(name, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw StoreError(code: code, message: message, path: path)
        }
        self.handle = handle
        self.path = path
        // A view or trigger of a file that somebody else has made must not call functions with effects.
        sqlite3_exec(handle, "PRAGMA trusted_schema = OFF", nil, nil, nil)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    private static func escaped(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "%"): result += "%25"
            case UInt8(ascii: "?"): result += "%3f"
            case UInt8(ascii: "#"): result += "%23"
            default: result.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return result
    }

    /// The error of the last call.
    func failure() -> StoreError {
        StoreError(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), path: path)
    }

    /// Runs statements without bindings or results.
    func execute(_ sql: String) throws(StoreError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// A statement, which is prepared once while the cache keeps it.
    func statement(_ sql: String) throws(StoreError) -> SQLiteStatement {
        if let statement = statements[sql] { return statement }
        let statement = try SQLiteStatement(sql, on: self)
        statements[sql] = statement
        return statement
    }

    /// Runs a statement and passes each row to `row`. The statement is reset afterwards, which ends its read transaction.
    func run(
        _ sql: String, _ bindings: [StoredValue] = [], row: (SQLiteStatement) throws(StoreError) -> Void = { _ in }
    ) throws(StoreError) {
        let statement = try statement(sql)
        defer { statement.reset() }
        for (index, value) in bindings.enumerated() { try statement.bind(value, at: index + 1) }
        while try statement.step() { try row(statement) }
    }

    /// The integer in the first column of the first row; nil without a row.
    func integer(_ sql: String, _ bindings: [StoredValue] = []) throws(StoreError) -> Int64? {
        let statement = try statement(sql)
        defer { statement.reset() }
        for (index, value) in bindings.enumerated() { try statement.bind(value, at: index + 1) }
        return try statement.step() && !statement.isNull(0) ? statement.integer(0) : nil
    }

    /// The text in the first column of the first row; nil without a row.
    func text(_ sql: String, _ bindings: [StoredValue] = []) throws(StoreError) -> String? {
        let statement = try statement(sql)
        defer { statement.reset() }
        for (index, value) in bindings.enumerated() { try statement.bind(value, at: index + 1) }
        return try statement.step() && !statement.isNull(0) ? statement.text(0) : nil
    }

    /// The number of rows that the last statement changed, without those that foreign keys changed.
    var changes: Int { Int(sqlite3_changes64(handle)) }

    /// The id of the row that the last `INSERT` wrote.
    var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Whether the open transaction would leave references to rows that do not exist.
    var hasDanglingReferences: Bool {
        var current: Int32 = 0
        var highest: Int32 = 0
        sqlite3_db_status(handle, SQLITE_DBSTATUS_DEFERRED_FKS, &current, &highest, 0)
        return current != 0
    }

    /// Whether the file can only be read.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// The number of pages in the log after the last commit.
    var logPages = 0

    /// Keeps `logPages` up to date. This replaces SQLite's own checkpoints.
    func countLogPages() {
        _ = sqlite3_wal_hook(
            handle,
            { context, _, _, pages in
                guard let context else { return SQLITE_OK }
                Unmanaged<SQLiteConnection>.fromOpaque(context).takeUnretainedValue().logPages = Int(pages)
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Copies pages from the log to the database as far as no reader needs the log (a passive checkpoint).
    func moveLog() { sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil) }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    enum TransactionKind: String {
        /// All reads see the same state of the file.
        case reading = "BEGIN"
        /// The transaction holds the write lock from the start, so that what it reads stays true until it has written.
        case writing = "BEGIN IMMEDIATE"
    }

    /// Runs `body` in a transaction.
    func transaction<Result>(
        _ kind: TransactionKind = .writing, _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try run(kind.rawValue)
        do throws(StoreError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            rollback()
            throw error
        }
    }

    /// Ends an open transaction without its changes. SQLite has already ended it after some errors, such as a full disk.
    func rollback() {
        if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
    }

    func waitWhenBusy(milliseconds: Int) { sqlite3_busy_timeout(handle, Int32(milliseconds)) }

    /// Frees the cached pages and statements, which the next use makes again.
    func releaseMemory() {
        statements.removeAll()
        sqlite3_db_release_memory(handle)
    }

    // MARK: Changed tables

    /// Collects the names of tables whose rows change, also by the actions of foreign keys.
    func collectChangedTables() {
        _ = sqlite3_update_hook(
            handle,
            { context, _, _, table, _ in
                guard let context, let table else { return }
                Unmanaged<ChangedTables>.fromOpaque(context).takeUnretainedValue().insert(table)
            }, Unmanaged.passUnretained(changedTables).toOpaque())
    }

    /// The collected names, which are forgotten.
    func takeChangedTables() -> Set<String> { changedTables.take() }
}

/// The names that SQLite reports row by row. It passes the same pointer for the same table, so most calls compare one pointer.
private final class ChangedTables {
    private var names: Set<String> = []
    private var last: UnsafePointer<CChar>?

    func insert(_ table: UnsafePointer<CChar>) {
        if table == last { return }
        last = table
        names.insert(String(cString: table))
    }

    func take() -> Set<String> {
        defer { names = [] }
        last = nil
        // Without the store's own tables.
        return names.filter { !$0.hasPrefix("espalier_") }
    }
}
