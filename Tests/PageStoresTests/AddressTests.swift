@testable import EspalierPageStores
import Testing

@Suite struct `An address of a store` {
    @Test(arguments: [
        ("sqlite:pages.db", PageStoreAddress.sqlite(path: "pages.db")),
        ("sqlite:/var/lib/app/pages.db", .sqlite(path: "/var/lib/app/pages.db")),
        ("postgres://anna@db/app?sslmode=require", .postgres(uri: "postgres://anna@db/app?sslmode=require")),
        ("postgresql:///app", .postgres(uri: "postgresql:///app")),
        ("postgres://db1,db2:5433/app", .postgres(uri: "postgres://db1,db2:5433/app")),
        ("redis://localhost", .redis(uri: "redis://localhost")),
        ("redis://:secret@[::1]:6380/3", .redis(uri: "redis://:secret@[::1]:6380/3")),
        ("redis+unix:///run/redis.sock?db=2", .redis(uri: "redis+unix:///run/redis.sock?db=2")),
    ])
    func `names the kind and the place`(_ text: String, _ address: PageStoreAddress) throws {
        #expect(try PageStoreAddress(parsing: text) == address)
    }

    @Test(arguments: [
        (
            "pages.db",
            "a store is one of sqlite:/var/lib/app/pages.db, postgres://user@host/database or redis://host:6379/0"
        ),
        (
            "mysql://host/app",
            "there is no store mysql; a store is one of sqlite:/var/lib/app/pages.db, postgres://user@host/database or redis://host:6379/0"
        ),
        ("sqlite:", "the store names no file; write sqlite:/var/lib/app/pages.db"),
        ("sqlite:///x.db", "a file of SQLite has one slash or none: sqlite:/var/lib/app/pages.db"),
        ("postgres:", "the store names no database; write postgres://user@host/database"),
        ("redis://", "the store names no host; write redis://host:6379/0"),
        ("redis://host:99999", "the address of the store is not a URI; write redis://host:6379/0"),
        ("redis://host/first", "a database of Redis has a number from 0; write redis://host:6379/0"),
        ("redis+unix://host", "the store names no socket; write redis+unix:///run/redis/redis.sock"),
        (
            "rediss://host",
            "Debian's hiredis has no TLS; let stunnel encrypt the connection and name its end, such as redis://127.0.0.1:6379/0, or use a Unix socket, redis+unix:///run/redis/redis.sock"
        ),
    ])
    func `that is wrong gets a sentence with a right one`(_ text: String, _ reason: String) {
        #expect(throws: PageStoreError.unusable(reason)) { try PageStoreAddress(parsing: text) }
    }

    @Test(arguments: [
        ("postgres://anna:secret@db/app", "postgres://anna:…@db/app"),
        ("postgres://anna:s/e@c:ret@db/app", "postgres://anna:…@db/app"),
        ("postgres://db/app?user=anna&password=secret", "postgres://db/app?user=anna&password=…"),
        ("postgres://anna:secret@db1:5432,db2:5433/app", "postgres://anna:…@db1:5432,db2:5433/app"),
        ("redis://:secret@host", "redis://:…@host"),
    ])
    func `does not show its password`(_ text: String, _ shown: String) throws {
        #expect("\(try PageStoreAddress(parsing: text))" == shown)
    }

    @Test func `of a URI has decoded parts`() throws {
        let uri = try #require(StoreURI("redis://anna:p%40ss@[::1]:6380/3?db=4"))
        #expect(uri.user == "anna")
        #expect(uri.password == "p@ss")
        #expect(uri.host == "::1")
        #expect(uri.port == 6380)
        #expect(uri.path == "/3")
        #expect(uri.query == ["db": "4"])
    }
}
