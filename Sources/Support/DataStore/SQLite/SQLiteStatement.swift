internal import EspalierCSQLite
import Foundation

/// A prepared statement. It belongs to the thread that uses its connection.
final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let connection: SQLiteConnection

    init(_ sql: String, on connection: SQLiteConnection) throws(StoreError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(
            connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw connection.failure() }
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    // SQLITE_TRANSIENT is a cast, which Swift does not import. It makes the library copy the value.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    /// Binds a value to the parameter `?index`; the first one is 1. NaN becomes null, because SQLite has no NaN.
    func bind(_ value: StoredValue, at index: Int) throws(StoreError) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(handle, Int32(index))
            case .integer(let integer): sqlite3_bind_int64(handle, Int32(index), integer)
            case .real(let real): sqlite3_bind_double(handle, Int32(index), real)
            case .text(let text): bind(text, at: Int32(index))
            case .data(let data): bind(data, at: Int32(index))
            }
        guard code == SQLITE_OK else { throw connection.failure() }
    }

    func bind(_ integer: Int64, at index: Int) { sqlite3_bind_int64(handle, Int32(index), integer) }

    private func bind(_ text: String, at index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return sqlite3_bind_text(handle, index, "", 0, nil) }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                // The length is explicit, so that a text may contain NUL.
                sqlite3_bind_text64(
                    handle, index, $0, UInt64(bytes.count), SQLiteStatement.copied, UInt8(SQLITE_UTF8))
            }
        }
    }

    private func bind(_ data: Data, at index: Int32) -> Int32 {
        data.withUnsafeBytes { bytes in
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(handle, index, 0)
                : sqlite3_bind_blob64(
                    handle, index, bytes.baseAddress, UInt64(bytes.count), SQLiteStatement.copied)
        }
    }

    /// Goes to the next row. Returns false at the end.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.failure()
        }
    }

    /// Makes the statement ready for the next use. Large bound values are freed.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// Makes the statement ready for a use that binds every parameter again.
    func restart() { sqlite3_reset(handle) }

    // MARK: The current row

    var columnCount: Int { Int(sqlite3_column_count(handle)) }

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }
    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }
    func text(_ column: Int) -> String { String(decoding: textBytes(column), as: UTF8.self) }

    func value(_ column: Int) -> StoredValue {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, Int32(column)))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .data(Data(blobBytes(column)))
        default: .null
        }
    }

    /// The value of a column without a copy. Bytes are valid until the next step.
    func rawValue(_ column: Int) -> RawValue {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, Int32(column)))
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, Int32(column)))
        case SQLITE_TEXT: .text(textBytes(column))
        case SQLITE_BLOB: .data(blobBytes(column))
        default: .null
        }
    }

    enum RawValue {
        case null
        case integer(Int64)
        case real(Double)
        case text(UnsafeRawBufferPointer)
        case data(UnsafeRawBufferPointer)
    }

    private func textBytes(_ column: Int) -> UnsafeRawBufferPointer {
        // The text comes before its length: asking for the text may convert the value.
        let start = sqlite3_column_text(handle, Int32(column))
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column))))
    }

    private func blobBytes(_ column: Int) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, Int32(column))
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column))))
    }
}
