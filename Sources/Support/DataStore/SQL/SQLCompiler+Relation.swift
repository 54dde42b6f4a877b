extension SQLCompiler {
    /// The rows of a relationship for the owners in `?1`, a JSON array of ids: `SELECT t0."list", t0.id, …`.
    static func relation(
        _ relation: StoreRelation, columns: [String], isOneOwner: Bool, in layout: LayoutIndex
    ) throws(StoreError) -> String {
        let table = try layout.table(relation.element)
        let names = try names(of: columns, in: table, alias: "t0")
        let element = SQLName.quoted(relation.element)
        let owners = isOneOwner ? "= ?1" : "IN (SELECT value FROM json_each(?1))"
        switch relation.kind {
        case .children(let column):
            _ = try table.column(column)
            let owner = "t0." + SQLName.quoted(column)
            return
                "SELECT \(owner), t0.id\(names) FROM \(element) AS t0 WHERE \(owner) \(owners) ORDER BY \(owner), t0.id"
        case .join(let name), .inverseJoin(let name):
            _ = try layout.join(name)
            let isInverse = relation.kind == .inverseJoin(name)
            let (owner, other) = isInverse ? ("t1.element", "t1.owner") : ("t1.owner", "t1.element")
            return "SELECT \(owner), t0.id\(names) FROM \(SQLName.quoted(name)) AS t1 JOIN \(element) AS t0 ON t0.id = "
                + "\(other) WHERE \(owner) \(owners) ORDER BY \(owner), t1.id"
        }
    }
}
