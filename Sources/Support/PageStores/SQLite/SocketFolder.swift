import Glibc

/// The sockets of workers in a folder.
final class SocketFolder: Sendable {
    let path: String
    /// The folder itself, by which sockets are found whose path is too long for an address.
    private let descriptor: Int32

    /// Makes the folder, for the program's user only.
    init(_ path: String) throws(PageStoreError) {
        self.path = path
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            throw .unusable("the folder \(path) cannot be made: \(String(cString: strerror(errno)))")
        }
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .unusable("the folder \(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else {
            // `deinit` closes the descriptor.
            throw .unusable("the folder \(path) belongs to another user; the workers of an app have the same user")
        }
        // Others could send messages, or take the place of a worker.
        if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o700) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Calls `body`, `bind` or `connect`, with the address of a worker's socket.
    func withAddress(
        of worker: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path) - 1
        var name = path + "/" + worker
        if name.utf8.count > capacity { name = "/proc/self/fd/\(descriptor)/\(worker)" }
        guard name.utf8.count <= capacity else {
            errno = ENAMETOOLONG
            return -1
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// The names of the sockets.
    func workers() -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var result: [String] = []
        while let entry = readdir(folder) {
            guard entry.pointee.d_type == UInt8(DT_SOCK) else { continue }
            result.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return result
    }

    func remove(_ worker: String) { unlinkat(descriptor, worker, 0) }

    /// A socket that is connected to a worker's; nil with the socket's file removed if its process has ended.
    func connect(to worker: String) -> Int32? {
        let socket = Glibc.socket(
            AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        if withAddress(of: worker, { Glibc.connect(socket, $0, $1) }) == 0 {
            var size: Int32 = 1 << 20
            setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
            return socket
        }
        if errno == ECONNREFUSED { remove(worker) }
        close(socket)
        return nil
    }
}
