internal import EspalierCSQLite
import Foundation

/// A SQLite database. It owns the library's connection and is used by one thread at a time.
final class SQLiteDatabase {
    struct Failure: Error, CustomStringConvertible {
        let description: String
        /// The library's result code.
        let code: Int32

        /// Whether the file is damaged or not a database.
        var isDamage: Bool { code & 0xFF == SQLITE_CORRUPT || code & 0xFF == SQLITE_NOTADB }
    }

    enum Value {
        case integer(Int)
        case real(Double)
        case text(String)
        case blob(Data)
    }

    private let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// - Parameter isNew: Whether a missing file is made.
    init(path: String, isNew: Bool = true) throws(Failure) {
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(
            path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (isNew ? SQLITE_OPEN_CREATE : 0), nil)
        guard code == SQLITE_OK, let connection else {
            let message = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(connection)
            throw Failure(description: "cannot open the file \(path): \(message)", code: code)
        }
        self.connection = connection
        sqlite3_busy_timeout(connection, 2000)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(connection)
    }

    /// Runs statements without values or results.
    func execute(_ sql: String) throws(Failure) {
        guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Runs a statement, which is prepared once, and passes each row's columns to `row`.
    func run(_ sql: String, _ values: [Value] = [], row: (Row) -> Void = { _ in }) throws(Failure) {
        let statement = try prepare(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { bind(value, to: statement, at: Int32(index + 1)) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: row(Row(statement: statement))
            case SQLITE_DONE: return
            default: throw failure()
            }
        }
    }

    private func prepare(_ sql: String) throws(Failure) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let statement
        else { throw failure() }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: Value, to statement: OpaquePointer, at index: Int32) {
        // SQLITE_TRANSIENT is a cast, which Swift does not import. It makes the library copy the value.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .integer(let integer): sqlite3_bind_int64(statement, index, Int64(integer))
        case .real(let real): sqlite3_bind_double(statement, index, real)
        case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copied)
        case .blob(let data):
            _ = data.withUnsafeBytes { bytes in
                bytes.isEmpty
                    ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), copied)
            }
        }
    }

    private func failure() -> Failure {
        Failure(
            description: String(cString: sqlite3_errmsg(connection)), code: sqlite3_extended_errcode(connection))
    }

    /// The columns of a result's row, valid only while it is the current row.
    struct Row {
        fileprivate let statement: OpaquePointer

        func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
        func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

        func text(_ column: Int32) -> String {
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
        }

        func blob(_ column: Int32) -> Data {
            guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
            return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
        }
    }
}
