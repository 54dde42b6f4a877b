import Glibc

/// Makes and checks the tables of a store.
enum SQLiteSchema {
    /// The number in the header by which tools know the file: "EsPS".
    static let applicationID: Int64 = 0x4573_5053
    /// The version of the tables. Earlier ones are migrated.
    static let version: Int64 = 1

    /// Claims have a table of their own, so that a change of the owner does not copy the browser's record. The number of the last sign-out is in
    /// SQLite's table `sqlite_sequence` (`AUTOINCREMENT`), also when its row is removed.
    private static let tables = """
        CREATE TABLE meta (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE clock (
            id INTEGER PRIMARY KEY, boot TEXT NOT NULL, boots INTEGER NOT NULL, start INTEGER NOT NULL,
            last INTEGER NOT NULL, wall INTEGER NOT NULL) STRICT;
        CREATE TABLE workers (name TEXT PRIMARY KEY, boots INTEGER NOT NULL, expires INTEGER NOT NULL)
            STRICT, WITHOUT ROWID;
        CREATE TABLE claims (
            browser TEXT PRIMARY KEY, epoch INTEGER NOT NULL, owner TEXT, changed INTEGER NOT NULL, renamed INTEGER)
            STRICT, WITHOUT ROWID;
        CREATE INDEX claims_changed ON claims (changed);
        CREATE TABLE browsers (
            id TEXT NOT NULL UNIQUE, data BLOB NOT NULL, sign_outs INTEGER NOT NULL, written INTEGER NOT NULL) STRICT;
        CREATE INDEX browsers_written ON browsers (written);
        CREATE TABLE pages (
            id TEXT NOT NULL UNIQUE, browser TEXT NOT NULL, data BLOB NOT NULL, written INTEGER NOT NULL) STRICT;
        CREATE INDEX pages_browser ON pages (browser);
        CREATE INDEX pages_written ON pages (written);
        CREATE TABLE sign_outs (number INTEGER PRIMARY KEY AUTOINCREMENT, subject TEXT NOT NULL UNIQUE) STRICT;
        """

    /// Prepares the file for an app. Returns the secret and the store's clock.
    static func prepare(
        _ connection: SQLiteConnection, path: String, app: String, machine: MachineClock
    ) throws(PageStoreError) -> (secret: [UInt8], clock: SQLiteClock) {
        // In one view of the file, which another process may be making.
        try connection.transaction(.read) { () throws(PageStoreError) in try check(connection, path: path) }
        try useLog(connection)
        return try connection.transaction { () throws(PageStoreError) in
            // Another process may have made the tables meanwhile.
            if try connection.integer("PRAGMA user_version") == 0 {
                try check(connection, path: path)
                try connection.execute(tables)
                try connection.run("INSERT INTO meta VALUES ('app', ?1)", [.text(app)])
                try connection.run("INSERT INTO meta VALUES ('secret', ?1)", [.blob(StoreSecret.make())])
                try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
            }
            var owner = ""
            var secret: [UInt8] = []
            try connection.run("SELECT value FROM meta WHERE name = 'app'") { owner = $0.text(0) }
            try connection.run("SELECT value FROM meta WHERE name = 'secret'") { secret = $0.blob(0) }
            guard owner == app else {
                throw .unusable("\(path) has the pages of the app \(owner); give \(app) a file of its own")
            }
            guard secret.count == StoreSecret.count else {
                throw .unusable("\(path) is damaged (its secret is gone); move it away to begin anew")
            }
            return (secret, try SQLiteClock(connection, machine: machine))
        }
    }

    /// Refuses files of other programs and newer versions, before anything is changed.
    private static func check(_ connection: SQLiteConnection, path: String) throws(PageStoreError) {
        let application = try connection.integer("PRAGMA application_id") ?? 0
        let known = try connection.integer("PRAGMA user_version") ?? 0
        if application != applicationID {
            let entries = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
            guard application == 0, entries == 0, known == 0 else {
                throw .unusable(
                    "\(path) is a database of another program or of an earlier version; name another file for the store"
                )
            }
        } else if known > version {
            throw .unusable(
                "\(path) was made by a newer version of the program (format \(known), this one knows \(version))")
        }
    }

    private static func useLog(_ connection: SQLiteConnection) throws(PageStoreError) {
        // While others switch the same new file, SQLite reports it as busy without waiting.
        for attempt in 0... {
            do throws(PageStoreError) {
                try connection.execute("PRAGMA journal_mode = WAL")
                break
            } catch {
                guard case .unavailable = error, attempt < 200 else { throw error }
                usleep(10_000)
            }
        }
        try configure(connection)
    }

    /// Settings of each connection. A commit survives a kill of the process without a wait for the disk.
    static func configure(_ connection: SQLiteConnection) throws(PageStoreError) {
        try connection.execute(
            """
            PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 16777216; PRAGMA temp_store = MEMORY;
            PRAGMA cache_size = -4096; PRAGMA trusted_schema = OFF
            """)
    }
}
