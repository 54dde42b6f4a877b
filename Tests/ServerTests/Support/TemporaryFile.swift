import Foundation

/// A separate session file path for each test. All files are removed at the end.
final class TemporaryFile: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "sessions-\(UUID().uuidString).db").path

    /// Deletes the file and all files that SQLite keeps beside it.
    func delete() {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    deinit {
        delete()
        for suffix in ["-lock", "-work"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
}
