@testable import EspalierPageStores
import Foundation
import Synchronization
import Testing

/// One test changes a setting of the server that others use.
@Suite(.serialized, .enabled(if: TestServer.hasPostgres, "Debian's package postgresql is missing"))
struct `A server of PostgreSQL` {
    private let name = "s" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    private static let encrypted = TestServer.startEncryptedPostgres()

    private func open(
        _ uri: String, log: @escaping @Sendable (String, String, [(String, String)]) -> Void = { _, _, _ in }
    ) throws -> PostgresPageStore {
        try PostgresPageStore(PostgresAddress(uri: uri, password: nil), app: "shop", log: log)
    }

    private func owned(_ browser: String, by worker: String, _ store: PostgresPageStore) throws -> BrowserClaim {
        guard case .owned(let claim) = try store.claim(browser, for: worker, beginning: nil) else {
            throw PageStoreError.damaged("\(browser) is not owned")
        }
        return claim
    }

    /// Writes the page of a browser. Returns whether the claim is lost.
    private func write(_ data: UInt8, _ claim: BrowserClaim, of worker: String, _ store: PostgresPageStore) throws
        -> Bool
    {
        let page = StoredPage(id: "page-of-" + claim.browser, browser: claim.browser, data: [data])
        return try !store.write([ClaimedRecords(claim: claim, pages: [page])], of: worker).isEmpty
    }

    /// The first error with an ending among those of at most ten seconds.
    private func failure(ending: String, _ body: () throws -> Void) -> PageStoreError? {
        for _ in 0..<1000 {
            do { try body() } catch let error as PageStoreError where error.description.hasSuffix(ending) {
                return error
            } catch {}
            usleep(10_000)
        }
        return nil
    }

    // MARK: Promotion

    @Test func `that is promoted goes on with the claims and records of the primary`() throws {
        // A write is acknowledged when the standby has it, too.
        let primary = try #require(
            TestServer.startPostgres(["synchronous_standby_names=*", "synchronous_commit=remote_apply"]))
        let standby = try #require(primary.startStandby())
        let uri = primary.postgresURI(or: standby)
        let store = try open(uri)
        let secret = store.secret
        for worker in ["worker-a", "worker-b"] { try store.renew(worker, lease: 600) }
        let kept = try owned("kept", by: "worker-a", store)
        let lost = try owned("lost", by: "worker-a", store)
        try store.release([lost], of: "worker-a")
        let taken = try owned("lost", by: "worker-b", store)
        let old = try owned("old", by: "worker-a", store)
        #expect(try store.rename(old, of: "worker-a", to: "new"))
        let dead = try owned("dead", by: "worker-dead", store)
        let signOut = try store.signOut("anna")
        #expect(try !write(1, kept, of: "worker-a", store))
        #expect(try !write(2, taken, of: "worker-b", store))

        primary.end(SIGQUIT)
        #expect(throws: PageStoreError.self) { try write(3, kept, of: "worker-a", store) }
        // A standby is no place to write to.
        let reason = "connection to server on socket \"\(standby.folder)/.s.PGSQL.5432\" failed: session is read-only"
        let error = failure(ending: reason) { _ = try write(3, kept, of: "worker-a", store) }
        #expect(error?.description.contains(primary.folder) == true)
        guard case .unavailable = error else {
            Issue.record("the store is not away: \(String(describing: error))")
            return
        }

        #expect(standby.promote())
        #expect(try eventually { try write(4, kept, of: "worker-a", store) } == false)
        #expect(try eventually { try store.page("page-of-kept")?.data } == [4])
        #expect(try store.page("page-of-lost")?.data == [2])
        // The leases and epochs of the primary are valid.
        #expect(try owned("kept", by: "worker-a", store) == kept)
        #expect(try store.claim("kept", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
        #expect(taken.epoch == 2)
        #expect(try write(5, lost, of: "worker-a", store))
        #expect(try !write(6, taken, of: "worker-b", store))
        #expect(try store.page("page-of-lost")?.data == [6])
        #expect(try store.claim("old", for: "worker-b", beginning: nil) == .renamed)
        #expect(try owned("new", by: "worker-a", store) == BrowserClaim(browser: "new", epoch: 1))
        #expect(try owned("dead", by: "worker-b", store).epoch == 2)
        #expect(try write(7, dead, of: "worker-dead", store))
        #expect(try store.signOuts(after: 0) == (subjects: ["anna"], last: signOut))
        #expect(try store.signOut("berta") > signOut)
        #expect(try open(uri).secret == secret)
        standby.end(SIGQUIT)
    }

    // MARK: Settings

    @Test func `that becomes read-only is away until it takes writes again`() throws {
        let server = try #require(Self.encrypted)
        let database = try PostgresDatabase(name, on: server)
        let messages = Mutex<[String]>([])
        let store = try open(database.uri) { level, message, fields in
            messages.withLock { $0.append("\(level): \(message): \(fields[0].1)") }
        }
        let claim = try owned("browser", by: "worker", store)
        #expect(try !write(1, claim, of: "worker", store))
        try database.connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        try database.connection.execute("SELECT pg_reload_conf()")
        let away = failure(ending: "failed: session is read-only") { _ = try write(2, claim, of: "worker", store) }
        guard case .unavailable = away else {
            Issue.record("the store is not away: \(String(describing: away))")
            return
        }
        try database.connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
        try database.connection.execute("SELECT pg_reload_conf()")
        #expect(try eventually { try write(3, claim, of: "worker", store) } == false)
        #expect(try store.page("page-of-browser")?.data == [3])
        #expect(try owned("browser", by: "worker", store) == claim)
        #expect(
            messages.withLock { $0 } == [
                "warning: The store is away: writes", "warning: The store is still away: writes",
                "info: The store is back: writes",
            ])
    }

    // MARK: Encryption

    @Test(arguments: ["sslmode=require", "sslmode=verify-full&sslrootcert=FOLDER/server.crt"])
    func `that encrypts its connections is used`(_ mode: String) throws {
        let server = try #require(Self.encrypted)
        let database = try PostgresDatabase(name, on: server)
        let store = try open(
            server.postgresURI(
                at: "localhost",
                mode.replacing("FOLDER", with: server.folder)
                    + "&options=-csearch_path%3D\(name)&application_name=\(name)-encrypted"))
        #expect(try !write(1, owned("browser", by: "worker", store), of: "worker", store))
        #expect(try store.page("page-of-browser")?.data == [1])
        let sessions = try database.connection.run(
            PostgresStatement(
                "encrypted",
                """
                SELECT count(*) FILTER (WHERE s.ssl), count(*)
                FROM pg_stat_activity JOIN pg_stat_ssl s USING (pid) WHERE application_name = '\(name)-encrypted'
                """))
        #expect(sessions.integer(0, 0) == 2)
        #expect(sessions.integer(0, 1) == 2)
    }

    @Test(arguments: [
        (
            "localhost", "sslmode=verify-full&sslrootcert=FOLDER/other.crt",
            "SSL error: certificate verify failed"
        ),
        (
            "127.0.0.1", "sslmode=verify-full&sslrootcert=FOLDER/server.crt",
            #"server certificate for "localhost" does not match host name "127.0.0.1""#
        ),
        (
            "localhost", "sslmode=verify-full&sslrootcert=FOLDER/none.crt",
            #"root certificate file "FOLDER/none.crt" does not exist"#
        ),
        (
            "localhost", "sslmode=disable",
            #"FATAL:  no pg_hba.conf entry for host "127.0.0.1", user "app", database "postgres", no encryption"#
        ),
    ])
    func `whose connection is not as safe as it must be is refused with the reason`(
        _ host: String, _ mode: String, _ reason: String
    ) throws {
        let server = try #require(Self.encrypted)
        let uri = server.postgresURI(at: host, mode.replacing("FOLDER", with: server.folder))
        let error = #expect(throws: PageStoreError.self) { try open(uri) }
        let sentence = try #require(error).description
        #expect(
            sentence.contains(", port \(server.port ?? 0) failed: " + reason.replacing("FOLDER", with: server.folder)))
        #expect(!sentence.contains(TestServer.password))
    }
}
