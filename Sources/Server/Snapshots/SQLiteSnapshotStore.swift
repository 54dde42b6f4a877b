import Foundation
import Synchronization
import Views

/// Keeps snapshots in a SQLite file, so that sessions go on after the process was started anew.
package final class SQLiteSnapshotStore: SnapshotStore {
    private let database: Mutex<SQLiteDatabase>

    /// Why a file cannot be used.
    package struct Failure: Error {
        package let message: String
    }

    /// Opens the file, or makes it.
    package init(path: String) throws(Failure) {
        do throws(SQLiteDatabase.Failure) {
            let database = try SQLiteDatabase(path: path)
            // With a write-ahead log and without waiting for the disk at each commit, a crash of the machine can lose the
            // last moments, a crash of the process nothing.
            try database.execute(
                """
                PRAGMA journal_mode = WAL;
                PRAGMA synchronous = NORMAL;
                CREATE TABLE IF NOT EXISTS session (
                    id TEXT PRIMARY KEY, scene TEXT NOT NULL, host BLOB NOT NULL, revision INTEGER NOT NULL,
                    state BLOB NOT NULL, numbering BLOB NOT NULL, last_use REAL NOT NULL
                ) WITHOUT ROWID;
                CREATE INDEX IF NOT EXISTS session_last_use ON session (last_use);
                """)
            self.database = Mutex(database)
        } catch {
            throw Failure(message: error.description)
        }
    }

    package var isDurable: Bool { true }

    package func write(_ records: [SnapshotRecord]) throws {
        try database.withLock { database in
            try database.execute("BEGIN IMMEDIATE")
            do {
                for record in records { try SQLiteSnapshotStore.write(record, to: database) }
                try database.execute("COMMIT")
            } catch {
                try? database.execute("ROLLBACK")
                throw error
            }
        }
    }

    private static func write(_ record: SnapshotRecord, to database: SQLiteDatabase) throws {
        let host = try JSONEncoder().encode(record.host)
        try database.run(
            "INSERT OR REPLACE INTO session VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                .text(record.session), .text(record.scene), .blob(host), .integer(record.revision),
                .blob(record.state), .blob(record.numbering), .real(record.lastUse),
            ])
    }

    package func read(_ session: String) throws -> SnapshotRecord? {
        try database.withLock { database in
            var record: SnapshotRecord?
            try database.run(
                "SELECT scene, host, revision, state, numbering, last_use FROM session WHERE id = ?", [.text(session)]
            ) { row in
                let host = try? JSONDecoder().decode(HostEnvironment.self, from: row.blob(1))
                record = SnapshotRecord(
                    session: session, scene: row.text(0), host: host ?? HostEnvironment(), revision: row.integer(2),
                    state: row.blob(3), numbering: row.blob(4), lastUse: row.real(5))
            }
            return record
        }
    }

    package func remove(_ sessions: [String]) throws {
        try database.withLock { database in
            for session in sessions { try database.run("DELETE FROM session WHERE id = ?", [.text(session)]) }
        }
    }

    package func removeUnused(since time: Double) throws {
        try database.withLock { try $0.run("DELETE FROM session WHERE last_use < ?", [.real(time)]) }
    }

    package var count: Int {
        database.withLock { database in
            var count = 0
            try? database.run("SELECT count(*) FROM session") { count = $0.integer(0) }
            return count
        }
    }
}
