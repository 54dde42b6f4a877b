import EspalierViews
import Foundation
import Synchronization

/// Keeps snapshots in a SQLite file, so that sessions survive a restart of the process.
///
/// If the file is deleted or moved while the server runs, the next use creates it again with its content: the old file
/// stays readable while it is open.
package final class SQLiteSnapshotStore: ListedSnapshotStore {
    private struct State {
        /// Nil if the file could not be reopened.
        var database: SQLiteDatabase?
        var identity: FileIdentity?
        /// The identity of the write-ahead log, from the first write on.
        var logIdentity: FileIdentity?
        var restarts = 0
    }

    package let secret: [UInt8]
    private let path: String
    private let claim: FileClaim?
    private let state: Mutex<State>

    /// The reason why a file cannot be used.
    package struct Failure: Error, CustomStringConvertible {
        package let message: String
        package var description: String { message }
    }

    /// Opens or creates the file.
    package init(path: String, claim: FileClaim? = nil) throws(Failure) {
        self.path = path
        self.claim = claim
        do throws(SQLiteDatabase.Failure) {
            let database = try SQLiteSnapshotStore.open(path)
            secret = try SQLiteSnapshotStore.secret(in: database)
            state = Mutex(
                State(
                    database: database, identity: FileIdentity(path),
                    logIdentity: FileIdentity(SQLiteSnapshotStore.log(of: path))))
        } catch {
            throw Failure(message: error.description)
        }
    }

    package var isDurable: Bool { true }
    package var restarts: Int { state.withLock { $0.restarts } }

    // MARK: The file

    private static func log(of path: String) -> String { path + "-wal" }

    /// The version of the tables. In a file of another version, the sessions are removed.
    private static let version = 3

    private static func open(_ path: String) throws(SQLiteDatabase.Failure) -> SQLiteDatabase {
        let database = try SQLiteDatabase(path: path)
        // With a write-ahead log and without syncing at each commit, a crash of the machine can lose the latest commits,
        // but a crash of the process loses nothing.
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
        var known = 0
        try database.run("PRAGMA user_version") { known = $0.integer(0) }
        if known != version { try database.execute("DROP TABLE IF EXISTS session; DROP TABLE IF EXISTS client") }
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS session (
                id TEXT PRIMARY KEY, scene TEXT NOT NULL, link BLOB NOT NULL, host BLOB NOT NULL,
                revision INTEGER NOT NULL,
                state BLOB NOT NULL, numbering BLOB NOT NULL, batches BLOB NOT NULL, last_use REAL NOT NULL,
                checksum INTEGER NOT NULL
            ) WITHOUT ROWID;
            CREATE INDEX IF NOT EXISTS session_last_use ON session (last_use);
            CREATE TABLE IF NOT EXISTS client (
                id TEXT PRIMARY KEY, app BLOB NOT NULL, is_whole INTEGER NOT NULL, app_values BLOB NOT NULL,
                generation INTEGER NOT NULL, last_use REAL NOT NULL
            ) WITHOUT ROWID;
            CREATE INDEX IF NOT EXISTS client_last_use ON client (last_use);
            CREATE TABLE IF NOT EXISTS identity (client TEXT PRIMARY KEY, user BLOB NOT NULL) WITHOUT ROWID;
            CREATE TABLE IF NOT EXISTS secret (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
            PRAGMA user_version = \(version);
            """)
        return database
    }

    /// The secret in a file; a new one for a file without it.
    private static func secret(in database: SQLiteDatabase) throws(SQLiteDatabase.Failure) -> [UInt8] {
        var secret: [UInt8] = []
        try database.run("SELECT bytes FROM secret") { secret = Array($0.blob(0)) }
        if !secret.isEmpty { return secret }
        secret = RandomBytes.make()
        try keep(secret, in: database)
        return secret
    }

    private static func keep(_ secret: [UInt8], in database: SQLiteDatabase) throws(SQLiteDatabase.Failure) {
        try database.run("INSERT OR REPLACE INTO secret VALUES (1, ?)", [.blob(Data(secret))])
    }

    /// Uses the database of the file that is currently at the path.
    private func withDatabase(_ work: @Sendable (SQLiteDatabase) throws -> Void) throws {
        try state.withLock { state in
            try repair(&state)
            defer {
                if state.logIdentity == nil { state.logIdentity = FileIdentity(SQLiteSnapshotStore.log(of: path)) }
            }
            if let database = state.database { try work(database) }
        }
    }

    /// Reopens the file if there is a different one at its path, or none.
    private func repair(_ state: inout State) throws {
        let isSameFile = FileIdentity(path) == state.identity && state.identity != nil
        let hasLog =
            state.logIdentity == nil || FileIdentity(SQLiteSnapshotStore.log(of: path)) == state.logIdentity
        if isSameFile, hasLog, state.database != nil { return }
        try claim?.renew()
        if isSameFile {
            // Only the log is gone. Closing the last connection writes the rest of it into the file.
            state.database = nil
            state.database = try SQLiteSnapshotStore.open(path)
        } else {
            let database = try SQLiteSnapshotStore.open(path)
            try SQLiteSnapshotStore.keep(secret, in: database)
            if let old = state.database { SQLiteSnapshotStore.copy(old, to: database) }
            state.database = database
        }
        state.identity = FileIdentity(path)
        state.logIdentity = nil
        state.restarts += 1
    }

    /// Copies the readable sessions of a file that is no longer at its path. The server writes those in memory again.
    private static func copy(_ old: SQLiteDatabase, to new: SQLiteDatabase) {
        try? new.execute("BEGIN IMMEDIATE")
        try? old.run("SELECT \(columns) FROM session") { row in
            try? new.run(
                "INSERT OR IGNORE INTO session (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    .text(row.text(0)), .text(row.text(1)), .blob(row.blob(2)), .blob(row.blob(3)),
                    .integer(row.integer(4)), .blob(row.blob(5)), .blob(row.blob(6)), .blob(row.blob(7)),
                    .real(row.real(8)), .integer(row.integer(9)),
                ])
        }
        try? old.run("SELECT id, app, is_whole, app_values, generation, last_use FROM client") { row in
            try? new.run(
                "INSERT OR IGNORE INTO client VALUES (?, ?, ?, ?, ?, ?)",
                [
                    .text(row.text(0)), .blob(row.blob(1)), .integer(row.integer(2)), .blob(row.blob(3)),
                    .integer(row.integer(4)), .real(row.real(5)),
                ])
        }
        try? old.run("SELECT client, user FROM identity") { row in
            try? new.run("INSERT OR IGNORE INTO identity VALUES (?, ?)", [.text(row.text(0)), .blob(row.blob(1))])
        }
        try? new.execute("COMMIT")
    }

    private static let columns = "id, scene, link, host, revision, state, numbering, batches, last_use, checksum"

    // MARK: Records

    @discardableResult
    package func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws -> Set<String> {
        try withDatabase { database in
            try database.execute("BEGIN IMMEDIATE")
            do {
                for record in records { try SQLiteSnapshotStore.write(record, to: database) }
                for client in clients { try SQLiteSnapshotStore.write(client, to: database) }
                try database.execute("COMMIT")
            } catch {
                try? database.execute("ROLLBACK")
                throw error
            }
        }
        return []
    }

    private static func write(_ record: SnapshotRecord, to database: SQLiteDatabase) throws {
        let link = try JSONEncoder().encode(record.link)
        let host = try JSONEncoder().encode(record.host)
        try database.run(
            "INSERT OR REPLACE INTO session (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .text(record.session), .text(record.scene), .blob(link), .blob(host), .integer(record.revision),
                .blob(record.state), .blob(record.numbering), .blob(record.batches), .real(record.lastUse),
                .integer(checksum(of: record, link: link, host: host)),
            ])
    }

    private static func write(_ client: ClientRecord, to database: SQLiteDatabase) throws {
        try database.run(
            "INSERT OR REPLACE INTO client VALUES (?, ?, ?, ?, ?, ?)",
            [
                .text(client.id), .blob(client.app), .integer(client.isWhole ? 1 : 0), .blob(client.values),
                .integer(client.generation), .real(client.lastUse),
            ])
        if client.identity.isEmpty {
            try database.run("DELETE FROM identity WHERE client = ?", [.text(client.id)])
        } else {
            try database.run(
                "INSERT OR REPLACE INTO identity VALUES (?, ?)", [.text(client.id), .blob(client.identity)])
        }
    }

    package func sessions(of client: String) throws -> [String] {
        var ids: [String] = []
        try reading { database in
            try database.run(
                "SELECT id FROM session WHERE instr(CAST(link AS TEXT), ?) > 0", [.text("\"\(client)\"")]
            ) { ids.append($0.text(0)) }
        }
        return ids
    }

    package func identifiedClients() throws -> [ClientRecord] {
        var ids: [String] = []
        try reading { database in
            try database.run("SELECT client FROM identity") { ids.append($0.text(0)) }
        }
        return try ids.compactMap { try readClient($0) }
    }

    package func removeClient(_ id: String) throws {
        try withDatabase { database in
            try database.run("DELETE FROM client WHERE id = ?", [.text(id)])
            try database.run("DELETE FROM identity WHERE client = ?", [.text(id)])
        }
    }

    /// Reads the file, even if it cannot be created again.
    private func reading(_ work: (SQLiteDatabase) throws -> Void) throws {
        try state.withLock { state in
            try? repair(&state)
            guard let database = state.database else { throw Failure(message: "the session file is gone") }
            try work(database)
        }
    }

    package func readClient(_ id: String) throws -> ClientRecord? {
        try state.withLock { state in
            try? repair(&state)
            guard let database = state.database else { throw Failure(message: "the session file is gone") }
            var record: ClientRecord?
            try database.run(
                """
                SELECT app, is_whole, app_values, generation, last_use, user FROM client
                LEFT JOIN identity ON identity.client = client.id WHERE id = ?
                """, [.text(id)]
            ) { row in
                record = ClientRecord(
                    id: id, app: row.blob(0), isWhole: row.integer(1) == 1, values: row.blob(2),
                    identity: row.blob(5), generation: row.integer(3), lastUse: row.real(4))
            }
            return record
        }
    }

    package func read(_ session: String) throws -> SnapshotRecord? {
        try state.withLock { state in
            // If the file cannot be created again, the removed one can still be read.
            try? repair(&state)
            var found: (() throws(SnapshotDamage) -> SnapshotRecord)?
            guard let database = state.database else { throw Failure(message: "the session file is gone") }
            do throws(SQLiteDatabase.Failure) {
                try database.run(
                    "SELECT \(SQLiteSnapshotStore.columns) FROM session WHERE id = ?", [.text(session)]
                ) { row in
                    let (link, host) = (row.blob(2), row.blob(3))
                    let checksum = row.integer(9)
                    let record = SnapshotRecord(
                        session: session, scene: row.text(1),
                        link: ClientLink(client: session, browser: nil, generation: 0), host: HostEnvironment(),
                        revision: row.integer(4), state: row.blob(5), numbering: row.blob(6), batches: row.blob(7),
                        lastUse: row.real(8))
                    found = { () throws(SnapshotDamage) in
                        try SQLiteSnapshotStore.checked(record, link: link, host: host, checksum: checksum)
                    }
                }
            } catch {
                guard error.isDamage else { throw error }
                throw SnapshotDamage(part: "place in the file (\(error.description))")
            }
            return try found?()
        }
    }

    /// The record with its host, if the checksum is valid.
    private static func checked(
        _ record: SnapshotRecord, link: Data, host: Data, checksum: Int
    ) throws(SnapshotDamage) -> SnapshotRecord {
        guard checksum == self.checksum(of: record, link: link, host: host) else {
            throw SnapshotDamage(part: "row")
        }
        guard SnapshotRecord.revisions.contains(record.revision) else { throw SnapshotDamage(part: "revision") }
        guard let decoded = try? JSONDecoder().decode(HostEnvironment.self, from: host) else {
            throw SnapshotDamage(part: "window")
        }
        guard let decodedLink = try? JSONDecoder().decode(ClientLink.self, from: link) else {
            throw SnapshotDamage(part: "browser")
        }
        var record = record
        record.host = decoded
        record.link = decodedLink
        return record
    }

    /// FNV-1a over all columns, each with its length.
    private static func checksum(of record: SnapshotRecord, link: Data, host: Data) -> Int {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ bytes: UnsafeRawBufferPointer) {
            withUnsafeBytes(of: bytes.count) { for byte in $0 { mix(byte) } }
            for byte in bytes { mix(byte) }
        }
        func mix(_ byte: UInt8) { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        var (session, scene) = (record.session, record.scene)
        session.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
        scene.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
        for data in [link, host, record.state, record.numbering, record.batches] { data.withUnsafeBytes(mix) }
        withUnsafeBytes(of: record.revision, mix)
        withUnsafeBytes(of: record.lastUse.bitPattern, mix)
        return Int(bitPattern: UInt(sum))
    }

    package func remove(_ sessions: [String]) throws {
        try withDatabase { database in
            for session in sessions { try database.run("DELETE FROM session WHERE id = ?", [.text(session)]) }
        }
    }

    package func removeUnused(sessionsSince time: Double, clientsSince clientTime: Double) throws {
        try withDatabase { database in
            try database.run("DELETE FROM session WHERE last_use < ?", [.real(time)])
            try database.run("DELETE FROM client WHERE last_use < ?", [.real(clientTime)])
            try database.run("DELETE FROM identity WHERE client NOT IN (SELECT id FROM client)")
        }
    }

    package func consolidate() throws {
        try withDatabase { try $0.run("PRAGMA wal_checkpoint(TRUNCATE)") }
    }

    package var count: Int {
        state.withLock { state in
            var count = 0
            try? state.database?.run("SELECT count(*) FROM session") { count = $0.integer(0) }
            return count
        }
    }
}
