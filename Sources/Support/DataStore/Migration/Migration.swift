/// Changes the tables of one layout to those of another, in an open transaction, with foreign keys off.
///
/// A table whose definition changes is copied to a new one, which then gets its name: SQLite's own way
/// (https://sqlite.org/lang_altertable.html#otheralter), since `ALTER TABLE` cannot change types or constraints. Files of values that
/// go are removed when the store has opened.
struct Migration {
    let old: LayoutIndex
    let new: LayoutIndex
    let connection: SQLiteConnection
    let mapping: LayoutMapping

    init(from old: LayoutIndex, to new: LayoutIndex, on connection: SQLiteConnection) {
        self.old = old
        self.new = new
        self.connection = connection
        mapping = LayoutMapping(from: old.layout, to: new.layout)
    }

    func run() throws(StoreError) {
        // With it, a renamed table keeps its name where others refer to it: there, the new table is meant.
        try connection.execute("PRAGMA legacy_alter_table = ON")
        var renamed: [(temporary: String, name: String)] = []
        var kept: Set<String> = []
        for table in new.layout.tables {
            if let source = mapping.table(table.name), isSame(source, table) {
                kept.insert(table.name)
                try renewIndexes(of: table, source)
                continue
            }
            let temporary = "espalier_new_\(renamed.count)"
            try connection.execute(TableDefinition.sql(table, name: temporary))
            if let source = mapping.table(table.name) { try copy(source, to: table, temporary) }
            renamed.append((temporary, table.name))
        }
        for join in new.layout.joins {
            let source = mapping.join(join.name)
            if let source, TableDefinition.sql(source) == TableDefinition.sql(join) {
                kept.insert(join.name)
                continue
            }
            let temporary = "espalier_new_\(renamed.count)"
            try connection.execute(TableDefinition.sql(join, name: temporary))
            if let source { try copy(source, to: temporary) }
            renamed.append((temporary, join.name))
        }
        for name in old.layout.tables.map(\.name) + old.layout.joins.map(\.name) where !kept.contains(name) {
            try connection.execute("DROP TABLE \(SQLName.quoted(name))")
        }
        for (temporary, name) in renamed {
            try connection.execute("ALTER TABLE \(SQLName.quoted(temporary)) RENAME TO \(SQLName.quoted(name))")
        }
        try createIndexes(kept)
        try checkReferences()
        try connection.execute("PRAGMA legacy_alter_table = OFF")
    }

    private func isSame(_ source: StoreTable, _ table: StoreTable) -> Bool {
        guard TableDefinition.sql(source) == TableDefinition.sql(table) else { return false }
        // A column may come from one of another name although the definitions are equal.
        return table.columns.allSatisfy { mapping.column($0.name, of: table.name)?.name == $0.name }
            && ExternalColumns.triggers(source).map(\.sql) == ExternalColumns.triggers(table).map(\.sql)
    }

    // MARK: Rows

    private func copy(_ source: StoreTable, to table: StoreTable, _ temporary: String) throws(StoreError) {
        var names = "id"
        var values = "id"
        var bindings: [StoredValue] = []
        for column in table.columns {
            let conversion = ColumnConversion(
                table: table.name, column: column, from: mapping.column(column.name, of: table.name),
                sourceTable: source.name, successor: mapping.successor)
            try conversion.check(on: connection)
            names += ", " + SQLName.quoted(column.name)
            values += ", " + conversion.sql(&bindings)
        }
        try connection.run(
            "INSERT INTO \(SQLName.quoted(temporary)) (\(names)) SELECT \(values) FROM \(SQLName.quoted(source.name)) "
                + "ORDER BY id", bindings)
        try keepSequence(from: source.name, to: temporary)
    }

    private func copy(_ source: StoreJoin, to temporary: String) throws(StoreError) {
        try connection.execute(
            "INSERT INTO \(SQLName.quoted(temporary)) SELECT id, owner, element FROM \(SQLName.quoted(source.name))")
    }

    /// The ids of deleted rows stay used.
    private func keepSequence(from source: String, to temporary: String) throws(StoreError) {
        guard
            let last = try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(source)])
        else { return }
        try connection.run("DELETE FROM sqlite_sequence WHERE name = ?1", [.text(temporary)])
        try connection.run("INSERT INTO sqlite_sequence VALUES (?1, ?2)", [.text(temporary), .integer(last)])
    }

    // MARK: Indexes

    private func renewIndexes(of table: StoreTable, _ source: StoreTable) throws(StoreError) {
        let (before, after) = (TableDefinition.indexes(source), TableDefinition.indexes(table))
        for (name, sql) in before where !after.contains(where: { $0.sql == sql }) {
            try connection.execute("DROP INDEX \(SQLName.quoted(name))")
        }
        for (_, sql) in after where !before.contains(where: { $0.sql == sql }) {
            try createIndex(sql, of: table)
        }
    }

    private func createIndexes(_ kept: Set<String>) throws(StoreError) {
        for table in new.layout.tables where !kept.contains(table.name) {
            for (_, sql) in TableDefinition.indexes(table) + ExternalColumns.triggers(table) {
                try createIndex(sql, of: table)
            }
        }
        for join in new.layout.joins where !kept.contains(join.name) {
            for (_, sql) in TableDefinition.indexes(join) { try connection.execute(sql) }
        }
    }

    private func createIndex(_ sql: String, of table: StoreTable) throws(StoreError) {
        do throws(StoreError) {
            try connection.execute(sql)
        } catch {
            guard error.isUniqueViolation else { throw error }
            for columns in table.uniques {
                let list = columns.map(SQLName.quoted).joined(separator: ", ")
                let ids = try connection.text(
                    "SELECT min(id) || ' and ' || max(id) FROM \(SQLName.quoted(table.name)) WHERE "
                        + columns.map { SQLName.quoted($0) + " IS NOT NULL" }.joined(separator: " AND ")
                        + " GROUP BY \(list) HAVING count(*) > 1 LIMIT 1")
                if let ids {
                    throw .notMigrated(
                        table: table.name, column: columns.joined(separator: ", "),
                        detail: "it must be unique, but the rows \(ids) have the same value")
                }
            }
            throw error
        }
    }

    private func checkReferences() throws(StoreError) {
        var error: StoreError?
        try connection.run("PRAGMA foreign_key_check") { statement in
            guard error == nil else { return }
            error = .danglingReference(
                table: statement.text(0), row: statement.isNull(1) ? nil : statement.integer(1), to: statement.text(2))
        }
        if let error { throw error }
    }
}
