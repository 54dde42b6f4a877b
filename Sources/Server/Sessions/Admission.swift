import Synchronization

/// Admits work for the main actor, or refuses it before anything is evaluated. Used from any thread.
final class Admission: Sendable {
    /// The admitted work that waits for the main actor.
    let load = MainLoad()
    private let waiting = InFlightLimiter()
    /// The time since the main actor responded, in seconds. Work that is not part of the load, such as a timer of the app, may block it.
    let silence = Mutex<@Sendable () -> Double>({ 0 })
    private let settings: SessionSettings
    private let metrics: Metrics

    init(settings: SessionSettings, metrics: Metrics) {
        self.settings = settings
        self.metrics = metrics
    }

    /// Admits work without a session, such as opening a page, unless waiting work already takes too long.
    func enter() throws(Problem) {
        try checkLoad()
        load.enter()
    }

    /// Admits work of a session, unless too much work of this session or in total is waiting.
    ///
    /// - Parameter isBounded: false for work that takes almost no time, such as opening a channel.
    func enter(_ session: String, isBounded: Bool = true) throws(Problem) {
        if isBounded { try checkLoad() }
        guard waiting.enter(session, maximum: settings.maximumWaiting) else { throw Problem.tooManyWaiting }
        load.enter()
    }

    /// Records that admitted work of a session starts.
    func leave(_ session: String) { waiting.leave(session) }

    /// Drops admitted work that has not begun.
    func drop(_ session: String?) {
        if let session { waiting.leave(session) }
        load.begin()
        load.end()
    }

    /// The expected wait of new work, in seconds.
    var delay: Double {
        let silence = silence.withLock { $0 }()
        return silence > settings.silenceLimit ? max(silence, load.delay) : load.delay
    }

    private func checkLoad() throws(Problem) {
        let delay = delay
        guard delay > settings.maximumDelay else { return }
        metrics.overloads.add(1, ordering: .relaxed)
        // By then, about half of the waiting work is done.
        throw Problem.overloaded(retryAfter: min(max(Int((delay / 2).rounded(.up)), 1), 30))
    }
}
