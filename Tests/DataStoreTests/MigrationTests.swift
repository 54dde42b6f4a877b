@testable import EspalierDataStore
import Foundation
import Testing

/// Files with older layouts.
struct MigrationTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.file("a.store") }

    private func open(_ layout: StoreLayout, _ migration: StoreOptions.Migration = .automatic) throws(StoreError)
        -> DataStore
    {
        var options = StoreOptions()
        options.migration = migration
        return try DataStore(.file(path), layout: layout, options: options)
    }

    private func layout(
        _ columns: StoreColumn..., uniques: [[String]] = [], version: String = "1.0.0"
    ) -> StoreLayout {
        StoreLayout(tables: [StoreTable(name: "A", columns: columns, uniques: uniques)], version: version)
    }

    private func insert(_ values: [StoredValue]..., into store: DataStore) throws {
        _ = try store.commit(
            StoreChanges(values.map { .init(table: "A", values: $0.map { .stored($0) }) }))
    }

    private func failure(_ layout: StoreLayout) -> StoreError? {
        error { () throws(StoreError) in _ = try open(layout) }
    }

    private let text = StoreColumn(name: "text", kind: .text)
    private let size = StoreColumn(name: "size", kind: .integer, isOptional: true)

    @Test func `columns come and go`() throws {
        try insert([.text("a"), .integer(1)], [.text("b"), .null], into: open(layout(text, size)))
        let store = try open(
            layout(
                StoreColumn(name: "note", kind: .text, isOptional: true), text,
                StoreColumn(name: "price", kind: .real, defaultValue: .real(2.5))))
        let rows = try store.rows(StoreFetch(table: "A"))
        #expect(rows.ids == [1, 2])
        #expect(rows.values(0) == [.null, .text("a"), .real(2.5)])
        #expect(rows.values(1) == [.null, .text("b"), .real(2.5)])
    }

    @Test func `a column keeps its values under a new name`() throws {
        try insert([.text("a"), .integer(1)], into: open(layout(text, size)))
        let store = try open(layout(StoreColumn(name: "title", originalName: "text", kind: .text), size))
        #expect(try store.rows(StoreFetch(table: "A")).values(0) == [.text("a"), .integer(1)])
        // The name stays in the app's source after that.
        _ = try open(layout(StoreColumn(name: "title", originalName: "text", kind: .text), size, text.optional))
        #expect(
            try open(layout(StoreColumn(name: "title", originalName: "text", kind: .text))).texts("A", "title") == ["a"]
        )
    }

    @Test func `tables and joins keep their rows under new names`() throws {
        let old = try DataStore(.file(path), layout: Shop.layout)
        var changes = StoreChanges([
            Shop.list("L"), Shop.insertion("a", list: .inserted(0)), Shop.tag("x"), Shop.tag("y"),
        ])
        changes.addedPairs = [
            .init(join: "Item_tags", owner: .inserted(1), element: .inserted(3)),
            .init(join: "Item_tags", owner: .inserted(1), element: .inserted(2)),
        ]
        _ = try old.commit(changes)
        var (list, item) = (Shop.list, Shop.item)
        (list.name, list.originalName) = ("Folder", "List")
        (item.name, item.originalName) = ("Thing", "Item")
        item.columns[4].kind = .reference(table: "Folder")
        let store = try open(
            StoreLayout(
                tables: [list, item, Shop.tag],
                joins: [StoreJoin(name: "Thing_words", originalName: "Item_tags", owner: "Thing", element: "Tag")]))
        #expect(try store.texts("Folder", "title") == ["L"])
        #expect(try store.values("Thing", "list") == [.integer(1)])
        #expect(
            try store.related(StoreRelation(element: "Tag", kind: .join("Thing_words")), to: [1]).rows.ids == [2, 1])
        var deletion = StoreChanges()
        deletion.deletions = [.init(table: "Folder", id: 1), .init(table: "Tag", id: 2)]
        #expect(try store.commit(deletion).tables == ["Folder", "Thing", "Tag", "Thing_words"])
    }

    @Test func `tables come and go`() throws {
        _ = try DataStore(.file(path), layout: Shop.layout)
        let store = try open(StoreLayout(tables: [Shop.tag, StoreTable(name: "B", columns: [text])]))
        try store.insert(Shop.tag("a"), .init(table: "B", values: [.stored(.text("b"))]))
        let names = try store.reading { (connection) throws(StoreError) in
            try connection.text("SELECT group_concat(name, ' ') FROM sqlite_schema WHERE type = 'table'")
        }
        #expect(
            names == "espalier_store espalier_changes espalier_removed_files sqlite_sequence Tag B")
    }

    @Test func `ids of deleted rows stay used`() throws {
        let store = try open(layout(text))
        try insert([.text("a")], [.text("b")], into: store)
        _ = try store.deleteRows(StoreFetch(table: "A"))
        let new = try open(layout(text, size))
        #expect(try new.insert(.init(table: "A", values: [.stored(.text("c")), .stored(.null)])) == [3])
    }

    @Test func `a column that is no longer optional gets its default`() throws {
        try insert([.text("a"), .integer(1)], [.text("b"), .null], into: open(layout(text, size)))
        let required = StoreColumn(name: "size", kind: .integer)
        #expect(
            failure(layout(text, required))
                == .notMigrated(
                    table: "A", column: "size", detail: "the row 2 has no value, and the property has no default value")
        )
        var withDefault = required
        withDefault.defaultValue = .integer(7)
        #expect(try open(layout(text, withDefault)).values("A", "size") == [.integer(1), .integer(7)])
    }

    @Test func `a new column without a value is refused if there are rows`() throws {
        _ = try open(layout(text))
        _ = try open(layout(text, StoreColumn(name: "b", kind: .text)))
        try insert([.text("a"), .text("b")], into: open(layout(text, StoreColumn(name: "b", kind: .text))))
        #expect(
            failure(layout(text, StoreColumn(name: "c", kind: .text)))
                == .notMigrated(
                    table: "A", column: "c",
                    detail: "the row 1 is older than the property, which has no default value"))
        // The file is as it was.
        #expect(
            try open(layout(text, StoreColumn(name: "b", kind: .text))).rows(StoreFetch(table: "A")).values(0)
                == [.text("a"), .text("b")])
    }

    typealias Conversion = (from: StoreColumn.Kind, value: StoredValue, to: StoreColumn.Kind, result: StoredValue?)

    @Test(
        arguments: [
            (.integer, .integer(3), .real, .real(3)), (.integer, .integer(3), .text, .text("3")),
            (.real, .real(3), .integer, .integer(3)), (.real, .real(3.5), .integer, nil),
            (.real, .real(1e300), .integer, nil), (.real, .real(3.5), .text, .text("3.5")),
            (.text, .text("-12"), .integer, .integer(-12)), (.text, .text("12 "), .integer, nil),
            (.text, .text("1.5"), .real, .real(1.5)), (.text, .text("x"), .real, nil),
            (.text, .text("é"), .data, .data(Data([0xC3, 0xA9]))),
            (.data, .data(Data([0xC3, 0xA9])), .text, .text("é")),
            (.data, .data(Data([0xC3])), .text, nil), (.data, .data(Data([1])), .integer, nil),
        ] as [Conversion])
    func `a column changes its type if its values convert`(conversion: Conversion) throws {
        try insert([conversion.value], into: open(layout(StoreColumn(name: "a", kind: conversion.from))))
        let new = layout(StoreColumn(name: "a", kind: conversion.to))
        guard let result = conversion.result else {
            guard case .notMigrated("A", "a", let detail) = failure(new) else { return #expect(Bool(false)) }
            #expect(detail.hasPrefix("the value in row 1 is "))
            return
        }
        #expect(try open(new).values("A", "a") == [result])
    }

    @Test func `a unique needs different values`() throws {
        try insert([.text("a")], [.text("b")], [.text("a")], into: open(layout(text)))
        #expect(
            failure(layout(text, uniques: [["text"]]))
                == .notMigrated(
                    table: "A", column: "text", detail: "it must be unique, but the rows 1 and 3 have the same value"))
        let store = try open(layout(text))
        _ = try store.deleteRows(StoreFetch(table: "A", filter: .binary(.equal, column("id"), number(3))))
        try insert([.text("c")], into: open(layout(text, uniques: [["text"]])))
        #expect(
            error { () throws(StoreError) in
                _ = try open(layout(text, uniques: [["text"]])).insert(.init(table: "A", values: [.stored(.text("c"))]))
            } == .notUnique(table: "A", columns: ["text"], existing: 4, change: .insertion(0)))
        // Without the unique again.
        try insert([.text("c")], into: open(layout(text)))
    }

    @Test func `a file of a newer version of the app is refused`() throws {
        _ = try open(layout(text, version: "1.10.0"))
        #expect(
            failure(layout(text, version: "1.9.5"))
                == .newerVersion(path: path, ofFile: "1.10.0", ofApp: "1.9.5"))
        _ = try open(layout(text, size, version: "2"))
    }

    @Test func `a stage sees the rows of exactly its layout`() throws {
        let (first, second) = (layout(text, version: "1.0.0"), layout(text, size, version: "2.0.0"))
        try insert([.text("a")], into: open(first))
        #expect(error { () throws(StoreError) in _ = try open(second, .refused) } == .otherLayout(path: path))
        let known = try #require(try DataStore.layout(ofFileAt: path))
        #expect(known == first)
        try insert([.text("b")], into: open(known, .refused))
        #expect(try open(second).texts("A", "text") == ["a", "b"])
        #expect(try DataStore.layout(ofFileAt: path) == second)
        #expect(try DataStore.layout(ofFileAt: folder.file("none")) == nil)
    }

    @Test func `a reference that becomes one to another table is lost only if it is null`() throws {
        func layout(_ target: String) -> StoreLayout {
            StoreLayout(tables: [
                StoreTable(name: "X", columns: []), StoreTable(name: "Y", columns: []),
                StoreTable(
                    name: "A", columns: [StoreColumn(name: "x", kind: .reference(table: target), isOptional: true)]),
            ])
        }
        let store = try open(layout("X"))
        try store.insert(.init(table: "X", values: []), .init(table: "A", values: [.row(.inserted(0))]))
        #expect(
            failure(layout("Y"))
                == .notMigrated(
                    table: "A", column: "x",
                    detail: "the value in row 1 is a reference to X that is not a reference to Y"))
        _ = try open(layout("X")).deleteRows(StoreFetch(table: "X"))
        #expect(try open(layout("Y")).values("A", "x") == [.null])
    }

    @Test func `values in files stay, and those of removed columns go`() throws {
        func photo(_ name: String, _ original: String? = nil, _ isExternal: Bool = true) -> StoreColumn {
            StoreColumn(name: name, originalName: original, kind: .data, isOptional: true, isExternal: isExternal)
        }
        let large = StoredValue.data(Data(repeating: 5, count: 150_000))
        try insert([large, large], into: open(layout(photo("a"), photo("b"))))
        let files = ExternalFiles(database: path)
        #expect(files.names.count == 2)
        #expect(try open(layout(photo("c", "a"))).values("A", "c") == [large])
        #expect(files.names.count == 1)
        #expect(try open(layout(photo("c", nil, false))).values("A", "c") == [large])
        #expect(files.names.count == 0)
        let store = try open(layout(photo("c")))
        #expect(try store.values("A", "c") == [large])
        #expect(try store.deleteRows(StoreFetch(table: "A")).ids == [1])
    }

    @Test func `a layout that is the same opens without a write`() throws {
        try insert([.text("a")], into: open(layout(text)))
        let other = try SQLiteConnection(path: path, access: .readWrite)
        try other.execute("BEGIN IMMEDIATE")
        #expect(try open(layout(text)).texts("A", "text") == ["a"])
        try other.execute("ROLLBACK")
    }
}

extension StoreColumn {
    fileprivate var optional: StoreColumn {
        var column = self
        column.isOptional = true
        return column
    }
}
