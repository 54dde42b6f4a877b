/// The statements that create the tables of a layout.
enum TableDefinition {
    /// `CREATE TABLE "Item" (id INTEGER PRIMARY KEY AUTOINCREMENT, …) STRICT`.
    ///
    /// `AUTOINCREMENT` keeps an id from being used again, so that the identifier of a deleted object never names another one. STRICT
    /// tables refuse values of another type. `ANY`, the type of columns for large data, keeps them as they are: data in the row, or the
    /// name of a file as a text.
    static func sql(_ table: StoreTable, name: String? = nil) -> String {
        var parts = ["id INTEGER PRIMARY KEY AUTOINCREMENT"]
        parts += table.columns.map(sql)
        return "CREATE TABLE \(SQLName.quoted(name ?? table.name)) (\(parts.joined(separator: ", "))) STRICT"
    }

    private static func sql(_ column: StoreColumn) -> String {
        var sql = SQLName.quoted(column.name) + " "
        switch column.kind {
        case .integer: sql += "INTEGER"
        case .real: sql += "REAL"
        case .text: sql += "TEXT"
        case .data: sql += column.isExternal ? "ANY" : "BLOB"
        case .reference: sql += "INTEGER"
        }
        if !column.isOptional { sql += " NOT NULL" }
        if case .reference(let table) = column.kind {
            sql += " REFERENCES \(SQLName.quoted(table)) (id)"
            // A reference that is not optional cannot become null, so its row must be deleted or changed in the same commit.
            sql += column.isOptional ? " ON DELETE SET NULL" : ""
            sql += " DEFERRABLE INITIALLY DEFERRED"
        }
        return sql
    }

    /// The pairs of a relationship. The ids rise, so they are the order of creation.
    static func sql(_ join: StoreJoin, name: String? = nil) -> String {
        func side(_ column: String, _ table: String) -> String {
            "\(column) INTEGER NOT NULL REFERENCES \(SQLName.quoted(table)) (id) ON DELETE CASCADE DEFERRABLE INITIALLY "
                + "DEFERRED"
        }
        return
            "CREATE TABLE \(SQLName.quoted(name ?? join.name)) (id INTEGER PRIMARY KEY, \(side("owner", join.owner)), "
            + "\(side("element", join.element))) STRICT"
    }

    /// The indexes of a table by their names: uniques, indexes, references, and files. Their names are among those of tables; the colon
    /// keeps them apart, because no name of a type or property contains one.
    static func indexes(_ table: StoreTable) -> [(name: String, sql: String)] {
        var result: [(name: String, sql: String)] = []
        var known: Set<[String]> = []
        func add(_ columns: [String], isUnique: Bool) {
            guard known.insert(columns).inserted else { return }
            let name = "\(isUnique ? "unique" : "index")_\(table.name):\(columns.joined(separator: ","))"
            let list = columns.map(SQLName.quoted).joined(separator: ", ")
            result.append(
                (
                    name,
                    "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(SQLName.quoted(name)) ON "
                        + "\(SQLName.quoted(table.name)) (\(list))"
                ))
        }
        for columns in table.uniques { add(columns, isUnique: true) }
        for columns in table.indexes { add(columns, isUnique: false) }
        for column in table.columns {
            // An index that begins with the reference serves it, too.
            if case .reference = column.kind, !known.contains(where: { $0.first == column.name }) {
                add([column.name], isUnique: false)
            }
            if column.isExternallyStored {
                let name = "files_\(table.name):\(column.name)"
                let quoted = SQLName.quoted(column.name)
                result.append(
                    (
                        name,
                        "CREATE INDEX \(SQLName.quoted(name)) ON \(SQLName.quoted(table.name)) (\(quoted)) "
                            + "WHERE typeof(\(quoted)) = 'text'"
                    ))
            }
        }
        return result
    }

    static func indexes(_ join: StoreJoin) -> [(name: String, sql: String)] {
        let table = SQLName.quoted(join.name)
        let (pairs, elements) = ("pairs_\(join.name)", "elements_\(join.name)")
        return [
            (pairs, "CREATE UNIQUE INDEX \(SQLName.quoted(pairs)) ON \(table) (owner, element)"),
            (elements, "CREATE INDEX \(SQLName.quoted(elements)) ON \(table) (element)"),
        ]
    }
}

extension TableDefinition {
    /// Creates a table with its indexes and triggers.
    static func create(_ table: StoreTable, on connection: SQLiteConnection) throws(StoreError) {
        try connection.execute(sql(table))
        for (_, sql) in indexes(table) + ExternalColumns.triggers(table) { try connection.execute(sql) }
    }

    static func create(_ join: StoreJoin, on connection: SQLiteConnection) throws(StoreError) {
        try connection.execute(sql(join))
        for (_, sql) in indexes(join) { try connection.execute(sql) }
    }
}
