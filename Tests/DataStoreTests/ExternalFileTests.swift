@testable import EspalierDataStore
import Foundation
import Testing

/// Values in files of their own.
struct ExternalFileTests {
    private let folder = TemporaryFolder()
    private let layout = StoreLayout(tables: [
        StoreTable(
            name: "Photo", columns: [StoreColumn(name: "image", kind: .data, isOptional: true, isExternal: true)],
            uniques: [])
    ])

    private func open(_ options: StoreOptions = StoreOptions()) throws(StoreError) -> DataStore {
        try DataStore(.file(folder.file("photos.store")), layout: layout, options: options)
    }

    private func photo(_ byte: UInt8, _ count: Int = 200_000) -> StoreChanges.Insertion {
        .init(table: "Photo", values: [.stored(.data(Data(repeating: byte, count: count)))])
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.file("photos.store-files"))) ?? []).sorted()
    }

    @Test func `large values are in files, small ones in rows`() throws {
        let store = try open()
        try store.insert(photo(1), photo(2, 131_072), photo(3, 131_073))
        #expect(files.count == 2)
        let rows = try store.rows(StoreFetch(table: "Photo"))
        #expect(rows[0, 0] == .data(Data(repeating: 1, count: 200_000)))
        #expect(rows[1, 0] == .data(Data(repeating: 2, count: 131_072)))
        #expect(rows[2, 0] == .data(Data(repeating: 3, count: 131_073)))
    }

    @Test func `a file goes with its value`() throws {
        let store = try open()
        try store.insert(photo(1), photo(2), photo(3))
        let rows = try store.rows(StoreFetch(table: "Photo"))
        var changes = StoreChanges()
        changes.updates = [.init(table: "Photo", row: .id(1), values: [(column: 0, value: .stored(.null))])]
        changes.deletions = [.init(table: "Photo", id: 2)]
        #expect(try store.commit(changes).tables == ["Photo"])
        #expect(files.count == 1)
        _ = try store.deleteRows(StoreFetch(table: "Photo"))
        #expect(files.count == 0)
        // Rows that were fetched before keep their values.
        #expect(rows[1, 0] == .data(Data(repeating: 2, count: 200_000)))
    }

    @Test func `a commit that fails leaves no file`() throws {
        let store = try open()
        let wrong = StoreChanges.Insertion(table: "Photo", values: [.stored(.text("x"))])
        #expect(
            error { () throws(StoreError) in try store.insert(photo(1), wrong) }
                == .wrongType(table: "Photo", column: "image", change: .insertion(1)))
        #expect(files == [])
    }

    @Test func `a file without a row is removed at the next start`() throws {
        try open().insert(photo(1))
        let files = ExternalFiles(database: folder.file("photos.store"))
        let orphan = try files.write(Data([1]))
        #expect(files.names.count == 2)
        let store = try open()
        #expect(files.names.count == 1)
        #expect(!files.names.contains(orphan))
        #expect(try store.rows(StoreFetch(table: "Photo"))[0, 0] == .data(Data(repeating: 1, count: 200_000)))
    }

    @Test func `a file that is missing is null`() throws {
        let store = try open()
        try store.insert(photo(1))
        try FileManager.default.removeItem(atPath: folder.file("photos.store-files"))
        #expect(try store.values("Photo", "image") == [.null])
    }

    @Test func `a value in a file is compared by its content`() throws {
        let store = try open()
        try store.insert(photo(1), photo(2))
        let isOne = StoreExpression.binary(
            .equal, column("image"), .value(.data(Data(repeating: 1, count: 200_000))))
        #expect(try store.ids(StoreFetch(table: "Photo", filter: isOne)) == [1])
    }

    @Test func `a store in memory keeps large values in its rows`() throws {
        let store = try DataStore(.memory, layout: layout)
        try store.insert(photo(1))
        #expect(try store.values("Photo", "image") == [.data(Data(repeating: 1, count: 200_000))])
    }

    @Test func `a copy has the files`() throws {
        let store = try open()
        try store.insert(photo(1))
        try store.backup(to: folder.file("copy.store"))
        _ = try store.deleteRows(StoreFetch(table: "Photo"))
        let copy = try DataStore(.file(folder.file("copy.store")), layout: layout)
        #expect(try copy.values("Photo", "image") == [.data(Data(repeating: 1, count: 200_000))])
    }

    @Test func `files count for the greatest size`() throws {
        var options = StoreOptions()
        options.maximumBytes = 500_000
        let store = try open(options)
        try store.insert(photo(1))
        try store.insert(photo(2))
        #expect(
            error { () throws(StoreError) in try store.insert(photo(3)) }
                == .full(path: folder.file("photos.store"), limit: 500_000))
        #expect(files.count == 2)
    }

    @Test func `a hundred megabytes come back`() throws {
        let store = try open()
        try store.insert(photo(7, 100_000_000))
        let rows = try store.rows(StoreFetch(table: "Photo"))
        guard case .data(let data) = rows[0, 0] else { return #expect(Bool(false)) }
        #expect(data.count == 100_000_000)
        #expect(data[99_999_999] == 7)
    }
}
