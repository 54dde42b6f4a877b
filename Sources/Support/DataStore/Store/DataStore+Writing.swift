import Foundation
import Synchronization

extension DataStore {
    /// Writes changes in one transaction, with a receipt if there is one: all of them, or none and an error.
    package func commit(
        _ changes: StoreChanges, with receipt: StoreReceipt? = nil
    ) throws(StoreError) -> StoreCommit {
        if changes.isEmpty { return StoreCommit(version: try version()) }
        let files = NewFiles(store: self)
        do throws(StoreError) {
            return try writing { (connection) throws(StoreError) in
                var writer = CommitWriter(changes, on: connection, index: index, externalize: files.externalize)
                try writer.write()
                try receipt?.write(on: connection)
                return writer.result
            }
        } catch {
            files.discard()
            throw error
        }
    }

    /// Writes a receipt alone.
    package func write(_ receipt: StoreReceipt) throws(StoreError) {
        _ = try writing { (connection) throws(StoreError) in
            try receipt.write(on: connection)
            try ChangeLog.appendNothing(on: connection)
            return StoreCommit()
        }
    }

    /// Deletes the rows of a fetch, and returns their ids.
    package func deleteRows(_ fetch: StoreFetch) throws(StoreError) -> StoreCommit {
        var compiler = compiler()
        let query = try compiler.deletion(fetch)
        return try writing { (connection) throws(StoreError) in
            var result = StoreCommit()
            try run(query, on: connection) { result.ids.append($0.integer(0)) }
            if connection.hasDanglingReferences {
                try CommitWriter(StoreChanges(), on: connection, index: index) { $0 }.checkReferences()
            }
            return result
        }
    }

    /// Runs `body` in a transaction, notes the tables that it changed, and tells the observers.
    private func writing(
        _ body: (SQLiteConnection) throws(StoreError) -> StoreCommit
    ) throws(StoreError) -> StoreCommit {
        guard allowsSave else { throw .readOnly(path: path) }
        try file?.check()
        var version: Int64?
        let result: StoreCommit
        do throws(StoreError) {
            result = try writer.withLock { (connection) throws(StoreError) in
                let result = try transaction(on: connection, version: &version, body)
                checkpoint(connection)
                return result
            }
        } catch {
            if let version { file?.didNotCommit(version) }
            if case .full(let path, nil) = error, options.maximumBytes != nil {
                throw .full(path: path, limit: options.maximumBytes)
            }
            throw error
        }
        if !result.tables.isEmpty {
            let change = StoreChange(tables: result.tables, version: result.version, origin: .thisStore)
            observers.notify(change)
            file?.didCommit(change, by: observers)
        }
        return result
    }

    private func transaction(
        on connection: SQLiteConnection, version: inout Int64?,
        _ body: (SQLiteConnection) throws(StoreError) -> StoreCommit
    ) throws(StoreError) -> StoreCommit {
        _ = connection.takeChangedTables()
        if options.maximumBytes != nil, index.hasExternals { try opener.limit(connection) }
        var removed: [String] = []
        let result = try connection.transaction { () throws(StoreError) in
            var result = try body(connection)
            result.tables = connection.takeChangedTables()
            if index.hasExternals { removed = try ExternalColumns.takeRemoved(on: connection) }
            result.version = try ChangeLog.append(result.tables, on: connection)
            if !result.tables.isEmpty {
                version = result.version
                file?.willCommit(result.version)
            }
            return result
        }
        // Only after the commit: before it, the file's row may come back.
        opener.files?.remove(removed)
        return result
    }

    var path: String { opener.path }
}

/// The files that a commit has written.
private final class NewFiles {
    private let store: DataStore
    private var names: [String] = []

    init(store: DataStore) { self.store = store }

    func externalize(_ value: StoredValue) throws(StoreError) -> StoredValue {
        guard case .data(let data) = value, data.count > ExternalFiles.threshold, let files = store.opener.files else {
            return value
        }
        if let limit = store.options.maximumBytes {
            let size = files.size + data.count + (ExternalFiles.size(ofFile: store.path) ?? 0)
            if size > limit { throw .full(path: store.path, limit: limit) }
        }
        let name = try files.write(data)
        names.append(name)
        return .text(name)
    }

    func discard() { store.opener.files?.remove(names) }
}
