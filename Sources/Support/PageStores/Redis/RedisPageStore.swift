/// Pages in Redis, for the processes of several machines.
///
/// Large writes wait for no claims, and claims for no writes: each have a connection.
final class RedisPageStore: PageStore {
    /// The version of the keys.
    static let version = 1

    let secret: [UInt8]
    let warning: String?
    private let prefix: String
    private let writes: LiveConnection<RedisConnection>
    private let claims: LiveConnection<RedisConnection>

    init(
        _ address: RedisAddress, app: String, log: @escaping LiveConnection<RedisConnection>.Log
    ) throws(PageStoreError) {
        let prefix = RedisPageStore.prefix(of: app)
        let first = try RedisPageStore.open(address, app: app, prefix, secret: StoreSecret.make())
        let secret = first.secret
        let open: @Sendable () throws(PageStoreError) -> RedisConnection = { () throws(PageStoreError) in
            // A Redis that has lost everything gets the same secret from all workers.
            let (connection, known, _) = try RedisPageStore.open(address, app: app, prefix, secret: secret)
            guard known == secret else {
                throw .unusable("the keys in Redis were replaced while they were in use; restart all workers")
            }
            return connection
        }
        self.secret = secret
        self.prefix = prefix
        warning = first.warning
        writes = try LiveConnection("writes", log: log, open: open)
        claims = try LiveConnection("claims", log: log, open: open)
    }

    deinit {
        writes.end()
        claims.end()
    }

    /// The beginning of all keys. The part in braces lets a proxy or cluster keep them on one server; an app's name has none of its own.
    static func prefix(of app: String) -> String {
        let name = app.replacing("%", with: "%25").replacing("{", with: "%7B").replacing("}", with: "%7D")
        return "espalier:{\(name)}:"
    }

    private static func open(
        _ address: RedisAddress, app: String, _ prefix: String, secret: [UInt8]
    ) throws(PageStoreError) -> (connection: RedisConnection, secret: [UInt8], warning: String?) {
        let connection = try RedisConnection(address)
        do throws(ConnectionFailure) {
            let warning = try RedisSettings.check(connection)
            let meta = try connection.run(
                .prepare, key: prefix, [Array(app.utf8), Array("\(version)".utf8), secret]
            ).elements
            guard meta.count == 3, let known = meta[2].bytes, known.count == StoreSecret.count else {
                throw .refused(.unusable("the keys in Redis are damaged: their description is incomplete"))
            }
            guard meta[1].integer <= version else {
                throw .refused(
                    .unusable(
                        "the keys in Redis were made by a newer version of the program (format \(meta[1].integer), this one knows \(version))"
                    ))
            }
            guard meta[0].string == app else {
                throw .refused(
                    .unusable(
                        "the keys in Redis have the pages of the app \(meta[0].string ?? ""); give \(app) another database"
                    ))
            }
            return (connection, known, warning)
        } catch { throw error.reason }
    }

    /// Runs a script on a connection.
    @discardableResult
    private func run(
        _ script: RedisScript, _ values: [[UInt8]], on connection: LiveConnection<RedisConnection>
    ) throws(PageStoreError) -> RedisReply {
        try connection.use { connection throws(ConnectionFailure) in
            try connection.run(script, key: prefix, values)
        }
    }

    // MARK: Workers

    func renew(_ worker: String, lease: Double) throws(PageStoreError) {
        try run(.renew, [Array(worker.utf8), RedisPageStore.microseconds(lease)], on: claims)
    }

    func bury(_ worker: String) throws(PageStoreError) {
        try claims.use { connection throws(ConnectionFailure) in
            _ = try connection.call(["ZREM", prefix + "workers", worker])
        }
    }

    private static func microseconds(_ seconds: Double) -> [UInt8] {
        Array("\(Int64(max(-1e12, min(seconds, 1e12)) * 1_000_000))".utf8)
    }

    // MARK: Claims

    func claim(
        _ browser: String, for worker: String, beginning page: String?
    ) throws(PageStoreError) -> ClaimResult {
        let values = [browser, worker] + (page.map { [$0] } ?? [])
        let reply = try run(.claim, values.map { Array($0.utf8) }, on: claims).elements
        switch reply.first?.string {
        case "owned" where reply.count == 2:
            return .owned(BrowserClaim(browser: browser, epoch: reply[1].integer))
        case "held" where reply.count == 2: return .held(by: reply[1].string ?? "")
        case "renamed": return .renamed
        default: throw .damaged("Redis has answered a claim with something else")
        }
    }

    func release(_ claims: [BrowserClaim], of worker: String) throws(PageStoreError) {
        if claims.isEmpty { return }
        let values = [worker] + claims.flatMap { [$0.browser, "\($0.epoch)"] }
        try run(.release, values.map { Array($0.utf8) }, on: self.claims)
    }

    func rename(_ claim: BrowserClaim, of worker: String, to new: String) throws(PageStoreError) -> Bool {
        let values = [claim.browser, "\(claim.epoch)", worker, new]
        return try run(.rename, values.map { Array($0.utf8) }, on: claims).integer == 1
    }

    // MARK: Records

    func write(_ records: [ClaimedRecords], of worker: String) throws(PageStoreError) -> Set<String> {
        if records.isEmpty { return [] }
        var values = [Array(worker.utf8)]
        for record in records {
            values += [Array(record.claim.browser.utf8), Array("\(record.claim.epoch)".utf8)]
            if let browser = record.browser {
                values += [
                    Array("1".utf8), Array(browser.id.utf8), SealedRecord.seal(browser.data),
                    Array("\(browser.signOuts)".utf8),
                ]
            } else {
                values.append(Array("0".utf8))
            }
            values.append(Array("\(record.pages.count)".utf8))
            for page in record.pages {
                values += [Array(page.id.utf8), Array(page.browser.utf8), SealedRecord.seal(page.data, page: page.id)]
            }
        }
        return Set(try run(.write, values, on: writes).elements.compactMap(\.string))
    }

    func page(_ id: String) throws(PageStoreError) -> StoredPage? {
        let reply = try run(.page, [Array(id.utf8)], on: claims).elements
        guard reply.count == 3, let browser = reply[0].string, let data = reply[1].bytes else { return nil }
        return StoredPage(
            id: id, browser: browser, data: try SealedRecord.open(data, page: id),
            age: Double(reply[2].integer) / 1_000_000)
    }

    func browser(_ id: String) throws(PageStoreError) -> StoredBrowser? {
        let reply = try claims.use { connection throws(ConnectionFailure) in
            try connection.call(["HMGET", prefix + "b:" + id, "d", "s"]).elements
        }
        guard reply.count == 2, let data = reply[0].bytes else { return nil }
        return StoredBrowser(id: id, data: try SealedRecord.open(data), signOuts: reply[1].integer)
    }

    func pages(of browser: String) throws(PageStoreError) -> [String] {
        try claims.use { connection throws(ConnectionFailure) in
            try connection.call(["SMEMBERS", prefix + "s:" + browser]).elements.compactMap(\.string).sorted()
        }
    }

    func remove(pages: [String]) throws(PageStoreError) {
        if pages.isEmpty { return }
        try run(.removePages, pages.map { Array($0.utf8) }, on: writes)
    }

    func removeUnused(pages: Double, browsers: Double) throws(PageStoreError) {
        let ages = [pages, browsers, browsers + RedisPageStore.signOutMargin].map(RedisPageStore.microseconds)
        // A script stops all others, so each removes a bounded number.
        while try run(.removeUnused, ages, on: writes).integer == 1 {}
    }

    func count() throws(PageStoreError) -> Int {
        try claims.use { connection throws(ConnectionFailure) in
            Int(try connection.call(["ZCARD", prefix + "pages"]).integer)
        }
    }

    // MARK: Users

    func signOut(_ subject: String) throws(PageStoreError) -> Int64 {
        try run(.signOut, [Array(subject.utf8)], on: writes).integer
    }

    func signOuts(after number: Int64) throws(PageStoreError) -> (subjects: Set<String>, last: Int64) {
        let reply = try run(.signOuts, [Array("\(number)".utf8)], on: claims).elements
        guard reply.count == 2 else {
            throw .damaged("Redis has answered a question for sign-outs with something else")
        }
        return (Set(reply[1].elements.compactMap(\.string)), reply[0].integer)
    }
}
