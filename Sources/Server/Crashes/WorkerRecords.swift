import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The records of the work of several processes, in a folder. Work that ended one of them is not repeated by the others.
@MainActor
package final class WorkerRecords {
    let own: WorkRecord
    private let folder: String
    private let log: Log
    /// Locked as long as the process exists, so that others know that its work goes on.
    private let lock: Int32

    /// The time in seconds for which the record of an ended process is kept, so that all others have seen it.
    private static let rest = 3600.0

    /// Creates the record of a worker, and takes over what earlier ones have recorded.
    ///
    /// - Parameter worker: The name of the process, which no other one has had.
    package init(of worker: String, in folder: String, log: Log = .shared) throws(WorkRecord.Failure) {
        self.folder = folder
        self.log = log
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw WorkRecord.Failure(message: "cannot make the folder \(folder): \(error.localizedDescription)")
        }
        own = try WorkRecord(path: Self.path(of: worker, in: folder), log: log)
        lock = open(own.path, O_RDWR | O_CLOEXEC)
        flock(lock, LOCK_EX | LOCK_NB)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(Self.suffix) {
            let other = String(name.dropLast(Self.suffix.count))
            if other != worker { adopt(other, removesOld: true) }
        }
    }

    deinit { close(lock) }

    /// Takes over what a process has recorded that has ended.
    package func ended(_ worker: String) { adopt(worker, removesOld: false) }

    private static let suffix = ".work"
    private static func path(of worker: String, in folder: String) -> String { folder + "/" + worker + suffix }

    private func adopt(_ worker: String, removesOld: Bool) {
        guard !worker.contains("/") else { return }
        let path = Self.path(of: worker, in: folder)
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let hasEnded = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        do throws(WorkRecord.Failure) { try own.adopt(path, hasEnded: hasEnded) } catch {
            log.write(.warning, "record of work", [("message", error.message)])
        }
        var status = stat()
        guard removesOld, hasEnded, fstat(descriptor, &status) == 0,
            Double(status.st_mtim.tv_sec) < Date().timeIntervalSince1970 - Self.rest
        else { return }
        unlink(path)
    }
}
