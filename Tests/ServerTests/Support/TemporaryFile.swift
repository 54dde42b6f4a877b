import Foundation

/// A file of its own for each test.
final class TemporaryFile {
    let path = FileManager.default.temporaryDirectory.appending(path: "sessions-\(UUID().uuidString).db").path

    deinit {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
}
