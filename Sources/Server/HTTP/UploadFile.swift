internal import EspalierCEpoll
import EspalierViews
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A body that goes into a file as it arrives. The file has no name, so that it disappears with the process; where no file can be
/// written, it is in memory.
final class UploadFile: Sendable {
    /// The room for all uploads that are in progress, wait for a view, or are in use by the app. A client has a quarter of it.
    static let room = ByteBudget(capacity: totalLimit, share: totalLimit / 4)
    static let totalLimit = 1 << 30

    private struct State {
        var descriptor: Int32
        var size = 0
        /// The bytes that are taken of the room.
        var taken: Int
        var isTooLarge = false
        var isBroken = false
    }

    private let state: Mutex<State>
    private let limit: Int
    private let room: ByteBudget
    private let client: ClientAddress?

    /// A file for at most `limit` bytes; nil if there is no room, or no file can be made.
    ///
    /// - Parameters:
    ///   - announced: the length of the upload, which is taken of the room at once; nil if it is not known.
    ///   - client: the client whose share counts; nil if it is not known.
    ///   - isOwed: whether other uploads, which are ended for it, will return enough room.
    init?(
        limit: Int, announced: Int?, of client: ClientAddress?, in room: ByteBudget = UploadFile.room,
        isOwed: Bool = false
    ) {
        let taken = announced ?? 0
        guard room.take(taken, for: client, isOwed: isOwed) else { return nil }
        let descriptor = Self.makeFile()
        guard descriptor >= 0 else {
            room.give(back: taken, of: client)
            return nil
        }
        self.limit = limit
        self.room = room
        self.client = client
        state = Mutex(State(descriptor: descriptor, taken: taken))
    }

    deinit {
        state.withLock { state in
            guard state.descriptor >= 0 else { return }
            close(state.descriptor)
            room.give(back: state.taken, of: client)
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

    /// The bytes that the upload has taken of the room.
    var takenRoom: Int { state.withLock { $0.taken } }

    /// Whether more bytes arrived than the limit.
    var isTooLarge: Bool { state.withLock { $0.isTooLarge } }

    /// Appends a part of the body. Returns false if the client continues far beyond the limit, or if there is no more room.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            state.size += bytes.count
            if state.size > limit {
                state.isTooLarge = true
                // The rest is discarded up to a limit, so that the client can read the response.
                return state.size <= limit * 2
            }
            if state.size > state.taken {
                guard room.take(bytes.count, for: client) else {
                    state.isBroken = true
                    return false
                }
                state.taken += bytes.count
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
            room.give(back: state.taken - size, of: client)
            return TemporaryFile(
                descriptor: descriptor, size: size, name: name, mediaType: mediaType, client: client?.client.hashValue
            ) { [room, client] in room.give(back: size, of: client) }
        }
    }
}
