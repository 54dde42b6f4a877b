internal import EspalierCSQLite
import Foundation

/// The external columns in SQL.
enum ExternalColumns {
    /// Triggers that note the names of files which rows no longer need, however the rows change.
    static func triggers(_ table: StoreTable) -> [(name: String, sql: String)] {
        table.columns.filter(\.isExternallyStored).flatMap { column in
            let (name, of) = (SQLName.quoted(column.name), SQLName.quoted(table.name))
            let (deleted, changed) = ("deleted_\(table.name):\(column.name)", "changed_\(table.name):\(column.name)")
            let note = "BEGIN INSERT OR IGNORE INTO espalier_removed_files VALUES (OLD.\(name)); END"
            return [
                (
                    deleted,
                    "CREATE TRIGGER \(SQLName.quoted(deleted)) AFTER DELETE ON \(of) "
                        + "WHEN typeof(OLD.\(name)) = 'text' \(note)"
                ),
                (
                    changed,
                    "CREATE TRIGGER \(SQLName.quoted(changed)) AFTER UPDATE OF \(name) ON \(of) "
                        + "WHEN typeof(OLD.\(name)) = 'text' AND OLD.\(name) IS NOT NEW.\(name) \(note)"
                ),
            ]
        }
    }

    /// The names of files that rows have.
    static func names(in layout: StoreLayout, on connection: SQLiteConnection) throws(StoreError) -> Set<String> {
        var names: Set<String> = []
        for table in layout.tables {
            for column in table.columns where column.isExternallyStored {
                let name = SQLName.quoted(column.name)
                try connection.run(
                    "SELECT \(name) FROM \(SQLName.quoted(table.name)) WHERE typeof(\(name)) = 'text'"
                ) { names.insert($0.text(0)) }
            }
        }
        return names
    }

    /// The names of files that rows no longer need since the last call.
    static func takeRemoved(on connection: SQLiteConnection) throws(StoreError) -> [String] {
        var names: [String] = []
        try connection.run("SELECT name FROM espalier_removed_files") { names.append($0.text(0)) }
        if !names.isEmpty { try connection.run("DELETE FROM espalier_removed_files") }
        return names
    }

    /// Defines `espalier_file(value)`: the content of the file that a text names, and other values as they are.
    static func register(_ files: ExternalFiles?, on connection: SQLiteConnection) {
        final class Box {
            let files: ExternalFiles?
            init(_ files: ExternalFiles?) { self.files = files }
        }
        sqlite3_create_function_v2(
            connection.handle, "espalier_file", 1, SQLITE_UTF8, Unmanaged.passRetained(Box(files)).toOpaque(),
            { context, _, arguments in
                guard let value = arguments?[0] else { return }
                guard sqlite3_value_type(value) == SQLITE_TEXT else { return sqlite3_result_value(context, value) }
                let files = Unmanaged<Box>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue().files
                guard let name = sqlite3_value_text(value), let data = files?.read(String(cString: name)) else {
                    return sqlite3_result_null(context)
                }
                data.withUnsafeBytes {
                    sqlite3_result_blob64(
                        context, $0.baseAddress, UInt64($0.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
                }
            }, nil, nil, { Unmanaged<Box>.fromOpaque($0!).release() })
    }
}
