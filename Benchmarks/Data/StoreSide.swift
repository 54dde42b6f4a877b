import EspalierDataStore

/// The measured work, done by a store.
struct StoreSide {
    private let store: DataStore
    private static var columns: [StoreColumn] {
        [
            StoreColumn(name: "name", kind: .text), StoreColumn(name: "note", kind: .text, isOptional: true),
            StoreColumn(name: "size", kind: .integer), StoreColumn(name: "part", kind: .integer),
            StoreColumn(name: "price", kind: .real), StoreColumn(name: "date", kind: .real),
        ]
    }

    init(_ path: String) throws {
        let table = StoreTable(name: "Item", columns: StoreSide.columns, indexes: [["name"], ["part"]])
        store = try DataStore(.file(path), layout: StoreLayout(tables: [table]))
    }

    func changes(_ count: Int) -> StoreChanges {
        var changes = StoreChanges()
        for number in 0..<count {
            let row = Row(number)
            changes.insertions.append(
                .init(
                    table: "Item",
                    values: [
                        .stored(.text(row.name)), .stored(row.note.map { .text($0) } ?? .null),
                        .stored(.integer(row.size)), .stored(.integer(row.part)), .stored(.real(row.price)),
                        .stored(.real(row.date)),
                    ]))
        }
        return changes
    }

    func commit(_ changes: StoreChanges) throws { _ = try store.commit(changes) }

    func update() throws {
        var changes = StoreChanges()
        changes.updates = [.init(table: "Item", row: .id(500), values: [(column: 2, value: .stored(.integer(7)))])]
        _ = try store.commit(changes)
    }

    private func column(_ name: String) -> StoreExpression { .column(.variable(0), name) }

    /// Each part has a tenth of the rows.
    private var thousandFetch: StoreFetch {
        StoreFetch(
            table: "Item", filter: .binary(.equal, column("part"), .value(.integer(3))),
            order: [StoreOrder(key: column("size"))], limit: 1000)
    }

    func thousand() throws -> Int {
        let rows = try store.rows(thousandFetch)
        var sum = rows.count
        for row in rows.indices { sum += Int(rows.integer(row, 2) ?? 0) }
        return sum
    }

    func thousandValues() throws -> Int {
        let rows = try store.rows(thousandFetch)
        var sum = 0
        for row in rows.indices { sum += rows.values(row).count }
        return sum
    }

    func one() throws -> Int { try store.row(table: "Item", id: 4711).count }
    func countAll() throws -> Int { try store.count(StoreFetch(table: "Item")) }

    func count() throws -> Int {
        try store.count(StoreFetch(table: "Item", filter: .binary(.less, column("price"), .value(.real(50)))))
    }

    private func window(_ order: StoreOrder, offset: Int) throws -> Int {
        try store.rows(StoreFetch(table: "Item", order: [order], limit: 50, offset: offset)).count
    }

    func window() throws -> Int { try window(StoreOrder(key: column("name")), offset: 50_000) }
    func descending() throws -> Int { try window(StoreOrder(key: column("name"), isAscending: false), offset: 0) }

    func localized() throws -> Int {
        try window(StoreOrder(key: column("name"), comparison: .localizedStandard(locale: "en_US")), offset: 0)
    }

    func search() throws -> Int {
        try store.count(
            StoreFetch(
                table: "Item",
                filter: .text(.localizedStandardContains, column("name"), .value(.text("ITEM 99")))))
    }

    func prefix() throws -> Int {
        try store.count(
            StoreFetch(table: "Item", filter: .text(.starts, column("name"), .value(.text("Item 99")))))
    }
}

/// The values of a row, equal on both sides.
struct Row {
    let name: String
    let note: String?
    let size: Int64
    let part: Int64
    let price: Double
    let date: Double

    init(_ number: Int) {
        let mixed = number &* 7919 % 10_007
        name = "Item \(mixed)"
        note = number.isMultiple(of: 3) ? nil : "A note that is longer than a small string, number \(number)"
        size = Int64(mixed)
        part = Int64(number % 10)
        price = Double(mixed % 100)
        date = 700_000_000 + Double(number)
    }
}
