@testable import EspalierDataStore
import Testing

/// The ways in which SQLite answers typical fetches, as `EXPLAIN QUERY PLAN` says.
struct QueryPlanTests {
    private let store: DataStore

    init() throws {
        var item = Shop.item
        item.indexes = [["name"], ["size"]]
        store = try DataStore(
            .memory, layout: StoreLayout(tables: [Shop.list, item, Shop.tag], joins: [Shop.tags]))
    }

    private func plan(_ sql: String) throws -> [String] {
        try store.reading { (connection) throws(StoreError) in
            var steps: [String] = []
            try connection.run("EXPLAIN QUERY PLAN " + sql) { steps.append($0.text(3)) }
            return steps
        }
    }

    private func plan(_ fetch: StoreFetch) throws -> [String] {
        var compiler = store.compiler()
        return try plan(compiler.rows(fetch).query.text)
    }

    @Test func `a window of an indexed order reads only the index up to its end`() throws {
        let order = StoreOrder(key: column("name"))
        #expect(
            try plan(StoreFetch(table: "Item", order: [order], limit: 50, offset: 50_000))
                == ["SCAN t0 USING INDEX index_Item:name"])
        let descending = StoreOrder(key: column("name"), isAscending: false)
        #expect(
            try plan(StoreFetch(table: "Item", order: [descending], limit: 50))
                == ["SCAN t0 USING INDEX index_Item:name", "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY"])
    }

    @Test func `conditions on indexed columns search`() throws {
        #expect(
            try plan(StoreFetch(table: "Item", filter: .text(.starts, column("name"), text("ab"))))
                == ["SEARCH t0 USING INDEX index_Item:name (name>? AND name<?)", "USE TEMP B-TREE FOR ORDER BY"])
        // A column that may be null, which is compared by IS.
        #expect(
            try plan(StoreFetch(table: "Item", filter: .binary(.equal, column("size"), number(3))))
                == ["SEARCH t0 USING INDEX index_Item:size (size=?)"])
        #expect(
            try plan(StoreFetch(table: "Item", filter: .isOne(column("id"), of: [.integer(3), .integer(5)])))
                == [
                    "SEARCH t0 USING INTEGER PRIMARY KEY (rowid=?)", "LIST SUBQUERY 1",
                    "SCAN json_each VIRTUAL TABLE INDEX 1:",
                ])
    }

    @Test func `relationships search`() throws {
        let tags = StoreCollection(owner: .variable(0), element: "Tag", kind: .join("Item_tags"))
        let isRed = StoreExpression.binary(.equal, .column(.variable(1), "word"), text("red"))
        #expect(
            try plan(StoreFetch(table: "Item", filter: .exists(tags, variable: 1, isRed))) == [
                "SCAN t0", "CORRELATED SCALAR SUBQUERY 1", "SEARCH t1 USING COVERING INDEX unique_Tag:word (word=?)",
                "SEARCH t2 USING COVERING INDEX pairs_Item_tags (owner=? AND element=?)",
            ])
        let list = StoreRow.referenced(from: .variable(0), table: "Item", column: "list", to: "List")
        #expect(
            try plan(StoreFetch(table: "Item", filter: .binary(.equal, .column(list, "id"), number(2))))
                == ["SEARCH t0 USING INDEX index_Item:list (list=?)"])
        #expect(
            try plan(StoreFetch(table: "Item", order: [StoreOrder(key: .column(list, "title"))]))
                == [
                    "SCAN t0 USING INDEX index_Item:list", "SEARCH t1 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN",
                    "USE TEMP B-TREE FOR ORDER BY",
                ])
    }

    @Test func `rows of owners search`() throws {
        #expect(
            try plan(
                SQLCompiler.relation(
                    StoreRelation(element: "Item", kind: .children(column: "list")), columns: ["name"],
                    isOneOwner: true,
                    in: store.index)) == ["SEARCH t0 USING INDEX index_Item:list (list=?)"])
        #expect(
            try plan(
                SQLCompiler.relation(
                    StoreRelation(element: "Tag", kind: .inverseJoin("Item_tags")), columns: ["word"],
                    isOneOwner: false,
                    in: store.index)) == [
                    "SEARCH t1 USING INDEX elements_Item_tags (element=?)", "LIST SUBQUERY 1",
                    "SCAN json_each VIRTUAL TABLE INDEX 1:", "SEARCH t0 USING INTEGER PRIMARY KEY (rowid=?)",
                ])
    }

    @Test func `a deleted row finds those that refer to it by indexes`() throws {
        #expect(
            try plan(#"UPDATE "Item" SET "list" = NULL WHERE "list" = 3"#).first
                == "SEARCH Item USING COVERING INDEX index_Item:list (list=?)")
    }
}
