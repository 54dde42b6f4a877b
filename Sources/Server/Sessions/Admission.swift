import Synchronization

/// Admits work for the main actor, or refuses it before anything is evaluated. Used from any thread.
final class Admission: Sendable {
    /// The admitted work that waits for the main actor.
    let load = MainLoad()
    private let waiting = InFlightLimiter()
    private let shares: ClientShares
    /// The time since the main actor responded, in seconds. Work that is not part of the load, such as a timer of the app, may block it.
    let silence = Mutex(Reading { 0.0 })
    private let settings: SessionSettings
    private let metrics: Metrics

    init(settings: SessionSettings, metrics: Metrics) {
        self.settings = settings
        self.metrics = metrics
        shares = ClientShares(
            waiting: settings.maximumDelay * settings.clientShare, budget: settings.clientBudget,
            refill: settings.clientRefill)
    }

    /// Admits work without a session, such as opening a page, unless waiting work already takes too long.
    ///
    /// - Parameter client: the client whose work it is; nil if it is not known.
    func enter(of client: ClientAddress? = nil) throws(Problem) -> AdmittedWork {
        try checkLoad()
        try checkShare(of: client, bytes: 0)
        load.enter()
        return AdmittedWork(self, session: nil, client: client, bytes: 0)
    }

    /// Admits work of a session, unless too much work of this session, of its client or in total is waiting.
    ///
    /// - Parameters:
    ///   - bytes: the size of what the client sent, from which the time of its work is expected.
    ///   - isBounded: false for work that takes almost no time, such as opening a channel.
    func enter(
        _ session: String, of client: ClientAddress? = nil, bytes: Int = 0, isBounded: Bool = true
    ) throws(Problem) -> AdmittedWork {
        if isBounded { try checkLoad() }
        guard waiting.enter(session, maximum: settings.maximumWaiting) else { throw Problem.tooManyWaiting }
        do throws(Problem) { if isBounded { try checkShare(of: client, bytes: bytes) } } catch {
            waiting.leave(session)
            throw error
        }
        load.enter()
        return AdmittedWork(self, session: session, client: isBounded ? client : nil, bytes: bytes)
    }

    /// The expected wait of new work, in seconds.
    var delay: Double {
        let silence = silence.withLock { $0 }.read()
        return silence > settings.silenceLimit ? max(silence, load.delay) : load.delay
    }

    private func checkLoad() throws(Problem) {
        let delay = delay
        guard delay > settings.maximumDelay else { return }
        metrics.overloads.add(1, ordering: .relaxed)
        // By then, about half of the waiting work is done.
        throw Problem.overloaded(retryAfter: min(max(Int((delay / 2).rounded(.up)), 1), 30))
    }

    private func checkShare(of client: ClientAddress?, bytes: Int) throws(Problem) {
        guard let client, let pause = shares.enter(client, bytes: bytes) else { return }
        metrics.clientOverloads.add(1, ordering: .relaxed)
        throw Problem.tooMuchOfClient(retryAfter: min(max(Int(pause.rounded(.up)), 1), 30))
    }

    // MARK: The progress of admitted work

    fileprivate func begin(_ session: String?) { if let session { waiting.leave(session) } }

    fileprivate func record(_ duration: Duration, of client: ClientAddress?) {
        if let client { shares.record(duration, of: client) }
    }

    fileprivate func end(_ client: ClientAddress?, bytes: Int) {
        if let client { shares.leave(client, bytes: bytes) }
    }
}

/// Work that was admitted. It counts for its session until it begins, and for its client until the object is released.
final class AdmittedWork: Sendable {
    private let admission: Admission
    private let session: String?
    private let client: ClientAddress?
    private let bytes: Int
    private let hasBegun = Atomic<Bool>(false)

    fileprivate init(_ admission: Admission, session: String?, client: ClientAddress?, bytes: Int) {
        self.admission = admission
        self.session = session
        self.client = client
        self.bytes = bytes
    }

    deinit {
        begin()
        admission.end(client, bytes: bytes)
    }

    /// The work no longer waits. Called once or more often.
    func begin() {
        if !hasBegun.exchange(true, ordering: .relaxed) { admission.begin(session) }
    }

    /// Records the duration of a turn of the work.
    func record(_ duration: Duration) { admission.record(duration, of: client) }

    /// Gives up work that never had a turn.
    func drop() {
        admission.load.begin()
        admission.load.end()
    }
}
