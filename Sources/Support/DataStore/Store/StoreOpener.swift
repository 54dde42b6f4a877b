import Foundation

/// Opens the connections of a store.
struct StoreOpener: Sendable {
    let location: DataStore.Location
    let allowsSave: Bool
    let options: StoreOptions

    private var path: String {
        switch location {
        case .memory: ":memory:"
        case .file(let path): path
        }
    }

    func openWriter() throws(StoreError) -> SQLiteConnection {
        if case .file(let path) = location, allowsSave {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let connection = try SQLiteConnection(
            path: path, access: allowsSave || location == .memory ? .readWrite : .readOnly)
        try configure(connection)
        if allowsSave, location != .memory {
            try connection.execute("PRAGMA journal_mode = WAL")
            try connection.execute("PRAGMA synchronous = \(options.survivesPowerFailure ? "FULL" : "NORMAL")")
        }
        try connection.execute("PRAGMA foreign_keys = ON")
        connection.collectChangedTables()
        return connection
    }

    func openReader() throws(StoreError) -> SQLiteConnection {
        let connection = try SQLiteConnection(path: path, access: allowsSave ? .readWrite : .readOnly)
        try configure(connection)
        try connection.execute("PRAGMA query_only = ON")
        return connection
    }

    private func configure(_ connection: SQLiteConnection) throws(StoreError) {
        let (seconds, attoseconds) = options.busyTimeout.components
        connection.waitWhenBusy(milliseconds: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
        try connection.execute("PRAGMA cache_size = -4096; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY")
        TextFunctions.register(on: connection)
    }

    /// Creates the tables of a new file, or checks those of an existing one.
    func prepare(_ connection: SQLiteConnection, for index: LayoutIndex) throws(StoreError) {
        let text = StoreRecord.text(of: index.layout)
        if try known(connection) == text { return }
        guard allowsSave || location == .memory else { throw .otherLayout(path: path) }
        try connection.transaction { () throws(StoreError) in
            // Another process may have been faster.
            guard let known = try known(connection) else { return try create(index.layout, text, on: connection) }
            if known != text { throw .otherLayout(path: path) }
        }
    }

    /// The recorded layout; nil for an empty database.
    private func known(_ connection: SQLiteConnection) throws(StoreError) -> String? {
        let format = try connection.integer("PRAGMA user_version") ?? 0
        if try connection.integer("PRAGMA application_id") != StoreRecord.applicationID {
            let tables = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
            if tables > 0 { throw .foreignDatabase(path: path) }
            return nil
        }
        if format > StoreRecord.format { throw .newerFormat(path: path) }
        return try connection.text("SELECT layout FROM espalier_store")
    }

    private func create(
        _ layout: StoreLayout, _ text: String, on connection: SQLiteConnection
    ) throws(StoreError) {
        try connection.execute(StoreRecord.tables)
        for table in layout.tables {
            try connection.execute(TableDefinition.sql(table))
            for (_, sql) in TableDefinition.indexes(table) { try connection.execute(sql) }
        }
        for join in layout.joins {
            try connection.execute(TableDefinition.sql(join))
            for (_, sql) in TableDefinition.indexes(join) { try connection.execute(sql) }
        }
        try connection.run("INSERT INTO espalier_store VALUES (1, 0, ?1)", [.text(text)])
        try connection.execute(
            "PRAGMA application_id = \(StoreRecord.applicationID); PRAGMA user_version = \(StoreRecord.format)")
    }
}
