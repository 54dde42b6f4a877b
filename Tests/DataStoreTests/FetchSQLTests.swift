@testable import EspalierDataStore
import Testing

/// The SQL of fetches, word for word.
struct FetchSQLTests {
    private func compiler() throws -> SQLCompiler { SQLCompiler(try LayoutIndex(Shop.layout), locale: "de_DE") }

    @Test func `a fetch reads all columns in the order of ids`() throws {
        var compiler = try compiler()
        let (query, columns) = try compiler.rows(StoreFetch(table: "Item"))
        #expect(
            query.text
                == #"SELECT t0.id, t0."name", t0."size", t0."price", t0."note", t0."list" FROM "Item" AS t0 ORDER BY t0.id"#
        )
        #expect(columns == ["name", "size", "price", "note", "list"])
    }

    @Test func `a window of an order has parameters for its place`() throws {
        var compiler = try compiler()
        let order = [StoreOrder(key: column("size"), isAscending: false), StoreOrder(key: column("name"))]
        let (query, _) = try compiler.rows(
            StoreFetch(table: "Item", order: order, limit: 20, offset: 40, columns: ["name"]))
        #expect(
            query.text
                == #"SELECT t0.id, t0."name" FROM "Item" AS t0 ORDER BY t0."size" DESC, t0."name", t0.id LIMIT ?1 OFFSET ?2"#
        )
        #expect(query.bindings == [.integer(20), .integer(40)])
    }

    @Test func `texts are ordered by the rules of a locale`() throws {
        var compiler = try compiler()
        let order = [
            StoreOrder(key: column("name"), isAscending: false, comparison: .localizedStandard(locale: nil)),
            StoreOrder(key: column("note"), comparison: .localized(locale: "sv")),
        ]
        let query = try compiler.ids(StoreFetch(table: "Item", order: order))
        #expect(
            query.text
                == #"SELECT t0.id FROM "Item" AS t0 ORDER BY t0."name" COLLATE "standard_de_DE" DESC, "#
                + #"t0."note" COLLATE "localized_sv", t0.id"#)
        #expect(query.collations.map(\.name).sorted() == ["localized_sv", "standard_de_DE"])
    }

    @Test func `a number of rows needs no order`() throws {
        var first = try compiler()
        let order = [StoreOrder(key: column("name"), comparison: .localized(locale: nil))]
        #expect(
            try first.count(StoreFetch(table: "Item", order: order)).text == #"SELECT count(*) FROM "Item" AS t0"#)
        var second = try compiler()
        #expect(
            try second.count(StoreFetch(table: "Item", order: order, limit: 5)).text
                == #"SELECT count(*) FROM (SELECT 1 FROM "Item" AS t0 LIMIT ?1)"#)
    }

    @Test func `rows are deleted by a subquery, which may join`() throws {
        var compiler = try compiler()
        let list = StoreRow.referenced(from: .variable(0), table: "Item", column: "list", to: "List")
        let filter = StoreExpression.binary(.equal, .column(list, "title"), text("old"))
        #expect(
            try compiler.deletion(StoreFetch(table: "Item", filter: filter)).text
                == #"DELETE FROM "Item" WHERE id IN (SELECT t0.id FROM "Item" AS t0 LEFT JOIN "List" AS t1 "#
                + #"ON t1.id = t0."list" WHERE (t1."title" IS ?1)) RETURNING id"#)
    }

    @Test func `the rows of relationships come owner by owner`() throws {
        let index = try LayoutIndex(Shop.layout)
        #expect(
            try SQLCompiler.relation(
                StoreRelation(element: "Item", kind: .children(column: "list")), columns: ["name"], isOneOwner: true,
                in: index)
                == #"SELECT t0."list", t0.id, t0."name" FROM "Item" AS t0 WHERE t0."list" = ?1 ORDER BY t0."list", t0.id"#
        )
        #expect(
            try SQLCompiler.relation(
                StoreRelation(element: "Tag", kind: .join("Item_tags")), columns: ["word"], isOneOwner: false, in: index
            )
                == #"SELECT t1.owner, t0.id, t0."word" FROM "Item_tags" AS t1 JOIN "Tag" AS t0 ON t0.id = t1.element "#
                + "WHERE t1.owner IN (SELECT value FROM json_each(?1)) ORDER BY t1.owner, t1.id")
        #expect(
            try SQLCompiler.relation(
                StoreRelation(element: "Item", kind: .inverseJoin("Item_tags")), columns: [], isOneOwner: true,
                in: index)
                == #"SELECT t1.element, t0.id FROM "Item_tags" AS t1 JOIN "Item" AS t0 ON t0.id = t1.owner "#
                + "WHERE t1.element = ?1 ORDER BY t1.element, t1.id")
    }

    @Test func `the tables are strict and their references are checked at the end`() {
        #expect(
            TableDefinition.sql(Shop.item)
                == #"CREATE TABLE "Item" (id INTEGER PRIMARY KEY AUTOINCREMENT, "name" TEXT NOT NULL, "size" INTEGER, "#
                + #""price" REAL NOT NULL, "note" TEXT, "list" INTEGER REFERENCES "List" (id) ON DELETE SET NULL "#
                + "DEFERRABLE INITIALLY DEFERRED) STRICT")
        #expect(
            TableDefinition.indexes(Shop.item).map(\.sql) == [
                #"CREATE INDEX "index_Item:name" ON "Item" ("name")"#,
                #"CREATE INDEX "index_Item:list" ON "Item" ("list")"#,
            ])
        #expect(
            TableDefinition.sql(Shop.tags)
                == #"CREATE TABLE "Item_tags" (id INTEGER PRIMARY KEY, owner INTEGER NOT NULL REFERENCES "Item" (id) "#
                + "ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, element INTEGER NOT NULL REFERENCES \"Tag\" (id) "
                + "ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED) STRICT")
    }

    @Test func `names that clash are refused`() {
        func layout(_ columns: String...) -> StoreLayout {
            StoreLayout(tables: [
                StoreTable(name: "A", columns: columns.map { StoreColumn(name: $0, kind: .text) })
            ])
        }
        #expect(
            error { () throws(StoreError) in _ = try LayoutIndex(layout("url", "URL")) }
                == .invalidLayout(detail: "two columns of A have the name URL"))
        #expect(
            error { () throws(StoreError) in _ = try LayoutIndex(layout("id")) }
                == .invalidLayout(detail: "two columns of A have the name id"))
    }
}
