extension SQLitePageStore {
    /// The time in which the former id of a browser cannot be claimed.
    private static let renamedTime: Int64 = 60_000

    private struct Claim {
        var epoch: Int64
        var owner: String?
        var isRenamed: Bool
        var isOwnerAlive: Bool
    }

    private func find(_ browser: String, _ connection: SQLiteConnection) throws(PageStoreError) -> Claim? {
        var result: Claim?
        let now = now
        try connection.run(
            """
            SELECT epoch, owner, renamed, boots, expires FROM claims LEFT JOIN workers ON name = owner
            WHERE browser = ?1
            """, [.text(browser)]
        ) {
            result = Claim(
                epoch: $0.integer(0), owner: $0.isNull(1) ? nil : $0.text(1),
                isRenamed: !$0.isNull(2) && $0.integer(2) > now,
                isOwnerAlive: !$0.isNull(3) && $0.integer(3) == file.clock.boots && $0.integer(4) > now)
        }
        return result
    }

    /// Whether a worker's claim is the current one. Its lease does not matter: nobody has taken the claim over.
    func holds(
        _ claim: BrowserClaim, _ worker: String, _ connection: SQLiteConnection
    ) throws(PageStoreError) -> Bool {
        try connection.integer(
            "SELECT 1 FROM claims WHERE browser = ?1 AND epoch = ?2 AND owner = ?3",
            [.text(claim.browser), .integer(claim.epoch), .text(worker)]) != nil
    }

    func claim(
        _ browser: String, for worker: String, beginning page: String?
    ) throws(PageStoreError) -> ClaimResult {
        // Most claims are known already, which needs no write lock.
        if page == nil,
            let result = try file.read({ connection throws(PageStoreError) in
                SQLitePageStore.settled(try find(browser, connection), browser, worker)
            })
        {
            return result
        }
        return try file.write { connection throws(PageStoreError) in
            let known = try find(browser, connection)
            var result = SQLitePageStore.settled(known, browser, worker)
            if result == nil {
                let epoch = (known?.epoch ?? 0) + 1
                try connection.run(
                    "INSERT OR REPLACE INTO claims VALUES (?1, ?2, ?3, ?4, NULL)",
                    [.text(browser), .integer(epoch), .text(worker), .integer(now)])
                result = .owned(BrowserClaim(browser: browser, epoch: epoch))
            }
            if let page, case .owned = result {
                try connection.run(
                    "INSERT OR IGNORE INTO pages (id, browser, data, written) VALUES (?1, ?2, x'', ?3)",
                    [.text(page), .text(browser), .integer(now)])
            }
            return result ?? .renamed
        }
    }

    /// The result of a claim that changes nothing; nil if the browser can be taken over.
    private static func settled(_ claim: Claim?, _ browser: String, _ worker: String) -> ClaimResult? {
        guard let claim else { return nil }
        if claim.isRenamed { return .renamed }
        if claim.owner == worker { return .owned(BrowserClaim(browser: browser, epoch: claim.epoch)) }
        if let owner = claim.owner, claim.isOwnerAlive { return .held(by: owner) }
        return nil
    }

    func release(_ claims: [BrowserClaim], of worker: String) throws(PageStoreError) {
        if claims.isEmpty { return }
        try file.write { connection throws(PageStoreError) in
            for claim in claims {
                try connection.run(
                    "UPDATE claims SET owner = NULL, changed = ?4 WHERE browser = ?1 AND epoch = ?2 AND owner = ?3",
                    [.text(claim.browser), .integer(claim.epoch), .text(worker), .integer(now)])
            }
        }
    }

    func rename(_ claim: BrowserClaim, of worker: String, to new: String) throws(PageStoreError) -> Bool {
        try file.write { connection throws(PageStoreError) in
            guard try holds(claim, worker, connection), try find(new, connection) == nil else { return false }
            try connection.run(
                "INSERT INTO claims VALUES (?1, ?2, ?3, ?4, NULL)",
                [.text(new), .integer(claim.epoch), .text(worker), .integer(now)])
            try connection.run(
                "UPDATE claims SET owner = NULL, changed = ?2, renamed = ?3 WHERE browser = ?1",
                [.text(claim.browser), .integer(now), .integer(now + SQLitePageStore.renamedTime)])
            for sql in [
                "UPDATE pages SET browser = ?2 WHERE browser = ?1", "UPDATE browsers SET id = ?2 WHERE id = ?1",
            ] {
                try connection.run(sql, [.text(claim.browser), .text(new)])
            }
            return true
        }
    }
}
