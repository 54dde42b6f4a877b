@testable import EspalierDataStore
import Foundation
import Synchronization
import Testing

/// Records that others keep in transactions of the data.
struct ReceiptTests {
    private let folder = TemporaryFolder()

    private func open() throws -> DataStore {
        try DataStore(.file(folder.file("shop.store")), layout: Shop.layout)
    }

    private func receipts(_ store: DataStore) throws -> [String: [UInt8]] {
        try store.reading { (connection) throws(StoreError) in
            var found: [String: [UInt8]] = [:]
            try connection.run("SELECT owner, record FROM espalier_receipts") { row in
                guard case .data(let data) = row.value(1) else { return }
                found[row.text(0)] = Array(data)
            }
            return found
        }
    }

    @Test func `are written with the changes or not at all, one for each owner`() throws {
        let store = try open()
        _ = try store.commit(
            StoreChanges([Shop.tag("a")]), with: StoreReceipt(owner: "p", record: [1]))
        #expect(try receipts(store) == ["p": [1]])
        #expect(
            error { () throws(StoreError) in
                _ = try store.commit(
                    StoreChanges([Shop.tag("b"), Shop.tag("a")]), with: StoreReceipt(owner: "p", record: [2]))
            } != nil)
        #expect(try receipts(store) == ["p": [1]])
        _ = try store.commit(StoreChanges([Shop.tag("b")]), with: StoreReceipt(owner: "p", record: [2]))
        try store.write(StoreReceipt(owner: "q", record: [3]))
        #expect(try receipts(store) == ["p": [2], "q": [3]])
    }

    @Test func `go with the next one when they are obsolete`() throws {
        let store = try open()
        for owner in ["p", "q", "r"] { try store.write(StoreReceipt(owner: owner, record: [1])) }
        _ = try store.commit(
            StoreChanges([Shop.tag("a")]), with: StoreReceipt(owner: "p", record: [2], obsolete: ["p", "q"]))
        #expect(try receipts(store) == ["p": [2], "r": [1]])
    }

    @Test func `are not kept if they are too large`() throws {
        let store = try open()
        try store.write(StoreReceipt(owner: "p", record: [UInt8](repeating: 7, count: 1 << 18)))
        try store.write(StoreReceipt(owner: "q", record: [UInt8](repeating: 7, count: 1 << 18 + 1)))
        #expect(try receipts(store).keys.sorted() == ["p"])
    }

    @Test func `are no change of the data, also for other processes`() throws {
        let store = try open()
        try store.insert(Shop.tag("a"))
        let changes = Mutex<[StoreChange]>([])
        let observation = store.observe { change in changes.withLock { $0.append(change) } }
        try store.write(StoreReceipt(owner: "p", record: [1]))
        // Another process has committed: the connection is not that of the store.
        let other = try SQLiteConnection(path: folder.file("shop.store"), access: .readWrite)
        try other.transaction { () throws(StoreError) in
            try StoreReceipt(owner: "q", record: [2]).write(on: other)
            try ChangeLog.appendNothing(on: other)
        }
        store.file?.look()
        #expect(changes.withLock { $0 } == [])
        try store.insert(Shop.tag("b"))
        #expect(changes.withLock { $0.map(\.tables) } == [["Tag"]])
        withExtendedLifetime(observation) {}
    }

    @Test func `are no change of the data while the file is looked at`() throws {
        let store = try open()
        try store.insert(Shop.tag("a"))
        let changes = Mutex<[StoreChange]>([])
        let observation = store.observe { change in changes.withLock { $0.append(change) } }
        let path = folder.file("shop.store")
        let result = Mutex<Result<Void, any Error>?>(nil)
        // A thread of its own: tasks of other tests may keep all of the shared ones.
        Thread.detachNewThread {
            let written = Result {
                let other = try SQLiteConnection(path: path, access: .readWrite)
                other.waitWhenBusy(milliseconds: 10_000)
                // A restart of the log changes SQLite's number, too.
                try other.execute("PRAGMA wal_autocheckpoint = 0")
                for _ in 0..<4000 {
                    try other.transaction { () throws(StoreError) in try ChangeLog.appendNothing(on: other) }
                }
            }
            result.withLock { $0 = written }
        }
        while result.withLock({ $0 == nil }) { store.file?.look() }
        try result.withLock { try $0?.get() }
        #expect(changes.withLock { $0 } == [])
        withExtendedLifetime(observation) {}
    }
}
