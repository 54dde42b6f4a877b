import CSQLite3
import Foundation

/// A connection to a database of SQLite. It belongs to one thread or actor.
final class Database {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A value of a column.
    enum Value {
        case null
        case integer(Int)
        case real(Double)
        case text(String)
        case blob(Data)
    }

    private let connection: OpaquePointer
    /// Statements by their text.
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a file, or makes it.
    init(path: String) throws {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close(opened)
            throw Failure(description: "\(path) cannot be opened: \(String(cString: sqlite3_errstr(code)))")
        }
        connection = opened
        try execute("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000")
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(connection)
    }

    /// Runs statements without values.
    func execute(_ statements: String) throws {
        guard sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK else { throw failure(statements) }
    }

    /// Runs a statement. Returns the number of the row that was inserted last.
    @discardableResult
    func run(_ text: String, _ values: Value...) throws -> Int {
        let statement = try prepare(text, values)
        defer { sqlite3_reset(statement) }
        guard sqlite3_step(statement) == SQLITE_DONE else { throw failure(text) }
        return Int(sqlite3_last_insert_rowid(connection))
    }

    /// Runs a query, and makes a value from each row.
    func rows<Result>(_ text: String, _ values: Value..., make: (Row) throws -> Result) throws -> [Result] {
        let statement = try prepare(text, values)
        defer { sqlite3_reset(statement) }
        var results: [Result] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: results.append(try make(Row(statement: statement)))
            case SQLITE_DONE: return results
            default: throw failure(text)
            }
        }
    }

    /// Runs all of the body or nothing of it.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    private func prepare(_ text: String, _ values: [Value]) throws -> OpaquePointer {
        let statement = try statements[text] ?? compile(text)
        sqlite3_clear_bindings(statement)
        for (index, value) in zip(Int32(1)..., values) {
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
            case .real(let value): sqlite3_bind_double(statement, index, value)
            case .text(let value): sqlite3_bind_text(statement, index, value, Int32(value.utf8.count), Self.copies)
            case .blob(let value):
                _ = value.withUnsafeBytes { bytes in
                    sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), Self.copies)
                }
            }
        }
        return statement
    }

    private func compile(_ text: String) throws -> OpaquePointer {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v3(connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let statement
        else { throw failure(text) }
        statements[text] = statement
        return statement
    }

    private func failure(_ statement: String) -> Failure {
        Failure(description: "\(String(cString: sqlite3_errmsg(connection))): \(statement)")
    }

    /// `SQLITE_TRANSIENT`: the value is copied.
    private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

/// A row that a query has found, while it is read.
struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
    func date(_ column: Int32) -> Date { Date(timeIntervalSince1970: real(column)) }

    func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func data(_ column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }
}
