extension CommitWriter {
    /// The value to bind for a column. A value that SQLite would refuse, or would store as another one, is an error that names the
    /// column.
    func checked(
        _ value: StoreChanges.Value, for column: StoreColumn, of table: String, _ change: StoreChanges.Position
    ) throws(StoreError) -> StoredValue {
        let value = try stored(value)
        switch (value, column.kind) {
        case (.null, _):
            guard column.isOptional else { throw .missingValue(table: table, column: column.name, change: change) }
        // SQLite stores NaN as null.
        case (.real(let real), .real):
            if real.isNaN { throw .notANumber(table: table, column: column.name, change: change) }
        case (.integer, .integer), (.integer, .real), (.integer, .reference), (.text, .text): break
        case (.data, .data):
            if column.isExternal { return try externalize(value) }
        default: throw .wrongType(table: table, column: column.name, change: change)
        }
        return value
    }
}
