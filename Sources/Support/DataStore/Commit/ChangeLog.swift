/// The last commits and their tables, which other processes read from the file.
enum ChangeLog {
    /// The number of commits that stay in the log, at least. A reader that is further behind takes all tables for changed.
    static let length: Int64 = 256

    /// Notes a commit in its own transaction. Returns the store's version after it.
    static func append(_ tables: Set<String>, on connection: SQLiteConnection) throws(StoreError) -> Int64 {
        if tables.isEmpty { return try connection.integer("SELECT version FROM espalier_store") ?? 0 }
        let version =
            try connection.integer("UPDATE espalier_store SET version = version + 1 RETURNING version") ?? 0
        try connection.run(
            "INSERT INTO espalier_changes VALUES (?1, ?2)",
            [.integer(version), .text(tables.sorted().joined(separator: "\n"))])
        if version.isMultiple(of: 32) {
            try connection.run("DELETE FROM espalier_changes WHERE version <= ?1", [.integer(version - length)])
        }
        return version
    }
}
