/// Makes and checks the tables of a store.
enum PostgresSchema {
    /// The version of the tables. Earlier ones are migrated.
    static let version: UInt8 = 1

    /// Ids are compared by their bytes, which is the order of all locks.
    private static let tables = """
        CREATE TABLE espalier_meta (name text PRIMARY KEY, value bytea NOT NULL);
        CREATE TABLE espalier_workers (name text COLLATE "C" PRIMARY KEY, expires timestamptz NOT NULL);
        CREATE TABLE espalier_claims (
            browser text COLLATE "C" PRIMARY KEY, epoch bigint NOT NULL, owner text COLLATE "C",
            changed timestamptz NOT NULL, renamed timestamptz);
        CREATE INDEX espalier_claims_changed ON espalier_claims (changed);
        CREATE TABLE espalier_browsers (
            id text COLLATE "C" PRIMARY KEY, data bytea NOT NULL, sign_outs bigint NOT NULL,
            written timestamptz NOT NULL);
        CREATE INDEX espalier_browsers_written ON espalier_browsers (written);
        CREATE TABLE espalier_pages (
            id text COLLATE "C" PRIMARY KEY, browser text COLLATE "C" NOT NULL, data bytea NOT NULL,
            written timestamptz NOT NULL);
        CREATE INDEX espalier_pages_browser ON espalier_pages (browser);
        CREATE INDEX espalier_pages_written ON espalier_pages (written);
        CREATE TABLE espalier_sign_outs (subject text COLLATE "C" PRIMARY KEY, number bigint NOT NULL UNIQUE);
        CREATE TABLE espalier_last_sign_out (number bigint NOT NULL);
        INSERT INTO espalier_last_sign_out VALUES (0);
        """

    /// Settings of each connection. A worker that stands still in a transaction does not lock others out.
    static let settings = """
        SET statement_timeout = 4000; SET lock_timeout = 3000; SET idle_in_transaction_session_timeout = 5000
        """

    /// Opens a connection to the store of an app, and makes its tables if there are none. Returns its secret.
    static func open(
        _ address: PostgresAddress, app: String
    ) throws(PageStoreError) -> (connection: PostgresConnection, secret: [UInt8]) {
        let connection = try PostgresConnection(address)
        do throws(ConnectionFailure) {
            try connection.execute(settings)
            if try !connection.run(.hasMeta).bool(0, 0) { try make(connection, app: app) }
            let values = try readMeta(connection)
            return (connection, try check(values, app: app))
        } catch { throw error.reason }
    }

    /// One worker makes the tables, while others that start at the same time wait for it.
    private static func make(_ connection: PostgresConnection, app: String) throws(ConnectionFailure) {
        try connection.transaction { () throws(ConnectionFailure) in
            _ = try connection.run(.lockSchema)
            if try connection.run(.hasMeta).bool(0, 0) { return }
            try connection.execute(tables)
            for (name, value) in [
                ("app", Array(app.utf8)), ("version", [version]), ("secret", StoreSecret.make()),
            ] {
                _ = try connection.run(.addMeta, [.text(name), .data(value)])
            }
        }
    }

    private static func readMeta(_ connection: PostgresConnection) throws(ConnectionFailure) -> [String: [UInt8]] {
        let rows = try connection.run(.meta)
        var values: [String: [UInt8]] = [:]
        for row in 0..<rows.count { values[rows.text(row, 0)] = rows.data(row, 1) }
        return values
    }

    private static func check(_ values: [String: [UInt8]], app: String) throws(ConnectionFailure) -> [UInt8] {
        let owner = values["app"].map { String(decoding: $0, as: UTF8.self) } ?? ""
        let known = values["version"]?.first ?? 0
        guard known <= version else {
            throw .refused(
                .unusable(
                    "the tables in PostgreSQL were made by a newer version of the program (format \(known), this one knows \(version))"
                ))
        }
        guard owner == app else {
            throw .refused(
                .unusable(
                    "the tables in PostgreSQL have the pages of the app \(owner); give \(app) a database of its own"))
        }
        guard known > 0, let secret = values["secret"], secret.count == StoreSecret.count else {
            throw .refused(.unusable("the tables in PostgreSQL are damaged: their description is incomplete"))
        }
        return secret
    }
}
