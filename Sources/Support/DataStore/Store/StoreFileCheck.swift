import Foundation

/// Checks a file before SQLite opens it.
///
/// The file is not opened here: when a process closes a file, it loses all its POSIX locks on it, also those of SQLite's connections
/// (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
enum StoreFileCheck {
    /// Throws an error for a path that cannot be that of a database. Makes the folder for a new one.
    static func check(_ path: String, mayCreate: Bool) throws(StoreError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard mayCreate else { throw .cannotOpen(path: path, detail: "there is no such file") }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            do {
                // Only the server's user reads it.
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch { throw .cannotOpen(path: path, detail: "its folder cannot be made") }
            return
        }
        if status.st_mode & S_IFMT == S_IFDIR { throw .cannotOpen(path: path, detail: "it is a folder") }
    }

    /// Whether commits are in the log that are not yet in the file.
    static func hasLog(_ path: String) -> Bool {
        var status = stat()
        return stat(path + "-wal", &status) == 0 && status.st_size > 0
    }
}
