@testable import EspalierDataStore
import Testing

/// Rows that conditions and orders select, in Swift's sense.
struct ReadingTests {
    private func shop() throws -> DataStore {
        let store = try DataStore(.memory, layout: Shop.layout)
        try store.insert(
            Shop.list("A"), Shop.list("B"), Shop.tag("red"), Shop.tag("blue"),
            Shop.insertion("Apfel", size: 3, price: 2.5, note: "rot", list: .inserted(0)),
            Shop.insertion("Äpfel 10", size: nil, price: 4, list: .inserted(0)),
            Shop.insertion("apfel 9", size: 7, price: 1, note: "", list: .inserted(1)),
            Shop.insertion("Zebra", size: 1, price: 100))
        var changes = StoreChanges()
        changes.addedPairs = [
            .init(join: "Item_tags", owner: .id(1), element: .id(2)),
            .init(join: "Item_tags", owner: .id(1), element: .id(1)),
            .init(join: "Item_tags", owner: .id(3), element: .id(1)),
        ]
        _ = try store.commit(changes)
        return store
    }

    @Test func `conditions treat null as Swift does`() throws {
        let store = try shop()
        let isSmall = StoreExpression.binary(.less, column("size"), number(5))
        #expect(try store.texts("Item", "name", isSmall) == ["Apfel", "Zebra"])
        #expect(try store.texts("Item", "name", .not(isSmall)) == ["Äpfel 10", "apfel 9"])
        #expect(
            try store.texts("Item", "name", .binary(.notEqual, column("size"), number(3))) == [
                "Äpfel 10", "apfel 9", "Zebra",
            ])
        #expect(
            try store.texts("Item", "name", .binary(.equal, column("note"), .value(.null))) == ["Äpfel 10", "Zebra"])
        #expect(
            try store.texts("Item", "name", .isOne(column("size"), of: [.integer(1), .null])) == ["Äpfel 10", "Zebra"])
        #expect(
            try store.texts("Item", "name", .not(.isOne(column("size"), of: [.integer(1)]))) == [
                "Apfel", "Äpfel 10", "apfel 9",
            ])
    }

    @Test func `references that point nowhere have null columns`() throws {
        let store = try shop()
        let list = StoreRow.referenced(from: .variable(0), table: "Item", column: "list", to: "List")
        let title = StoreExpression.column(list, "title")
        #expect(try store.texts("Item", "name", .binary(.equal, title, text("A"))) == ["Apfel", "Äpfel 10"])
        #expect(try store.texts("Item", "name", .binary(.notEqual, title, text("A"))) == ["apfel 9", "Zebra"])
        #expect(try store.texts("Item", "name", .isNull(title)) == ["Zebra"])
    }

    @Test func `relationships are searched and counted`() throws {
        let store = try shop()
        let tags = StoreCollection(owner: .variable(0), element: "Tag", kind: .join("Item_tags"))
        let isRed = StoreExpression.binary(.equal, .column(.variable(1), "word"), text("red"))
        #expect(try store.texts("Item", "name", .exists(tags, variable: 1, isRed)) == ["Apfel", "apfel 9"])
        #expect(
            try store.texts("Item", "name", .binary(.equal, .count(tags, variable: 1, nil), number(2))) == ["Apfel"])
        let items = StoreCollection(owner: .variable(0), element: "Item", kind: .children(column: "list"))
        let isDear = StoreExpression.binary(.greater, .column(.variable(1), "price"), number(3))
        #expect(try store.texts("List", "title", .exists(items, variable: 1, isDear)) == ["A"])
        let owners = StoreCollection(owner: .variable(0), element: "Item", kind: .inverseJoin("Item_tags"))
        #expect(try store.texts("Tag", "word", .binary(.equal, .count(owners, variable: 1, nil), number(2))) == ["red"])
    }

    @Test func `texts are found by scalars, and without regard to case and accents`() throws {
        let store = try shop()
        #expect(
            try store.texts("Item", "name", .text(.contains, column("name"), text("pfel"))) == [
                "Apfel", "Äpfel 10", "apfel 9",
            ])
        #expect(try store.texts("Item", "name", .text(.contains, column("name"), text(""))).count == 4)
        #expect(try store.texts("Item", "name", .text(.starts, column("name"), text("Apf"))) == ["Apfel"])
        #expect(try store.texts("Item", "name", .text(.starts, column("name"), text("Ä"))) == ["Äpfel 10"])
        #expect(try store.texts("Item", "name", .text(.ends, column("name"), text("ra"))) == ["Zebra"])
        #expect(
            try store.texts("Item", "name", .text(.localizedStandardContains, column("name"), text("APF"))) == [
                "Apfel", "Äpfel 10", "apfel 9",
            ])
        #expect(
            try store.texts("Item", "name", .text(.caseInsensitiveContains, column("name"), text("APF"))) == [
                "Apfel", "apfel 9",
            ])
        #expect(
            try store.texts("Item", "name", .not(.text(.contains, column("note"), text("r")))) == [
                "Äpfel 10", "apfel 9", "Zebra",
            ])
    }

    @Test func `texts are compared by scalars or by a language`() throws {
        let store = try shop()
        func names(_ order: StoreOrder) throws -> [StoredValue] {
            let rows = try store.rows(StoreFetch(table: "Item", order: [order], columns: ["name"]))
            return rows.indices.map { rows[$0, 0] }
        }
        #expect(
            try names(StoreOrder(key: column("name"))) == ["Apfel", "Zebra", "apfel 9", "Äpfel 10"].map { .text($0) })
        #expect(
            try names(StoreOrder(key: column("name"), comparison: .localized(locale: "de_DE")))
                == ["Apfel", "Äpfel 10", "apfel 9", "Zebra"].map { .text($0) })
        #expect(
            try names(
                StoreOrder(key: column("name"), isAscending: false, comparison: .localizedStandard(locale: "de_DE")))
                == ["Zebra", "Äpfel 10", "apfel 9", "Apfel"].map { .text($0) })
        let isLess = StoreExpression.binary(
            .equal, .text(.caseInsensitiveCompared, column("name"), text("APFEL")), number(0))
        #expect(try store.texts("Item", "name", isLess) == ["Apfel"])
    }

    @Test func `windows count from their offset`() throws {
        let store = try shop()
        let order = [StoreOrder(key: column("price"), isAscending: false)]
        #expect(try store.ids(StoreFetch(table: "Item", order: order, limit: 2, offset: 1)) == [2, 1])
        #expect(try store.ids(StoreFetch(table: "Item", order: order, offset: 3)) == [3])
        #expect(try store.count(StoreFetch(table: "Item", limit: 3, offset: 2)) == 2)
        #expect(try store.count(StoreFetch(table: "Item")) == 4)
    }

    @Test func `null comes first`() throws {
        let store = try shop()
        #expect(try store.ids(StoreFetch(table: "Item", order: [StoreOrder(key: column("size"))])) == [2, 4, 1, 3])
    }

    @Test func `rows of relationships come in the order of their creation`() throws {
        let store = try shop()
        let tags = try store.related(StoreRelation(element: "Tag", kind: .join("Item_tags")), to: [1])
        #expect(tags.rows.ids == [2, 1])
        #expect(tags.rows.values(0) == [.text("blue")])
        let many = try store.related(StoreRelation(element: "Tag", kind: .join("Item_tags")), to: [3, 2, 1])
        #expect(many.owners == [1, 1, 3])
        #expect(many.rows.ids == [2, 1, 1])
        let items = try store.related(
            StoreRelation(element: "Item", kind: .children(column: "list")), to: [2, 1], columns: [])
        #expect(items.owners == [1, 1, 2])
        #expect(items.rows.ids == [1, 2, 3])
        let owners = try store.related(
            StoreRelation(element: "Item", kind: .inverseJoin("Item_tags")), to: [1], columns: ["name"])
        #expect(owners.rows.ids == [1, 3])
        #expect(try store.related(StoreRelation(element: "Tag", kind: .join("Item_tags")), to: []).rows.isEmpty)
    }

    @Test func `a row is read by its id`() throws {
        let store = try shop()
        #expect(try store.row(table: "List", id: 2).values(0) == [.text("B")])
        #expect(try store.row(table: "List", id: 3).isEmpty)
    }

    @Test func `rows are deleted by a condition`() throws {
        let store = try shop()
        let deletion = try store.deleteRows(
            StoreFetch(table: "Item", filter: .binary(.less, column("price"), number(3))))
        #expect(deletion.ids.sorted() == [1, 3])
        #expect(deletion.tables == ["Item", "Item_tags"])
        #expect(try store.texts("Item", "name") == ["Äpfel 10", "Zebra"])
    }

    @Test func `every value comes back as it was`() throws {
        let store = try DataStore(.memory, layout: Shop.layout)
        let texts = ["", "a\0b", "e\u{301}", "👩‍👩‍👧", "\u{10FFFF}", String(repeating: "long ", count: 10_000)]
        for text in texts { try store.insert(Shop.insertion(text, size: .min, price: -.infinity)) }
        let rows = try store.rows(StoreFetch(table: "Item"))
        #expect(rows.indices.map { rows.text($0, 0).map { Array($0.utf8) } } == texts.map { Array($0.utf8) })
        #expect(rows.integer(0, 1) == .min)
        #expect(rows.real(0, 2) == -.infinity)
        #expect(rows.isNull(0, 3))
        #expect(try store.count(StoreFetch(table: "Item", filter: .text(.contains, column("name"), text("\0b")))) == 1)
    }
}
