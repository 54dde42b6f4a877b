/// The rows that a query or a subquery reads: its own, and those to which references of it point.
struct SQLScope {
    let variable: Int
    let table: String
    let alias: String
    private(set) var joined: [(row: StoreRow, alias: String, sql: String)] = []

    func alias(of row: StoreRow) -> String? { joined.first { $0.row == row }?.alias }

    mutating func join(_ row: StoreRow, alias: String, sql: String) { joined.append((row, alias, sql)) }

    /// The joins in SQL, each with a space before it. A row comes after the row from which it is reached.
    var joins: String { joined.map { " " + $0.sql }.joined() }
}
