@testable import EspalierDataStore
import Foundation
import Synchronization
import Testing

/// The changes that observers are told.
struct ObservationTests {
    private let folder = TemporaryFolder()

    private final class Changes: Sendable {
        private let list = Mutex<[StoreChange]>([])
        private let arrived = DispatchSemaphore(value: 0)

        func add(_ change: StoreChange) {
            list.withLock { $0.append(change) }
            arrived.signal()
        }

        var all: [StoreChange] { list.withLock { $0 } }

        /// Waits for the next change.
        func next() { #expect(arrived.wait(timeout: .now() + 10) == .success) }
    }

    private func open() throws -> DataStore {
        try DataStore(.file(folder.file("shop.store")), layout: Shop.layout)
    }

    @Test func `a commit is told with its tables, before it returns`() throws {
        let store = try DataStore(.memory, layout: Shop.layout)
        let changes = Changes()
        var observation: StoreObservation? = store.observe(changes.add)
        try store.insert(Shop.insertion("a"), Shop.tag("b"))
        #expect(changes.all == [StoreChange(tables: ["Item", "Tag"], version: 1, origin: .thisStore)])
        _ = observation
        observation = nil
        try store.insert(Shop.tag("c"))
        #expect(changes.all.count == 1)
    }

    @Test func `a commit that fails or changes nothing is not told`() throws {
        let store = try DataStore(.memory, layout: Shop.layout)
        try store.insert(Shop.tag("a"))
        let changes = Changes()
        let observation = store.observe(changes.add)
        #expect(error { () throws(StoreError) in try store.insert(Shop.tag("b"), Shop.tag("a")) } != nil)
        _ = try store.deleteRows(StoreFetch(table: "Item"))
        #expect(changes.all == [])
        withExtendedLifetime(observation) {}
    }

    @Test func `other stores of the process are told`() throws {
        let (first, second) = (try open(), try open())
        let (one, two) = (Changes(), Changes())
        let observations = [first.observe(one.add), second.observe(two.add)]
        try first.insert(Shop.tag("a"))
        #expect(one.all == [StoreChange(tables: ["Tag"], version: 1, origin: .thisStore)])
        #expect(two.all == [StoreChange(tables: ["Tag"], version: 1, origin: .thisProcess)])
        withExtendedLifetime(observations) {}
    }

    @Test func `a commit of another process is told`() throws {
        let store = try open()
        let changes = Changes()
        let observation = store.observe(changes.add)
        // As another process: with a connection that this process's stores know nothing of.
        let other = try StoreOpener(
            location: .file(folder.file("shop.store")), allowsSave: true, options: StoreOptions()
        ).openWriter()
        try other.transaction { () throws(StoreError) in
            try other.execute("INSERT INTO Tag (word) VALUES ('a')")
            _ = try ChangeLog.append(["Tag"], on: other)
        }
        changes.next()
        try store.insert(Shop.insertion("b"))
        changes.next()
        #expect(
            changes.all == [
                StoreChange(tables: ["Tag"], version: 1, origin: .otherProcess),
                StoreChange(tables: ["Item"], version: 2, origin: .thisStore),
            ])
        withExtendedLifetime(observation) {}
    }

    @Test func `a program that does not know the log changes all tables`() throws {
        let store = try open()
        try store.insert(Shop.tag("a"))
        let changes = Changes()
        let observation = store.observe(changes.add)
        let other = try SQLiteConnection(path: folder.file("shop.store"), access: .readWrite)
        try other.execute("INSERT INTO Tag (word) VALUES ('b')")
        changes.next()
        #expect(
            changes.all == [
                StoreChange(tables: ["List", "Item", "Tag", "Item_tags"], version: 1, origin: .otherProcess)
            ])
        withExtendedLifetime(observation) {}
    }

    @Test func `a reader that is far behind takes all tables for changed`() throws {
        let store = try open()
        let changes = Changes()
        let observation = store.observe(changes.add)
        let other = try StoreOpener(
            location: .file(folder.file("shop.store")), allowsSave: true, options: StoreOptions()
        ).openWriter()
        try other.transaction { () throws(StoreError) in
            try other.execute("INSERT INTO Tag (word) VALUES ('a')")
            for _ in 0..<288 { _ = try ChangeLog.append(["Tag"], on: other) }
        }
        changes.next()
        #expect(
            changes.all == [
                StoreChange(
                    tables: ["List", "Item", "Tag", "Item_tags"], version: 288, origin: .otherProcess)
            ])
        let count = try store.reading { (connection) throws(StoreError) in
            try connection.integer("SELECT count(*) FROM espalier_changes")
        }
        #expect(count == 256)
        withExtendedLifetime(observation) {}
    }
}
