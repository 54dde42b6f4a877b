@testable import EspalierPageStores
import Foundation
import Synchronization
import Testing

@Suite struct `A store in a file` {
    private let folder = TemporaryFolder()
    private var path: String { folder.file("pages.db") }

    private func open(_ app: String = "app", _ machine: MachineClock = .system) throws -> SQLitePageStore {
        try SQLitePageStore(path: path, app: app, machine: machine)
    }

    private func change(_ sql: String) throws { try SQLiteConnection(path: path).execute(sql) }

    private func write(_ store: SQLitePageStore, _ data: [UInt8] = [1, 2, 3]) throws {
        guard case .owned(let claim) = try store.claim("browser", for: "worker", beginning: nil) else { return }
        let record = ClaimedRecords(
            claim: claim, browser: StoredBrowser(id: "browser", data: data, signOuts: 0),
            pages: [StoredPage(id: "page", browser: "browser", data: data)])
        #expect(try store.write([record], of: "worker") == [])
    }

    @Test func `is for its user only`() throws {
        _ = try PageStores.open(.sqlite(path: path), app: "app", worker: "worker", password: nil) { _, _, _ in }
        let file = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        let sockets = try FileManager.default.attributesOfItem(atPath: path + "-workers")[.posixPermissions] as? Int
        #expect(file == 0o600)
        #expect(sockets == 0o700)
    }

    @Test func `of another app is refused`() throws {
        _ = try open("shop")
        #expect(throws: PageStoreError.unusable("\(path) has the pages of the app shop; give desk a file of its own")) {
            try open("desk")
        }
    }

    @Test func `of a newer version is refused`() throws {
        _ = try open()
        try change("PRAGMA user_version = 2")
        #expect(
            throws: PageStoreError.unusable(
                "\(path) was made by a newer version of the program (format 2, this one knows 1)")
        ) { try open() }
    }

    @Test func `is not made in a database of another program`() throws {
        try change("CREATE TABLE notes (text TEXT)")
        #expect(
            throws: PageStoreError.unusable(
                "\(path) is a database of another program or of an earlier version; name another file for the store")
        ) { try open() }
    }

    @Test func `is not made in other files, folders and places`() throws {
        try Data("This is a letter, not a database. It is long enough to have a header.".utf8)
            .write(to: URL(fileURLWithPath: path))
        #expect(
            throws: PageStoreError.unusable(
                "\(path) is not a database of SQLite; name another file, or move this one away")
        ) { try open() }
        let folder = folder.path
        #expect(throws: PageStoreError.unusable("\(folder) is a folder; name a file in it")) {
            try SQLitePageStore(path: folder, app: "app")
        }
        #expect(
            throws: PageStoreError.unusable(
                "\(folder)/no/pages.db cannot be made: No such file or directory; its folder must exist and be writable"
            )
        ) { try SQLitePageStore(path: folder + "/no/pages.db", app: "app") }
    }

    @Test func `that is damaged is refused`() throws {
        try write(try open())
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: 100)
        file.write(Data(repeating: 0x5A, count: 4000))
        try file.close()
        #expect(throws: PageStoreError.self) { try open() }
    }

    @Test(arguments: ["pages", "browsers"])
    func `tells a damaged record`(_ table: String) throws {
        let store = try open()
        try write(store)
        try change("UPDATE \(table) SET data = CAST(substr(data, 1, 10) || x'00' || substr(data, 12) AS BLOB)")
        if table == "pages" {
            #expect(throws: PageStoreError.damaged("the record of the page page is damaged")) { try store.page("page") }
        } else {
            #expect(throws: PageStoreError.damaged("the record of a browser is damaged")) {
                try store.browser("browser")
            }
        }
        try change("UPDATE \(table) SET data = CAST(x'02' || substr(data, 2) AS BLOB)")
        #expect(throws: PageStoreError.self) { _ = (try store.page("page"), try store.browser("browser")) }
        // The next write repairs it.
        try write(store, [9])
        #expect(try store.page("page")?.data == [9])
    }

    @Test func `does not take the record of another page for one`() throws {
        let store = try open()
        try write(store)
        try change("UPDATE pages SET id = 'other'")
        #expect(throws: PageStoreError.damaged("the record of the page other is damaged")) { try store.page("other") }
    }

    @Test func `that is deleted while it is open says so, until it is back`() throws {
        let store = try open()
        try write(store)
        let gone = PageStoreError.unusable(
            "\(path) was deleted or replaced while it was in use; put it back, or restart all workers")
        rename(path, path + "-away")
        #expect(throws: gone) { try store.page("page") }
        #expect(throws: gone) { try store.renew("worker", lease: 5) }
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(throws: gone) { try store.count() }
        rename(path + "-away", path)
        #expect(try store.page("page")?.data == [1, 2, 3])
    }

    @Test func `fails while its disk is full, and goes on afterwards`() throws {
        let store = try open()
        try write(store)
        try store.file.write { connection throws(PageStoreError) in
            let pages = try connection.integer("PRAGMA page_count") ?? 0
            try connection.execute("PRAGMA max_page_count = \(pages + 2)")
        }
        #expect(throws: PageStoreError.unavailable("the disk of \(path) is full")) {
            try write(store, [UInt8](repeating: 1, count: 100_000))
        }
        #expect(try store.page("page")?.data == [1, 2, 3])
        try store.file.write { connection throws(PageStoreError) in
            try connection.execute("PRAGMA max_page_count = 100000")
        }
        try write(store, [4])
        #expect(try store.page("page")?.data == [4])
    }

    @Test(.enabled(if: getuid() != 0, "root may write everything"))
    func `that is read-only is refused`() throws {
        _ = try open()
        chmod(path, 0o400)
        #expect(
            throws: PageStoreError.unusable(
                "\(path) is read-only; let the program's user write the file and its folder")
        ) { try open() }
    }
}

/// Clocks that a test moves.
private final class FakeMachine: Sendable {
    private let state = Mutex((boot: "first", sinceBoot: Int64(1_000_000), wall: Int64(1_700_000_000_000)))

    var clock: MachineClock {
        MachineClock(
            boot: { self.state.withLock { $0.boot } }, sinceBoot: { self.state.withLock { $0.sinceBoot } },
            wall: { self.state.withLock { $0.wall } })
    }

    func pass(seconds: Int64, wall: Int64? = nil) {
        state.withLock {
            $0.sinceBoot += seconds * 1000
            $0.wall += (wall ?? seconds) * 1000
        }
    }

    func restart(after seconds: Int64) {
        state.withLock {
            $0.boot += "+"
            $0.sinceBoot = 7000
            $0.wall += seconds * 1000
        }
    }
}

@Suite struct `The clock of a store in a file` {
    private let folder = TemporaryFolder()
    private let machine = FakeMachine()
    private func open() throws -> SQLitePageStore {
        try SQLitePageStore(path: folder.file("pages.db"), app: "app", machine: machine.clock)
    }

    private func begin(_ store: SQLitePageStore) throws {
        try store.renew("worker-a", lease: 5)
        _ = try store.claim("browser", for: "worker-a", beginning: "page")
    }

    @Test func `ends a lease in time`() throws {
        let store = try open()
        try begin(store)
        machine.pass(seconds: 4)
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
        machine.pass(seconds: 2)
        #expect(try store.page("page")?.age == 6)
        #expect(
            try store.claim("browser", for: "worker-b", beginning: nil)
                == .owned(BrowserClaim(browser: "browser", epoch: 2)))
    }

    @Test(arguments: [-100_000_000, 100_000_000] as [Int64])
    func `ignores jumps of the wall clock`(_ jump: Int64) throws {
        let store = try open()
        try begin(store)
        machine.pass(seconds: 4, wall: jump)
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
        #expect(try store.page("page")?.age == 4)
        #expect(try open().page("page")?.age == 4)
    }

    @Test(arguments: [(3600, 3600), (-500, 0), (10_000_000_000, 366 * 86_400)] as [(Int64, Double)])
    func `goes on over a restart of the machine, and leases end`(_ pause: Int64, _ age: Double) throws {
        try begin(try open())
        machine.restart(after: pause)
        let store = try open()
        #expect(try store.page("page")?.age == age)
        #expect(
            try store.claim("browser", for: "worker-b", beginning: nil)
                == .owned(BrowserClaim(browser: "browser", epoch: 2)))
        try store.renew("worker-b", lease: 5)
        machine.pass(seconds: 4)
        #expect(try open().claim("browser", for: "worker-c", beginning: nil) == .held(by: "worker-b"))
    }

    @Test func `lets a former id be claimed after a minute`() throws {
        let store = try open()
        try begin(store)
        #expect(try store.rename(BrowserClaim(browser: "browser", epoch: 1), of: "worker-a", to: "new"))
        machine.pass(seconds: 59)
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .renamed)
        // It is not forgotten before.
        try store.removeUnused(pages: 1000, browsers: 0)
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .renamed)
        machine.pass(seconds: 2)
        guard case .owned = try store.claim("browser", for: "worker-b", beginning: nil) else {
            Issue.record("the former id is not free")
            return
        }
        #expect(try store.pages(of: "browser") == [])
    }

    @Test func `tells records of different ages apart`() throws {
        let store = try open()
        for (browser, page) in [("b1", "p1"), ("b2", "p2")] {
            guard case .owned(let claim) = try store.claim(browser, for: "worker-a", beginning: nil) else { return }
            let record = ClaimedRecords(
                claim: claim, browser: StoredBrowser(id: browser, data: [1], signOuts: 0),
                pages: [StoredPage(id: page, browser: browser, data: [1])])
            _ = try store.write([record], of: "worker-a")
            machine.pass(seconds: 100)
        }
        try store.removeUnused(pages: 150, browsers: 250)
        #expect(try store.page("p1") == nil)
        #expect(try store.page("p2") != nil)
        #expect(try store.browser("b1") != nil)
        try store.removeUnused(pages: 150, browsers: 150)
        #expect(try store.browser("b1") == nil)
        #expect(try store.browser("b2") != nil)
    }

    @Test func `tells sign-outs of different ages apart`() throws {
        let store = try open()
        let first = try store.signOut("anna")
        let second = try store.signOut("berta")
        machine.pass(seconds: 100)
        // Another one of the same user is younger.
        let third = try store.signOut("anna")
        machine.pass(seconds: 100)
        #expect(first < second && second < third)
        try store.removeUnused(pages: 1000, browsers: 145)
        #expect(try store.signOuts(after: 0) == (subjects: ["anna", "berta"], last: third))
        try store.removeUnused(pages: 1000, browsers: 135)
        #expect(try store.signOuts(after: 0) == (subjects: ["anna"], last: third))
        try store.removeUnused(pages: 1000, browsers: 35)
        #expect(try store.signOuts(after: 0) == (subjects: [], last: third))
    }
}

@Suite struct `The sockets of workers` {
    private let folder = TemporaryFolder()

    @Test func `of processes that have ended are removed`() throws {
        let path = folder.file("workers")
        let first = try SocketFolder(path)
        let dead = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        #expect(first.withAddress(of: "dead", { bind(dead, $0, $1) }) == 0)
        close(dead)
        #expect(first.workers() == ["dead"])
        let messages = try SocketMessages(folder: path, worker: "worker-a")
        try messages.listen { _, _ in }
        #expect(first.workers() == ["worker-a"])
        messages.end()
        #expect(first.workers() == [])
    }

    @Test func `are found in a folder with a long name`() throws {
        let path = folder.file(String(repeating: "long", count: 50))
        let (a, b) = (
            try SocketMessages(folder: path, worker: "worker-a"), try SocketMessages(folder: path, worker: "worker-b")
        )
        let heard = Heard()
        try b.listen { heard($0, $1) }
        #expect(a.send(Array("hello".utf8), to: "worker-b"))
        #expect(heard.first(1) == [.init(text: "hello", sender: "worker-a")])
        a.end()
        b.end()
    }

    @Test func `take no more messages than fit while the receiver stands still`() throws {
        let path = folder.file("workers")
        let (a, b) = (
            try SocketMessages(folder: path, worker: "worker-a"), try SocketMessages(folder: path, worker: "worker-b")
        )
        let gate = Mutex(false)
        let heard = Heard()
        try b.listen { bytes, sender in
            while !gate.withLock({ $0 }) { usleep(1000) }
            heard(bytes, sender)
        }
        var sent = 0
        while sent < 5000, a.send(Array("\(sent)".utf8), to: "worker-b") { sent += 1 }
        #expect((1024..<5000).contains(sent))
        gate.withLock { $0 = true }
        #expect(heard.first(sent).map(\.text) == (0..<sent).map { "\($0)" })
        a.end()
        b.end()
    }

    @Test func `that do not exist get nothing`() throws {
        let messages = try SocketMessages(folder: folder.file("workers"), worker: "worker-a")
        #expect(!messages.send([1], to: "worker-b"))
        #expect(!messages.send([1], to: "../worker-b"))
        #expect(!messages.send([1], to: ""))
        #expect(messages.broadcast([1]))
        messages.end()
    }
}
