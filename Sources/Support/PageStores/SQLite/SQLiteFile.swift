import Glibc
import Synchronization

/// The file of a store with its two connections.
final class SQLiteFile: Sendable {
    /// The device and the number of a file.
    private struct Identity: Equatable {
        let device: UInt
        let number: UInt

        /// Nil without a file.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt(status.st_dev)
            number = UInt(status.st_ino)
        }
    }

    private let path: String
    private let identity: Identity?
    /// A reader waits for no writer, and a writer for no reader.
    private let reader: Mutex<SQLiteConnection>
    private let writer: Mutex<SQLiteConnection>
    let secret: [UInt8]
    let clock: SQLiteClock

    init(path: String, app: String, machine: MachineClock) throws(PageStoreError) {
        self.path = path
        try SQLiteFile.create(path)
        let connection = try SQLiteConnection(path: path)
        (secret, clock) = try SQLiteSchema.prepare(connection, path: path, app: app, machine: machine)
        let second = try SQLiteConnection(path: path)
        try SQLiteSchema.configure(second)
        identity = Identity(path)
        writer = Mutex(connection)
        reader = Mutex(second)
    }

    /// Makes an empty file that only the user of the program may read. SQLite would give it the permissions of the umask.
    private static func create(_ path: String) throws(PageStoreError) {
        let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard file < 0 else {
            // Nobody has opened it with SQLite yet, whose locks of this process would end here.
            close(file)
            return
        }
        if errno == EISDIR { throw .unusable("\(path) is a folder; name a file in it") }
        if errno != EEXIST {
            let reason = String(cString: strerror(errno))
            throw errno == ENOSPC
                ? .unavailable("\(path) cannot be made: \(reason)")
                : .unusable("\(path) cannot be made: \(reason); its folder must exist and be writable")
        }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw .unusable("\(path) is a folder; name a file in it")
        }
    }

    private func checkIdentity() throws(PageStoreError) {
        guard let identity, identity == Identity(path) else { throw SQLiteFailure.moved(path) }
    }

    func read<Result: Sendable>(
        _ body: (SQLiteConnection) throws(PageStoreError) -> Result
    ) throws(PageStoreError) -> Result {
        try checkIdentity()
        return try reader.withLock { connection throws(PageStoreError) in try body(connection) }
    }

    /// Runs `body` in a transaction that holds the file's write lock.
    func write<Result: Sendable>(
        _ body: (SQLiteConnection) throws(PageStoreError) -> Result
    ) throws(PageStoreError) -> Result {
        try checkIdentity()
        return try writer.withLock { connection throws(PageStoreError) in
            try connection.transaction { () throws(PageStoreError) in try body(connection) }
        }
    }
}
