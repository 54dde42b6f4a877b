/// Pages in a file of SQLite, for the processes of one machine.
final class SQLitePageStore: PageStore {
    let file: SQLiteFile

    init(path: String, app: String, machine: MachineClock = .system) throws(PageStoreError) {
        file = try SQLiteFile(path: path, app: app, machine: machine)
    }

    var secret: [UInt8] { file.secret }
    var warning: String? { nil }
    var now: Int64 { file.clock.now }

    // MARK: Workers

    func renew(_ worker: String, lease: Double) throws(PageStoreError) {
        try file.write { connection throws(PageStoreError) in
            try connection.run(
                "INSERT OR REPLACE INTO workers VALUES (?1, ?2, ?3)",
                [.text(worker), .integer(file.clock.boots), .integer(now + Int64(lease * 1000))])
            try file.clock.note(connection)
        }
    }

    func bury(_ worker: String) throws(PageStoreError) {
        try file.write { connection throws(PageStoreError) in
            _ = try connection.run("DELETE FROM workers WHERE name = ?1", [.text(worker)])
        }
    }

    // MARK: Records

    func write(_ records: [ClaimedRecords], of worker: String) throws(PageStoreError) -> Set<String> {
        if records.isEmpty { return [] }
        // The sums are made before the lock is held.
        let sealed = records.map { ($0, $0.pages.map { SealedRecord.seal($0.data, page: $0.id) }) }
        return try file.write { connection throws(PageStoreError) in
            var lost: Set<String> = []
            for (record, pages) in sealed {
                guard try holds(record.claim, worker, connection) else {
                    lost.insert(record.claim.browser)
                    continue
                }
                if let browser = record.browser { try write(browser, connection) }
                for (page, data) in zip(record.pages, pages) {
                    try connection.run(
                        """
                        INSERT INTO pages (id, browser, data, written) VALUES (?1, ?2, ?3, ?4)
                        ON CONFLICT DO UPDATE SET browser = ?2, data = ?3, written = ?4
                        """, [.text(page.id), .text(page.browser), .blob(data), .integer(now)])
                }
            }
            return lost
        }
    }

    private func write(_ browser: StoredBrowser, _ connection: SQLiteConnection) throws(PageStoreError) {
        let data = SealedRecord.seal(browser.data)
        try connection.run(
            """
            INSERT INTO browsers (id, data, sign_outs, written) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT DO UPDATE SET data = ?2, sign_outs = ?3, written = ?4
            """, [.text(browser.id), .blob(data), .integer(browser.signOuts), .integer(now)])
    }

    func page(_ id: String) throws(PageStoreError) -> StoredPage? {
        var found: (browser: String, data: [UInt8], written: Int64)?
        try file.read { connection throws(PageStoreError) in
            _ = try connection.run("SELECT browser, data, written FROM pages WHERE id = ?1", [.text(id)]) {
                found = ($0.text(0), $0.blob(1), $0.integer(2))
            }
        }
        guard let found else { return nil }
        return StoredPage(
            id: id, browser: found.browser, data: try SealedRecord.open(found.data, page: id),
            age: Double(max(0, now - found.written)) / 1000)
    }

    func browser(_ id: String) throws(PageStoreError) -> StoredBrowser? {
        var found: (data: [UInt8], signOuts: Int64)?
        try file.read { connection throws(PageStoreError) in
            _ = try connection.run("SELECT data, sign_outs FROM browsers WHERE id = ?1", [.text(id)]) {
                found = ($0.blob(0), $0.integer(1))
            }
        }
        guard let found else { return nil }
        return StoredBrowser(id: id, data: try SealedRecord.open(found.data), signOuts: found.signOuts)
    }

    func pages(of browser: String) throws(PageStoreError) -> [String] {
        var result: [String] = []
        try file.read { connection throws(PageStoreError) in
            _ = try connection.run("SELECT id FROM pages WHERE browser = ?1 ORDER BY id", [.text(browser)]) {
                result.append($0.text(0))
            }
        }
        return result
    }

    func remove(pages: [String]) throws(PageStoreError) {
        if pages.isEmpty { return }
        try file.write { connection throws(PageStoreError) in
            for page in pages { try connection.run("DELETE FROM pages WHERE id = ?1", [.text(page)]) }
        }
    }

    func removeUnused(pages: Double, browsers: Double) throws(PageStoreError) {
        try removeAll("DELETE FROM pages WHERE rowid IN (SELECT rowid FROM pages WHERE written < ?1 LIMIT 500)", pages)
        try removeAll(
            "DELETE FROM browsers WHERE rowid IN (SELECT rowid FROM browsers WHERE written < ?1 LIMIT 500)", browsers)
        try file.write { connection throws(PageStoreError) in
            _ = try connection.run(
                "DELETE FROM workers WHERE boots <> ?1 OR expires <= ?2", [.integer(file.clock.boots), .integer(now)])
        }
        // Only live workers are left in the table.
        try removeAll(
            """
            DELETE FROM claims WHERE browser IN (
                SELECT browser FROM claims WHERE changed < ?1 AND (renamed IS NULL OR renamed <= ?2)
                    AND (owner IS NULL OR owner NOT IN (SELECT name FROM workers))
                    AND browser NOT IN (SELECT id FROM browsers) AND browser NOT IN (SELECT browser FROM pages)
                LIMIT 500)
            """, browsers, [.integer(now)])
        try removeAll(
            "DELETE FROM sign_outs WHERE number IN (SELECT number FROM sign_outs WHERE number < ?1 LIMIT 500)",
            browsers + SQLitePageStore.signOutMargin)
    }

    /// Deletes rows in transactions of a bounded size, so that others wait only shortly.
    private func removeAll(
        _ sql: String, _ age: Double, _ values: [SQLiteConnection.Value] = []
    ) throws(PageStoreError) {
        let limit = SQLiteConnection.Value.integer(now - Int64(min(age, 1e12) * 1000))
        var count = 500
        while count == 500 {
            count = try file.write { connection throws(PageStoreError) in
                try connection.run(sql, [limit] + values)
            }
        }
    }

    func count() throws(PageStoreError) -> Int {
        try file.read { connection throws(PageStoreError) in
            Int(try connection.integer("SELECT count(*) FROM pages") ?? 0)
        }
    }

    // MARK: Users

    func signOut(_ subject: String) throws(PageStoreError) -> Int64 {
        try file.write { connection throws(PageStoreError) in
            try connection.run("DELETE FROM sign_outs WHERE subject = ?1", [.text(subject)])
            return try connection.integer(
                """
                INSERT INTO sign_outs (number, subject)
                SELECT max(?2, 1 + coalesce(max(seq), 0)), ?1 FROM sqlite_sequence WHERE name = 'sign_outs'
                RETURNING number
                """, [.text(subject), .integer(now)]) ?? 0
        }
    }

    func signOuts(after number: Int64) throws(PageStoreError) -> (subjects: Set<String>, last: Int64) {
        var subjects: Set<String> = []
        var last: Int64 = 0
        try file.read { connection throws(PageStoreError) in
            _ = try connection.run(
                """
                SELECT last, subject
                FROM (SELECT coalesce(max(seq), 0) AS last FROM sqlite_sequence WHERE name = 'sign_outs')
                    LEFT JOIN sign_outs ON number > ?1
                """, [.integer(number)]
            ) {
                last = $0.integer(0)
                if !$0.isNull(1) { subjects.insert($0.text(1)) }
            }
        }
        return (subjects, last)
    }
}
