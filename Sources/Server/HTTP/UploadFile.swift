internal import EspalierCEpoll
import EspalierViews
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A body that goes into a file as it arrives, in one request or in several that follow each other. The file has no name, so that it
/// disappears with the process; where no file can be written, it is in memory.
package final class UploadFile: Sendable {
    /// The room for all uploads that are in progress, wait for a view, or are in use by the app. A client has a quarter of it.
    static let room = ByteBudget(capacity: totalLimit, share: totalLimit / 4)
    static let totalLimit = UploadLimit.total
    /// The bytes behind the end of what is taken that a client may send before it reads the response.
    static let discardLimit = 16 << 20

    /// The reason why a file takes no more bytes.
    enum Fault: Sendable {
        /// More bytes arrived than the limit.
        case tooLarge
        /// The disk is full, or the room is.
        case noRoom
        /// The upload was cancelled.
        case discarded
    }

    /// Writes bytes to a descriptor, as `write(2)` does.
    typealias Write = @Sendable (Int32, UnsafeRawPointer?, Int) -> Int

    private struct State {
        var descriptor: Int32
        /// The place of a file that a restarted server continues; nil for one without a name.
        var place: String?
        var size = 0
        /// The bytes that are taken of the room.
        var taken: Int
        var fault: Fault?
        /// The bytes that arrived after the fault.
        var excess = 0
        /// The number of the request that may write.
        var turn = 0
    }

    private let state: Mutex<State>
    private let limit: Int
    private let room: ByteBudget
    private let client: ClientAddress?
    private let write: Write

    /// A file for at most `limit` bytes; nil if there is no room, or no file can be made.
    ///
    /// - Parameters:
    ///   - announced: the length of the upload, which is taken of the room at once; nil if it is not known.
    ///   - client: the client whose share counts; nil if it is not known.
    ///   - isOwed: whether other uploads, which are ended for it, will return enough room.
    init?(
        limit: Int, announced: Int?, of client: ClientAddress?, in room: ByteBudget = UploadFile.room,
        isOwed: Bool = false, write: @escaping Write = { Glibc.write($0, $1, $2) }
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
        self.write = write
        state = Mutex(State(descriptor: descriptor, taken: taken))
    }

    /// The file of a former process, whose upload continues; nil if it is not there or there is no room.
    ///
    /// - Parameters:
    ///   - place: the file with the bytes that have arrived.
    ///   - length: the number of bytes of the whole.
    init?(
        continuing place: String, length: Int, of client: ClientAddress?, in room: ByteBudget = UploadFile.room
    ) {
        guard room.take(length, for: client) else { return nil }
        let descriptor = open(place, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= length
        else {
            if descriptor >= 0 { close(descriptor) }
            room.give(back: length, of: client)
            return nil
        }
        limit = length
        self.room = room
        self.client = client
        write = { Glibc.write($0, $1, $2) }
        state = Mutex(State(descriptor: descriptor, place: place, size: Int(status.st_size), taken: length))
    }

    deinit {
        state.withLock { release(&$0) }
    }

    /// The address of the client whose share counts; empty if it is not known.
    var clientAddress: String { client.map { "\($0)" } ?? "" }

    /// Keeps the bytes in a file with a name, which outlives the process. It is called before the first byte arrives.
    ///
    /// - Returns: Whether there is such a file.
    func keep(at place: String) -> Bool {
        state.withLock { state in
            guard state.size == 0, state.descriptor >= 0 else { return false }
            let descriptor = open(place, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { return false }
            close(state.descriptor)
            (state.descriptor, state.place) = (descriptor, place)
            return true
        }
    }

    private static func makeFile() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        // Such a file gets its name without a copy, once the upload is complete.
        let unnamed = espalier_unnamed_file(folder)
        if unnamed >= 0 { return unnamed }
        // `mkstemp` replaces the last six characters.
        var name = Array((folder + "/espalier-" + String(repeating: "X", count: 6)).utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return espalier_memory_file() }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    /// Gives back the file and its room.
    private func release(_ state: inout State) {
        if state.descriptor >= 0 { close(state.descriptor) }
        room.give(back: state.taken, of: client)
        (state.descriptor, state.taken) = (-1, 0)
    }

    private func fail(_ state: inout State, _ fault: Fault) {
        state.fault = fault
        release(&state)
    }

    /// The bytes that the upload has taken of the room.
    var takenRoom: Int { state.withLock { $0.taken } }

    /// The reason why the file takes no more bytes; nil while it does.
    var fault: Fault? { state.withLock { $0.fault } }

    /// The number of bytes that are in the file.
    var size: Int { state.withLock { $0.size } }

    // MARK: Requests

    /// Appends a part of the body. Returns false if the request is to end: another one has taken its place, or the client continues far
    /// beyond the end of what is taken.
    ///
    /// - Parameter turn: the number of the request.
    func receive(_ bytes: UnsafeRawBufferPointer, in turn: Int = 0) -> Bool {
        state.withLock { state in
            guard state.turn == turn else { return false }
            if state.fault == nil { append(bytes, &state) }
            guard state.fault != nil else { return true }
            // The rest is discarded up to a limit, so that the client can read the response.
            state.excess += bytes.count
            return state.excess <= Self.discardLimit
        }
    }

    private func append(_ bytes: UnsafeRawBufferPointer, _ state: inout State) {
        guard state.size + bytes.count <= limit else { return fail(&state, .tooLarge) }
        let missing = state.size + bytes.count - state.taken
        if missing > 0 {
            guard room.take(missing, for: client) else { return fail(&state, .noRoom) }
            state.taken += missing
        }
        var rest = bytes
        while !rest.isEmpty {
            let count = write(state.descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return fail(&state, .noRoom) }
            state.size += count
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// Ends the request that writes, so that the size does not change any more. Returns the size.
    func interrupt() -> Int {
        state.withLock { state in
            state.turn += 1
            return state.size
        }
    }

    /// Begins another request, which ends the one that writes. Returns its number; nil if its bytes do not follow those that are here.
    func resume(at offset: Int) -> Int? {
        state.withLock { state in
            guard offset == state.size else { return nil }
            state.turn += 1
            return state.turn
        }
    }

    /// Ends the upload. The file and its room are free at once.
    func discard() {
        state.withLock { state in
            if state.fault == nil { state.fault = .discarded }
            release(&state)
            if let place = state.place { unlink(place) }
        }
    }

    /// The complete file; nil if it could not be written, is too large, or was taken already.
    func finish(_ name: UploadName = UploadName()) -> TemporaryFile? {
        state.withLock { state in
            guard state.fault == nil, state.descriptor >= 0 else { return nil }
            let (descriptor, size) = (state.descriptor, state.size)
            // From now on only the actual size counts.
            room.give(back: state.taken - size, of: client)
            (state.descriptor, state.taken) = (-1, 0)
            return TemporaryFile(
                descriptor: descriptor, size: size, name: name.name, folders: name.folders, mediaType: name.mediaType,
                client: client?.client.hashValue
            ) { [room, client, place = state.place] in
                if let place { unlink(place) }
                room.give(back: size, of: client)
            }
        }
    }
}
