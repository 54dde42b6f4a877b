internal import EspalierCSQLite

/// The reason why a store cannot be opened, read or written. The description is a sentence for the app's author.
package enum StoreError: Error, Sendable, Hashable {
    // MARK: Opening

    /// The file is not a SQLite database.
    case notADatabase(path: String)
    /// The file is a database of another program.
    case foreignDatabase(path: String)
    /// The file is truncated or damaged.
    case damaged(path: String, detail: String)
    /// A newer version of this library has written the file.
    case newerFormat(path: String)
    /// A newer version of the app has written the file.
    case newerVersion(path: String, ofFile: String, ofApp: String)
    /// The file has other tables than those that the caller insists on.
    case otherLayout(path: String)
    case cannotOpen(path: String, detail: String)
    /// The app's tables contradict each other.
    case invalidLayout(detail: String)
    /// A row of an older layout does not fit into the new one.
    case notMigrated(table: String, column: String?, detail: String)

    // MARK: Reading and writing

    /// An expression or a change names a table or column that the layout lacks.
    case unknownName(String)
    /// A row has the same values in columns whose values are unique.
    case notUnique(table: String, columns: [String], existing: Int64, change: StoreChanges.Position)
    /// A column that is not optional would have no value.
    case missingValue(table: String, column: String, change: StoreChanges.Position)
    /// A reference would point to a row that does not exist.
    case danglingReference(table: String, row: Int64?, to: String)
    /// NaN, which SQLite cannot store.
    case notANumber(table: String, column: String, change: StoreChanges.Position)
    /// A value of another type than its column.
    case wrongType(table: String, column: String, change: StoreChanges.Position)
    /// A text or data of more than a gigabyte.
    case tooLarge(path: String)
    case readOnly(path: String)
    /// The disk is full, or the store has reached its limit of bytes.
    case full(path: String, limit: Int?)
    /// Somebody has deleted or replaced the file while the store was open.
    case deleted(path: String)
    /// Another program has kept the file locked for longer than the store waits.
    case busy(path: String)
    /// The disk does not read or write.
    case failedDisk(path: String, detail: String)
    /// Another error of SQLite, by its extended result code.
    case other(code: Int32, detail: String)

    /// The error for a result code of SQLite.
    init(code: Int32, message: String, path: String) {
        switch code & 0xFF {
        case SQLITE_NOTADB: self = .notADatabase(path: path)
        case SQLITE_CORRUPT: self = .damaged(path: path, detail: message)
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(path: path)
        case SQLITE_FULL: self = .full(path: path, limit: nil)
        case SQLITE_READONLY: self = .readOnly(path: path)
        case SQLITE_CANTOPEN, SQLITE_PERM: self = .cannotOpen(path: path, detail: message)
        case SQLITE_IOERR: self = .failedDisk(path: path, detail: message)
        case SQLITE_TOOBIG: self = .tooLarge(path: path)
        default: self = .other(code: code, detail: message)
        }
    }
}

extension StoreError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notADatabase(let path): "The file \(path) is not a database."
        case .foreignDatabase(let path): "The file \(path) is a database of another program."
        case .damaged(let path, let detail): "The database \(path) is damaged (\(detail)). Restore it from a backup."
        case .newerFormat(let path):
            "A newer version of Espalier has written the database \(path). Build the app with that version."
        case .newerVersion(let path, let ofFile, let ofApp):
            "Version \(ofFile) of the app's schema has written the database \(path), but this app has version \(ofApp). "
                + "Start the newer app, or restore a backup."
        case .otherLayout(let path): "The database \(path) has other tables than the schema."
        case .cannotOpen(let path, let detail): "The database \(path) cannot be opened (\(detail))."
        case .invalidLayout(let detail): "The schema cannot be stored: \(detail)."
        case .notMigrated(let table, let column, let detail):
            "The rows of \(column.map { "\(table).\($0)" } ?? table) cannot be migrated: \(detail)."
        case .unknownName(let name): "The schema has no \(name)."
        case .notUnique(let table, let columns, let existing, _):
            "The row \(existing) of \(table) has the same \(columns.joined(separator: ", ")), which must be unique."
        case .missingValue(let table, let column, _): "\(table).\(column) is not optional, but has no value."
        case .danglingReference(let table, let row, let to):
            "\(row.map { "The row \($0)" } ?? "A row") of \(table) refers to a row of \(to) that does not exist."
        case .notANumber(let table, let column, _): "\(table).\(column) is NaN, which a database cannot store."
        case .wrongType(let table, let column, _):
            "The value for \(table).\(column) is of another type than the column."
        case .tooLarge(let path): "A value is too large for the database \(path)."
        case .readOnly(let path): "The database \(path) is read-only."
        case .full(let path, let limit):
            limit.map { "The database \(path) has reached its limit of \($0) bytes." }
                ?? "The disk of the database \(path) is full."
        case .deleted(let path): "The database \(path) was deleted or replaced while it was open. Start the app again."
        case .busy(let path): "Another program keeps the database \(path) locked."
        case .failedDisk(let path, let detail): "The disk of the database \(path) fails (\(detail))."
        case .other(let code, let detail): "SQLite failed: \(detail) (\(code))."
        }
    }
}
