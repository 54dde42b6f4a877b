@testable import EspalierDataStore
import Foundation
import Testing

struct CommitTests {
    private func shop() throws -> DataStore { try DataStore(.memory, layout: Shop.layout) }

    @Test func `rows of a commit refer to each other in any order`() throws {
        let layout = StoreLayout(tables: [
            StoreTable(
                name: "Person",
                columns: [StoreColumn(name: "friend", kind: .reference(table: "Person"))])
        ])
        let store = try DataStore(.memory, layout: layout)
        try store.insert(
            .init(table: "Person", values: [.row(.inserted(1))]), .init(table: "Person", values: [.row(.inserted(0))]))
        #expect(try store.values("Person", "friend") == [.integer(2), .integer(1)])
    }

    @Test func `an id is never used again`() throws {
        let store = try shop()
        try store.insert(Shop.tag("a"), Shop.tag("b"))
        var changes = StoreChanges()
        changes.deletions = [.init(table: "Tag", id: 2)]
        _ = try store.commit(changes)
        #expect(try store.insert(Shop.tag("c")) == [3])
    }

    @Test func `an update changes only its columns`() throws {
        let store = try shop()
        try store.insert(Shop.insertion("a", size: 3))
        var changes = StoreChanges()
        changes.updates = [
            .init(table: "Item", row: .id(1), values: [(column: 0, value: .stored(.text("b")))]),
            .init(table: "Item", row: .id(9), values: [(column: 0, value: .stored(.text("c")))]),
        ]
        let commit = try store.commit(changes)
        #expect(commit.missing == [1])
        #expect(
            try store.rows(StoreFetch(table: "Item")).values(0) == [.text("b"), .integer(3), .real(1), .null, .null])
    }

    @Test func `pairs are added once and go with their rows`() throws {
        let store = try shop()
        var changes = StoreChanges([Shop.insertion("a"), Shop.tag("x"), Shop.tag("y")])
        changes.addedPairs = [
            .init(join: "Item_tags", owner: .inserted(0), element: .inserted(1)),
            .init(join: "Item_tags", owner: .inserted(0), element: .inserted(2)),
            .init(join: "Item_tags", owner: .inserted(0), element: .inserted(1)),
        ]
        #expect(try store.commit(changes).tables == ["Item", "Tag", "Item_tags"])
        let relation = StoreRelation(element: "Tag", kind: .join("Item_tags"))
        #expect(try store.related(relation, to: [1]).rows.ids == [1, 2])
        var removal = StoreChanges()
        removal.removedPairs = [.init(join: "Item_tags", owner: .id(1), element: .id(1))]
        removal.deletions = [.init(table: "Tag", id: 2)]
        #expect(try store.commit(removal).tables == ["Tag", "Item_tags"])
        #expect(try store.related(relation, to: [1]).rows.isEmpty)
    }

    @Test func `a reference becomes null with its row, and its table has changed`() throws {
        let store = try shop()
        try store.insert(Shop.list("A"), Shop.insertion("a", list: .inserted(0)), Shop.insertion("b"))
        var changes = StoreChanges()
        changes.deletions = [.init(table: "List", id: 1)]
        #expect(try store.commit(changes).tables == ["List", "Item"])
        #expect(try store.values("Item", "list") == [.null, .null])
    }

    @Test func `a reference that is not optional keeps its row`() throws {
        let layout = StoreLayout(tables: [
            StoreTable(name: "List", columns: []),
            StoreTable(name: "Item", columns: [StoreColumn(name: "list", kind: .reference(table: "List"))]),
        ])
        let store = try DataStore(.memory, layout: layout)
        try store.insert(.init(table: "List", values: []), .init(table: "Item", values: [.row(.inserted(0))]))
        var changes = StoreChanges()
        changes.deletions = [.init(table: "List", id: 1)]
        #expect(
            error { () throws(StoreError) in _ = try store.commit(changes) }
                == .danglingReference(table: "Item", row: 1, to: "List"))
        changes.deletions.append(.init(table: "Item", id: 1))
        #expect(try store.commit(changes).tables == ["List", "Item"])
    }

    @Test func `a commit that fails changes nothing`() throws {
        let store = try shop()
        try store.insert(Shop.tag("a"))
        #expect(
            error { () throws(StoreError) in try store.insert(Shop.insertion("x"), Shop.tag("b"), Shop.tag("a")) }
                == .notUnique(table: "Tag", columns: ["word"], existing: 1, change: .insertion(2)))
        #expect(try store.count(StoreFetch(table: "Item")) == 0)
        #expect(try store.version() == 1)
        #expect(try store.insert(Shop.tag("b")) == [2])
    }

    @Test func `a thousand rows with one clash name it`() throws {
        let store = try shop()
        let tags = (0..<1000).map { Shop.tag("\($0 == 700 ? 5 : $0)") }
        #expect(
            error { () throws(StoreError) in _ = try store.commit(StoreChanges(tags)) }
                == .notUnique(table: "Tag", columns: ["word"], existing: 6, change: .insertion(700)))
    }

    @Test func `rows may exchange unique values in a commit`() throws {
        let store = try shop()
        try store.insert(Shop.tag("a"), Shop.tag("b"), Shop.tag("c"))
        func update(_ id: Int64, _ word: String) -> StoreChanges.Update {
            .init(table: "Tag", row: .id(id), values: [(column: 0, value: .stored(.text(word)))])
        }
        var changes = StoreChanges([Shop.tag("c")])
        changes.updates = [update(1, "b"), update(2, "a"), update(3, "d")]
        _ = try store.commit(changes)
        #expect(try store.texts("Tag", "word") == ["b", "a", "d", "c"])
        changes = StoreChanges()
        changes.updates = [update(1, "d")]
        #expect(
            error { () throws(StoreError) in _ = try store.commit(changes) }
                == .notUnique(table: "Tag", columns: ["word"], existing: 3, change: .update(0)))
    }

    @Test func `an insertion changes the row with the same unique values, if it may`() throws {
        let layout = StoreLayout(tables: [
            StoreTable(
                name: "User",
                columns: [
                    StoreColumn(name: "mail", kind: .text, isOptional: true), StoreColumn(name: "age", kind: .integer),
                ], uniques: [["mail"]])
        ])
        let store = try DataStore(.memory, layout: layout)
        func user(_ mail: String?, _ age: Int64) -> StoreChanges.Insertion {
            .init(
                table: "User", values: [.stored(mail.map { .text($0) } ?? .null), .stored(.integer(age))], upserts: true
            )
        }
        try store.insert(user("a", 1), user("b", 2), user(nil, 3))
        let commit = try store.commit(StoreChanges([user("c", 4), user("b", 5), user(nil, 6), user("c", 7)]))
        #expect(commit.ids == [4, 2, 6, 4])
        #expect(commit.upserted == [1, 3])
        #expect(try store.values("User", "age") == [.integer(1), .integer(5), .integer(3), .integer(7), .integer(6)])
    }

    @Test func `values that do not fit name their column`() throws {
        let store = try shop()
        func failure(_ insertion: StoreChanges.Insertion) -> StoreError? {
            error { () throws(StoreError) in try store.insert(Shop.tag("a"), insertion) }
        }
        #expect(
            failure(Shop.insertion("x", price: .nan))
                == .notANumber(table: "Item", column: "price", change: .insertion(1)))
        #expect(
            failure(.init(table: "Tag", values: [.stored(.null)]))
                == .missingValue(table: "Tag", column: "word", change: .insertion(1)))
        #expect(
            failure(.init(table: "Tag", values: [.stored(.data(Data()))]))
                == .wrongType(table: "Tag", column: "word", change: .insertion(1)))
        #expect(failure(Shop.insertion("x", list: .id(7))) == .danglingReference(table: "Item", row: 1, to: "List"))
        #expect(failure(.init(table: "Tag", values: [])) == .unknownName("Tag with 0 columns"))
    }

    @Test func `a commit without changes is none`() throws {
        let store = try shop()
        #expect(try store.commit(StoreChanges()) == StoreCommit(version: 0))
        var changes = StoreChanges()
        changes.deletions = [.init(table: "Tag", id: 5)]
        #expect(try store.commit(changes) == StoreCommit(version: 0))
    }
}
