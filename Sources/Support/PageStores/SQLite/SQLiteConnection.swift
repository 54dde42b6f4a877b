internal import EspalierCSQLite

/// A connection to a file of SQLite with its prepared statements.
///
/// Unchecked: it is used by one thread at a time. `SQLiteFile` guards each connection with a mutex.
final class SQLiteConnection: @unchecked Sendable {
    enum Value {
        case null
        case integer(Int64)
        case text(String)
        case blob([UInt8])
    }

    private let handle: OpaquePointer
    private let path: String
    private var statements: [String: OpaquePointer] = [:]

    init(path: String) throws(PageStoreError) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw SQLiteFailure.error(code: code, message: message, path: path)
        }
        self.handle = handle
        self.path = path
        sqlite3_busy_timeout(handle, 3000)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs statements without values or results.
    func execute(_ sql: String) throws(PageStoreError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Runs a statement, which is prepared once, and passes each row to `row`. Returns the number of changed rows.
    @discardableResult
    func run(
        _ sql: String, _ values: [Value] = [], row: (SQLiteRow) throws(PageStoreError) -> Void = { _ in }
    ) throws(PageStoreError) -> Int {
        let statement = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() {
            guard bind(value, to: statement, at: Int32(index + 1)) == SQLITE_OK else { throw failure() }
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: try row(SQLiteRow(statement: statement))
            case SQLITE_DONE: return Int(sqlite3_changes(handle))
            default: throw failure()
            }
        }
    }

    /// The integer in the first column of the first row; nil without a row.
    func integer(_ sql: String, _ values: [Value] = []) throws(PageStoreError) -> Int64? {
        var result: Int64?
        try run(sql, values) { result = result ?? $0.integer(0) }
        return result
    }

    enum Access { case read, write }

    /// Runs `body` in a transaction. One that writes holds the write lock from the start, so that what it reads stays true until it has written.
    func transaction<Result>(
        _ access: Access = .write, _ body: () throws(PageStoreError) -> Result
    ) throws(PageStoreError) -> Result {
        try run(access == .read ? "BEGIN" : "BEGIN IMMEDIATE")
        do throws(PageStoreError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // SQLite has already ended the transaction after some errors, such as a full disk.
            if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
            throw error
        }
    }

    private func prepare(_ sql: String) throws(PageStoreError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure() }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: Value, to statement: OpaquePointer, at index: Int32) -> Int32 {
        // SQLITE_TRANSIENT is a cast, which Swift does not import. It makes the library copy the value.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let integer): sqlite3_bind_int64(statement, index, integer)
        case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copied)
        case .blob(let bytes):
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(statement, index, 0)
                : sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), copied)
        }
    }

    private func failure() -> PageStoreError {
        SQLiteFailure.error(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), path: path)
    }
}

/// The columns of a row, valid only while it is the current one.
struct SQLiteRow {
    fileprivate let statement: OpaquePointer

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func text(_ column: Int32) -> String {
        // The text comes before its length: asking for the text may convert the value.
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }
}
