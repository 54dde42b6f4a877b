import Foundation

/// The store's notes in its own file: its format, the layout of its tables, and its version.
enum StoreRecord {
    /// "ESPL", by which a file is recognized as a store.
    static let applicationID: Int64 = 0x4553_504C
    /// The version of the store's own tables. A file with a greater one is refused.
    static let format: Int64 = 1

    static let tables = """
        CREATE TABLE espalier_store (
            id INTEGER PRIMARY KEY CHECK (id = 1), layout TEXT NOT NULL
        ) STRICT;
        CREATE TABLE espalier_changes (version INTEGER PRIMARY KEY, tables TEXT NOT NULL) STRICT;
        CREATE TABLE espalier_removed_files (name TEXT PRIMARY KEY) STRICT;
        """

    /// The recorded layout of a file; nil for an empty database. Throws an error for a file that is no store of this format.
    static func text(in connection: SQLiteConnection) throws(StoreError) -> String? {
        if try connection.integer("PRAGMA application_id") != applicationID {
            let tables = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
            if tables > 0 { throw .foreignDatabase(path: connection.path) }
            return nil
        }
        let format = try connection.integer("PRAGMA user_version") ?? 0
        if format > StoreRecord.format { throw .newerFormat(path: connection.path) }
        return try connection.text("SELECT layout FROM espalier_store")
    }

    /// Whether a version such as "1.2.0" is less than another one. Missing parts are zero.
    static func isVersion(_ version: String, before other: String) -> Bool {
        var left = version.split(separator: ".").map { Int($0) ?? 0 }
        var right = other.split(separator: ".").map { Int($0) ?? 0 }
        let count = max(left.count, right.count)
        left += Array(repeating: 0, count: count - left.count)
        right += Array(repeating: 0, count: count - right.count)
        return left.lexicographicallyPrecedes(right)
    }

    /// The layout as a text that is the same for equal layouts.
    static func text(of layout: StoreLayout) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        // A layout has only texts, numbers and flags, which JSON can express.
        return (try? encoder.encode(layout)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static func layout(from text: String) -> StoreLayout? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? decoder.decode(StoreLayout.self, from: Data(text.utf8))
    }
}
