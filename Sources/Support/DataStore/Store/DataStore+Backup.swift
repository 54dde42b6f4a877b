import Foundation
import Synchronization

extension DataStore {
    /// Writes a copy of the store to a path where no file is, while the store is in use. The copy is as of one commit, and has its own
    /// folder of files.
    package func backup(to path: String) throws(StoreError) {
        if access(path, F_OK) == 0 { throw .cannotOpen(path: path, detail: "there is a file already") }
        let copies = ExternalFiles(database: path)
        for attempt in 1...5 {
            // Files that rows name now, before later commits remove them.
            if let files = opener.files { _ = try files.copy(files.names, to: copies) }
            try vacuum(into: path)
            guard let files = opener.files, index.hasExternals else { return }
            let names = try ExternalColumns.names(
                in: layout, on: SQLiteConnection(path: path, access: .readOnly))
            let missing = try files.copy(Array(names), to: copies)
            copies.remove(copies.names.filter { !names.contains($0) })
            if missing.isEmpty { return }
            // A file came and went between the two copies.
            if attempt < 5 { unlink(path) }
        }
    }

    /// The connections that read refuse the statement, although it only reads.
    private func vacuum(into path: String) throws(StoreError) {
        if location == .memory {
            return try writer.withLock { (connection) throws(StoreError) in
                try connection.run("VACUUM INTO ?1", [.text(path)])
            }
        }
        try file?.check()
        let connection = try opener.openReader()
        try connection.execute("PRAGMA query_only = OFF")
        try connection.run("VACUUM INTO ?1", [.text(path)])
    }
}
