import Foundation

/// Opens the connections of a store.
struct StoreOpener: Sendable {
    let location: DataStore.Location
    let allowsSave: Bool
    let options: StoreOptions

    var path: String {
        switch location {
        case .memory: ":memory:"
        case .file(let path): path
        }
    }

    /// The files of large values. A store in memory keeps them in its rows.
    var files: ExternalFiles? {
        if case .file(let path) = location { ExternalFiles(database: path) } else { nil }
    }

    /// Opens the connection that writes, and makes the file's tables those of the layout.
    func open(for index: LayoutIndex) throws(StoreError) -> SQLiteConnection {
        if location != .memory { try StoreFileCheck.check(path, mayCreate: allowsSave) }
        let connection = try openWriter()
        try StoreSetup(opener: self, connection: connection, index: index).run()
        if allowsSave, let files, index.hasExternals || !files.names.isEmpty {
            removeOrphans(files, of: index.layout, on: connection)
        }
        return connection
    }

    func openWriter() throws(StoreError) -> SQLiteConnection {
        guard allowsSave || location == .memory else { return try openReader() }
        let connection = try SQLiteConnection(path: path, access: .readWrite)
        // SQLite opens a file that it may not write for reading.
        if connection.isReadOnly { throw .readOnly(path: path) }
        try configure(connection)
        if location != .memory {
            try connection.execute(
                """
                PRAGMA journal_mode = WAL;
                PRAGMA synchronous = \(options.survivesPowerFailure ? "FULL" : "NORMAL");
                PRAGMA wal_autocheckpoint = 0;
                PRAGMA journal_size_limit = 16777216;
                PRAGMA secure_delete = OFF
                """)
            connection.countLogPages()
        }
        try connection.execute("PRAGMA foreign_keys = ON")
        try limit(connection)
        connection.collectChangedTables()
        return connection
    }

    /// Limits the database to what the files of large values leave.
    func limit(_ connection: SQLiteConnection) throws(StoreError) {
        guard let limit = options.maximumBytes else { return }
        let size = Int(try connection.integer("PRAGMA page_size") ?? 4096)
        let pages = max(1, (limit - (files?.size ?? 0)) / size)
        // SQLite does not go below the size that the database already has.
        _ = try connection.integer("PRAGMA max_page_count = \(pages)")
    }

    func openReader() throws(StoreError) -> SQLiteConnection {
        let connection: SQLiteConnection
        do throws(StoreError) {
            connection = try SQLiteConnection(path: path, access: allowsSave ? .readWrite : .readOnly)
            // Opens the file, the log and its index.
            _ = try connection.integer("PRAGMA user_version")
        } catch {
            // Where nothing can be written, SQLite cannot make the index of the log. Without a log, none is needed.
            guard !allowsSave, !StoreFileCheck.hasLog(path), error == .readOnly(path: path) || error.isCannotOpen else {
                throw error
            }
            let immutable = try SQLiteConnection(path: path, access: .immutable)
            try configure(immutable)
            return immutable
        }
        try configure(connection)
        try connection.execute("PRAGMA query_only = ON")
        return connection
    }

    private func configure(_ connection: SQLiteConnection) throws(StoreError) {
        let (seconds, attoseconds) = options.busyTimeout.components
        connection.waitWhenBusy(milliseconds: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
        try connection.execute("PRAGMA cache_size = -4096; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY")
        TextFunctions.register(on: connection)
        ExternalColumns.register(files, on: connection)
    }

    /// Removes files that no row names. The write lock keeps other processes from writing new ones meanwhile.
    private func removeOrphans(_ files: ExternalFiles, of layout: StoreLayout, on connection: SQLiteConnection) {
        let names = files.names
        if names.isEmpty { return }
        // While another process writes, there is no hurry.
        try? connection.transaction { () throws(StoreError) in
            let known = try ExternalColumns.names(in: layout, on: connection)
            files.remove(files.names.filter { !known.contains($0) })
        }
    }
}

extension StoreError {
    fileprivate var isCannotOpen: Bool { if case .cannotOpen = self { true } else { false } }
}
