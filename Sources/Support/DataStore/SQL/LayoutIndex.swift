/// The tables of a layout by their names.
struct LayoutIndex: Sendable {
    struct Table: Sendable {
        let layout: StoreTable
        /// The index of a column by its name.
        let positions: [String: Int]
        /// The indexes of the columns of each unique.
        let uniques: [[Int]]

        func column(_ name: String) throws(StoreError) -> StoreColumn {
            guard let position = positions[name] else { throw .unknownName("\(layout.name).\(name)") }
            return layout.columns[position]
        }
    }

    let layout: StoreLayout
    /// Whether a column has its large values in files.
    let hasExternals: Bool
    private let tables: [String: Table]
    private let joins: [String: StoreJoin]

    /// Checks the layout. SQLite compares names without regard to the case of ASCII letters.
    init(_ layout: StoreLayout) throws(StoreError) {
        self.layout = layout
        hasExternals = layout.tables.contains { $0.columns.contains(where: \.isExternallyStored) }
        var tables: [String: Table] = [:]
        var names: Set<String> = []
        for name in layout.tables.map(\.name) + layout.joins.map(\.name) {
            let folded = name.lowercased()
            if folded.hasPrefix("sqlite_") || folded.hasPrefix("espalier_") || name.isEmpty {
                throw .invalidLayout(detail: "the name \(name) is reserved")
            }
            if !names.insert(folded).inserted { throw .invalidLayout(detail: "two tables have the name \(name)") }
        }
        for table in layout.tables {
            tables[table.name] = try LayoutIndex.checked(table, in: layout)
        }
        var joins: [String: StoreJoin] = [:]
        for join in layout.joins {
            for name in [join.owner, join.element] where tables[name] == nil {
                throw .invalidLayout(detail: "\(join.name) joins the unknown table \(name)")
            }
            joins[join.name] = join
        }
        self.tables = tables
        self.joins = joins
    }

    private static func checked(_ table: StoreTable, in layout: StoreLayout) throws(StoreError) -> Table {
        var positions: [String: Int] = [:]
        var names: Set = ["id"]
        for (position, column) in table.columns.enumerated() {
            guard names.insert(column.name.lowercased()).inserted else {
                throw .invalidLayout(detail: "two columns of \(table.name) have the name \(column.name)")
            }
            positions[column.name] = position
            if case .reference(let other) = column.kind, !layout.tables.contains(where: { $0.name == other }) {
                throw .invalidLayout(detail: "\(table.name).\(column.name) refers to the unknown table \(other)")
            }
        }
        var uniques: [[Int]] = []
        for names in table.uniques + table.indexes {
            var unique: [Int] = []
            for name in names {
                guard let position = positions[name] else {
                    throw .invalidLayout(detail: "\(table.name) has no column \(name) for an index")
                }
                unique.append(position)
            }
            uniques.append(unique)
        }
        return Table(
            layout: table, positions: positions, uniques: Array(uniques.prefix(table.uniques.count)))
    }

    func table(_ name: String) throws(StoreError) -> Table {
        guard let table = tables[name] else { throw .unknownName(name) }
        return table
    }

    func join(_ name: String) throws(StoreError) -> StoreJoin {
        guard let join = joins[name] else { throw .unknownName(name) }
        return join
    }
}

extension StoreColumn {
    /// Whether large values are in files. Only data can be.
    var isExternallyStored: Bool { isExternal && kind == .data }
}
