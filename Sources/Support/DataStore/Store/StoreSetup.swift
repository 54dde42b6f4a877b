/// Makes the tables of a file those of a layout: new, as they are, or migrated.
struct StoreSetup {
    let opener: StoreOpener
    let connection: SQLiteConnection
    let index: LayoutIndex

    func run() throws(StoreError) {
        let text = StoreRecord.text(of: index.layout)
        let known = try StoreRecord.text(in: connection)
        if known == text { return }
        guard opener.allowsSave || opener.location == .memory else { throw .otherLayout(path: opener.path) }
        if let known { try check(known) }
        // A transaction cannot change this, and the tables of a migration refer to others that come later.
        try connection.execute("PRAGMA foreign_keys = OFF")
        do throws(StoreError) {
            try connection.transaction { () throws(StoreError) in
                // Another process may have been faster, so the layout is read again with the write lock.
                guard let known = try StoreRecord.text(in: connection) else { return try create(text) }
                if known != text { try migrate(from: try check(known), text) }
            }
        } catch {
            try? connection.execute("PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON")
            throw error
        }
        try connection.execute("PRAGMA foreign_keys = ON")
    }

    /// The recorded layout, if it may become this one.
    @discardableResult
    private func check(_ known: String) throws(StoreError) -> StoreLayout {
        if opener.options.migration == .refused { throw .otherLayout(path: opener.path) }
        guard let layout = StoreRecord.layout(from: known) else {
            throw .damaged(path: opener.path, detail: "its schema cannot be read")
        }
        if StoreRecord.isVersion(index.layout.version, before: layout.version) {
            throw .newerVersion(path: opener.path, ofFile: layout.version, ofApp: index.layout.version)
        }
        return layout
    }

    private func migrate(from layout: StoreLayout, _ text: String) throws(StoreError) {
        try Migration(from: try LayoutIndex(layout), to: index, on: connection).run()
        try connection.run("UPDATE espalier_store SET layout = ?1", [.text(text)])
    }

    private func create(_ text: String) throws(StoreError) {
        try connection.execute(StoreRecord.tables)
        for table in index.layout.tables { try TableDefinition.create(table, on: connection) }
        for join in index.layout.joins { try TableDefinition.create(join, on: connection) }
        try connection.run("INSERT INTO espalier_store VALUES (1, ?1)", [.text(text)])
        try connection.execute(
            "PRAGMA application_id = \(StoreRecord.applicationID); PRAGMA user_version = \(StoreRecord.format)")
    }
}
