extension SQLCompiler {
    private struct Parts {
        var from: String
        var condition = ""
        var order = ""
        var window = ""
    }

    /// `SELECT t0.id, t0."name" FROM "Item" AS t0 …`, and the names of the columns.
    mutating func rows(_ fetch: StoreFetch) throws(StoreError) -> (query: SQLQuery, columns: [String]) {
        let table = try layout.table(fetch.table)
        let columns = fetch.columns ?? table.layout.columns.map(\.name)
        let parts = try parts(of: fetch)
        let names = try SQLCompiler.names(of: columns, in: table, alias: "t0")
        let text = "SELECT t0.id\(names) FROM \(parts.from)\(parts.condition)\(parts.order)\(parts.window)"
        return (query(text), columns)
    }

    mutating func ids(_ fetch: StoreFetch) throws(StoreError) -> SQLQuery {
        let parts = try parts(of: fetch)
        return query("SELECT t0.id FROM \(parts.from)\(parts.condition)\(parts.order)\(parts.window)")
    }

    mutating func count(_ fetch: StoreFetch) throws(StoreError) -> SQLQuery {
        // The order does not change the number.
        let parts = try parts(of: fetch, isOrdered: false)
        return query(
            parts.window.isEmpty
                ? "SELECT count(*) FROM \(parts.from)\(parts.condition)"
                : "SELECT count(*) FROM (SELECT 1 FROM \(parts.from)\(parts.condition)\(parts.window))")
    }

    mutating func deletion(_ fetch: StoreFetch) throws(StoreError) -> SQLQuery {
        // The order only matters for a window.
        let parts = try parts(of: fetch, isOrdered: fetch.limit != nil || fetch.offset > 0)
        return query(
            "DELETE FROM \(SQLName.quoted(fetch.table)) WHERE id IN (SELECT t0.id FROM \(parts.from)\(parts.condition)"
                + "\(parts.order)\(parts.window)) RETURNING id")
    }

    /// `, t0."a", t0."b"`
    static func names(
        of columns: [String], in table: LayoutIndex.Table, alias: String
    ) throws(StoreError) -> String {
        var result = ""
        for column in columns {
            _ = try table.column(column)
            result += ", \(alias).\(SQLName.quoted(column))"
        }
        return result
    }

    private func query(_ text: String) -> SQLQuery {
        SQLQuery(text: text, bindings: bindings, collations: collations)
    }

    private mutating func parts(of fetch: StoreFetch, isOrdered: Bool = true) throws(StoreError) -> Parts {
        _ = try openScope(variable: 0, table: fetch.table)
        var parts = Parts(from: SQLName.quoted(fetch.table) + " AS t0")
        if let filter = fetch.filter { parts.condition = " WHERE " + (try compile(filter).text) }
        var keys: [String] = []
        if isOrdered {
            for order in fetch.order { keys.append(try key(order)) }
            parts.order = " ORDER BY " + (keys + ["t0.id"]).joined(separator: ", ")
        }
        parts.from += closeScope().joins
        if fetch.limit != nil || fetch.offset > 0 {
            parts.window = " LIMIT \(newParameter(.integer(Int64(fetch.limit ?? -1))))"
            if fetch.offset > 0 { parts.window += " OFFSET \(newParameter(.integer(Int64(fetch.offset))))" }
        }
        return parts
    }

    private mutating func key(_ order: StoreOrder) throws(StoreError) -> String {
        let key = try compile(order.key).exact.text
        let direction = order.isAscending ? "" : " DESC"
        guard let collation = collation(of: order.comparison) else { return key + direction }
        insert(collation)
        return key + " COLLATE " + SQLName.quoted(collation.name) + direction
    }

    /// Nil for the order of Unicode scalars, which SQLite has by itself.
    private func collation(of comparison: StoreOrder.Comparison) -> Collation? {
        switch comparison {
        case .values, .lexical(nil): nil
        case .lexical(let locale), .localized(let locale):
            Collation(locale: locale ?? self.locale(), comparesNumbers: false)
        case .localizedStandard(let locale): Collation(locale: locale ?? self.locale(), comparesNumbers: true)
        }
    }
}
