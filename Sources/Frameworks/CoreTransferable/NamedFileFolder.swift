import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The folder of the process for its named files. The process holds a lock on it. Folders without a lock are those of processes that
/// have ended, which the next process removes.
enum NamedFileFolder {
    private static let prefix = "espalier-files-"

    /// The folder, made when it is first used; the failure if that is impossible.
    private static let root = Result { () throws(CocoaError) -> URL in
        let place = FileManager.default.temporaryDirectory
        removeOthers(in: place)
        // `mkdtemp` replaces the last six characters, and lets only this user enter.
        var path = Array((place.path + "/" + prefix + "XXXXXX").utf8CString)
        guard mkdtemp(&path) != nil else { throw CocoaError(.fileWriteUnknown) }
        let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // The descriptor stays open, and with it the lock, until the process ends.
        guard lock(name) != nil else { throw CocoaError(.fileWriteUnknown) }
        return URL(fileURLWithPath: name, isDirectory: true)
    }

    /// A new folder for one file.
    static func makeFolder() throws -> URL {
        let folder = try root.get().appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return folder
    }

    /// Locks a folder. Returns the descriptor that holds the lock; nil if another process does.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Removes the folders of processes that have ended.
    private static func removeOthers(in place: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = place.path + "/" + name
            var status = stat()
            // A folder that is younger may belong to a process that has not locked it yet.
            guard lstat(path, &status) == 0, status.st_uid == geteuid(), time(nil) - status.st_mtim.tv_sec > 60,
                let descriptor = lock(path)
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(descriptor)
        }
    }
}
