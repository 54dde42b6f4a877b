@testable import EspalierPageStores
import Foundation
import Synchronization
import Testing

@Suite(.enabled(if: TestServer.hasPostgres, "Debian's package postgresql is missing"))
struct `A store in PostgreSQL` {
    private let name = "s" + String(UInt64.random(in: 0...UInt64.max), radix: 36)

    private func database() throws -> PostgresDatabase { try PostgresDatabase(name) }

    private func open(
        _ uri: String, app: String = "shop", patience: Int64 = 5000,
        log: @escaping @Sendable (String, String, [(String, String)]) -> Void = { _, _, _ in }
    ) throws -> PostgresPageStore {
        try PostgresPageStore(PostgresAddress(uri: uri, password: nil, patience: patience), app: app, log: log)
    }

    private func write(_ store: PostgresPageStore) throws {
        guard case .owned(let claim) = try store.claim("browser", for: "worker", beginning: nil) else { return }
        let record = ClaimedRecords(
            claim: claim, browser: StoredBrowser(id: "browser", data: [1, 2, 3], signOuts: 0),
            pages: [StoredPage(id: "page", browser: "browser", data: [4, 5, 6])])
        #expect(try store.write([record], of: "worker") == [])
    }

    @Test func `of another app is refused`() throws {
        let uri = try database().uri
        _ = try open(uri)
        #expect(
            throws: PageStoreError.unusable(
                "the tables in PostgreSQL have the pages of the app shop; give desk a database of its own")
        ) { try open(uri, app: "desk") }
    }

    @Test func `of a newer version is refused`() throws {
        let database = try database()
        _ = try open(database.uri)
        try database.connection.execute(#"UPDATE espalier_meta SET value = '\x02' WHERE name = 'version'"#)
        #expect(
            throws: PageStoreError.unusable(
                "the tables in PostgreSQL were made by a newer version of the program (format 2, this one knows 1)")
        ) { try open(database.uri) }
    }

    @Test(arguments: ["pages", "browsers"])
    func `tells a damaged record`(_ table: String) throws {
        let database = try database()
        let store = try open(database.uri)
        try write(store)
        try database.connection.execute("UPDATE espalier_\(table) SET data = set_byte(data, 10, 99)")
        if table == "pages" {
            #expect(throws: PageStoreError.damaged("the record of the page page is damaged")) { try store.page("page") }
        } else {
            #expect(throws: PageStoreError.damaged("the record of a browser is damaged")) {
                try store.browser("browser")
            }
        }
    }

    @Test func `without its tables says so`() throws {
        let database = try database()
        let store = try open(database.uri)
        try database.connection.execute("DROP TABLE espalier_pages")
        #expect(throws: PageStoreError.unusable(#"PostgreSQL: relation "espalier_pages" does not exist"#)) {
            try store.page("page")
        }
        #expect(try store.browser("browser") == nil)
    }

    @Test func `that was replaced is not used any more`() throws {
        let database = try database()
        let store = try open(database.uri)
        try database.connection.execute(
            "UPDATE espalier_meta SET value = decode(repeat('ab', 32), 'hex') WHERE name = 'secret'")
        try terminate(database)
        #expect(throws: PageStoreError.self) { try store.count() }
        #expect(
            failures(of: store).last
                == .unusable("the tables in PostgreSQL were replaced while they were in use; restart all workers"))
    }

    @Test func `tells sign-outs of different ages apart`() throws {
        let database = try database()
        let store = try open(database.uri)
        _ = try store.signOut("anna")
        let last = try store.signOut("berta")
        try database.connection.execute(
            "UPDATE espalier_sign_outs SET number = number - 3670 * 1000000::bigint WHERE subject = 'anna'")
        try store.removeUnused(pages: 3600, browsers: 3615)
        #expect(try store.signOuts(after: 0) == (subjects: ["anna", "berta"], last: last))
        try store.removeUnused(pages: 3600, browsers: 3605)
        #expect(try store.signOuts(after: 0) == (subjects: ["berta"], last: last))
    }

    @Test func `without the number of the last sign-out tells it`() throws {
        let database = try database()
        let store = try open(database.uri)
        try database.connection.execute("DELETE FROM espalier_last_sign_out")
        let error = PageStoreError.unusable(
            "the tables in PostgreSQL are damaged: the number of the last sign-out is gone")
        #expect(throws: error) { try store.signOut("anna") }
        #expect(throws: error) { try store.signOuts(after: 0) }
    }

    /// Ends the connections of the store.
    private func terminate(_ database: PostgresDatabase) throws {
        try database.connection.execute(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE pid <> pg_backend_pid() AND application_name = '\(name)'
            """)
    }

    /// The errors until there is one that is not `unavailable`.
    private func failures(of store: PostgresPageStore) -> [PageStoreError] {
        var result: [PageStoreError] = []
        for _ in 0..<1000 {
            do throws(PageStoreError) { _ = try store.count() } catch {
                result.append(error)
                guard case .unavailable = error else { return result }
            }
            usleep(10_000)
        }
        return result
    }

    @Test func `with another password is away, and refuses a user without rights`() throws {
        let server = try #require(TestServer.postgres)
        try database().connection.execute("CREATE ROLE locked LOGIN PASSWORD 'right'")
        let uri = server.postgresURI().replacing("app@", with: "locked:wrong@")
        #expect(
            throws: PageStoreError.unavailable(
                "PostgreSQL: connection to server on socket \"\(server.folder)/.s.PGSQL.5432\" failed: FATAL:  password authentication failed for user \"locked\""
            )
        ) { try open(uri) }
        // The password from elsewhere takes the place of that in the URI.
        #expect(throws: PageStoreError.unusable("PostgreSQL: permission denied for schema public")) {
            try PostgresPageStore(PostgresAddress(uri: uri, password: "right"), app: "shop") { _, _, _ in }
        }
    }

    @Test func `that is read-only is away`() throws {
        let uri = try database().uri
        #expect(throws: PageStoreError.self) {
            try open(uri.replacing("?options=", with: "?options=-cdefault_transaction_read_only%3Don%20"))
        }
    }

    @Test func `whose connections are ended comes back`() throws {
        let database = try database()
        let messages = Mutex<[String]>([])
        let store = try open(database.uri) { level, message, fields in
            messages.withLock { $0.append("\(level): \(message): \(fields[0].1)") }
        }
        try write(store)
        try terminate(database)
        #expect(
            throws: PageStoreError.unavailable(
                "PostgreSQL: terminating connection due to administrator command")
        ) { try store.page("page") }
        #expect(try eventually { try store.page("page")?.data } == [4, 5, 6])
        #expect(
            messages.withLock { $0 } == ["warning: The store is away: claims", "info: The store is back: claims"])
    }

    @Test func `whose connections are ended sends messages again`() throws {
        let database = try database()
        let address = try PostgresAddress(uri: database.uri, password: nil)
        let secret = try open(database.uri).secret
        let messages = ["worker-a", "worker-b"].map {
            PostgresMessages(address, secret: secret, worker: $0) { _, _, _ in }
        }
        let heard = Heard()
        try messages[0].listen { _, _ in }
        try messages[1].listen { heard($0, $1) }
        try terminate(database)
        for _ in 0..<1000 where heard.all.isEmpty {
            _ = messages[0].send(Array("back".utf8), to: "worker-b")
            usleep(10_000)
        }
        #expect(heard.first(1) == [.init(text: "back", sender: "worker-a")])
        for messages in messages { messages.end() }
    }

    @Test(arguments: [
        ("57P01", "lost"), ("08006", "lost"), ("25006", "lost"), ("57014", "unavailable"), ("53100", "unavailable"),
        ("55P03", "unavailable"), ("XX000", "unavailable"), ("42501", "unusable"), ("42P01", "unusable"),
        ("XX001", "damaged"), ("22021", "damaged"),
    ])
    func `has errors of three kinds, and some end the connection`(_ code: String, _ kind: String) {
        let reason = "PostgreSQL: the reason"
        let found =
            switch PostgresFailure.of(code: code, message: "ERROR:  the reason\nDETAIL:  more\n") {
            case .lost(.unavailable(reason)): "lost"
            case .refused(.unavailable(reason)): "unavailable"
            case .refused(.unusable(reason)): "unusable"
            case .refused(.damaged(reason)): "damaged"
            default: "another"
            }
        #expect(found == kind)
    }

    @Test func `that stands still fails at once after the first call, and comes back`() throws {
        let database = try database()
        let store = try open(database.uri, patience: 200)
        try write(store)
        let server = try #require(TestServer.postgres)
        server.setStopped(true)
        let reason = PageStoreError.unavailable("PostgreSQL has not answered for 200 ms")
        #expect(throws: reason) { try store.page("page") }
        for _ in 0..<1000 { #expect(throws: reason) { try store.page("page") } }
        server.setStopped(false)
        #expect(try eventually { try store.page("page")?.data } == [4, 5, 6])
    }

    @Test(arguments: [
        ("postgres://app:secret@127.0.0.1:1/app", "secret"),
        ("postgres://app@127.0.0.1:1/app?password=secret", "secret"),
    ])
    func `that nobody can reach is away, with the reason and without the password`(
        _ uri: String, _ password: String
    ) {
        let error = #expect(throws: PageStoreError.self) { try open(uri) }
        #expect(
            error
                == .unavailable(
                    "PostgreSQL: connection to server at \"127.0.0.1\", port 1 failed: Connection refused"))
    }

    @Test func `with a wrong address gets a sentence without its password`() {
        #expect(
            throws: PageStoreError.unusable(
                "the address of the store is wrong (invalid URI query parameter: \"color\"); write postgres://user@host/database"
            )
        ) { try open("postgres://app:secret@host/app?color=red") }
        let error = #expect(throws: PageStoreError.self) { try open("postgres://app:secret@[::1/app") }
        #expect(error?.description.contains("secret") == false)
    }
}

/// Tries until `body` does not throw `unavailable`. Fails after ten seconds.
func eventually<Result>(_ body: () throws -> Result) throws -> Result {
    for _ in 0..<1000 {
        do { return try body() } catch PageStoreError.unavailable { usleep(10_000) }
    }
    return try body()
}

@Suite struct `Parts of messages` {
    @Test(arguments: [0, 1, 2, 3, 5700, 5701, 65536])
    func `are joined to the same bytes, each less than 8,000`(_ size: Int) {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let texts = MessageParts.split(bytes, sender: "worker-a", number: 7)
        #expect(texts.count == max(1, (size + 5699) / 5700))
        #expect(texts.allSatisfy { $0.utf8.count < 8000 })
        var parts = MessageParts()
        for text in texts.dropLast() { #expect(parts.add(text) == nil) }
        let whole = parts.add(texts[texts.count - 1])
        #expect(whole?.bytes == bytes)
        #expect(whole?.sender == "worker-a")
    }

    @Test func `of several senders may come between each other`() {
        let bytes = [UInt8](repeating: 5, count: 6000)
        var parts = MessageParts()
        let (a, b) = (
            MessageParts.split(bytes, sender: "a", number: 1), MessageParts.split(bytes, sender: "b", number: 1)
        )
        #expect(parts.add(a[0]) == nil)
        #expect(parts.add(b[0]) == nil)
        #expect(parts.add(a[1])?.sender == "a")
        #expect(parts.add(b[1])?.sender == "b")
    }

    @Test func `that are missing end their message`() {
        let bytes = [UInt8](repeating: 5, count: 15_000)
        let first = MessageParts.split(bytes, sender: "a", number: 1)
        let second = MessageParts.split(bytes, sender: "a", number: 2)
        var parts = MessageParts()
        for text in [first[0], first[2], first[1], second[1], second[2]] { #expect(parts.add(text) == nil) }
        for text in second.dropLast() { #expect(parts.add(text) == nil) }
        #expect(parts.add(second[2])?.bytes == bytes)
    }

    @Test(arguments: ["", "a", "a 1 0 1", "a 1 0 1 !", "a 1 0 1 AAA", "a 1 5 1 AAAA", "a 1 0 999 AAAA", "a x y z AAAA"])
    func `that nobody sent are ignored`(_ text: String) {
        var parts = MessageParts()
        #expect(parts.add(text) == nil)
    }

    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
    func `are in base64`(_ text: String, _ encoded: String) {
        #expect(Base64.encode(ArraySlice(text.utf8)) == encoded)
        #expect(Base64.decode(Substring(encoded)) == Array(text.utf8))
    }
}
