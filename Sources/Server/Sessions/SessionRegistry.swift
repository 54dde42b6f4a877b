import DisplayTree
import Foundation
import LayoutEngine
import Synchronization
import Views

/// All sessions: those with their views in memory, and behind them the snapshots of those that sleep.
@MainActor
final class SessionRegistry {
    let settings: SessionSettings
    let renderer: any PageRendering
    let metrics: Metrics
    let writer: SnapshotWriter
    private let scenes: [String: SceneDescription]
    private let measurer: any TextMeasuring
    /// Seconds that only grow.
    let now: () -> Double
    /// Seconds since 1970, which snapshots carry over processes.
    private let wallClock: () -> Double

    private(set) var live: [String: Session] = [:]
    private var unsaved: Set<String> = []
    private var isWriteScheduled = false
    private var isShutDown = false

    init(
        scenes: [SceneDescription], measurer: any TextMeasuring, renderer: any PageRendering, metrics: Metrics,
        store: any SnapshotStore, settings: SessionSettings,
        now: @escaping () -> Double, wallClock: @escaping () -> Double
    ) {
        self.scenes = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.measurer = measurer
        self.renderer = renderer
        self.metrics = metrics
        self.settings = settings
        self.now = now
        self.wallClock = wallClock
        writer = SnapshotWriter(store: store)
    }

    // MARK: Opening and finding

    /// Opens a new session of a scene.
    func open(_ scene: String, host: HostEnvironment) throws(Problem) -> Session {
        guard let description = scenes[scene] else { throw Problem.noSuchScene }
        try makeRoom()
        let live = description.open(host, measurer, nil)
        let session = Session(id: SessionID.random(), scene: description, live: live, record: nil, registry: self)
        metrics.sessionsOpened.add(1, ordering: .relaxed)
        add(session)
        return session
    }

    /// The session of a name, waking it where it sleeps. Whoever asks for it claims it.
    func find(_ id: String, scene: String) throws(Problem) -> Session {
        let session = try known(id)
        guard session.scene.id == scene else { throw Problem.sessionOfAnotherScene }
        session.lastUse = now()
        session.isClaimed = true
        return session
    }

    private func known(_ id: String) throws(Problem) -> Session {
        if isShutDown { throw Problem.shuttingDown }
        if let session = live[id] { return session }
        guard SessionID.isWellFormed(id), let record = writer.read(id),
            record.lastUse >= wallClock() - settings.lifetime, let description = scenes[record.scene]
        else { throw Problem.sessionHasEnded }
        try makeRoom()
        let scene = description.open(record.host, measurer, record.state.isEmpty ? nil : record.state)
        let session = Session(id: id, scene: description, live: scene, record: record, registry: self)
        metrics.sessionsRestored.add(1, ordering: .relaxed)
        add(session)
        return session
    }

    private func add(_ session: Session) {
        live[session.id] = session
        metrics.sessionsLive.store(live.count, ordering: .relaxed)
    }

    /// Puts sessions to sleep where there are as many as may be: first those that nobody claimed, then the least used.
    private func makeRoom() throws(Problem) {
        if isShutDown { throw Problem.shuttingDown }
        guard live.count >= settings.maximumLive else { return }
        let candidates = live.values.filter(\.listeners.isEmpty).sorted {
            $0.isClaimed != $1.isClaimed ? !$0.isClaimed : $0.lastUse < $1.lastUse
        }
        guard !candidates.isEmpty else { throw Problem.tooManySessions }
        // A tenth at a time, so that the sorting is rare.
        sleep(Array(candidates.prefix(max(settings.maximumLive / 10, 1))))
    }

    // MARK: Sleeping and ending

    /// Shrinks sessions to their snapshots.
    private func sleep(_ sessions: [Session]) {
        let time = wallClock()
        writer.write(sessions.map { $0.draft(time: time) })
        for session in sessions {
            live[session.id] = nil
            unsaved.remove(session.id)
            session.end()
        }
        metrics.sessionsLive.store(live.count, ordering: .relaxed)
    }

    /// What is to be done from time to time: idle sessions go to sleep, old snapshots are removed.
    func sweep() {
        let time = now()
        sleep(
            live.values.filter { session in
                guard session.listeners.isEmpty else { return false }
                let idle = time - session.lastUse
                return idle > (session.isClaimed ? settings.sleepAfter : settings.unclaimedLifetime)
            })
        writer.removeUnused(since: wallClock() - settings.lifetime)
    }

    func heartbeat() {
        for session in live.values { session.heartbeat() }
        countStreams()
    }

    func countStreams() {
        let count = live.values.reduce(0) { $0 + $1.listeners.count { $0.listener is EventStream } }
        metrics.streams.store(count, ordering: .relaxed)
    }

    // MARK: Writing

    /// Says that a session has a state that no snapshot holds. It is written shortly after, with all that changed until then.
    func changed(_ session: Session) {
        guard writer.store.isDurable, !isShutDown else { return }
        unsaved.insert(session.id)
        guard !isWriteScheduled else { return }
        isWriteScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + settings.writeDelay) { [weak self] in
            MainActor.assumeIsolated { self?.writeUnsaved() }
        }
    }

    func writeUnsaved() {
        isWriteScheduled = false
        let time = wallClock()
        let sessions = unsaved.compactMap { live[$0] }
        // Settling may mark a session again; what it settles is in its draft.
        let drafts = sessions.map { $0.draft(time: time) }
        unsaved.removeAll(keepingCapacity: true)
        writer.write(drafts)
    }

    /// Ends the work: streams are closed, snapshots of all sessions are on their way to the store, and everything that asks
    /// from now on gets 503.
    func shutDown() {
        guard !isShutDown else { return }
        isShutDown = true
        for session in live.values { session.endListeners() }
        sleep(Array(live.values))
    }
}
