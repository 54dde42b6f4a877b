/// Makes the tables of a file those of a layout: new, as they are, or migrated.
struct StoreSetup {
    let opener: StoreOpener
    let connection: SQLiteConnection
    let index: LayoutIndex

    func run() throws(StoreError) {
        let text = StoreRecord.text(of: index.layout)
        if try known() == text { return }
        guard opener.allowsSave || opener.location == .memory else { throw .otherLayout(path: opener.path) }
        // Another process may be faster, so the layout is read again with the write lock.
        try connection.transaction { () throws(StoreError) in
            guard let known = try known() else { return try create(text) }
            if known != text { throw .otherLayout(path: opener.path) }
        }
    }

    /// The recorded layout; nil for an empty database.
    private func known() throws(StoreError) -> String? {
        if try connection.integer("PRAGMA application_id") != StoreRecord.applicationID {
            let tables = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
            if tables > 0 { throw .foreignDatabase(path: opener.path) }
            return nil
        }
        let format = try connection.integer("PRAGMA user_version") ?? 0
        if format > StoreRecord.format { throw .newerFormat(path: opener.path) }
        return try connection.text("SELECT layout FROM espalier_store")
    }

    private func create(_ text: String) throws(StoreError) {
        try connection.execute(StoreRecord.tables)
        for table in index.layout.tables { try TableDefinition.create(table, on: connection) }
        for join in index.layout.joins { try TableDefinition.create(join, on: connection) }
        try connection.run("INSERT INTO espalier_store VALUES (1, 0, ?1)", [.text(text)])
        try connection.execute(
            "PRAGMA application_id = \(StoreRecord.applicationID); PRAGMA user_version = \(StoreRecord.format)")
    }
}
