import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// One process's claim on a session file: an operating system lock on the file `FILE-lock` beside it.
///
/// The lock always ends with the process, so it cannot become stale. Only this type decides which process may write a
/// session file.
package final class FileClaim: Sendable {
    /// The reason why a file cannot be claimed.
    package struct Failure: Error, CustomStringConvertible {
        package let message: String
        package var description: String { message }
    }

    /// The path of the claimed file, without symbolic links.
    package let file: String
    private let path: String
    private let descriptor: Mutex<Int32>

    /// Claims a file, which need not exist yet. Waits a moment for a process that is ending.
    package init(of file: String, patience: Duration = .seconds(1)) throws(Failure) {
        self.file = FileClaim.resolved(file)
        path = self.file + "-lock"
        let deadline = ContinuousClock.now + patience
        while true {
            do throws(Failure) {
                descriptor = Mutex(try FileClaim.lock(path, of: file))
                return
            } catch {
                if ContinuousClock.now >= deadline { throw error }
                usleep(50_000)
            }
        }
    }

    deinit {
        _ = descriptor.withLock { close($0) }
    }

    /// Ensures that the claim still holds: a deleted lock file is created and locked again.
    package func renew() throws(Failure) {
        do {
            try descriptor.withLock { descriptor in
                guard FileIdentity(path) != FileIdentity(descriptor: descriptor) else { return }
                let renewed = try FileClaim.lock(path, of: file)
                close(descriptor)
                descriptor = renewed
            }
        } catch let error as Failure {
            throw error
        } catch {
            throw Failure(message: "\(error)")
        }
    }

    private static func lock(_ path: String, of file: String) throws(Failure) -> Int32 {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Failure(message: "cannot make \(path): \(String(cString: strerror(errno)))")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            defer { close(descriptor) }
            guard code == EWOULDBLOCK else {
                throw Failure(message: "cannot lock \(path): \(String(cString: strerror(code)))")
            }
            let owner = FileClaim.owner(descriptor)
            throw Failure(
                message:
                    "the session file \(file) is used by \(owner): end that, or choose another file with --sessions")
        }
        // The owner's process id is for error messages only.
        let text = Array("\(getpid())\n".utf8)
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
        return descriptor
    }

    private static func owner(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        return Int32(text.prefix { $0 != "\n" }).map { "the process \($0)" } ?? "another process"
    }

    /// A path without symbolic links, so that all names of a file use one lock.
    static func resolved(_ file: String) -> String {
        if let whole = realpath(file, nil) {
            defer { free(whole) }
            return String(cString: whole)
        }
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        guard let name = parts.last, let real = realpath(parts.count == 1 ? "." : folder.isEmpty ? "/" : folder, nil)
        else { return file }
        defer { free(real) }
        return String(cString: real) + "/" + name
    }
}
