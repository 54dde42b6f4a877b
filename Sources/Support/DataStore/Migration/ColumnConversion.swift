/// The values of a column in the rows of an older layout.
struct ColumnConversion {
    let table: String
    let column: StoreColumn
    /// The old column; nil for a new one.
    let from: StoreColumn?
    /// The old table.
    let sourceTable: String
    /// The new name of an old table.
    let successor: (String) -> String?

    /// The value in SQL. It is null if the old value does not convert.
    private var converted: String {
        guard let from else { return "NULL" }
        let name = SQLName.quoted(from.name)
        let source = from.isExternallyStored && !column.isExternallyStored ? "espalier_file(\(name))" : name
        switch (from.kind, column.kind) {
        case (.integer, .integer), (.real, .real), (.text, .text), (.data, .data): return source
        case (.reference(let old), .reference(let new)): return successor(old) == new ? source : "NULL"
        case (.integer, .real): return "CAST(\(source) AS REAL)"
        case (.real, .integer): return "iif(CAST(\(source) AS INTEGER) = \(source), CAST(\(source) AS INTEGER), NULL)"
        case (.integer, .text), (.real, .text): return "CAST(\(source) AS TEXT)"
        case (.text, .integer):
            return "iif(CAST(CAST(\(source) AS INTEGER) AS TEXT) = \(source), CAST(\(source) AS INTEGER), NULL)"
        case (.text, .real): return "espalier_number(\(source))"
        case (.text, .data): return "CAST(\(source) AS BLOB)"
        case (.data, .text): return "espalier_text(\(source))"
        case (.data, _), (_, .data), (.reference, _), (_, .reference): return "NULL"
        }
    }

    /// The value in SQL, with the default where there is none.
    func sql(_ bindings: inout [StoredValue]) -> String {
        if column.defaultValue == .null || (column.isOptional && from != nil) { return converted }
        bindings.append(column.defaultValue)
        let value = "?\(bindings.count)"
        return from == nil ? value : "coalesce(\(converted), \(value))"
    }

    /// Throws an error if the value of a row does not convert, or is missing.
    func check(on connection: SQLiteConnection) throws(StoreError) {
        let rows = "SELECT id FROM \(SQLName.quoted(sourceTable))"
        if let from {
            let name = SQLName.quoted(from.name)
            if converted != name,
                let id = try connection.integer("\(rows) WHERE \(name) IS NOT NULL AND \(converted) IS NULL LIMIT 1")
            {
                throw failure(
                    "the value in row \(id) is \(description(of: from.kind)) that is not \(description(of: column.kind))"
                )
            }
            guard from.isOptional, !column.isOptional, column.defaultValue == .null else { return }
            if let id = try connection.integer("\(rows) WHERE \(name) IS NULL LIMIT 1") {
                throw failure("the row \(id) has no value, and the property has no default value")
            }
        } else if !column.isOptional, column.defaultValue == .null, let id = try connection.integer("\(rows) LIMIT 1") {
            throw failure("the row \(id) is older than the property, which has no default value")
        }
    }

    private func failure(_ detail: String) -> StoreError {
        .notMigrated(table: table, column: column.name, detail: detail)
    }

    private func description(of kind: StoreColumn.Kind) -> String {
        switch kind {
        case .integer: "an integer"
        case .real: "a number"
        case .text: "a text"
        case .data: "data"
        case .reference(let table): "a reference to \(table)"
        }
    }
}
