import Foundation

extension DataStore {
    /// The rows of a fetch, in its order.
    package func rows(_ fetch: StoreFetch) throws(StoreError) -> StoreRows {
        var compiler = compiler()
        let (query, columns) = try compiler.rows(fetch)
        let table = try index.table(fetch.table)
        return try withFiles { () throws(StoreError) in
            try reading { (connection) throws(StoreError) in
                var reader = RowReader(columns, of: table, files: opener.files)
                try run(query, on: connection) { reader.append($0, id: 0) }
                return (reader.rows, reader.lacksFile)
            }
        }
    }

    /// A row by its id, as the only one of the result; an empty result if there is none.
    package func row(table: String, id: Int64, columns: [String]? = nil) throws(StoreError) -> StoreRows {
        let filter = StoreExpression.binary(.equal, .column(.variable(0), "id"), .value(.integer(id)))
        return try rows(StoreFetch(table: table, filter: filter, limit: 1, columns: columns))
    }

    /// The ids of a fetch, in its order.
    package func ids(_ fetch: StoreFetch) throws(StoreError) -> [Int64] {
        var compiler = compiler()
        let query = try compiler.ids(fetch)
        return try reading { (connection) throws(StoreError) in
            var ids: [Int64] = []
            try run(query, on: connection) { ids.append($0.integer(0)) }
            return ids
        }
    }

    /// The number of rows of a fetch, within its limit and offset.
    package func count(_ fetch: StoreFetch) throws(StoreError) -> Int {
        var compiler = compiler()
        let query = try compiler.count(fetch)
        return try reading { (connection) throws(StoreError) in
            var count = 0
            try run(query, on: connection) { count = Int($0.integer(0)) }
            return count
        }
    }

    /// The rows of a relationship to many for some owners, in one query. An owner without rows is not in the result.
    package func related(
        _ relation: StoreRelation, to owners: [Int64], columns: [String]? = nil
    ) throws(StoreError) -> StoreRelatedRows {
        let table = try index.table(relation.element)
        let columns = columns ?? table.layout.columns.map(\.name)
        guard let first = owners.first else { return StoreRelatedRows(rows: StoreRows(columns: columns)) }
        let text = try SQLCompiler.relation(relation, columns: columns, isOneOwner: owners.count == 1, in: index)
        let list = owners.count == 1 ? StoredValue.integer(first) : .text("\(owners)")
        return try withFiles { () throws(StoreError) in
            try reading { (connection) throws(StoreError) in
                var reader = RowReader(columns, of: table, files: opener.files)
                var owners: [Int64] = []
                try run(SQLQuery(text: text, bindings: [list]), on: connection) { statement in
                    owners.append(statement.integer(0))
                    reader.append(statement, id: 1)
                }
                return (StoreRelatedRows(owners: owners, rows: reader.rows), reader.lacksFile)
            }
        }
    }

    /// The number of commits that have changed rows, by any program.
    package func version() throws(StoreError) -> Int64 {
        try reading { (connection) throws(StoreError) in try ChangeLog.version(on: connection) }
    }

    /// Reads again if a file was missing: a commit may have removed it after the rows were read. The second time, it stays null.
    private func withFiles<Result>(
        _ body: () throws(StoreError) -> (result: Result, lacksFile: Bool)
    ) throws(StoreError) -> Result {
        let first = try body()
        if !first.lacksFile { return first.result }
        return try body().result
    }

    func compiler() -> SQLCompiler { SQLCompiler(index, locale: Locale.current.identifier(.icu)) }

    func run(
        _ query: SQLQuery, on connection: SQLiteConnection,
        row: (SQLiteStatement) throws(StoreError) -> Void
    ) throws(StoreError) {
        if !query.collations.isEmpty { Collations.register(query.collations, on: connection) }
        try connection.run(query.text, query.bindings, row: row)
    }
}
