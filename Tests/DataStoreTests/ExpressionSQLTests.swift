@testable import EspalierDataStore
import Testing

/// The SQL of conditions and orders, word for word.
struct ExpressionSQLTests {
    private func condition(_ expression: StoreExpression) throws -> String {
        var compiler = SQLCompiler(try LayoutIndex(Shop.layout), locale: "en_US")
        let text = try compiler.ids(StoreFetch(table: "Item", filter: expression)).text
        let start = "SELECT t0.id FROM \"Item\" AS t0"
        let end = " ORDER BY t0.id"
        #expect(text.hasPrefix(start) && text.hasSuffix(end))
        return String(text.dropFirst(start.count).dropLast(end.count))
    }

    @Test func `values that are never null are compared by equality`() throws {
        #expect(try condition(.binary(.equal, column("name"), text("a"))) == #" WHERE (t0."name" = ?1)"#)
        #expect(try condition(.binary(.notEqual, column("price"), number(3))) == #" WHERE (t0."price" <> ?1)"#)
        #expect(try condition(.binary(.equal, column("id"), number(3))) == " WHERE (t0.id = ?1)")
    }

    @Test func `two nulls are equal`() throws {
        #expect(try condition(.binary(.equal, column("size"), number(3))) == #" WHERE (t0."size" IS ?1)"#)
        #expect(
            try condition(.binary(.notEqual, column("size"), column("note"))) == #" WHERE (t0."size" IS NOT t0."note")"#
        )
        #expect(try condition(.binary(.equal, column("note"), .value(.null))) == #" WHERE (t0."note" IS NULL)"#)
    }

    @Test func `an order with null is false, and its opposite is true`() throws {
        let isSmall = StoreExpression.binary(.less, column("size"), number(3))
        #expect(try condition(isSmall) == #" WHERE (t0."size" < ?1)"#)
        #expect(try condition(.not(isSmall)) == #" WHERE ((t0."size" < ?1) IS NOT TRUE)"#)
        #expect(
            try condition(.not(.binary(.less, column("price"), number(3)))) == #" WHERE (NOT (t0."price" < ?1))"#)
    }

    @Test func `truth values that are compared are never null`() throws {
        let isSmall = StoreExpression.binary(.less, column("size"), number(3))
        #expect(
            try condition(.binary(.equal, isSmall, .isNull(column("note"))))
                == #" WHERE (((t0."size" < ?1) IS TRUE) = (t0."note" IS NULL))"#)
        #expect(try condition(.isNull(isSmall)) == #" WHERE (((t0."size" < ?1) IS TRUE) IS NULL)"#)
    }

    @Test func `equal values share a parameter`() throws {
        let parts = [column("name"), column("note")].map { StoreExpression.binary(.equal, $0, text("a")) }
        #expect(
            try condition(.binary(.or, parts[0], parts[1])) == #" WHERE ((t0."name" = ?1) OR (t0."note" IS ?1))"#)
    }

    @Test func `arithmetic is SQL's, with a division of real numbers apart`() throws {
        let half = StoreExpression.binary(.dividedAsReal, column("size"), number(2))
        #expect(
            try condition(.binary(.greater, half, column("price")))
                == #" WHERE ((CAST(t0."size" AS REAL) / ?1) > t0."price")"#)
        let odd = StoreExpression.binary(.remainder, .negated(column("size")), number(2))
        #expect(try condition(.binary(.equal, odd, number(1))) == #" WHERE (((-t0."size") % ?1) IS ?2)"#)
    }

    @Test func `a condition in a value is a case`() throws {
        let choice = StoreExpression.conditional(
            .isNull(column("size")), then: number(0), otherwise: .coalesced(column("size"), number(1)))
        #expect(
            try condition(.binary(.less, choice, number(1)))
                == #" WHERE ((CASE WHEN (t0."size" IS NULL) THEN ?1 ELSE coalesce(t0."size", ?2) END) < ?2)"#)
    }

    @Test func `a list of ids is one parameter`() throws {
        #expect(
            try condition(.isOne(column("id"), of: [.integer(3), .integer(5)]))
                == " WHERE (t0.id IN (SELECT value FROM json_each(?1)))")
        #expect(
            try condition(.isOne(column("note"), of: [.text("a"), .null, .text("b")]))
                == #" WHERE (t0."note" IS NULL OR t0."note" IN (?1, ?2))"#)
        #expect(try condition(.isOne(column("note"), of: [])) == " WHERE FALSE")
    }

    @Test func `a path of references is joined once`() throws {
        let list = StoreRow.referenced(from: .variable(0), table: "Item", column: "list", to: "List")
        let title = StoreExpression.column(list, "title")
        #expect(
            try condition(.binary(.or, .binary(.equal, title, text("a")), .binary(.equal, title, text("b"))))
                == #" LEFT JOIN "List" AS t1 ON t1.id = t0."list" WHERE ((t1."title" IS ?1) OR (t1."title" IS ?2))"#)
    }

    @Test func `the id of a referenced row is the reference`() throws {
        let list = StoreRow.referenced(from: .variable(0), table: "Item", column: "list", to: "List")
        #expect(try condition(.binary(.equal, .column(list, "id"), number(4))) == #" WHERE (t0."list" IS ?1)"#)
        #expect(try condition(.isNull(.column(list, "id"))) == #" WHERE (t0."list" IS NULL)"#)
    }

    @Test func `relationships are subqueries`() throws {
        let tags = StoreCollection(owner: .variable(0), element: "Tag", kind: .join("Item_tags"))
        let isRed = StoreExpression.binary(.equal, .column(.variable(1), "word"), text("red"))
        #expect(
            try condition(.exists(tags, variable: 1, isRed))
                == #" WHERE EXISTS (SELECT 1 FROM "Item_tags" AS t2 JOIN "Tag" AS t1 ON t1.id = t2.element "#
                + #"WHERE t2.owner = t0.id AND (t1."word" = ?1))"#)
        #expect(
            try condition(.binary(.greater, .count(tags, variable: 1, nil), number(2)))
                == #" WHERE ((SELECT count(*) FROM "Item_tags" AS t2 WHERE t2.owner = t0.id) > ?1)"#)
    }

    @Test func `a condition on siblings goes over the reference`() throws {
        let list = StoreRow.referenced(from: .variable(0), table: "Item", column: "list", to: "List")
        let siblings = StoreCollection(owner: list, element: "Item", kind: .children(column: "list"))
        let isLarger = StoreExpression.binary(.greater, .column(.variable(1), "size"), column("size"))
        #expect(
            try condition(.not(.exists(siblings, variable: 1, isLarger)))
                == #" WHERE (NOT EXISTS (SELECT 1 FROM "Item" AS t1 WHERE t1."list" = t0."list" AND "#
                + #"(t1."size" > t0."size")))"#)
    }

    @Test func `texts are found by bytes or by functions`() throws {
        #expect(try condition(.text(.contains, column("name"), text("a"))) == #" WHERE (instr(t0."name", ?1) > 0)"#)
        #expect(
            try condition(.not(.text(.contains, column("note"), text("a"))))
                == #" WHERE ((instr(t0."note", ?1) > 0) IS NOT TRUE)"#)
        #expect(
            try condition(.text(.localizedStandardContains, column("name"), text("a")))
                == #" WHERE espalier_contains_standard(t0."name", ?1)"#)
        #expect(
            try condition(.binary(.less, .text(.localizedCompared, column("name"), text("a")), number(0)))
                == #" WHERE (espalier_compare_localized(t0."name", ?1) < ?2)"#)
    }

    @Test func `a prefix of a column is a range`() throws {
        #expect(
            try condition(.text(.starts, column("name"), text("ab")))
                == #" WHERE (t0."name" >= ?1 AND t0."name" < ?2)"#)
        #expect(try condition(.text(.starts, column("note"), text(""))) == #" WHERE (t0."note" IS NOT NULL)"#)
        #expect(
            try condition(.text(.starts, column("name"), column("note")))
                == #" WHERE (instr(t0."name", t0."note") = 1)"#)
    }

    @Test(
        arguments: [
            ("ab", "ac"), ("a\u{10FFFF}", "b"), ("\u{D7FF}", "\u{E000}"), ("\u{10FFFF}", nil), ("é", "ê"),
            ("\0", "\u{1}"),
        ] as [(String, String?)])
    func `a range of a prefix ends before the next text`(prefix: String, end: String?) {
        #expect(SQLCompiler.end(ofPrefix: prefix) == end)
    }

    @Test func `NaN is never equal`() throws {
        #expect(try condition(.binary(.less, column("price"), .value(.real(.nan)))) == #" WHERE (t0."price" < NULL)"#)
        #expect(try condition(.binary(.equal, column("price"), .value(.real(.nan)))) == " WHERE FALSE")
        #expect(try condition(.binary(.notEqual, .value(.real(.nan)), column("price"))) == " WHERE TRUE")
    }

    @Test func `a name that the layout lacks is an error`() throws {
        #expect(throws: StoreError.unknownName("Item.weight")) { try condition(.isNull(column("weight"))) }
        #expect(throws: StoreError.unknownName("row 1")) { try condition(.isNull(.column(.variable(1), "name"))) }
    }
}
