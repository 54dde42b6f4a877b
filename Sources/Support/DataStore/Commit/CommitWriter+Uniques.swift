internal import EspalierCSQLite

extension StoreError {
    /// Whether a row has not been written because of a unique. The writer turns the error into `notUnique`.
    var isUniqueViolation: Bool {
        if case .other(SQLITE_CONSTRAINT | (8 << 8), _) = self { true } else { false }
    }
}

extension CommitWriter {
    /// Writes rows again that a unique has refused.
    ///
    /// The row with which one clashed may have changed since. Two rows that exchange their values clash again: one of them then gets
    /// values that nobody has, until the other one is written.
    mutating func writeAgain(_ positions: [StoreChanges.Position]) throws(StoreError) {
        var waiting = positions
        var hasParked = false
        while !waiting.isEmpty {
            var refused: [StoreChanges.Position] = []
            for position in waiting where try !attempt(position) { refused.append(position) }
            if refused.count == waiting.count {
                if hasParked { throw try violation(at: refused[0]) }
                for position in refused { try park(position) }
                hasParked = true
            }
            waiting = refused
        }
    }

    /// Gives the row of an update values that no other row has, in the columns of uniques that the update changes.
    private func park(_ position: StoreChanges.Position) throws(StoreError) {
        guard case .update(let number) = position else { return }
        let update = changes.updates[number]
        let table = try index.table(update.table)
        let columns = Set(table.uniques.joined())
        for column in update.values.map(\.column) where columns.contains(column) {
            let id = try id(of: update.row)
            let name = SQLName.quoted(table.layout.columns[column].name)
            // A value that is longer, or less, than those of the other rows.
            let value: String
            switch table.layout.columns[column].kind {
            case .text: value = "char(0, 0, 0) || 'espalier ' || ?1"
            case .data: value = "CAST(char(0, 0, 0) || 'espalier ' || ?1 AS BLOB)"
            case .integer: value = "(SELECT min(\(name)) FROM \(SQLName.quoted(update.table))) - 1"
            case .real: value = "(SELECT min(\(name)) FROM \(SQLName.quoted(update.table))) - 1.0"
            case .reference: continue
            }
            try connection.run(
                "UPDATE \(SQLName.quoted(update.table)) SET \(name) = \(value) WHERE id = ?1", [.integer(id)])
        }
    }

    /// The error that names the unique and the other row.
    private func violation(at position: StoreChanges.Position) throws(StoreError) -> StoreError {
        let name: String
        let row: Int64
        var given: [Int: StoredValue] = [:]
        switch position {
        case .insertion(let number):
            let insertion = changes.insertions[number]
            (name, row) = (insertion.table, result.ids[number])
            for (column, value) in insertion.values.enumerated() { given[column] = try stored(value) }
        case .update(let number):
            let update = changes.updates[number]
            (name, row) = (update.table, try id(of: update.row))
            for (column, value) in update.values { given[column] = try stored(value) }
        }
        let table = try index.table(name)
        for (unique, columns) in table.uniques.enumerated() {
            var values: [StoredValue] = []
            for column in columns {
                if let value = given[column] {
                    values.append(value)
                } else {
                    values.append(try current(column, of: table, row))
                }
            }
            if values.contains(.null) { continue }
            if let other = try self.row(of: table, unique: unique, values: values), other != row {
                return .notUnique(
                    table: name, columns: table.layout.uniques[unique], existing: other, change: position)
            }
        }
        return .notUnique(table: name, columns: [], existing: 0, change: position)
    }

    private func current(_ column: Int, of table: LayoutIndex.Table, _ row: Int64) throws(StoreError) -> StoredValue {
        var value = StoredValue.null
        let name = SQLName.quoted(table.layout.columns[column].name)
        try connection.run(
            "SELECT \(name) FROM \(SQLName.quoted(table.layout.name)) WHERE id = ?1", [.integer(row)]
        ) { value = $0.value(0) }
        return value
    }
}
