import Dispatch
import EspalierPageStores
import EspalierViews
import Foundation
import Synchronization

/// The browsers that this process owns, among several that share a store (docs/decisions/0124-owners.md).
///
/// A process serves the pages of a browser only while it owns the browser. It owns it from a claim on, as long as it renews its lease, until it gives
/// the browser up or finds that another process has taken it over, because its lease had ended. While the store is away, nobody can take anything
/// over, so that pages go on.
package final class PageOwnership: Sendable {
    let store: any PageStore
    let worker: String
    private let messages: any WorkerMessages
    private let log: Log
    /// The time in seconds for which the store keeps this process's claims without a sign of it.
    private let lease: Double
    /// The time in seconds that a request waits for the owner of its browser.
    private let patience: Double
    /// Waits for the store.
    private let queue = DispatchQueue(label: "espalier.claims")
    private let leaseQueue = DispatchQueue(label: "espalier.lease")

    private struct State {
        var claims: [String: Owned] = [:]
        /// The attempts to claim browsers, which further requests for these wait for.
        var attempts: [String: Task<Problem?, Never>] = [:]
        /// The browsers that the store is told to be free.
        var leaving: Set<String> = []
        /// The attempts that wait for a message about their browser.
        var waiting: [String: Waiting] = [:]
        /// The reason why the lease could not be renewed; nil if it was.
        var problem: String?
        var handlers = Handlers()
        var isEnding = false
        /// Gets the broadcasts of other processes; nil for none.
        var hub: BroadcastHub?
        /// Whether connections of a browser come to this process; nil if nobody knows.
        var expects: Reading<@Sendable (_ browser: String) -> Bool>?
    }

    private struct Owned {
        /// The claim. Its epoch is 0 for a new browser that waits for the store.
        var claim: BrowserClaim
        /// The page with which such a browser begins; nil for none.
        var page: String?
        /// The time of the last question for it, on the clock of leases.
        var lastUse = PageOwnership.clock
    }

    private struct Waiting {
        var number: Int
        var continuation: CheckedContinuation<WorkerMessage?, Never>
    }

    /// The actions that other processes ask for.
    struct Handlers: Sendable {
        /// Gives a browser up, and then calls the function: with true if it is given up, and with false if it is in use.
        var giveUp: @Sendable (_ browser: String, _ done: @escaping @Sendable (Bool) -> Void) -> Void = { $1(true) }
        /// Ends the pages of browsers that another process has taken over.
        var lose: @Sendable (_ browsers: Set<String>) -> Void = { _ in }
        /// Signs users out of the browsers that this process owns.
        var signOut: @Sendable (_ subjects: Set<String>) -> Void = { _ in }
        /// The lease had ended, and is renewed.
        var leaseHadEnded: @Sendable () -> Void = {}
    }

    private let state = Mutex(State())
    private let attemptNumber = Atomic<Int>(0)
    private let lastSignOut = Atomic<Int64>(0)
    /// The time at which the lease ends, on this machine's clock of seconds that also counts its sleep.
    private let leaseEnd = Mutex(0.0)

    /// The number of hand-overs from other processes, and to them.
    let arrivals = Atomic<Int>(0)
    let departures = Atomic<Int>(0)

    init(
        store: any PageStore, messages: any WorkerMessages, worker: String, log: Log, lease: Double = 5,
        patience: Double = 5, rest: Double = 10
    ) throws(PageStoreError) {
        self.store = store
        self.messages = messages
        self.worker = worker
        self.log = log
        self.lease = lease
        self.patience = patience
        self.rest = rest
        try store.renew(worker, lease: lease)
        leaseEnd.withLock { $0 = Self.clock + lease }
        lastSignOut.store(try store.signOuts(after: .max).last, ordering: .relaxed)
        try messages.listen { [weak self] bytes, sender in self?.heard(bytes, from: sender) }
        renewLater()
    }

    /// Binds the way to find out whether the connections of a browser come to this process.
    func expect(_ browsers: @escaping @Sendable (_ browser: String) -> Bool) {
        state.withLock { $0.expects = Reading { browsers } }
    }

    /// Whether connections of a browser come to another process.
    func expectsElsewhere(_ browser: String) -> Bool {
        guard let expects = state.withLock({ $0.expects }) else { return false }
        return !expects.read()(browser)
    }

    /// An id for a new browser whose connections come to this process, so that its first one need not end.
    func newBrowser() -> String {
        var id = SessionID.random()
        guard let expects = state.withLock({ $0.expects })?.read() else { return id }
        for _ in 0..<Self.attempts where !expects(id) { id = SessionID.random() }
        return id
    }

    /// The number of ids among which one is chosen. Of 256 workers, one is missed by this many in one of 18,000 cases.
    private static let attempts = 2500

    /// A weakness of the store that operators have to know; nil for none.
    var warning: String? { store.warning }

    /// Sets the actions that other processes ask for.
    func handle(_ handlers: Handlers) { state.withLock { $0.handlers = handlers } }

    /// The reason why claims cannot be kept, for operators; nil if they can.
    var problem: String? { state.withLock { $0.problem } }

    private static var clock: Double {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    // MARK: Lease

    private func renewLater() {
        leaseQueue.asyncAfter(deadline: .now() + lease / 5) { [weak self] in
            guard let self, !state.withLock({ $0.isEnding }) else { return }
            renew()
            renewLater()
        }
    }

    /// Renews the lease, and does what waited for the store.
    func renew() {
        let start = Self.clock
        do throws(PageStoreError) {
            try store.renew(worker, lease: lease)
            let hadEnded = leaseEnd.withLock { end in
                defer { end = start + lease }
                return end < start
            }
            let (handlers, problem) = state.withLock { state in
                defer { state.problem = nil }
                return (state.handlers, state.problem)
            }
            if problem != nil { log.write(.info, "store", [("message", "is there again")]) }
            // Another process may have taken browsers over. Writing all pages finds that out.
            if hadEnded { handlers.leaseHadEnded() }
            if problem != nil { try claimNewBrowsers() }
            let last = lastSignOut.load(ordering: .relaxed)
            let signOuts = try store.signOuts(after: last)
            guard signOuts.last > last else { return }
            lastSignOut.store(signOuts.last, ordering: .relaxed)
            handlers.signOut(signOuts.subjects)
        } catch {
            let isNew = state.withLock { state in
                defer { state.problem = error.description }
                return state.problem == nil
            }
            if isNew { log.write(.error, "store", [("message", error.description)]) }
        }
    }

    /// The number of the last sign-out that this process has performed.
    var appliedSignOuts: Int64 { lastSignOut.load(ordering: .relaxed) }

    func signOut(_ subject: String) throws(PageStoreError) {
        _ = try store.signOut(subject)
        messages.broadcast(WorkerMessage.signedOut.bytes)
    }

    // MARK: Claims

    /// Whether the process owns a browser. It then keeps it for a while.
    func owns(_ browser: String) -> Bool {
        state.withLock { state in
            guard let index = state.claims.index(forKey: browser) else { return false }
            state.claims.values[index].lastUse = Self.clock
            return true
        }
    }

    /// Whether the process owns a browser, without keeping it for that.
    func isKnown(_ browser: String) -> Bool { state.withLock { $0.claims[browser] != nil } }

    /// The browsers among some that nobody has asked for in the last seconds.
    func unused(of browsers: Set<String>) -> [String] {
        let time = Self.clock - rest
        return state.withLock { state in browsers.filter { state.claims[$0].map { $0.lastUse < time } ?? false } }
    }

    /// The time in seconds for which a browser without pages in memory is kept.
    private let rest: Double

    /// The owned browsers.
    var browsers: [String] { state.withLock { Array($0.claims.keys) } }

    /// Claims a browser, and asks its owner to give it up.
    ///
    /// - Parameters:
    ///   - page: The id of a new page of a browser that no other process knows; nil for a browser that may have an owner.
    func claim(_ browser: String, beginning page: String? = nil) async throws(Problem) {
        let attempt = state.withLock { state -> Task<Problem?, Never>? in
            if state.claims[browser] != nil { return nil }
            if let attempt = state.attempts[browser] { return attempt }
            let attempt = Task { [self] in
                let problem = await take(browser, beginning: page)
                self.state.withLock { $0.attempts[browser] = nil }
                return problem
            }
            state.attempts[browser] = attempt
            return attempt
        }
        if let problem = await attempt?.value { throw problem }
    }

    /// Owns a new browser that only this process knows. It is claimed when it is first written.
    func begin(_ browser: String, with page: String? = nil) {
        state.withLock {
            $0.claims[browser] = Owned(claim: BrowserClaim(browser: browser, epoch: 0), page: page)
        }
    }

    /// Claims the browsers that began while the store was away.
    private func claimNewBrowsers() throws(PageStoreError) {
        let new = state.withLock { state in
            state.claims.filter { $0.value.claim.epoch == 0 && $0.value.page != nil }.keys
        }
        for browser in new { _ = try confirmedClaim(of: browser) }
    }

    private func take(_ browser: String, beginning page: String?) async -> Problem? {
        let deadline = ContinuousClock.now + .seconds(patience)
        var pause = 0.01
        while true {
            guard !state.withLock({ $0.leaving.contains(browser) }) else {
                if ContinuousClock.now > deadline { return .ownedElsewhere }
                try? await Task.sleep(for: .milliseconds(2))
                continue
            }
            // Begun before the question, so that no answer is missed.
            let number = attemptNumber.add(1, ordering: .relaxed).newValue
            switch await asking({ () throws(PageStoreError) in
                try self.store.claim(browser, for: self.worker, beginning: page)
            }) {
            case .success(.owned(let claim)):
                state.withLock { $0.claims[browser] = Owned(claim: claim) }
                return nil
            case .success(.renamed): return .browserIsRenamed
            case .success(.held(let owner)):
                if ContinuousClock.now > deadline { return .ownedElsewhere }
                switch await answer(about: browser, number, within: pause, of: owner) {
                case .busy: return .busyElsewhere
                case .given: arrivals.add(1, ordering: .relaxed)
                // The message or its answer may be lost, or the owner has ended.
                default: pause = min(pause * 2, 0.25)
                }
            case .failure(let error):
                if page != nil {
                    begin(browser, with: page)
                    return nil
                }
                log.write(.warning, "store", [("operation", "claim"), ("message", error.description)], kind: "claim")
                return .snapshotsUnavailable
            }
        }
    }

    /// Asks the store on a thread that may wait.
    func asking<Value: Sendable>(
        _ work: @escaping @Sendable () throws(PageStoreError) -> Value
    ) async -> Result<Value, PageStoreError> {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result { () throws(PageStoreError) in try work() }) }
        }
    }

    /// Asks the owner of a browser to give it up, and waits for its answer, at most for a time in seconds.
    private func answer(
        about browser: String, _ number: Int, within time: Double, of owner: String
    ) async -> WorkerMessage? {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiting[browser] = Waiting(number: number, continuation: continuation) }
            messages.send(WorkerMessage.wanted(browser).bytes, to: owner)
            leaseQueue.asyncAfter(deadline: .now() + time) { [self] in
                let late = state.withLock { state -> Waiting? in
                    guard state.waiting[browser]?.number == number else { return nil }
                    return state.waiting.removeValue(forKey: browser)
                }
                late?.continuation.resume(returning: nil)
            }
        }
    }

    /// The claim on a browser, for a write; nil if the process does not own it. A new browser that waited for the store is claimed first.
    func confirmedClaim(of browser: String) throws(PageStoreError) -> BrowserClaim? {
        guard let owned = state.withLock({ $0.claims[browser] }) else { return nil }
        if owned.claim.epoch > 0 { return owned.claim }
        guard case .owned(let claim) = try store.claim(browser, for: worker, beginning: owned.page) else { return nil }
        state.withLock { $0.claims[browser] = Owned(claim: claim) }
        return claim
    }

    /// Follows a change of a browser's id.
    func renamed(_ old: String, to new: String) {
        state.withLock { state in
            guard var owned = state.claims.removeValue(forKey: old) else { return }
            owned.claim.browser = new
            state.claims[new] = owned
        }
    }

    /// Owns a browser under its new id before the store knows it.
    func willRename(_ old: String, to new: String) {
        state.withLock { state in
            guard var owned = state.claims[old] else { return }
            owned.claim.browser = new
            state.claims[new] = owned
        }
    }

    /// Forgets browsers that another process has taken over, and ends their pages.
    func lose(_ browsers: Set<String>) {
        guard !browsers.isEmpty else { return }
        let handlers = state.withLock { state in
            for browser in browsers { state.claims[browser] = nil }
            return state.handlers
        }
        log.write(.warning, "browsers are served by another worker", [("count", String(browsers.count))], kind: "lost")
        handlers.lose(browsers)
    }

    /// Gives browsers back to the store after their records were written.
    ///
    /// - Parameter onlyUnused: Whether to keep those that somebody has asked for in the last seconds.
    func release(_ browsers: [String], onlyUnused: Bool = false) throws(PageStoreError) {
        let time = onlyUnused ? Self.clock - rest : .infinity
        let claims = state.withLock { state in
            let claims = browsers.compactMap { browser -> BrowserClaim? in
                guard let owned = state.claims[browser], owned.lastUse < time else { return nil }
                state.claims[browser] = nil
                return owned.claim
            }
            state.leaving.formUnion(claims.map(\.browser))
            return claims
        }
        defer { state.withLock { $0.leaving.subtract(claims.map(\.browser)) } }
        try store.release(claims.filter { $0.epoch > 0 }, of: worker)
    }

    // MARK: Messages

    private func heard(_ bytes: [UInt8], from sender: String) {
        guard let message = WorkerMessage(bytes) else {
            return log.write(
                .warning, "message of another worker", [("message", "is not that of this version")],
                kind: "worker message")
        }
        let handlers = state.withLock { $0.handlers }
        switch message {
        case .wanted(let browser): queue.async { [self] in handOver(browser, to: sender, handlers) }
        case .given(let browser), .busy(let browser):
            let waiting = state.withLock { $0.waiting.removeValue(forKey: browser) }
            waiting?.continuation.resume(returning: message)
        case .signedOut: leaseQueue.async { [self] in renew() }
        case .broadcast(let bytes): state.withLock { $0.hub }?.receive(bytes)
        }
    }

    /// Runs on the queue of claims, so that no request of this process claims the browser meanwhile.
    private func handOver(_ browser: String, to asker: String, _ handlers: Handlers) {
        guard owns(browser) else {
            // The store has a claim that this process has lost track of, such as one of a request that was given up.
            guard case .owned(let claim)? = try? store.claim(browser, for: worker, beginning: nil) else { return }
            try? store.release([claim], of: worker)
            messages.send(WorkerMessage.given(browser).bytes, to: asker)
            return
        }
        handlers.giveUp(browser) { [self] isGiven in
            if isGiven { departures.add(1, ordering: .relaxed) }
            messages.send((isGiven ? WorkerMessage.given(browser) : .busy(browser)).bytes, to: asker)
        }
    }

    /// Connects the pages of this process with those of the others.
    func connect(_ hub: BroadcastHub) {
        state.withLock { $0.hub = hub }
        hub.send = { [messages] in messages.broadcast(WorkerMessage.broadcast($0).bytes) }
    }

    /// A worker is known to have ended. Its browsers can be claimed at once.
    func bury(_ worker: String) { queue.async { [self] in try? store.bury(worker) } }

    /// Ends the lease and the messages.
    func end() {
        state.withLock { $0.isEnding = true }
        messages.end()
        try? store.bury(worker)
    }
}
