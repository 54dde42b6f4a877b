#if DEBUG
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #endif

    /// The claim of the one process that watches a package. It ends with the process.
    struct WatchClaim {
        /// - Parameter scratch: The folder of the build.
        /// - Throws: A failure that names the process that watches the package.
        init(scratch: String, folder: String) throws(WatchedPackage.Failure) {
            let path = scratch + "/watch-lock"
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else {
                throw WatchedPackage.Failure(message: "cannot make \(path): \(String(cString: strerror(errno)))")
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                var bytes = [UInt8](repeating: 0, count: 16)
                let count = max(pread(descriptor, &bytes, bytes.count, 0), 0)
                close(descriptor)
                let owner = Int32(String(decoding: bytes.prefix(count).prefix { $0 != 10 }, as: UTF8.self))
                throw WatchedPackage.Failure(
                    message:
                        "\(folder) is watched by \(owner.map { "the process \($0)" } ?? "another process") already: "
                        + "end that, or start this one without --watch")
            }
            // The descriptor stays open, and with it the lock.
            let text = Array("\(getpid())\n".utf8)
            if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
        }
    }
#endif
