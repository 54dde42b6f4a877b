import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The file of a listening socket that this process created.
final class SocketFile: Sendable {
    let path: String
    /// Refers to the file itself, whose number no other one gets meanwhile.
    private let descriptor: Int32

    /// Opens a file without reading it (open(2)), which Glibc's module for Swift lacks.
    private static let asPath: Int32 = 0x20_0000

    /// The maximum length of a path, in bytes. A NUL ends it.
    private static let maximumLength = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

    private init?(_ path: String) {
        descriptor = open(path, SocketFile.asPath | O_NOFOLLOW | O_CLOEXEC)
        self.path = path
        if descriptor < 0 { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Removes the file, unless another one is at its path now.
    func remove() {
        var (own, present) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, lstat(path, &present) == 0 else { return }
        if own.st_dev == present.st_dev, own.st_ino == present.st_ino { unlink(path) }
    }

    /// Creates a socket and listens. Replaces a socket on which nobody listens, and no other file.
    static func listen(
        at path: String, mode: mode_t?
    ) throws(ListeningSocket.Failure) -> (descriptor: Int32, file: SocketFile?) {
        func failure(_ reason: String) -> ListeningSocket.Failure {
            ListeningSocket.Failure(message: "cannot listen on unix:\(path): \(reason)")
        }
        guard path.utf8.count <= maximumLength, !path.utf8.contains(0) else {
            throw failure("the path is longer than \(maximumLength) bytes")
        }
        // Two servers that start at the same time must not replace each other's socket. Whoever may not read the folder goes without.
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        if folder >= 0 { flock(folder, LOCK_EX) }
        try removeStale(path, failure)

        let descriptor = newSocket()
        guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
        // Nobody can connect before the socket listens, so nobody connects under the mode of the umask.
        guard withAddress(path, { bind(descriptor, $0, $1) }) == 0, mode.map({ chmod(path, $0) }) ?? 0 == 0,
            Glibc.listen(descriptor, 511) == 0
        else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw failure(reason)
        }
        return (descriptor, SocketFile(path))
    }

    private static func removeStale(
        _ path: String, _ failure: (String) -> ListeningSocket.Failure
    ) throws(ListeningSocket.Failure) {
        var information = stat()
        guard lstat(path, &information) == 0 else { return }
        guard information.st_mode & S_IFMT == S_IFSOCK else {
            throw failure("there is another file, which is no socket")
        }
        let descriptor = newSocket()
        defer { close(descriptor) }
        guard withAddress(path, { connect(descriptor, $0, $1) }) != 0, errno == ECONNREFUSED else {
            throw failure("a running program uses it: stop that, or choose another path")
        }
        unlink(path)
    }

    private static func newSocket() -> Int32 {
        socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    }

    /// Calls a function with the socket address of a path, or of an abstract name, which begins with a NUL.
    ///
    /// - Parameter name: At most `maximumLength` bytes.
    static func withAddress<Result>(_ name: String, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let count = min(name.utf8.count, maximumLength)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8.prefix(count)) }
        let head = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        // An abstract name has no NUL at its end.
        let length = head + count + (name.utf8.first == 0 ? 0 : 1)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, socklen_t(length)) }
        }
    }

    /// The path in a socket address of the file system.
    static func path(of address: UnsafeRawPointer) -> String {
        var address = address.load(as: sockaddr_un.self)
        return withUnsafeBytes(of: &address.sun_path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
