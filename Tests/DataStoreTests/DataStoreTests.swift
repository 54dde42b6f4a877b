@testable import EspalierDataStore
import Testing

struct DataStoreTests {
    static let layout = StoreLayout(tables: [
        StoreTable(
            name: "Item",
            columns: [
                StoreColumn(name: "name", kind: .text), StoreColumn(name: "size", kind: .integer, isOptional: true),
            ])
    ])

    @Test func `a row that is committed is fetched`() throws {
        let store = try DataStore(.memory, layout: DataStoreTests.layout)
        var changes = StoreChanges()
        changes.insertions = [
            .init(table: "Item", values: [.stored(.text("a")), .stored(.integer(5))]),
            .init(table: "Item", values: [.stored(.text("b")), .stored(.null)]),
        ]
        let commit = try store.commit(changes)
        #expect(commit.ids == [1, 2])
        #expect(commit.tables == ["Item"])
        #expect(commit.version == 1)
        let rows = try store.rows(StoreFetch(table: "Item"))
        #expect(rows.ids == [1, 2])
        #expect(rows.values(0) == [.text("a"), .integer(5)])
        #expect(rows.values(1) == [.text("b"), .null])
    }
}
