import EspalierDisplayTree
import Foundation
import Synchronization

/// Writes snapshots on its own thread, in order, so that the main actor never waits for a disk.
///
/// Snapshots that cannot be written stay in memory, are read from there, and are written later.
final class SnapshotWriter: Sendable {
    /// A session's snapshot with the tree whose nodes are not numbered yet.
    struct Draft: Sendable {
        var record: SnapshotRecord
        var tree: DisplayTree
        /// The client whose share the record counts for; nil if it is not known.
        var owner: ClientAddress? = nil
        /// Called on the writer's thread, with the record once it is stored, or with nil if it cannot be stored yet.
        var stored: (@Sendable (SnapshotRecord?) -> Void)?
    }

    /// The result of reading a session's snapshot.
    enum Reading {
        case record(SnapshotRecord)
        case nothing
        /// A record that cannot be used for a session.
        case damaged(SnapshotDamage)
        /// The store cannot currently be read.
        case unavailable
    }

    let store: any SnapshotStore
    private let log: Log
    private let metrics: Metrics
    private let queue = DispatchQueue(label: "espalier.snapshots")

    private struct State {
        var waiting: [Draft] = []
        var waitingClients: [ClientRecord] = []
        var isScheduled = false
        var isRetryScheduled = false
        /// The reason why the last write failed; nil if it succeeded.
        var problem: String?
        var failures = 0
        var lastReport: ContinuousClock.Instant?
        var restarts = 0
        var onRestart: @Sendable () -> Void = {}
        /// The clients to release after the waiting drafts.
        var releases: [(client: String, done: @Sendable (Bool) -> Void)] = []
    }

    private let state = Mutex(State())
    /// The bytes of each client's records.
    private let shares = Mutex(SnapshotShares(share: 64 << 20))
    /// The newest record of each session that could not be stored.
    private let unwritten = MemorySnapshotStore(capacity: 512 << 20)

    /// The delay before a failed write is tried again.
    private let retryDelay: Double

    init(
        store: any SnapshotStore, log: Log = .shared, metrics: Metrics = Metrics(), retryDelay: Double = 1
    ) {
        self.store = store
        self.log = log
        self.metrics = metrics
        self.retryDelay = retryDelay
    }

    /// Calls `action`, on the writer's thread, when the store started over, or can be written again. All sessions must
    /// then be written again.
    func onRestart(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.onRestart = action }
    }

    /// The reason why snapshots cannot currently be written, for operators; nil if they can.
    var problem: String? {
        guard let problem = state.withLock({ $0.problem }) else { return nil }
        return "cannot be written (\(problem)); \(unwritten.count) wait in memory"
    }

    // MARK: Writing

    func write(_ drafts: [Draft], _ clients: [ClientRecord] = []) {
        guard !drafts.isEmpty || !clients.isEmpty else { return }
        forgetAhead(drafts, clients)
        let isScheduled = state.withLock { state in
            state.waiting += drafts
            state.waitingClients += clients
            defer { state.isScheduled = true }
            return state.isScheduled
        }
        // Drafts that arrive during a write are stored together.
        if !isScheduled { queue.async { [self] in drain() } }
    }

    /// Writes all waiting drafts at once. After a failure, only a retry tries again; new drafts wait until then.
    private func drain(isRetry: Bool = false) {
        let (drafts, clients) = state.withLock { state in
            defer { (state.waiting, state.waitingClients, state.isScheduled) = ([], [], false) }
            return (state.waiting, state.waitingClients)
        }
        guard !drafts.isEmpty || !clients.isEmpty || isRetry else { return }
        var newest: [String: Int] = [:]
        for (index, draft) in drafts.enumerated() { newest[draft.record.session] = index }
        var records: [SnapshotRecord] = []
        var removed: [String] = []
        for (index, draft) in drafts.enumerated() where newest[draft.record.session] == index {
            var record = draft.record
            record.numbering = NodeNumbering(draft.tree).data
            records.append(record)
            let session = DetachedCopies().copy(record.session)
            let displaced = shares.withLock { $0.add(session, of: draft.owner, bytes: record.byteCount) }
            removed += displaced.filter { newest[$0] == nil }
        }
        let isFailing = hasUnwritten
        let lateClients = isFailing ? unwritten.allClients : []
        let late = isFailing ? unwritten.all.filter { newest[$0.session] == nil } : []
        var lost: Set<String> = []
        let isStored =
            (!isFailing || isRetry)
            && attempt("write") { lost = try store.write(late + records, lateClients + clients) }
        if isStored {
            unwritten.remove((late + records).map(\.session))
            unwritten.removeClients()
            records.removeAll { lost.contains($0.link.client) }
            noteSuccess()
        } else {
            unwritten.write(records, clients)
            scheduleRetry()
        }
        if !removed.isEmpty {
            unwritten.remove(removed)
            attempt("remove") { try store.remove(removed) }
            log.write(
                .warning, "sessions are not stored any more",
                [("reason", "their client has too many"), ("count", String(removed.count))], kind: "displaced sessions")
        }
        metrics.snapshotsUnwritten.store(unwritten.count, ordering: .relaxed)
        let stored = Dictionary(uniqueKeysWithValues: records.map { ($0.session, $0) })
        for draft in drafts { draft.stored?(isStored ? stored[draft.record.session] : nil) }
    }

    private var hasUnwritten: Bool { unwritten.count > 0 || !unwritten.allClients.isEmpty }

    private func scheduleRetry() {
        let isScheduled = state.withLock { state in
            defer { state.isRetryScheduled = true }
            return state.isRetryScheduled
        }
        guard !isScheduled else { return }
        queue.asyncAfter(deadline: .now() + retryDelay) { [weak self] in
            guard let self else { return }
            state.withLock { $0.isRetryScheduled = false }
            drain(isRetry: true)
        }
    }

    // MARK: Reading and removing

    /// The snapshot of a session, after earlier writes.
    func read(_ session: String) -> Reading {
        if let reading = ahead.withLock({ $0.sessions.removeValue(forKey: session) }) { return reading }
        return queue.sync {
            drain()
            if let record = unwritten.read(session) { return .record(record) }
            do {
                defer { noteRestart() }
                guard let record = try store.read(session) else { return .nothing }
                guard let receipt = PageReceipt.newest(for: record) else { return .record(record) }
                note(receipt)
                return .record(receipt.record)
            } catch let damage as SnapshotDamage {
                return .damaged(damage)
            } catch {
                fail("read", error)
                return .unavailable
            }
        }
    }

    // MARK: Reading ahead

    /// Records that were read before the main actor asks for them, so that it does not wait for a store on another machine.
    private let ahead = Mutex<(sessions: [String: Reading], clients: [String: ClientRecord?])>(([:], [:]))

    /// Reads the records of a client, and of one of its sessions, for the next call of `read` and `client`. It waits for the store.
    func readAhead(session: String?, client: String) {
        // First the session, whose receipt may have the client's record.
        let reading = session.map { read($0) }
        let record = self.client(client)
        ahead.withLock { ahead in
            // Requests that were given up have not taken theirs.
            if ahead.sessions.count + ahead.clients.count > 256 { ahead = ([:], [:]) }
            ahead.clients[client] = .some(record)
            if let session, let reading { ahead.sessions[session] = reading }
        }
    }

    /// Keeps the browser's part of a receipt for the next call of `client`. The user is that of the store.
    private func note(_ receipt: PageReceipt) {
        log.write(
            .info, "page continues from its data",
            [("scene", "/" + receipt.record.scene), ("message", "its last events were not stored")])
        guard var client = receipt.client else { return }
        client.identity = (try? store.readClient(client.id))?.identity ?? Data()
        ahead.withLock { $0.clients[client.id] = .some(client) }
    }

    /// Forgets what was read ahead, because others may have changed it.
    func forgetAhead() { ahead.withLock { $0 = ([:], [:]) } }

    /// Notes that a new client has no record.
    func noteNew(client: String) { ahead.withLock { $0.clients[client] = .some(nil) } }

    private func forgetAhead(_ drafts: [Draft], _ clients: [ClientRecord]) {
        ahead.withLock { ahead in
            if ahead.sessions.isEmpty, ahead.clients.isEmpty { return }
            for draft in drafts { ahead.sessions[draft.record.session] = nil }
            for client in clients { ahead.clients[client.id] = nil }
        }
    }

    // MARK: Giving up

    /// Lets another process have a client, after earlier writes. Calls the function, on the writer's thread, with whether it may: not if some of
    /// the client's records could not be stored.
    func release(client: String, then done: @escaping @Sendable (Bool) -> Void) {
        forgetAhead()
        let isScheduled = state.withLock { state in
            state.releases.append((client, done))
            return state.releases.count > 1
        }
        // Clients that follow during a write are released together.
        if !isScheduled { queue.async { [self] in release() } }
    }

    /// Lets other processes have clients without sessions in memory, except those that are asked for in the meantime.
    func release(unused clients: [String]) {
        guard !clients.isEmpty else { return }
        forgetAhead()
        queue.async { [self] in
            drain()
            let waiting = waitingClients
            attempt("release") { try store.release(unused: clients.filter { !waiting.contains($0) }) }
        }
    }

    /// The clients with records that could not be stored.
    private var waitingClients: Set<String> {
        hasUnwritten ? Set(unwritten.allClients.map(\.id) + unwritten.all.map(\.link.client)) : []
    }

    private func release() {
        // Before the drafts are taken, which were there before: those of a client that follows are written before that one is released.
        let releases = state.withLock { state in
            defer { state.releases = [] }
            return state.releases
        }
        drain()
        let waiting = waitingClients
        let ready = releases.map(\.client).filter { !waiting.contains($0) }
        let isDone = ready.isEmpty || attempt("release") { try store.release(ready) }
        for (client, done) in releases { done(isDone && !waiting.contains(client)) }
    }

    func remove(_ sessions: [String]) {
        guard !sessions.isEmpty else { return }
        queue.async { [self] in
            drain()
            shares.withLock { shares in for session in sessions { shares.remove(session) } }
            unwritten.remove(sessions)
            attempt("remove") { try store.remove(sessions) }
        }
    }

    /// The record of a client, after earlier writes.
    func client(_ id: String) -> ClientRecord? {
        if let record = ahead.withLock({ $0.clients.removeValue(forKey: id) }) { return record }
        return queue.sync {
            drain()
            if let record = unwritten.readClient(id) { return record }
            var record: ClientRecord?
            attempt("read") { record = try store.readClient(id) }
            return record
        }
    }

    /// Moves the records of a client to another id, after earlier writes.
    ///
    /// - Parameters:
    ///   - renewal: What the browser can show to get the new id again; nil for nothing.
    ///   - waits: Whether to return when it is done. A store of several processes must know the new id before a browser does.
    func rename(client old: String, to new: String, renewal: Renewal? = nil, waits: Bool = false) {
        forgetAhead()
        let work = { @Sendable [self] in
            drain()
            if let renewal { attempt("note") { try store.note(renewal) } }
            try? unwritten.rename(client: old, to: new)
            attempt("rename") { try store.rename(client: old, to: new) }
        }
        if waits { queue.sync { _ = work() } } else { queue.async { _ = work() } }
    }

    /// Signs a user out of all browsers, after earlier writes.
    func signOut(_ subject: String) {
        forgetAhead()
        queue.async { [self] in
            drain()
            try? unwritten.signOut(subject)
            attempt("sign out") { try store.signOut(subject) }
        }
    }

    func removeUnused(sessionsSince time: Double, clientsSince clientTime: Double) {
        queue.async { [self] in
            unwritten.removeUnused(sessionsSince: time, clientsSince: clientTime)
            let isDone = attempt("expire") { try store.removeUnused(sessionsSince: time, clientsSince: clientTime) }
            if isDone, !hasUnwritten { noteSuccess() }
        }
    }

    /// Returns when all earlier requests are done or have failed.
    func flush() {
        queue.sync { drain(isRetry: hasUnwritten) }
    }

    /// Writes everything that waits, also from the store's log into its file.
    func finish() {
        flush()
        queue.sync { _ = attempt("consolidate") { try store.consolidate() } }
    }

    // MARK: Failures

    @discardableResult
    private func attempt(_ operation: String, _ work: () throws -> Void) -> Bool {
        do {
            try work()
            noteRestart()
        } catch {
            fail(operation, error)
            return false
        }
        return true
    }

    /// Records that the store can be written.
    private func noteSuccess() {
        let (failures, action) = state.withLock { state -> (Int, @Sendable () -> Void) in
            defer { (state.problem, state.failures, state.lastReport) = (nil, 0, nil) }
            return (state.problem == nil ? 0 : state.failures, state.onRestart)
        }
        guard failures > 0 else { return }
        log.write(.info, "snapshots", [("message", "are written again"), ("failures", String(failures))])
        // The next write reports to pages that their batches are stored.
        action()
    }

    /// Records a failure. Logs a line for the first one, and one a minute while failures continue.
    private func fail(_ operation: String, _ error: any Error) {
        metrics.snapshotFailures.add(1, ordering: .relaxed)
        let now = ContinuousClock.now
        let (failures, isReported) = state.withLock { state in
            state.problem = "\(error)"
            state.failures += 1
            let isReported = state.lastReport.map { now - $0 < .seconds(60) } ?? false
            if !isReported { state.lastReport = now }
            return (state.failures, isReported)
        }
        if isReported { return }
        log.write(
            .error, "snapshots",
            [
                ("operation", operation), ("message", "\(error)"), ("failures", String(failures)),
                ("waiting", String(unwritten.count)),
            ])
    }

    /// Checks whether the store has started over since the last time.
    private func noteRestart() {
        let restarts = store.restarts
        let action = state.withLock { state -> (@Sendable () -> Void)? in
            guard restarts != state.restarts else { return nil }
            state.restarts = restarts
            return state.onRestart
        }
        guard let action else { return }
        metrics.snapshotFailures.add(1, ordering: .relaxed)
        log.write(
            .error, "snapshots",
            [("message", "the session file was gone and has been created again"), ("sessions", String(store.count))])
        action()
    }
}
