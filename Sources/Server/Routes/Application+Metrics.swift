import EspalierSupervision
import Synchronization

extension Application {
    /// The outcome of `GET /metrics`: the sum of all workers, which this process asks for theirs.
    func metricsOutcome(_ complete: @escaping @Sendable (HTTPResponse) -> HTTPResponse) -> HTTPOutcome {
        guard let ask = askOthers.withLock({ $0 })?.read() else { return .response(complete(Self.page(ownMetrics))) }
        return .inTask(isBrief: false) { [self] in
            let own = ownMetrics
            let others = await withCheckedContinuation { continuation in
                ask(own) { continuation.resume(returning: $0) }
            }
            return complete(Self.page(MetricsSum.text(of: [own] + others, maxima: Self.maxima)))
        }
    }

    /// The values of which the largest counts, not the sum.
    private static let maxima: Set = ["espalier_main_actor_delay_seconds", "espalier_sessions_asleep"]

    private static func page(_ text: String) -> HTTPResponse {
        HTTPResponse(
            .ok, type: "text/plain; version=0.0.4; charset=utf-8", bytes: Array(text.utf8),
            headers: [.init("Cache-Control", "no-store")])
    }

    /// The metrics of this process, in Prometheus' format.
    var ownMetrics: String {
        let transport = transport.withLock { $0 }.read()
        let store = sessions.writer.store
        let memory = store.memory
        var gauges = Metrics.Gauges(
            sessionsAsleep: store.count, snapshotBytes: memory.bytes, snapshotsDropped: memory.dropped,
            connections: transport.connections, healthChecks: transport.healthChecks, delay: admission.delay)
        if let ownership = sessions.ownership {
            gauges.handOvers = (
                ownership.arrivals.load(ordering: .relaxed), ownership.departures.load(ordering: .relaxed)
            )
        }
        return metrics.text(gauges)
    }
}
