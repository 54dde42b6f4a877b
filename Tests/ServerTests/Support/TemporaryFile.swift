import Foundation

/// A path for a sessions' file of its own for each test; whatever is there at the end is removed.
final class TemporaryFile: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "sessions-\(UUID().uuidString).db").path

    /// Deletes the file with all that SQLite keeps beside it.
    func delete() {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    deinit {
        delete()
        for suffix in ["-lock", "-work"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
}
