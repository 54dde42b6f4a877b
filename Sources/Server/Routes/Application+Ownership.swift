import EspalierPageStores
import EspalierSupervision
import EspalierViews
import Foundation
import Synchronization

/// Requests of browsers that another process may own (docs/decisions/0124-owners.md).
extension Application {
    typealias Outcome = @Sendable () throws(Problem) -> HTTPOutcome

    /// Work for a session, once this process owns the session's browser.
    ///
    /// - Parameter proof: What the page shows to get the new id of its browser again; nil for nothing.
    func owning(
        _ session: String, _ request: HTTPRequest, proof: RenewalProof? = nil, _ outcome: @escaping Outcome
    ) throws(Problem) -> HTTPOutcome {
        guard let ownership = sessions.ownership else { return try outcome() }
        if let client = sessions.directory.client(of: session), ownership.owns(client) { return try outcome() }
        return after(
            request, { [self] () async throws(Problem) in try await claim(session, of: request, proof, ownership) },
            outcome)
    }

    /// Work for a new page, once this process owns the browser. A new browser gets its id here.
    func owning(
        newPageOf browser: String?, _ request: HTTPRequest,
        _ outcome: @escaping @Sendable (SessionRegistry.NewIDs?) throws(Problem) -> HTTPOutcome
    ) throws(Problem) -> HTTPOutcome {
        guard let ownership = sessions.ownership else { return try outcome(nil) }
        guard let browser else {
            let ids = SessionRegistry.NewIDs(client: ownership.newBrowser())
            let claim = { @Sendable [self] () async throws(Problem) in
                try await ownership.claim(ids.client, beginning: ids.session)
                sessions.writer.noteNew(client: ids.client)
            }
            return after(request, claim) { () throws(Problem) in try outcome(ids) }
        }
        if ownership.owns(browser), sessions.directory.hasClient(browser) { return try outcome(nil) }
        let claim = { @Sendable [self] () async throws(Problem) in
            try await ownership.claim(browser)
            await readAhead(nil, browser, ownership)
        }
        return after(request, claim) { () throws(Problem) in try outcome(nil) }
    }

    /// The header that ends a connection whose browser other workers expect, so that its next one goes there; nil for other connections.
    func endOfStray(_ request: HTTPRequest) -> HTTPResponse.Header? {
        guard let ownership = sessions.ownership, let browser = cookies.id(in: request),
            ownership.expectsElsewhere(browser),
            workers.withLock({ $0 }).map({ $0.serving == $0.count && !$0.isReplacing }) ?? false
        else { return nil }
        return HTTPResponse.Header("Connection", "close")
    }

    /// Work after a claim.
    private func after(
        _ request: HTTPRequest, _ claim: @escaping @Sendable () async throws(Problem) -> Void,
        _ outcome: @escaping Outcome
    ) -> HTTPOutcome {
        .inTask(isBrief: false) { [self] in
            do throws(Problem) {
                try await claim()
                return await response(of: try outcome(), to: request)
            } catch {
                return refuse(request, error)
            }
        }
    }

    /// Claims the browser of a session. The browser of the request has it as a rule, and may have others that are not stored yet.
    private func claim(
        _ session: String, of request: HTTPRequest, _ proof: RenewalProof?, _ ownership: PageOwnership
    ) async throws(Problem) {
        guard SessionID.isWellFormed(session) else { return }
        let browser = cookies.id(in: request)
        if let browser {
            do throws(Problem) { try await ownership.claim(browser) } catch {
                guard error.isRenamed, let proof else { throw error }
                return try await `continue`(browser, session, proof, ownership, because: error)
            }
        }
        // Other requests may have waited for the same claim.
        if let client = sessions.directory.client(of: session), ownership.owns(client) { return }
        let store = ownership.store
        switch await ownership.asking({ () throws(PageStoreError) in try store.page(session)?.browser }) {
        case .success(nil): return
        case .success(let owner?):
            if owner != browser { try await ownership.claim(owner) }
            await readAhead(session, owner, ownership)
        case .failure: throw Problem.snapshotsUnavailable
        }
    }

    /// Continues the renewal of a browser that has not received its new id from a process that has ended.
    private func `continue`(
        _ former: String, _ session: String, _ proof: RenewalProof, _ ownership: PageOwnership, because problem: Problem
    ) async throws(Problem) {
        var renewal = Renewal(former: former, proof: proof, cookies: [])
        let (id, store) = (renewal.record, ownership.store)
        guard case .success(let record?) = await ownership.asking({ () throws(PageStoreError) in try store.page(id) }),
            record.browser != former
        else { throw problem }
        renewal.cookies = (try? JSONDecoder().decode([CookieChange].self, from: Data(record.data))) ?? []
        try await ownership.claim(record.browser)
        await readAhead(session, record.browser, ownership)
        try await sessions.continue(renewal, of: session, for: record.browser)
    }

    private func readAhead(_ session: String?, _ client: String, _ ownership: PageOwnership) async {
        let writer = sessions.writer
        _ = await ownership.asking { () throws(PageStoreError) in writer.readAhead(session: session, client: client) }
    }
}
