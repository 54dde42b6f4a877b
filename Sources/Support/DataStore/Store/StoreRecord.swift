import Foundation

/// What the store notes about itself in its file: its format, the layout of its tables, and its version.
enum StoreRecord {
    /// "ESPL", by which a file is recognized as a store.
    static let applicationID: Int64 = 0x4553_504C
    /// The version of the store's own tables. A file with a greater one is refused.
    static let format: Int64 = 1

    static let tables = """
        CREATE TABLE espalier_store (
            id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL, layout TEXT NOT NULL
        ) STRICT;
        CREATE TABLE espalier_changes (version INTEGER PRIMARY KEY, tables TEXT NOT NULL) STRICT;
        CREATE TABLE espalier_removed_files (name TEXT PRIMARY KEY) STRICT;
        """

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
