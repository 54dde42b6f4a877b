import Dispatch
import EspalierDisplayTree
import EspalierInternationalization
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Synchronization

/// All sessions: those with their views in memory, and the snapshots of sleeping ones.
@MainActor
final class SessionRegistry {
    let settings: SessionSettings
    let renderer: any PageRendering
    let metrics: Metrics
    private let log: Log
    /// The current work of the main actor, for the next process; nil if no session survives this one.
    let work: WorkRecord?
    let writer: SnapshotWriter
    let clients: ClientRegistry
    /// The browsers that this process owns among several; nil if it is the only one.
    let ownership: PageOwnership?
    /// Whether a file is on its way from or to a browser, so that this process keeps it.
    var isBusy: (_ browser: String) -> Bool = { _ in false }
    /// The sessions in memory, for other threads.
    nonisolated let directory: SessionDirectory
    let resources: AppResources
    /// A monotonic clock in seconds.
    let now: () -> Double
    private let memory: PageMemory
    /// The time of the clock before which no further pages sleep because of their memory.
    private var nextRelief = -Double.infinity
    /// The largest number of pages that have filled the caches since they were dropped.
    private var mostLive = 0
    /// The sessions that sleep next if there are too many, the first one last.
    private var candidates: [Candidate] = []
    /// The idle sessions that go to sleep in turns with other work.
    private var drowsy: [Session] = []
    /// The part of the pages whose heartbeats were sent last.
    private var beatingPart = 0
    /// Seconds since 1970, for snapshots that outlive the process.
    let wallClock: () -> Double

    private(set) var live: [String: Session] = [:]
    /// The owned browsers whose last page in memory has gone.
    var departed: Set<String> = []
    /// The sessions that changed since their last snapshot.
    var unsaved: Set<String> = []
    /// Whether a write of these sessions is scheduled.
    var isWriteScheduled = false
    /// The time of the clock from which on that write does not wait for pages.
    var writeDeadline = -Double.infinity
    /// The bytes that clients may cause to be written.
    var writeAccounts: ClientAccounts
    /// Writes that wait until a batch of their client is complete.
    var deferredStores: [DeferredStore] = []
    private(set) var isShutDown = false

    init(
        app: AppBlueprint, resources: AppResources, renderer: any PageRendering, metrics: Metrics,
        store: any SnapshotStore, ownership: PageOwnership? = nil, work: WorkRecord?, settings: SessionSettings,
        log: Log,
        memory measure: @escaping () -> Int = { ProcessMemory.resident },
        now: @escaping () -> Double, wallClock: @escaping () -> Double
    ) {
        memory = PageMemory(budget: settings.pageMemory, snapshots: { store.memory.bytes }, measure: measure)
        writeAccounts = ClientAccounts(capacity: settings.clientWriteBudget, refill: settings.clientWriteRefill)
        self.resources = resources
        self.renderer = renderer
        self.metrics = metrics
        self.settings = settings
        self.log = log
        self.now = now
        self.wallClock = wallClock
        self.work = work
        self.ownership = ownership
        let writer = SnapshotWriter(store: store, log: log, metrics: metrics, retryDelay: settings.retryDelay)
        self.writer = writer
        directory = SessionDirectory(isAsleep: { id in
            if case .record = writer.read(id) { true } else { false }
        })
        clients = ClientRegistry(app, read: { writer.client($0) })
        writer.onRestart { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.writeAll() } }
        }
        if let ownership { follow(ownership) }
        clients.onChange = { [weak self] client in
            // A client is stored with one of its sessions.
            guard let self else { return }
            let sessions = client.sessions.lazy.compactMap { self.live[$0] }
            if let session = sessions.first(where: \.isShown) ?? sessions.first { changed(session) }
        }
    }

    // MARK: Opening and finding

    /// Opens a new session of a scene.
    ///
    /// - Parameters:
    ///   - browser: the browser that requests the page; nil for a program without cookies, or for a browser's first request.
    ///   - ids: the ids of a new client and its page, which this process has claimed; nil for random ones.
    ///   - address: the address of the client; nil if it is not known.
    ///   - tab: the sessions whose scene values the page takes over; the first one that has some counts.
    ///   - request: the request for code of the page.
    ///   - issued: the user who has just signed in elsewhere; nil for that of the browser.
    func open(
        _ scene: String, at location: PageLocation? = nil, host: HostEnvironment, browser: String?, ids: NewIDs? = nil,
        address: ClientAddress? = nil, tab: [String] = [], request: PageRequest? = nil, user issued: IssuedUser? = nil
    ) throws(Problem) -> Session {
        if let work, work.refuses(scene: scene) {
            #if DEBUG
                if scene.hasPrefix(PreviewCatalog.folder + "/") { throw Problem.previewEndsTheProgram }
            #endif
            throw Problem.sceneEndsTheServer
        }
        try checkID(browser)
        try checkOwner(of: browser ?? ids?.client)
        try makeRoom()
        let region = PageRegion(host, appLanguages: resources.strings?.languages ?? [])
        let client = region.run { clients.client(browser ?? ids?.client) }
        if browser == nil, ids == nil { ownership?.begin(client.id) }
        var location = location ?? PageLocation(base: PercentEncoding.encode(path: scene))
        endOverdueUser(of: client)
        (location.request, location.identity) = (request, issued?.identity ?? client.user.identity)
        let kept = tab.lazy.compactMap { id in self.sceneValues(of: id, scene, browser).map { (id, $0) } }.first
        let window = WindowRequest(host: host, resources: resources, snapshot: kept?.1, location: location)
        var work = PageWork()
        guard
            let live = during(
                .opening, session: "", scene: scene, { work.noting { region.run { client.app.open(scene, window) } } })
        else {
            clients.release(client)
            throw Problem.noSuchScene
        }
        let session = during(.opening, session: "", scene: scene) {
            work.noting {
                Session(
                    id: ids?.session ?? SessionID.random(), scene: scene, live: live, client: client, browser: browser,
                    record: nil,
                    origin: kept?.0, registry: self)
            }
        }
        session.work = work
        metrics.sessionsOpened.add(1, ordering: .relaxed)
        session.address = address
        add(session)
        // The rules of the scene may have found another user in the request. The response to HEAD has no cookie for a new id.
        if live.identity != client.user.identity, request?.value.method != .head {
            let lifetime = live.identity == issued?.identity ? issued?.lifetime : nil
            signIn(live.identity, until: lifetime.map { wallClock() + $0 }, by: session)
        }
        try session.checkFailure()
        return session
    }

    /// Finds a session by its id, and wakes it if it sleeps. The first browser that requests a session owns it, and
    /// others cannot find it.
    ///
    /// - Parameters:
    ///   - request: the browser's request for code of the page; nil for one that is known.
    ///   - listener: the listener by which a batch comes; nil for a request.
    func find(
        _ id: String, scene: String, browser: String?, request: PageRequest? = nil,
        listener: (any Listener)? = nil
    ) throws(Problem) -> Session {
        let session = try known(id, browser, request, listener)
        guard session.scene == scene else { throw Problem.sessionOfAnotherScene }
        if listener == nil { session.bind(to: browser) }
        endOverdueUser(of: session.client)
        if let request, request.hasAllHeaders {
            let user = session.live.identity(after: request)
            if user != session.client.user.identity { setUser(user, of: session.client, from: session) }
        }
        session.lastUse = now()
        session.isClaimed = true
        if session.wasLeft {
            session.wasLeft = false
            session.live.browserDidReturn()
        }
        return session
    }

    func known(
        _ id: String, _ browser: String?, _ request: PageRequest?, _ listener: (any Listener)?
    ) throws(Problem) -> Session {
        if isShutDown { throw Problem.shuttingDown }
        if let listener, let session = live[id], session.hasListener(listener) { return session }
        try checkID(browser)
        if let session = live[id] {
            guard session.isOpen(to: browser) else { throw Problem.sessionHasEnded }
            if let request { session.live.note(request: request) }
            return session
        }
        guard let record = try snapshot(of: id) else { throw Problem.sessionHasEnded }
        guard record.link.browser == nil || record.link.browser == browser else { throw Problem.sessionHasEnded }
        try checkOwner(of: record.link.client)
        try makeRoom()
        return try during(.waking, session: id, scene: record.scene) { () throws(Problem) in try wake(record, request) }
    }

    /// Restores a session from its snapshot.
    private func wake(_ record: SnapshotRecord, _ newest: PageRequest?) throws(Problem) -> Session {
        let region = PageRegion(record.host, appLanguages: resources.strings?.languages ?? [])
        let client = region.run { clients.client(record.link.client) }
        var request = WindowRequest(
            host: record.host, resources: resources,
            location: PageLocation(base: PercentEncoding.encode(path: record.scene)))
        request.snapshot = record.state.isEmpty ? nil : record.state
        endOverdueUser(of: client)
        request.location?.newestRequest = newest
        request.location?.identity = client.user.identity
        if client.generation != record.link.generation {
            log.write(
                .warning, "app starts over",
                [("session", SessionID.logged(record.session)), ("message", "the state of its app could not be kept")])
        }
        guard let live = region.run({ client.app.open(record.scene, request) }) else {
            clients.release(client)
            throw Problem.sessionHasEnded
        }
        let session = Session(
            id: record.session, scene: record.scene, live: live, client: client, browser: record.link.browser,
            record: record, registry: self)
        metrics.sessionsRestored.add(1, ordering: .relaxed)
        add(session)
        try session.checkFailure()
        return session
    }

    /// The values of `SceneStorage` of a browser's session, as a snapshot; nil without any.
    private func sceneValues(of id: String, _ scene: String, _ browser: String?) -> Data? {
        guard let browser, SessionID.isWellFormed(id) else { return nil }
        if let session = live[id] {
            guard session.scene == scene, session.browser == browser else { return nil }
            return session.live.sceneValues
        }
        guard case .record(let record) = writer.read(id), record.scene == scene, record.link.browser == browser else {
            return nil
        }
        return AppBlueprint.sceneValues(in: record.state)
    }

    /// The snapshot of a session that may continue.
    private func snapshot(of id: String) throws(Problem) -> SnapshotRecord? {
        guard SessionID.isWellFormed(id) else { return nil }
        if let work, work.refuses(session: id) {
            end(id, because: "restoring it ended the server")
            return nil
        }
        switch writer.read(id) {
        case .nothing: return nil
        case .unavailable: throw Problem.snapshotsUnavailable
        case .damaged(let damage):
            end(id, because: damage.description)
            return nil
        case .record(let record):
            guard record.lastUse >= wallClock() - settings.lifetime else { return nil }
            do throws(SnapshotDamage) { try record.validate() } catch {
                end(id, because: error.description)
                return nil
            }
            return record
        }
    }

    /// Ends a session with an unusable snapshot.
    private func end(_ id: String, because reason: String) {
        writer.remove([id])
        log.write(.error, "session ended", [("session", SessionID.logged(id)), ("message", reason)])
    }

    private func add(_ session: Session) {
        live[session.id] = session
        mostLive = max(mostLive, live.count)
        directory.add(session.id, scene: session.scene, browser: session.browser, client: session.client.id)
        session.client.attach(session.id)
        metrics.sessionsLive.store(live.count, ordering: .relaxed)
    }

    /// Puts sessions to sleep if there are too many: first those without a request after their first, then the least recently
    /// used.
    private func makeRoom() throws(Problem) {
        if isShutDown { throw Problem.shuttingDown }
        freeMemory()
        while live.count >= settings.maximumLive { sleep([try nextToSleep()]) }
    }

    /// The session whose sleep disturbs users least.
    private func nextToSleep() throws(Problem) -> Session {
        while let candidate = candidates.popLast() {
            if let session = candidate.session, candidate.isUnchanged, isIdle(session) { return session }
        }
        let idle = Self.byImportance(live.values.filter(isIdle))
        guard !idle.isEmpty else { throw Problem.tooManySessions }
        // A tenth is chosen at a time, so that sorting is rare. They sleep one by one, so that no page waits for many.
        let count = max(settings.maximumLive / 10, 1)
        var chosen = Array(idle.lazy.filter { !$0.isClaimed || $0.sleepObstacle == nil }.prefix(count))
        // Pages that would lose their state come last.
        if chosen.isEmpty { chosen = Array(idle.prefix(count)) }
        candidates = chosen.dropFirst().reversed().map { Candidate($0) }
        return chosen[0]
    }

    /// Whether a session may sleep: no client listens to it, and no batch of its client is partly performed.
    private func isIdle(_ session: Session) -> Bool {
        live[session.id] === session && session.listeners.isEmpty && !session.client.isBetweenSlices
    }

    /// A session that was chosen to sleep, unless it is used before.
    private struct Candidate {
        private(set) weak var session: Session?
        private let lastUse: Double
        private let isClaimed: Bool

        @MainActor
        init(_ session: Session) {
            self.session = session
            (lastUse, isClaimed) = (session.lastUse, session.isClaimed)
        }

        @MainActor
        var isUnchanged: Bool { session?.lastUse == lastUse && session?.isClaimed == isClaimed }
    }

    /// Puts pages to sleep while all of them need too much memory, whatever they hold: first those without a request after their first,
    /// then the least recently used ones. If only pages with listeners are left, the pages of a client with many sleep. They continue
    /// when their browsers reconnect.
    private func freeMemory() {
        guard now() >= nextRelief, memory.isExceeded else { return }
        let before = live.count
        defer {
            log.write(
                .warning, "pages sleep", [("reason", "memory"), ("count", String(before - live.count))],
                kind: "pages sleep")
        }
        while memory.isExceeded {
            let chosen = leastImportant(max(live.count / 10, 1))
            guard !chosen.isEmpty else {
                // The rest is the app's own memory, or that of pages that many users see.
                nextRelief = now() + 1
                return
            }
            sleep(chosen)
            // The writer's drafts hold the pages' trees.
            writer.flush()
            Allocator.collect()
        }
    }

    /// Returns the memory of what pages share when few of them are left: an eighth, because some may never sleep. They, and pages that open
    /// later, make it again.
    private func dropCaches() {
        guard mostLive > 0, live.count * 8 <= mostLive else { return }
        mostLive = live.count
        writer.flush()
        resources.dropCaches()
        Allocator.collect()
    }

    /// The sessions whose sleep disturbs users least, at most `count`.
    private func leastImportant(_ count: Int) -> [Session] {
        let idle = live.values.filter { !$0.client.isBetweenSlices && $0.listeners.isEmpty }
        if !idle.isEmpty {
            return Array(Self.byImportance(idle).prefix(count))
        }
        let known = live.values.filter { !$0.client.isBetweenSlices && $0.address != nil }
        let byClient = Dictionary(grouping: known) { $0.address?.client }
        guard let largest = byClient.max(by: { $0.value.count < $1.value.count })?.value,
            largest.count >= max(Self.manyPages, live.count / 4)
        else { return [] }
        return Array(largest.sorted { $0.lastUse < $1.lastUse }.prefix(min(count, largest.count - 1)))
    }

    /// The sessions without a request after their first, then the others, the least recently used first.
    private static func byImportance(_ sessions: [Session]) -> [Session] {
        // Compares values that are read once, because the sessions are objects all over the memory.
        sessions.map { (isClaimed: $0.isClaimed, lastUse: $0.lastUse, session: $0) }.sorted {
            $0.isClaimed != $1.isClaimed ? !$0.isClaimed : $0.lastUse < $1.lastUse
        }.map(\.session)
    }

    /// The number of pages of a client beyond which some of them sleep although their browsers show them.
    private static let manyPages = 16

    // MARK: Sleeping and ending

    /// Replaces sessions in memory by their snapshots.
    func sleep(_ sessions: [Session]) {
        write(sessions)
        for session in sessions { remove(session) }
    }

    /// Ends a session without storing it.
    func remove(_ session: Session) {
        live[session.id] = nil
        directory.remove(session.id)
        unsaved.remove(session.id)
        resume(session)
        session.end()
        clients.release(session.client, session.id)
        if ownership != nil, session.client.sessions.isEmpty { departed.insert(session.client.id) }
        metrics.sessionsLive.store(live.count, ordering: .relaxed)
    }

    /// Ends a session that no browser will know. The changes that its page made to its client are stored.
    func discard(_ session: Session) {
        if !isShutDown { writer.write([], clients.drafts(of: [session.client], time: wallClock())) }
        remove(session)
    }

    /// Ends a session whose page cannot continue. Its snapshot would fail again.
    func fail(_ session: Session, _ failure: PageFailure) {
        guard live[session.id] === session else { return }
        log.write(
            .error, "page failed",
            [("session", SessionID.logged(session.id)), ("scene", session.scene), ("message", failure.description)])
        metrics.pagesFailed.add(1, ordering: .relaxed)
        remove(session)
        writer.remove([session.id])
    }

    /// Puts idle sessions to sleep, except those that would lose their state, and removes old snapshots. Called every
    /// few seconds.
    func sweep() {
        let isWaiting = !drowsy.isEmpty
        drowsy = live.values.filter(isDrowsy)
        if !isWaiting { sleepDrowsy() }
        freeMemory()
        dropCaches()
        writer.removeUnused(
            sessionsSince: wallClock() - settings.lifetime, clientsSince: wallClock() - settings.clientLifetime)
        work?.renew()
        releaseUnused()
        BrowserData.sweep(at: wallClock(), lifetime: settings.clientLifetime, last: &lastDataSweep)
    }

    /// The time of the last search for data that nobody uses.
    private var lastDataSweep = 0.0

    /// Whether a session has been idle for so long that it goes to sleep.
    private func isDrowsy(_ session: Session) -> Bool {
        guard isIdle(session) else { return false }
        let idle = now() - session.lastUse
        guard session.isClaimed else { return idle > settings.unclaimedLifetime }
        if idle <= (session.wasLeft ? settings.sleepAfterLeaving : settings.sleepAfter) { return false }
        guard idle <= settings.lifetime, let obstacle = session.sleepObstacle else { return true }
        if !session.hasNamedObstacle {
            session.hasNamedObstacle = true
            log.write(
                .info, "page stays awake",
                [("session", SessionID.logged(session.id)), ("scene", session.scene), ("state", obstacle)],
                kind: "page stays awake")
        }
        return false
    }

    /// Puts some idle sessions to sleep, and others after the work that waits.
    private func sleepDrowsy() {
        let next = drowsy.suffix(Self.sleepsAtOnce)
        drowsy.removeLast(next.count)
        sleep(next.filter(isDrowsy))
        guard !drowsy.isEmpty else { return }
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.sleepDrowsy() } }
    }

    /// The number of pages that go to sleep in one turn. A usual page takes a third of a millisecond.
    private static let sleepsAtOnce = 8

    /// Sends the heartbeats of one part of the pages, in turn: the clients of all would answer at the same time.
    func beat() {
        beatingPart = (beatingPart + 1) % Self.beats
        for session in live.values where session.heartbeatPart == beatingPart { session.heartbeat() }
    }

    /// The number of parts.
    nonisolated static let beats = 16

    // MARK: Recorded work

    /// Performs work and records it for the next process, in case this one ends during it.
    func during<Result, Failure: Error>(
        _ kind: WorkRecord.Kind, session: String, scene: String, batch: EventPost.Batch? = nil,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let work else { return try body() }
        return try work.during(kind, session: session, scene: scene, batch: batch, body)
    }

    /// Closes streams, stores the snapshots of all sessions, and refuses requests with 503 from now on.
    func shutDown() {
        guard !isShutDown else { return }
        isShutDown = true
        (candidates, drowsy) = ([], [])
        for session in live.values { session.endListeners() }
        // Half of a batch is not stored. The client's pages continue from their last snapshots, and send the batch again.
        let partial = live.values.filter(\.client.isBetweenSlices)
        for store in deferredStores { store.stored(false) }
        deferredStores = []
        for session in partial { remove(session) }
        sleep(Array(live.values))
    }
}
