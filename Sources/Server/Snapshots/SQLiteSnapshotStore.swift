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
                    id TEXT PRIMARY KEY, scene TEXT NOT NULL, link BLOB NOT NULL, host BLOB NOT NULL,
                    revision INTEGER NOT NULL,
                    state BLOB NOT NULL, numbering BLOB NOT NULL, last_use REAL NOT NULL
                ) WITHOUT ROWID;
                CREATE INDEX IF NOT EXISTS session_last_use ON session (last_use);
                CREATE TABLE IF NOT EXISTS client (
                    id TEXT PRIMARY KEY, app BLOB NOT NULL, is_whole INTEGER NOT NULL, app_values BLOB NOT NULL,
                    generation INTEGER NOT NULL, last_use REAL NOT NULL
                ) WITHOUT ROWID;
                CREATE INDEX IF NOT EXISTS client_last_use ON client (last_use);
                """)
            self.database = Mutex(database)
        } catch {
            throw Failure(message: error.description)
        }
    }

    package var isDurable: Bool { true }

    package func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws {
        try database.withLock { database in
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
    }

    private static func write(_ record: SnapshotRecord, to database: SQLiteDatabase) throws {
        let link = try JSONEncoder().encode(record.link)
        let host = try JSONEncoder().encode(record.host)
        try database.run(
            "INSERT OR REPLACE INTO session VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .text(record.session), .text(record.scene), .blob(link), .blob(host), .integer(record.revision),
                .blob(record.state), .blob(record.numbering), .real(record.lastUse),
            ])
    }

    private static func write(_ client: ClientRecord, to database: SQLiteDatabase) throws {
        try database.run(
            "INSERT OR REPLACE INTO client VALUES (?, ?, ?, ?, ?, ?)",
            [
                .text(client.id), .blob(client.app), .integer(client.isWhole ? 1 : 0), .blob(client.values),
                .integer(client.generation), .real(client.lastUse),
            ])
    }

    package func readClient(_ id: String) throws -> ClientRecord? {
        try database.withLock { database in
            var record: ClientRecord?
            try database.run(
                "SELECT app, is_whole, app_values, generation, last_use FROM client WHERE id = ?", [.text(id)]
            ) { row in
                record = ClientRecord(
                    id: id, app: row.blob(0), isWhole: row.integer(1) == 1, values: row.blob(2),
                    generation: row.integer(3), lastUse: row.real(4))
            }
            return record
        }
    }

    package func read(_ session: String) throws -> SnapshotRecord? {
        try database.withLock { database in
            var record: SnapshotRecord?
            try database.run(
                "SELECT scene, host, revision, state, numbering, last_use, link FROM session WHERE id = ?",
                [.text(session)]
            ) { row in
                let link = try? JSONDecoder().decode(ClientLink.self, from: row.blob(6))
                let host = try? JSONDecoder().decode(HostEnvironment.self, from: row.blob(1))
                record = SnapshotRecord(
                    session: session, scene: row.text(0),
                    link: link ?? ClientLink(client: session, browser: "", generation: -1),
                    host: host ?? HostEnvironment(), revision: row.integer(2),
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

    package func removeUnused(sessionsSince time: Double, clientsSince clientTime: Double) throws {
        try database.withLock { database in
            try database.run("DELETE FROM session WHERE last_use < ?", [.real(time)])
            try database.run("DELETE FROM client WHERE last_use < ?", [.real(clientTime)])
        }
    }

    package var count: Int {
        database.withLock { database in
            var count = 0
            try? database.run("SELECT count(*) FROM session") { count = $0.integer(0) }
            return count
        }
    }
}
