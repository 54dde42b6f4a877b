@testable import EspalierDataStore
import Foundation
import Synchronization
import Testing

/// Stores in files, and what can be wrong with a file.
struct FileTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.file("shop.store") }

    private func open(allowsSave: Bool = true, options: StoreOptions = StoreOptions()) throws(StoreError) -> DataStore {
        try DataStore(.file(path), layout: Shop.layout, allowsSave: allowsSave, options: options)
    }

    private func failure(_ options: StoreOptions = StoreOptions(), allowsSave: Bool = true) -> StoreError? {
        error { () throws(StoreError) in _ = try open(allowsSave: allowsSave, options: options) }
    }

    @Test func `rows are there when the file is opened again`() throws {
        try open().insert(Shop.tag("a"), Shop.tag("b"))
        let store = try open()
        #expect(try store.texts("Tag", "word") == ["a", "b"])
        #expect(try store.version() == 1)
        #expect(try store.insert(Shop.tag("c")) == [3])
    }

    @Test func `the folder is made, for the user of the process alone`() throws {
        let store = try DataStore(.file(folder.file("a/b/c.store")), layout: Shop.layout)
        try store.insert(Shop.tag("a"))
        #expect(FileManager.default.fileExists(atPath: folder.file("a/b/c.store")))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("a/b"))
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `another store reads what was committed before`() throws {
        let (first, second) = (try open(), try open())
        try first.insert(Shop.tag("a"))
        #expect(try second.texts("Tag", "word") == ["a"])
        #expect(try second.insert(Shop.tag("b")) == [2])
        #expect(try first.texts("Tag", "word") == ["a", "b"])
    }

    @Test func `threads read while one writes`() async throws {
        let store = try open()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<50 {
                        // A commit has two rows.
                        let count = try store.count(StoreFetch(table: "Item"))
                        #expect(count.isMultiple(of: 2))
                    }
                }
            }
            group.addTask { for _ in 0..<50 { try store.insert(Shop.insertion("a"), Shop.insertion("b")) } }
            try await group.waitForAll()
        }
        #expect(try store.count(StoreFetch(table: "Item")) == 100)
    }

    @Test func `a store that is only read refuses changes`() throws {
        #expect(failure(allowsSave: false) == .cannotOpen(path: path, detail: "there is no such file"))
        try open().insert(Shop.tag("a"))
        let store = try open(allowsSave: false)
        #expect(try store.texts("Tag", "word") == ["a"])
        #expect(error { () throws(StoreError) in try store.insert(Shop.tag("b")) } == .readOnly(path: path))
        #expect(
            StoreError.readOnly(path: "a.store").description == "The database a.store is read-only.")
    }

    // The administrator may write everything.
    @Test(.enabled(if: getuid() != 0))
    func `a folder in which nothing can be written is only read`() throws {
        try open().insert(Shop.tag("a"))
        let file = FileManager.default
        try file.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
        try file.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
        defer { try? file.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
        #expect(failure() == .readOnly(path: path))
        #expect(try open(allowsSave: false).texts("Tag", "word") == ["a"])
    }

    @Test func `a file that is no database is refused`() throws {
        try Data("hello, this is a text and not a database at all".utf8).write(to: URL(fileURLWithPath: path))
        #expect(failure() == .notADatabase(path: path))
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(failure() == .cannotOpen(path: path, detail: "it is a folder"))
    }

    @Test func `an empty file becomes a store`() throws {
        try Data().write(to: URL(fileURLWithPath: path))
        try open().insert(Shop.tag("a"))
        #expect(try open().texts("Tag", "word") == ["a"])
    }

    @Test func `a truncated file is refused`() throws {
        try open().insert(Shop.tag("a"))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 8192)
        #expect(failure() == .damaged(path: path, detail: "database disk image is malformed"))
        try file.truncate(atOffset: 50)
        #expect(failure() == .damaged(path: path, detail: "database disk image is malformed"))
    }

    @Test func `a damaged page is an error where it is read`() throws {
        let store = try open()
        try store.insert(Shop.tag("a"))
        // The page of the table's rows.
        let page = try store.reading { (connection) throws(StoreError) in
            try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'Tag'") ?? 0
        }
        try store.reading { $0.moveLog() }
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seek(toOffset: UInt64(page - 1) * 4096)
        try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
        let other = try open()
        let failure = error { () throws(StoreError) in _ = try other.rows(StoreFetch(table: "Tag")) }
        #expect(failure == .damaged(path: path, detail: "database disk image is malformed"))
    }

    @Test func `a database of another program is refused`() throws {
        let connection = try SQLiteConnection(path: path, access: .readWrite)
        try connection.execute("CREATE TABLE a (b)")
        #expect(failure() == .foreignDatabase(path: path))
    }

    @Test func `a file of a newer format is refused`() throws {
        try open().insert(Shop.tag("a"))
        try SQLiteConnection(path: path, access: .readWrite).execute("PRAGMA user_version = 2")
        #expect(failure() == .newerFormat(path: path))
    }

    @Test func `a file that was deleted or replaced is not written`() throws {
        let store = try open()
        try store.insert(Shop.tag("a"))
        try FileManager.default.removeItem(atPath: path)
        #expect(error { () throws(StoreError) in try store.insert(Shop.tag("b")) } == .deleted(path: path))
        for name in folder.names { try FileManager.default.removeItem(atPath: folder.file(name)) }
        let other = try open()
        try other.insert(Shop.tag("c"))
        #expect(error { () throws(StoreError) in _ = try store.version() } == .deleted(path: path))
        #expect(try other.texts("Tag", "word") == ["c"])
    }

    @Test func `a file that another program locks is busy`() throws {
        var options = StoreOptions()
        options.busyTimeout = .zero
        let store = try open(options: options)
        let other = try SQLiteConnection(path: path, access: .readWrite)
        try other.execute("BEGIN IMMEDIATE")
        #expect(error { () throws(StoreError) in try store.insert(Shop.tag("a")) } == .busy(path: path))
        #expect(try store.count(StoreFetch(table: "Tag")) == 0)
        try other.execute("ROLLBACK")
        #expect(try store.insert(Shop.tag("a")) == [1])
    }

    @Test func `a store has a greatest size`() throws {
        var options = StoreOptions()
        options.maximumBytes = 200_000
        let store = try open(options: options)
        try store.insert(Shop.tag("a"))
        let large = Shop.insertion(String(repeating: "x", count: 300_000))
        #expect(error { () throws(StoreError) in try store.insert(large) } == .full(path: path, limit: 200_000))
        #expect(try store.count(StoreFetch(table: "Item")) == 0)
        #expect(try store.insert(Shop.tag("b")) == [2])
    }

    @Test func `a copy is written while the store is open`() throws {
        let store = try open()
        try store.insert(Shop.tag("a"))
        let copy = folder.file("copy.store")
        try store.backup(to: copy)
        try store.insert(Shop.tag("b"))
        #expect(try DataStore(.file(copy), layout: Shop.layout).texts("Tag", "word") == ["a"])
        #expect(
            error { () throws(StoreError) in try store.backup(to: copy) }
                == .cannotOpen(path: copy, detail: "there is a file already"))
    }

    @Test func `the log is moved to the database while commits go on`() throws {
        let store = try open()
        for number in 0..<30 {
            try store.insert(Shop.insertion("\(number)", note: String(repeating: "x", count: 200_000)))
        }
        #expect(try store.count(StoreFetch(table: "Item")) == 30)
    }

    @Test func `the pragmas are those that were chosen`() throws {
        let store = try open()
        let values = try store.writer.withLock { (connection) throws(StoreError) in
            try ["journal_mode", "synchronous", "foreign_keys", "wal_autocheckpoint", "secure_delete"].map {
                (name) throws(StoreError) in try connection.text("PRAGMA \(name)")
            }
        }
        #expect(values == ["wal", "1", "1", "0", "0"])
    }
}
