extension PostgresPageStore {
    func claim(
        _ browser: String, for worker: String, beginning page: String?
    ) throws(PageStoreError) -> ClaimResult {
        try claims.use { connection throws(ConnectionFailure) in
            // Another worker may take or release the claim between the two statements.
            for _ in 0..<8 {
                if let result = try find(browser, worker, connection) {
                    if let page, case .owned = result {
                        _ = try connection.run(.beginPage, [.text(page), .text(browser)])
                    }
                    return result
                }
                let rows = try connection.run(.takeClaim, [.text(browser), .text(worker), .text(page)])
                if rows.count > 0 { return .owned(BrowserClaim(browser: browser, epoch: rows.integer(0, 0))) }
            }
            throw .refused(.unavailable("PostgreSQL: too many workers claim the same browser"))
        }
    }

    /// The result of a claim that changes nothing; nil if the browser can be taken over. Most claims are known already, which writes nothing.
    private func find(
        _ browser: String, _ worker: String, _ connection: PostgresConnection
    ) throws(ConnectionFailure) -> ClaimResult? {
        let rows = try connection.run(.findClaim, [.text(browser)])
        guard rows.count > 0 else { return nil }
        if rows.bool(0, 2) { return .renamed }
        if rows.isNull(0, 1) { return nil }
        let owner = rows.text(0, 1)
        if owner == worker { return .owned(BrowserClaim(browser: browser, epoch: rows.integer(0, 0))) }
        return rows.bool(0, 3) ? .held(by: owner) : nil
    }

    func release(_ claims: [BrowserClaim], of worker: String) throws(PageStoreError) {
        if claims.isEmpty { return }
        try self.claims.use { connection throws(ConnectionFailure) in
            _ = try connection.run(
                .release, [.texts(claims.map(\.browser)), .integers(claims.map(\.epoch)), .text(worker)])
        }
    }

    func rename(_ claim: BrowserClaim, of worker: String, to new: String) throws(PageStoreError) -> Bool {
        try claims.use { connection throws(ConnectionFailure) in
            try connection.transaction { () throws(ConnectionFailure) in
                // Nobody may know a browser by the id that it had before its user signed in.
                try connection.execute("SET LOCAL synchronous_commit = on")
                let epoch = PostgresValue.integer(claim.epoch)
                guard try connection.run(.lockClaim, [.text(claim.browser), epoch, .text(worker)]).count > 0,
                    try connection.run(.addClaim, [.text(new), epoch, .text(worker)]).changes > 0
                else { return false }
                _ = try connection.run(.restClaim, [.text(claim.browser)])
                // The lock has waited for writes of the claim. These statements see them.
                _ = try connection.run(.movePages, [.text(claim.browser), .text(new)])
                _ = try connection.run(.moveBrowser, [.text(claim.browser), .text(new)])
                return true
            }
        }
    }
}
