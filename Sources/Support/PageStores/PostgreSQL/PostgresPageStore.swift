/// Pages in tables of PostgreSQL, for the processes of several machines.
///
/// Large writes wait for no claims, and claims for no writes: each have a connection.
final class PostgresPageStore: PageStore {
    let secret: [UInt8]
    private let writes: LiveConnection<PostgresConnection>
    let claims: LiveConnection<PostgresConnection>

    init(
        _ address: PostgresAddress, app: String, log: @escaping LiveConnection<PostgresConnection>.Log
    ) throws(PageStoreError) {
        let secret = try PostgresSchema.open(address, app: app).secret
        let open: @Sendable () throws(PageStoreError) -> PostgresConnection = { () throws(PageStoreError) in
            let (connection, known) = try PostgresSchema.open(address, app: app)
            guard known == secret else { throw PostgresPageStore.replaced }
            return connection
        }
        self.secret = secret
        writes = try LiveConnection("writes", log: log, open: open)
        // A claim that a crash of the database loses is safe to lose: its owner's next write is refused, and a write that was acknowledged has made
        // the claims before it durable.
        claims = try LiveConnection("claims", log: log) { () throws(PageStoreError) in
            let connection = try open()
            do throws(ConnectionFailure) { try connection.execute("SET synchronous_commit = off") } catch {
                throw error.reason
            }
            return connection
        }
    }

    deinit {
        writes.end()
        claims.end()
    }

    /// The error for another store at the same place, such as an empty database after a restore.
    static let replaced = PageStoreError.unusable(
        "the tables in PostgreSQL were replaced while they were in use; restart all workers")

    var warning: String? { nil }

    // MARK: Workers

    func renew(_ worker: String, lease: Double) throws(PageStoreError) {
        try claims.use { connection throws(ConnectionFailure) in
            _ = try connection.run(.renew, [.text(worker), .real(lease)])
        }
    }

    func bury(_ worker: String) throws(PageStoreError) {
        try claims.use { connection throws(ConnectionFailure) in
            _ = try connection.run(.bury, [.text(worker)])
        }
    }

    // MARK: Records

    func write(_ records: [ClaimedRecords], of worker: String) throws(PageStoreError) -> Set<String> {
        if records.isEmpty { return [] }
        let browsers = PostgresPageStore.last(
            records.flatMap { record in record.browser.map { [(record.claim.browser, $0)] } ?? [] }, by: \.id)
        let pages = PostgresPageStore.last(
            records.flatMap { record in record.pages.map { (record.claim.browser, $0) } }, by: \.id)
        let values: [PostgresValue] = [
            .texts(records.map(\.claim.browser)), .integers(records.map(\.claim.epoch)), .text(worker),
            .texts(browsers.map(\.0)), .texts(browsers.map(\.1.id)),
            .datas(browsers.map { SealedRecord.seal($0.1.data) }), .integers(browsers.map(\.1.signOuts)),
            .texts(pages.map(\.0)), .texts(pages.map(\.1.id)), .texts(pages.map(\.1.browser)),
            .datas(pages.map { SealedRecord.seal($0.1.data, page: $0.1.id) }),
        ]
        let held = try writes.use { connection throws(ConnectionFailure) in
            let rows = try connection.run(.write, values)
            var held: Set<String> = []
            for row in 0..<rows.count { held.insert(rows.text(row, 0)) }
            return held
        }
        return Set(records.map(\.claim.browser)).subtracting(held)
    }

    /// The last of several records with the same id: a statement can change a row only once.
    private static func last<Record>(_ records: [(String, Record)], by id: KeyPath<Record, String>) -> [(
        String, Record
    )] {
        let indices = Dictionary(zip(records.map { $0.1[keyPath: id] }, records.indices)) { $1 }
        return indices.count == records.count ? records : indices.values.sorted().map { records[$0] }
    }

    func page(_ id: String) throws(PageStoreError) -> StoredPage? {
        let page = try claims.use { connection throws(ConnectionFailure) -> StoredPage? in
            let rows = try connection.run(.page, [.text(id)])
            guard rows.count > 0 else { return nil }
            return StoredPage(id: id, browser: rows.text(0, 0), data: rows.data(0, 1), age: rows.real(0, 2))
        }
        guard var page else { return nil }
        page.data = try SealedRecord.open(page.data, page: id)
        return page
    }

    func browser(_ id: String) throws(PageStoreError) -> StoredBrowser? {
        let browser = try claims.use { connection throws(ConnectionFailure) -> StoredBrowser? in
            let rows = try connection.run(.browser, [.text(id)])
            guard rows.count > 0 else { return nil }
            return StoredBrowser(id: id, data: rows.data(0, 0), signOuts: rows.integer(0, 1))
        }
        guard var browser else { return nil }
        browser.data = try SealedRecord.open(browser.data)
        return browser
    }

    func pages(of browser: String) throws(PageStoreError) -> [String] {
        try claims.use { connection throws(ConnectionFailure) in
            let rows = try connection.run(.pagesOfBrowser, [.text(browser)])
            var result: [String] = []
            for row in 0..<rows.count { result.append(rows.text(row, 0)) }
            return result
        }
    }

    func remove(pages: [String]) throws(PageStoreError) {
        if pages.isEmpty { return }
        try writes.use { connection throws(ConnectionFailure) in
            _ = try connection.run(.removePages, [.texts(pages)])
        }
    }

    func removeUnused(pages: Double, browsers: Double) throws(PageStoreError) {
        try removeAll(.removeUnusedPages, pages)
        try removeAll(.removeUnusedBrowsers, browsers)
        try removeAll(.removeUnusedClaims, browsers)
        try removeAll(.removeOldSignOuts, browsers + PostgresPageStore.signOutMargin)
        try writes.use { connection throws(ConnectionFailure) in _ = try connection.run(.removeDeadWorkers) }
    }

    /// Deletes rows in statements of a bounded size, so that writes wait only shortly.
    private func removeAll(_ statement: PostgresStatement, _ age: Double) throws(PageStoreError) {
        var count = 500
        while count == 500 {
            count = try writes.use { connection throws(ConnectionFailure) in
                try connection.run(statement, [.real(min(age, 1e9))]).changes
            }
        }
    }

    func count() throws(PageStoreError) -> Int {
        try claims.use { connection throws(ConnectionFailure) in Int(try connection.run(.count).integer(0, 0)) }
    }

    // MARK: Users

    func signOut(_ subject: String) throws(PageStoreError) -> Int64 {
        try writes.use { connection throws(ConnectionFailure) in
            let rows = try connection.run(.signOut, [.text(subject)])
            guard rows.count > 0 else { throw .refused(PostgresPageStore.numberIsGone) }
            return rows.integer(0, 0)
        }
    }

    func signOuts(after number: Int64) throws(PageStoreError) -> (subjects: Set<String>, last: Int64) {
        try claims.use { connection throws(ConnectionFailure) in
            let rows = try connection.run(.signOuts, [.integer(number)])
            guard rows.count > 0 else { throw .refused(PostgresPageStore.numberIsGone) }
            var subjects: Set<String> = []
            for row in 0..<rows.count where !rows.isNull(row, 1) { subjects.insert(rows.text(row, 1)) }
            return (subjects, rows.integer(0, 0))
        }
    }

    private static let numberIsGone = PageStoreError.unusable(
        "the tables in PostgreSQL are damaged: the number of the last sign-out is gone")
}
