internal import EspalierCEpoll
import EspalierViews
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A body that goes into a file as it arrives. The file has no name, so that it disappears with the process; where no file can be
/// written, it is in memory.
final class UploadFile: Sendable {
    /// The limit of all uploads that are in progress, wait for a view, or are in use by the app, in bytes.
    static let totalLimit = 1 << 30
    private static let total = Atomic<Int>(0)

    private struct State {
        var descriptor: Int32
        var size = 0
        var isTooLarge = false
        var isBroken = false
    }

    private let state: Mutex<State>
    private let limit: Int

    /// A file for at most `limit` bytes; nil if there is no room, or no file can be made.
    init?(limit: Int) {
        let hasRoom = Self.total.add(limit, ordering: .relaxed).newValue <= Self.totalLimit
        let descriptor = hasRoom ? Self.makeFile() : -1
        guard descriptor >= 0 else {
            Self.total.subtract(limit, ordering: .relaxed)
            return nil
        }
        self.limit = limit
        state = Mutex(State(descriptor: descriptor))
    }

    deinit {
        state.withLock { state in
            guard state.descriptor >= 0 else { return }
            close(state.descriptor)
            Self.total.subtract(limit, ordering: .relaxed)
        }
    }

    private static func makeFile() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        // `mkstemp` replaces the last six characters.
        var name = Array((folder + "/espalier-" + String(repeating: "X", count: 6)).utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return espalier_memory_file() }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    /// Whether more bytes arrived than the limit.
    var isTooLarge: Bool { state.withLock { $0.isTooLarge } }

    /// Appends a part of the body. Returns false if the client continues far beyond the limit.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            state.size += bytes.count
            if state.size > limit {
                state.isTooLarge = true
                // The rest is discarded up to a limit, so that the client can read the response.
                return state.size <= limit * 2
            }
            var rest = bytes
            while !rest.isEmpty, !state.isBroken {
                let count = write(state.descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { state.isBroken = true }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
            }
            return true
        }
    }

    /// The complete file; nil if it could not be written, or is too large.
    ///
    /// - Parameters:
    ///   - name: The name that the file has for the user.
    ///   - mediaType: The media type that the browser supposes.
    func finish(name: String = "", mediaType: String = "") -> TemporaryFile? {
        state.withLock { state in
            guard !state.isTooLarge, !state.isBroken, state.descriptor >= 0 else { return nil }
            let (descriptor, size) = (state.descriptor, state.size)
            state.descriptor = -1
            // From now on only the actual size counts.
            Self.total.subtract(limit - size, ordering: .relaxed)
            return TemporaryFile(descriptor: descriptor, size: size, name: name, mediaType: mediaType) {
                UploadFile.total.subtract(size, ordering: .relaxed)
            }
        }
    }
}
