import Glibc

/// The program's file as it was when it was opened.
///
/// Workers are started from it also after a new version has taken its place, until the new version has shown that it serves.
final class ProgramFile {
    /// What tells one version of the file from another.
    struct Version: Equatable {
        var device: dev_t
        var inode: ino_t
        var size: off_t
        var modified: Int
        var modifiedNanoseconds: Int
        var mode: mode_t

        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            self.init(status)
        }

        /// Whether both are the same file, which may be incomplete in one of them.
        func isSameFile(as other: Version) -> Bool { device == other.device && inode == other.inode }

        fileprivate init(_ status: stat) {
            device = status.st_dev
            inode = status.st_ino
            size = status.st_size
            modified = status.st_mtim.tv_sec
            modifiedNanoseconds = status.st_mtim.tv_nsec
            mode = status.st_mode
        }
    }

    struct Failure: Error {
        let message: String
    }

    private let path: String
    private let descriptor: Int32
    let version: Version

    init(path: String) throws(Failure) {
        // O_PATH: a program may be executable without being readable.
        let opened = open(path, Int32(bitPattern: 0o10000000) | O_CLOEXEC)
        guard opened >= 0 else { throw Failure(message: "\(path): \(String(cString: strerror(errno)))") }
        // The worker's link has a low number.
        let descriptor = fcntl(opened, F_DUPFD_CLOEXEC, 16)
        let code = errno
        close(opened)
        guard descriptor >= 0 else { throw Failure(message: "\(path): \(String(cString: strerror(code)))") }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            close(descriptor)
            throw Failure(message: "\(path) is no file that can be executed")
        }
        guard access(path, X_OK) == 0 else {
            let code = errno
            close(descriptor)
            throw Failure(message: "\(path) cannot be executed: \(String(cString: strerror(code)))")
        }
        self.path = path
        self.descriptor = descriptor
        version = Version(status)
    }

    deinit { close(descriptor) }

    /// A path of this version, for the process itself and for a child before its execution. It is the file's own one as long as no
    /// other version has that.
    var executablePath: String {
        if let now = Version(path: path), now.isSameFile(as: version) { return path }
        return "/proc/self/fd/\(descriptor)"
    }
}
