import Synchronization

extension DataStore {
    /// Writes changes in one transaction: all of them, or none and an error.
    package func commit(_ changes: StoreChanges) throws(StoreError) -> StoreCommit {
        if changes.isEmpty { return StoreCommit(version: try version()) }
        return try writing { (connection) throws(StoreError) in
            var writer = CommitWriter(changes, on: connection, index: index) { $0 }
            try writer.write()
            return writer.result
        }
    }

    /// Deletes the rows of a fetch, and returns their ids.
    package func deleteRows(_ fetch: StoreFetch) throws(StoreError) -> StoreCommit {
        var compiler = compiler()
        let query = try compiler.deletion(fetch)
        return try writing { (connection) throws(StoreError) in
            var result = StoreCommit()
            try run(query, on: connection) { result.ids.append($0.integer(0)) }
            return result
        }
    }

    /// Writes a copy of the store to a file that does not exist, while the store is in use. The copy is as of one commit.
    package func backup(to path: String) throws(StoreError) {
        try reading { (connection) throws(StoreError) in
            try connection.run("VACUUM INTO ?1", [.text(path)])
        }
    }

    /// Runs `body` in a transaction, notes the tables that it changed, and tells the observers.
    private func writing(
        _ body: (SQLiteConnection) throws(StoreError) -> StoreCommit
    ) throws(StoreError) -> StoreCommit {
        guard allowsSave else { throw .readOnly(path: path) }
        let result = try writer.withLock { (connection) throws(StoreError) in
            _ = connection.takeChangedTables()
            return try connection.transaction { () throws(StoreError) in
                var result = try body(connection)
                result.tables = connection.takeChangedTables()
                result.version = try ChangeLog.append(result.tables, on: connection)
                return result
            }
        }
        if !result.tables.isEmpty {
            observers.notify(StoreChange(tables: result.tables, version: result.version, origin: .thisStore))
        }
        return result
    }

    var path: String {
        switch location {
        case .memory: ":memory:"
        case .file(let path): path
        }
    }
}
