import EspalierPageStores
import Synchronization

@testable import EspalierServer

/// A store of several simulated processes, whose clock the test sets, and which can be away.
final class MemoryPageStore: PageStore {
    private struct State {
        var leases: [String: Double] = [:]
        var buried: Set<String> = []
        var claims: [String: (owner: String?, epoch: Int64)] = [:]
        var pages: [String: StoredPage] = [:]
        var browsers: [String: StoredBrowser] = [:]
        var renamed: Set<String> = []
        var signOuts: [String] = []
        var time = 0.0
        var isAway = false
        var refusals = 0
        var onRelease: @Sendable () -> Void = {}
        var onRename: @Sendable () -> Void = {}
    }

    private let state = Mutex(State())
    let secret = [UInt8](repeating: 7, count: 32)
    let warning: String? = nil

    /// The store's clock, in seconds.
    var time: Double {
        get { state.withLock { $0.time } }
        set { state.withLock { $0.time = newValue } }
    }

    var isAway: Bool {
        get { state.withLock { $0.isAway } }
        set { state.withLock { $0.isAway = newValue } }
    }

    /// Called before claims are released.
    func onRelease(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.onRelease = action } }

    /// Called after a browser has got another id.
    func onRename(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.onRename = action } }

    /// The number of writes that were refused because of their claims.
    var refusals: Int { state.withLock { $0.refusals } }
    func owner(of browser: String) -> String? { state.withLock { $0.claims[browser]?.owner } }

    private func using<T>(_ body: (inout State) -> T) throws(PageStoreError) -> T {
        try state.withLock { state throws(PageStoreError) in
            if state.isAway { throw .unavailable("the store is away") }
            return body(&state)
        }
    }

    func renew(_ worker: String, lease: Double) throws(PageStoreError) {
        try using { if !$0.buried.contains(worker) { $0.leases[worker] = $0.time + lease } }
    }
    /// A simulated process that has ended renews its lease all the same.
    func bury(_ worker: String) throws(PageStoreError) {
        try using { state in
            state.leases[worker] = nil
            state.buried.insert(worker)
        }
    }

    func claim(_ browser: String, for worker: String, beginning page: String?) throws(PageStoreError) -> ClaimResult {
        try using { state in
            if state.renamed.contains(browser) { return .renamed }
            let known = state.claims[browser]
            if let owner = known?.owner, owner != worker, state.leases[owner, default: -1] > state.time {
                return .held(by: owner)
            }
            let epoch = (known?.epoch ?? 0) + (known?.owner == worker ? 0 : 1)
            state.claims[browser] = (worker, epoch)
            if let page { state.pages[page] = StoredPage(id: page, browser: browser, data: []) }
            return .owned(BrowserClaim(browser: browser, epoch: epoch))
        }
    }

    private static func holds(_ claim: BrowserClaim, _ worker: String, _ state: State) -> Bool {
        state.claims[claim.browser].map { $0.owner == worker && $0.epoch == claim.epoch } ?? false
    }

    func release(_ claims: [BrowserClaim], of worker: String) throws(PageStoreError) {
        state.withLock { $0.onRelease }()
        try using { state in
            for claim in claims where Self.holds(claim, worker, state) { state.claims[claim.browser]?.owner = nil }
        }
    }

    func rename(_ claim: BrowserClaim, of worker: String, to new: String) throws(PageStoreError) -> Bool {
        defer { state.withLock { $0.onRename }() }
        return try using { state in
            guard Self.holds(claim, worker, state) else { return false }
            state.claims[new] = state.claims.removeValue(forKey: claim.browser)
            if var browser = state.browsers.removeValue(forKey: claim.browser) {
                browser.id = new
                state.browsers[new] = browser
            }
            for id in state.pages.keys where state.pages[id]?.browser == claim.browser {
                state.pages[id]?.browser = new
            }
            state.renamed.insert(claim.browser)
            return true
        }
    }

    func write(_ records: [ClaimedRecords], of worker: String) throws(PageStoreError) -> Set<String> {
        try using { state in
            var refused: Set<String> = []
            for records in records {
                guard Self.holds(records.claim, worker, state) else {
                    refused.insert(records.claim.browser)
                    continue
                }
                if let browser = records.browser { state.browsers[browser.id] = browser }
                for page in records.pages { state.pages[page.id] = page }
            }
            state.refusals += refused.count
            return refused
        }
    }

    func page(_ id: String) throws(PageStoreError) -> StoredPage? { try using { $0.pages[id] } }
    func browser(_ id: String) throws(PageStoreError) -> StoredBrowser? { try using { $0.browsers[id] } }
    func pages(of browser: String) throws(PageStoreError) -> [String] {
        try using { $0.pages.values.filter { $0.browser == browser }.map(\.id) }
    }
    func remove(pages: [String]) throws(PageStoreError) { try using { for id in pages { $0.pages[id] = nil } } }
    func removeUnused(pages: Double, browsers: Double) throws(PageStoreError) {}
    func count() throws(PageStoreError) -> Int { try using { $0.pages.count } }

    func signOut(_ subject: String) throws(PageStoreError) -> Int64 {
        try using { state in
            state.signOuts.append(subject)
            return Int64(state.signOuts.count)
        }
    }

    func signOuts(after number: Int64) throws(PageStoreError) -> (subjects: Set<String>, last: Int64) {
        try using { (Set($0.signOuts.dropFirst(Int(clamping: number))), Int64($0.signOuts.count)) }
    }
}

/// The messages of simulated processes.
final class MemoryMessages: WorkerMessages {
    /// The way between the processes. It can be interrupted.
    final class Hub: Sendable {
        fileprivate let listeners = Mutex<[String: @Sendable ([UInt8], String) -> Void]>([:])
        let isInterrupted = Mutex(false)
    }

    private let hub: Hub
    private let worker: String

    init(_ hub: Hub, worker: String) { (self.hub, self.worker) = (hub, worker) }

    func listen(_ heard: @escaping @Sendable ([UInt8], String) -> Void) {
        hub.listeners.withLock { $0[worker] = heard }
    }

    func send(_ bytes: [UInt8], to worker: String) -> Bool {
        guard !hub.isInterrupted.withLock({ $0 }), let heard = hub.listeners.withLock({ $0[worker] }) else {
            return false
        }
        heard(bytes, self.worker)
        return true
    }

    func broadcast(_ bytes: [UInt8]) -> Bool {
        let others = hub.listeners.withLock { $0.filter { $0.key != worker } }
        for heard in others.values { heard(bytes, worker) }
        return true
    }

    func end() { hub.listeners.withLock { $0[worker] = nil } }
}
