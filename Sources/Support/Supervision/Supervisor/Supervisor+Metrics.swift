/// The counters of a supervisor.
struct SupervisorFigures {
    var passed = 0
    var restarts = 0
    var peeksTimedOut = 0
    var peeksCutShort = 0
    var acceptPauses = 0
    var replacements = 0
    var failedReplacements = 0

    /// The figures in Prometheus's format.
    func text(_ status: ServiceStatus) -> String {
        func figure(_ name: String, _ type: String, _ help: String, _ value: Int) -> String {
            "# HELP espalier_\(name) \(help)\n# TYPE espalier_\(name) \(type)\nespalier_\(name) \(value)\n"
        }
        return figure("workers", "gauge", "Workers that should serve.", status.count)
            + figure("workers_serving", "gauge", "Workers that serve.", status.serving)
            + figure("worker_restarts_total", "counter", "Workers started again after their end.", restarts)
            + figure("connections_passed_total", "counter", "Connections passed to workers.", passed)
            + figure(
                "peeks_timed_out_total", "counter", "Connections passed on because they sent too little.", peeksTimedOut
            )
            + figure(
                "peeks_cut_short_total", "counter", "Connections passed on early to make place for others.",
                peeksCutShort)
            + figure("accept_pauses_total", "counter", "Pauses without descriptors for connections.", acceptPauses)
            + figure("replacements_total", "counter", "Completed replacements of workers.", replacements)
            + figure("replacements_failed_total", "counter", "Replacements that stopped.", failedReplacements)
    }
}

/// A worker's request for the metrics of the others.
struct MetricRequest {
    let asker: WorkerProcess
    /// The worker's number for the request.
    let request: UInt32
    let deadline: Double
    /// The processes that have not sent all of their metrics.
    var pending: Set<UInt32>
}

/// A worker's metrics as it sent them last.
struct KeptMetrics {
    /// Longer metrics are not kept, so that the supervisor does not grow.
    static let limit = 256 << 10

    private(set) var text: [UInt8] = []
    private var parts: [UInt8] = []
    private var isTooLong = false

    mutating func add(_ part: [UInt8], isLast: Bool) {
        if parts.count + part.count > Self.limit { isTooLong = true }
        if !isTooLong { parts += part }
        guard isLast else { return }
        if !isTooLong { text = parts }
        parts = []
        isTooLong = false
    }
}

extension Supervisor {
    /// The requests of one worker that may be open.
    private static let metricRequestsPerWorker = 4

    /// Asks all other workers for their metrics, and sends the supervisor's own.
    func collectMetrics(for asker: WorkerProcess, request: UInt32) {
        guard asker.metricRequests < Self.metricRequestsPerWorker else {
            return tell(asker, .othersMetricsEnd(request: request))
        }
        asker.metricRequests += 1
        lastMetricRequest &+= 1
        let key = lastMetricRequest
        let others = processes.values.filter { $0 !== asker && $0.servingSince != nil && !$0.wasAborted }
        metricRequests[key] = MetricRequest(
            asker: asker, request: request, deadline: Self.now + settings.metricsTime,
            pending: Set(others.map(\.serial)))
        let status = ServiceStatus(serving: servingCount, count: settings.count, isReplacing: replacement != nil)
        tell(
            asker,
            .othersMetrics(request: request, source: 0, isLast: true, text: Array(figures.text(status).utf8)))
        // Without the counters of ended workers, the sums would decrease, which means a restart of everything to Prometheus.
        var rest = endedCounters[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(LinkMessage.partLength))
            rest = rest.dropFirst(part.count)
            tell(asker, .othersMetrics(request: request, source: .max, isLast: rest.isEmpty, text: part))
        }
        for other in others { tell(other, .metricsWanted(request: key)) }
        schedule(at: Self.now + settings.metricsTime)
        if others.isEmpty { finishMetrics(key) }
    }

    /// Sends a part of a worker's metrics to the worker that has asked for them.
    func forwardMetrics(of worker: WorkerProcess, request key: UInt32, isLast: Bool, _ text: [UInt8]) {
        worker.metrics.add(text, isLast: isLast)
        guard let request = metricRequests[key], request.pending.contains(worker.serial) else { return }
        tell(
            request.asker,
            .othersMetrics(request: request.request, source: worker.serial, isLast: isLast, text: text))
        if isLast { endPart(of: worker, key) }
    }

    private func endPart(of worker: WorkerProcess, _ key: UInt32) {
        metricRequests[key]?.pending.remove(worker.serial)
        if metricRequests[key]?.pending.isEmpty == true { finishMetrics(key) }
    }

    private func finishMetrics(_ key: UInt32) {
        guard let request = metricRequests.removeValue(forKey: key) else { return }
        request.asker.metricRequests -= 1
        tell(request.asker, .othersMetricsEnd(request: request.request))
    }

    /// Ends requests whose time is over. They get what has arrived.
    func checkMetricRequests(_ now: Double) {
        for (key, request) in metricRequests {
            if request.deadline <= now { finishMetrics(key) } else { schedule(at: request.deadline) }
        }
    }

    /// No longer waits for the metrics of a process that has ended, nor for those that it wanted.
    func endMetrics(of worker: WorkerProcess) {
        if !worker.metrics.text.isEmpty {
            let texts = [endedCounters, worker.metrics.text].map { String(decoding: $0, as: UTF8.self) }
            let sum = Array(MetricsSum.counters(of: texts).utf8)
            if sum.count <= KeptMetrics.limit { endedCounters = sum }
        }
        for (key, request) in metricRequests {
            if request.asker === worker { metricRequests[key] = nil } else { endPart(of: worker, key) }
        }
    }
}
