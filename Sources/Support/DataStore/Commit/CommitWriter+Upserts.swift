extension CommitWriter {
    /// The values of a unique's columns in a row.
    private struct Key: Hashable {
        let table: String
        let unique: Int
        let values: [StoredValue]
    }

    /// Finds the existing rows that insertions change instead of inserting: rows of the store, and rows of earlier insertions.
    mutating func resolveUpserts() throws(StoreError) {
        let tables = Set(changes.insertions.lazy.filter(\.upserts).map(\.table))
        if tables.isEmpty { return }
        var earlier: [Key: Int64] = [:]
        for (number, insertion) in changes.insertions.enumerated() where tables.contains(insertion.table) {
            let table = try index.table(insertion.table)
            var keys: [Key] = []
            for (unique, columns) in table.uniques.enumerated() {
                var values: [StoredValue] = []
                for column in columns where column < insertion.values.count {
                    values.append(try stored(insertion.values[column]))
                }
                // Null is not equal to null in a unique.
                if values.contains(.null) { continue }
                keys.append(Key(table: insertion.table, unique: unique, values: values))
            }
            if insertion.upserts, let id = try existing(keys, of: table, earlier) {
                result.ids[number] = id
                result.upserted.insert(number)
            }
            for key in keys { earlier[key] = result.ids[number] }
        }
    }

    private func existing(
        _ keys: [Key], of table: LayoutIndex.Table, _ earlier: [Key: Int64]
    ) throws(StoreError) -> Int64? {
        for key in keys {
            if let id = earlier[key] { return id }
            if let id = try row(of: table, unique: key.unique, values: key.values) { return id }
        }
        return nil
    }

    /// The id of the row with the values in the columns of a unique.
    func row(of table: LayoutIndex.Table, unique: Int, values: [StoredValue]) throws(StoreError) -> Int64? {
        let conditions = table.uniques[unique].enumerated().map { position, column in
            "\(SQLName.quoted(table.layout.columns[column].name)) = ?\(position + 1)"
        }
        return try connection.integer(
            "SELECT id FROM \(SQLName.quoted(table.layout.name)) WHERE \(conditions.joined(separator: " AND "))", values
        )
    }
}
