import EspalierPageStores
import EspalierViews
import Foundation

/// Snapshots in a store that several processes use. Each process writes those of the browsers that it owns.
final class SharedSnapshotStore: SnapshotStore {
    private let store: any PageStore
    private let ownership: PageOwnership

    init(_ ownership: PageOwnership) {
        self.ownership = ownership
        store = ownership.store
    }

    var isDurable: Bool { true }
    var secret: [UInt8] { store.secret }
    var count: Int { (try? store.count()) ?? 0 }

    // MARK: Writing

    func write(_ records: [SnapshotRecord], _ clients: [ClientRecord]) throws -> Set<String> {
        var pages: [String: [SnapshotRecord]] = [:]
        for record in records { pages[record.link.client, default: []].append(record) }
        let browsers = Dictionary(clients.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let signOuts = ownership.appliedSignOuts
        var lost: Set<String> = []
        var written: [ClaimedRecords] = []
        for id in Set(pages.keys).union(browsers.keys) {
            guard let claim = try ownership.confirmedClaim(of: id) else {
                lost.insert(id)
                continue
            }
            written.append(
                ClaimedRecords(
                    claim: claim,
                    browser: browsers[id].map {
                        StoredBrowser(id: id, data: RecordCoding.encode($0), signOuts: signOuts)
                    },
                    pages: try (pages[id] ?? []).map {
                        StoredPage(id: $0.session, browser: id, data: try RecordCoding.encode($0))
                    }))
        }
        if !written.isEmpty { lost.formUnion(try store.write(written, of: ownership.worker)) }
        ownership.lose(lost)
        return lost
    }

    func rename(client old: String, to new: String) throws {
        guard let claim = try ownership.confirmedClaim(of: old) else { return }
        if try store.rename(claim, of: ownership.worker, to: new) {
            ownership.renamed(old, to: new)
        } else {
            ownership.lose([old])
        }
    }

    /// The record of a renewal is one of a page, so that it follows the browser to its new id in the store's own transaction.
    func note(_ renewal: Renewal) throws {
        guard let claim = try ownership.confirmedClaim(of: renewal.former) else { return }
        let page = StoredPage(
            id: renewal.record, browser: renewal.former, data: Array(try JSONEncoder().encode(renewal.cookies)))
        _ = try store.write([ClaimedRecords(claim: claim, pages: [page])], of: ownership.worker)
    }

    func signOut(_ subject: String) throws { try ownership.signOut(subject) }
    func remove(_ sessions: [String]) throws { try store.remove(pages: sessions) }
    func release(_ clients: [String]) throws { try ownership.release(clients) }
    func release(unused clients: [String]) throws { try ownership.release(clients, onlyUnused: true) }

    func removeUnused(sessionsSince sessionTime: Double, clientsSince clientTime: Double) throws {
        // Ages are those of the store, so that clocks that differ remove nothing.
        let now = Date().timeIntervalSince1970
        try store.removeUnused(pages: max(now - sessionTime, 0), browsers: max(now - clientTime, 0))
    }

    // MARK: Reading

    func read(_ session: String) throws -> SnapshotRecord? {
        guard let page = try store.page(session), !page.data.isEmpty else { return nil }
        var record = try RecordCoding.session(
            session, in: page.data, lastUse: Date().timeIntervalSince1970 - page.age)
        // The browser may have got another id since the page was written.
        if record.link.browser != nil { record.link.browser = page.browser }
        record.link.client = page.browser
        return record
    }

    func readClient(_ id: String) throws -> ClientRecord? {
        guard let browser = try store.browser(id) else { return nil }
        var record = try RecordCoding.client(id, in: browser.data, lastUse: Date().timeIntervalSince1970)
        var identity = BrowserIdentity(record.identity)
        if let subject = identity.identity?.subject,
            try store.signOuts(after: browser.signOuts).subjects.contains(subject)
        {
            identity.change(to: nil, until: nil)
            record.identity = identity.data
        }
        return record
    }
}
