/// From which tables, columns and joins of an old layout those of a new one come.
///
/// An original name counts if the old layout has it and lacks the new name. Otherwise equal names are the same.
struct LayoutMapping {
    private var tables: [String: StoreTable] = [:]
    private var columns: [String: [String: StoreColumn]] = [:]
    private var joins: [String: StoreJoin] = [:]
    /// The new names of old tables.
    private var successors: [String: String] = [:]

    init(from old: StoreLayout, to new: StoreLayout) {
        tables = LayoutMapping.map(
            new.tables.map { ($0.name, $0.originalName) }, to: Dictionary(old.tables.map { ($0.name, $0) }) { $1 })
        for (name, source) in tables { successors[source.name] = name }
        for table in new.tables {
            guard let source = tables[table.name] else { continue }
            columns[table.name] = LayoutMapping.map(
                table.columns.map { ($0.name, $0.originalName) },
                to: Dictionary(source.columns.map { ($0.name, $0) }) { $1 })
        }
        let sources = LayoutMapping.map(
            new.joins.map { ($0.name, $0.originalName) }, to: Dictionary(old.joins.map { ($0.name, $0) }) { $1 })
        for join in new.joins {
            // Pairs of other tables mean something else.
            guard let source = sources[join.name], successors[source.owner] == join.owner,
                successors[source.element] == join.element
            else { continue }
            joins[join.name] = source
        }
    }

    private static func map<Value>(_ names: [(String, String?)], to old: [String: Value]) -> [String: Value] {
        var result: [String: Value] = [:]
        var taken: Set<String> = []
        for case (let name, let original?) in names where old[name] == nil {
            guard let value = old[original], taken.insert(original).inserted else { continue }
            result[name] = value
        }
        for (name, _) in names where !taken.contains(name) {
            if let value = old[name] { result[name] = value }
        }
        return result
    }

    func table(_ name: String) -> StoreTable? { tables[name] }
    func column(_ name: String, of table: String) -> StoreColumn? { columns[table]?[name] }
    func join(_ name: String) -> StoreJoin? { joins[name] }
    func successor(_ old: String) -> String? { successors[old] }
}
