internal import EspalierCSQLite

/// Errors of SQLite as sentences for operators.
enum SQLiteFailure {
    static func error(code: Int32, message: String, path: String) -> PageStoreError {
        switch code & 0xFF {
        case SQLITE_NOTADB:
            return .unusable("\(path) is not a database of SQLite; name another file, or move this one away")
        case SQLITE_CORRUPT:
            return .unusable("\(path) is damaged (\(message)); restore it, or move it away to begin anew")
        case SQLITE_READONLY:
            // The message of the system is "attempt to write a readonly database", also when the file has been moved.
            if code == readOnlyMoved { return moved(path) }
            return .unusable("\(path) is read-only; let the program's user write the file and its folder")
        case SQLITE_CANTOPEN:
            return .unusable("\(path) cannot be opened (\(message)); its folder must exist and be writable")
        case SQLITE_PERM, SQLITE_AUTH: return .unusable("\(path) cannot be opened: \(message)")
        case SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_CONSTRAINT:
            return .unusable("\(path) is no store of pages of this version: \(message)")
        case SQLITE_FULL: return .unavailable("the disk of \(path) is full")
        case SQLITE_BUSY, SQLITE_LOCKED: return .unavailable("\(path) is locked by another process for seconds")
        default: return .unavailable("\(path) cannot be used: \(message)")
        }
    }

    /// The error for a file that is no longer where it was opened.
    static func moved(_ path: String) -> PageStoreError {
        .unusable("\(path) was deleted or replaced while it was in use; put it back, or restart all workers")
    }

    /// SQLITE_READONLY_DBMOVED, a macro that Swift does not import.
    private static let readOnlyMoved = SQLITE_READONLY | 4 << 8
}
