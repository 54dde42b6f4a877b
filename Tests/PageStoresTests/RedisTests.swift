@testable import EspalierPageStores
import Foundation
import Synchronization
import Testing

@Suite(.enabled(if: TestServer.hasRedis, "Debian's package redis-server is missing"))
struct `A store in Redis` {
    private let app = "app-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)

    private func open(
        _ server: TestServer? = TestServer.redis, app: String? = nil, patience: Int32 = 5000,
        log: @escaping @Sendable (String, String, [(String, String)]) -> Void = { _, _, _ in }
    ) throws -> RedisPageStore {
        let server = try #require(server)
        return try RedisPageStore(
            RedisAddress(uri: server.redisURI, password: nil, patience: patience), app: app ?? self.app, log: log)
    }

    private func connection(_ server: TestServer? = TestServer.redis) throws -> RedisConnection {
        try RedisConnection(RedisAddress(uri: #require(server).redisURI, password: nil))
    }

    private func write(_ store: RedisPageStore) throws {
        guard case .owned(let claim) = try store.claim("browser", for: "worker", beginning: nil) else { return }
        let record = ClaimedRecords(
            claim: claim, browser: StoredBrowser(id: "browser", data: [1, 2, 3], signOuts: 0),
            pages: [StoredPage(id: "page", browser: "browser", data: [4, 5, 6])])
        #expect(try store.write([record], of: "worker") == [])
    }

    @Test func `keeps apps apart by the prefix of their keys`() throws {
        let (first, second) = (try open(), try open(app: app + "{2}"))
        try write(first)
        #expect(try second.page("page") == nil)
        #expect(first.secret != second.secret)
        #expect(RedisPageStore.prefix(of: "a{b}%") == "espalier:{a%7Bb%7D%25}:")
    }

    @Test func `of a newer version is refused`() throws {
        _ = try open()
        try connection().call(["HSET", RedisPageStore.prefix(of: app) + "meta", "version", "2"])
        #expect(
            throws: PageStoreError.unusable(
                "the keys in Redis were made by a newer version of the program (format 2, this one knows 1)")
        ) { try open() }
    }

    @Test func `tells a damaged record`() throws {
        let store = try open()
        try write(store)
        let prefix = RedisPageStore.prefix(of: app)
        try connection().call(["HSET", prefix + "p:page", "d", "\u{1}123456789"])
        try connection().call(["HSET", prefix + "b:browser", "d", "\u{1}123456789"])
        #expect(throws: PageStoreError.damaged("the record of the page page is damaged")) { try store.page("page") }
        #expect(throws: PageStoreError.damaged("the record of a browser is damaged")) { try store.browser("browser") }
    }

    @Test func `with other keys in its place says so`() throws {
        let store = try open()
        try connection().call(["SET", RedisPageStore.prefix(of: app) + "p:page", "text"])
        #expect(throws: PageStoreError.self) { try store.page("page") }
    }

    @Test func `leaves no keys of what was removed`() throws {
        let store = try open()
        try write(store)
        try store.renew("worker", lease: -120)
        try store.removeUnused(pages: -10, browsers: -10)
        let keys = try connection().call(["KEYS", RedisPageStore.prefix(of: app).replacing("{", with: "[{]") + "*"])
        #expect(keys.elements.compactMap(\.string) == [RedisPageStore.prefix(of: app) + "meta"])
    }

    @Test func `tells sign-outs of different ages apart`() throws {
        let store = try open()
        _ = try store.signOut("anna")
        let last = try store.signOut("berta")
        try connection().call(["ZINCRBY", RedisPageStore.prefix(of: app) + "signouts", "-3670000000", "anna"])
        try store.removeUnused(pages: 3600, browsers: 3615)
        #expect(try store.signOuts(after: 0) == (subjects: ["anna", "berta"], last: last))
        try store.removeUnused(pages: 3600, browsers: 3605)
        #expect(try store.signOuts(after: 0) == (subjects: ["berta"], last: last))
    }

    @Test func `that loses its scripts gets them again`() throws {
        let store = try open()
        try connection().call(["SCRIPT", "FLUSH"])
        try write(store)
        #expect(try store.page("page")?.data == [4, 5, 6])
    }

    @Test func `that stands still fails at once after the first call, and comes back`() throws {
        let server = try #require(TestServer.redis)
        let store = try open(patience: 200)
        try write(store)
        server.setStopped(true)
        let reason = PageStoreError.unavailable("Redis at \(server.folder)/redis.sock: no answer for 200 ms")
        #expect(throws: reason) { try store.page("page") }
        for _ in 0..<1000 { #expect(throws: reason) { try store.page("page") } }
        server.setStopped(false)
        #expect(try eventually { try store.page("page")?.data } == [4, 5, 6])
    }

    @Test func `that ends and starts again has what it has written to its log, and messages go on`() throws {
        let settings = ["--appendonly", "yes", "--appendfsync", "always"]
        let first = try #require(TestServer.startRedis(settings))
        let (a, b) = (try open(first), try open(first))
        #expect(a.warning == nil)
        let address = try RedisAddress(uri: first.redisURI, password: nil)
        let messages = ["worker-a", "worker-b"].map {
            RedisMessages(address, secret: a.secret, worker: $0) { _, _, _ in }
        }
        let heard = Heard()
        try messages[0].listen { _, _ in }
        try messages[1].listen { heard($0, $1) }
        try write(a)
        first.end(SIGKILL)
        #expect(throws: PageStoreError.self) { try a.page("page") }
        let second = try #require(TestServer.startRedis(settings, folder: first.folder))
        #expect(try eventually { try a.page("page")?.data } == [4, 5, 6])
        try eventually { try write(a) }
        #expect(try eventually { try b.page("page")?.data } == [4, 5, 6])
        for _ in 0..<1000 where heard.all.isEmpty {
            _ = messages[0].send(Array("back".utf8), to: "worker-b")
            usleep(10_000)
        }
        #expect(heard.first(1) == [.init(text: "back", sender: "worker-a")])
        for messages in messages { messages.end() }
        second.end(SIGKILL)
    }

    @Test func `that has lost everything gets the same secret, and claims begin anew`() throws {
        let server = try #require(TestServer.startRedis([]))
        let store = try open(server)
        #expect(
            store.warning
                == "Redis writes no log of its changes, so that its restart loses pages; set appendonly yes")
        try write(store)
        let signOut = try store.signOut("anna")
        server.end(SIGKILL)
        #expect(throws: PageStoreError.self) { try store.count() }
        let second = try #require(TestServer.startRedis([], folder: server.folder))
        #expect(try eventually { try store.count() } == 0)
        #expect(try open(second).secret == store.secret)
        let lost = BrowserClaim(browser: "browser", epoch: 1)
        #expect(
            try eventually { try store.write([ClaimedRecords(claim: lost, pages: [])], of: "worker") } == ["browser"])
        // Processes ask for the sign-outs after the last one that they know.
        let next = try eventually { try store.signOut("berta") }
        #expect(try store.signOuts(after: signOut) == (subjects: ["berta"], last: next))
        second.end(SIGKILL)
    }

    @Test func `warns, refuses, and is away by the settings of its server`() throws {
        let server = try #require(
            TestServer.startRedis(["--appendonly", "yes", "--requirepass", "secret", "--user", "app", "on", ">word"]))
        let uri = "redis+unix://:secret@\(server.folder)/redis.sock"
        #expect(throws: PageStoreError.unavailable("Redis: NOAUTH Authentication required.")) { try open(server) }
        #expect(
            throws: PageStoreError.unavailable("Redis: WRONGPASS invalid username-password pair or user is disabled.")
        ) { try RedisConnection(RedisAddress(uri: uri, password: "wrong")) }
        let address = try RedisAddress(uri: "redis+unix://:old@\(server.folder)/redis.sock", password: "secret")
        func openAgain() throws -> RedisPageStore { try RedisPageStore(address, app: app) { _, _, _ in } }
        let operators = try RedisConnection(address)
        #expect(
            try openAgain().warning
                == "Redis may lose the last second when its machine fails (appendfsync everysec); set appendfsync always"
        )
        try operators.call(["CONFIG", "SET", "maxmemory", "100mb"])
        _ = try openAgain()
        try operators.call(["CONFIG", "SET", "maxmemory-policy", "allkeys-lru"])
        #expect(
            throws: PageStoreError.unusable(
                "Redis removes keys when its memory is full (maxmemory-policy allkeys-lru); set maxmemory-policy noeviction"
            )
        ) { try openAgain() }
        try operators.call(["CONFIG", "SET", "maxmemory-policy", "noeviction"])
        let store = try openAgain()
        try write(store)
        // A full memory refuses writes, and pages can be read.
        try operators.call(["CONFIG", "SET", "maxmemory", "1"])
        #expect(throws: PageStoreError.self) { try write(store) }
        #expect(throws: PageStoreError.self) { try store.claim("other", for: "worker", beginning: nil) }
        try operators.call(["CONFIG", "SET", "maxmemory", "0"])
        try write(store)
        // A server that becomes a replica refuses writes until it is the primary again.
        try operators.call(["REPLICAOF", "127.0.0.1", "1"])
        #expect(throws: PageStoreError.self) { try write(store) }
        #expect(throws: PageStoreError.self) { try write(store) }
        try operators.call(["REPLICAOF", "NO", "ONE"])
        try eventually { try write(store) }
        #expect(try store.page("page")?.data == [4, 5, 6])
        server.end(SIGKILL)
    }

    @Test func `that nobody can reach is away, with the reason and without the password`() throws {
        #expect(throws: PageStoreError.unavailable("Redis at 127.0.0.1:1: Connection refused")) {
            try RedisConnection(RedisAddress(uri: "redis://:secret@127.0.0.1:1", password: nil))
        }
    }

    @Test func `knows its scripts by their SHA-1`() {
        #expect(SHA1.hexadecimal(of: []) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
        #expect(SHA1.hexadecimal(of: Array("abc".utf8)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            SHA1.hexadecimal(of: [UInt8](repeating: UInt8(ascii: "a"), count: 119))
                == "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56")
    }
}
