/// The last commits and their tables, which other processes read from the file.
enum ChangeLog {
    /// The number of commits that stay in the log, at least. A reader that is further behind takes all tables for changed.
    static let length: Int64 = 256

    /// The number of commits so far. The last one always stays in the log, so SQLite gives the next one the next number.
    static func version(on connection: SQLiteConnection) throws(StoreError) -> Int64 {
        try connection.integer("SELECT max(version) FROM espalier_changes") ?? 0
    }

    /// Notes a commit in its own transaction. Returns the store's version after it.
    static func append(_ tables: Set<String>, on connection: SQLiteConnection) throws(StoreError) -> Int64 {
        if tables.isEmpty { return try version(on: connection) }
        return try append(
            tables.count == 1 ? tables.first ?? "" : tables.sorted().joined(separator: "\n"), on: connection)
    }

    /// Notes a commit that changes no table of the data, so that other processes do not take it for that of a program which does not know
    /// the log.
    static func appendNothing(on connection: SQLiteConnection) throws(StoreError) { _ = try append("", on: connection) }

    private static func append(_ list: String, on connection: SQLiteConnection) throws(StoreError) -> Int64 {
        try connection.run("INSERT INTO espalier_changes (tables) VALUES (?1)", [.text(list)])
        let version = connection.lastInsertedID
        if version.isMultiple(of: 32) {
            try connection.run("DELETE FROM espalier_changes WHERE version <= ?1", [.integer(version - length)])
        }
        return version
    }
}
