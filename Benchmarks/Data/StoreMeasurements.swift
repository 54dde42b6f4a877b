import Foundation

/// The store beside SQLite's C interface: inserts, updates and fetches.
func measureStore(_ folder: String) throws {
    let store = try StoreSide(folder + "/store.db")
    let plain = PlainSide(folder + "/plain.db")
    var inserts: [Double] = []
    var plainInserts: [Double] = []
    for round in 0..<10 {
        let changes = store.changes(10_000)
        inserts.append(try time(1) { try store.commit(changes) })
        plainInserts.append(time(1) { plain.insert(10_000) })
        if round > 0 { continue }
        // While there are 10,000 rows.
        _ = (try store.thousand(), plain.thousand())
        let rows = (try time(101) { _ = try store.thousand() }, time(101) { _ = plain.thousand() })
        report("1,000 of 10,000 rows, 6 columns", 4, rows.0, rows.1)
        report("the same as values", nil, try time(101) { _ = try store.thousandValues() }, nil)
    }
    report("10,000 inserts and their commit", 200, inserts.sorted()[5], plainInserts.sorted()[5])
    report(
        "1 insert and its commit", nil, try time(200) { try store.commit(store.changes(1)) },
        time(200) { plain.insert(1) })
    report("1 update and its commit", nil, try time(200) { try store.update() }, time(200) { plain.update() })

    /// The fetches of both sides, over 100,000 rows.
    let fetches: [(name: String, limit: Double?, store: () throws -> Int, plain: (() -> Int)?)] = [
        ("1,000 of 100,000 rows, sorted from 10,000", nil, store.thousand, plain.thousand),
        ("a row by its id", nil, store.one, plain.one),
        ("count of 100,000 with a condition", nil, store.count, plain.count),
        ("count of 100,000", nil, store.countAll, plain.countAll),
        ("50 rows at 50,000 by an index", 5, store.window, plain.window),
        ("50 rows by an index, descending", 5, store.descending, nil),
        ("50 rows by name in a language", nil, store.localized, nil),
        ("rows that contain a text, any case", nil, store.search, nil),
        ("rows with a prefix", nil, store.prefix, nil),
    ]
    for fetch in fetches {
        _ = try fetch.store()
        _ = fetch.plain?()
        let result = try time(31) { _ = try fetch.store() }
        let other = fetch.plain.map { fetch in time(31) { _ = fetch() } }
        report(fetch.name, fetch.limit, result, other)
    }
}
