import Synchronization

/// What the server counts, for `GET /metrics`.
package final class Metrics: Sendable {
    /// How long something took, in buckets.
    final class Histogram: Sendable {
        /// The buckets' upper bounds, in microseconds.
        static let bounds: [Int] = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 250_000, 1_000_000]

        private let buckets: Mutex<[Int]>
        private let total = Atomic<Int>(0)

        init() {
            buckets = Mutex(Array(repeating: 0, count: Histogram.bounds.count + 1))
        }

        func record(_ duration: Duration) {
            let microseconds =
                Int(duration.components.seconds) * 1_000_000
                + Int(duration.components.attoseconds / 1_000_000_000_000)
            total.add(microseconds, ordering: .relaxed)
            let bucket = Histogram.bounds.firstIndex { microseconds <= $0 } ?? Histogram.bounds.count
            buckets.withLock { $0[bucket] += 1 }
        }

        func write(_ name: String, _ help: String, to text: inout String) {
            text += "# HELP \(name) \(help)\n# TYPE \(name) histogram\n"
            var sum = 0
            for (index, count) in buckets.withLock({ $0 }).enumerated() {
                sum += count
                let bound = index < Histogram.bounds.count ? "\(Double(Histogram.bounds[index]) / 1e6)" : "+Inf"
                text += "\(name)_bucket{le=\"\(bound)\"} \(sum)\n"
            }
            text += "\(name)_sum \(Double(total.load(ordering: .relaxed)) / 1e6)\n\(name)_count \(sum)\n"
        }
    }

    private let statuses = Mutex<[HTTPStatus: Int]>([:])
    let events = Atomic<Int>(0)
    let patches = Atomic<Int>(0)
    let patchBytes = Atomic<Int>(0)
    let sessionsLive = Atomic<Int>(0)
    let sessionsOpened = Atomic<Int>(0)
    let sessionsRestored = Atomic<Int>(0)
    let pagesFailed = Atomic<Int>(0)
    let overloads = Atomic<Int>(0)
    let streams = Atomic<Int>(0)
    let channels = Atomic<Int>(0)
    let channelMessages = Atomic<Int>(0)
    let snapshotFailures = Atomic<Int>(0)
    let snapshotsUnwritten = Atomic<Int>(0)
    /// The time that a request's work took on the main actor.
    let mainActorSeconds = Histogram()
    /// The time that writing an answer's bytes took.
    let renderSeconds = Histogram()

    package init() {}

    func count(_ status: HTTPStatus) {
        statuses.withLock { $0[status, default: 0] += 1 }
    }

    /// The text of Prometheus' exposition format.
    /// - Parameter delay: How long new work would wait for the main actor, in seconds.
    func text(store: any SnapshotStore, connections: Int, healthChecks: Int, delay: Double) -> String {
        var text = ""
        func single(_ name: String, _ type: String, _ help: String, _ value: Int) {
            text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n\(name) \(value)\n"
        }
        text += "# HELP espalier_requests_total Requests by the status of their answer.\n"
        text += "# TYPE espalier_requests_total counter\n"
        let counts = statuses.withLock { $0 }
        for status in HTTPStatus.allCases {
            let count = counts[status, default: 0] + (status == .ok ? healthChecks : 0)
            if count > 0 { text += "espalier_requests_total{status=\"\(status.rawValue)\"} \(count)\n" }
        }
        let relaxed = { (counter: borrowing Atomic<Int>) in counter.load(ordering: .relaxed) }
        single("espalier_sessions_live", "gauge", "Sessions with their views in memory.", relaxed(sessionsLive))
        single("espalier_sessions_asleep", "gauge", "Sessions kept as snapshots.", store.count)
        let memory = store.memory
        single("espalier_snapshot_bytes", "gauge", "Memory that snapshots take.", memory.bytes)
        single(
            "espalier_snapshots_dropped_total", "counter", "Snapshots dropped to keep within the memory's bound.",
            memory.dropped)
        single(
            "espalier_snapshot_failures_total", "counter", "Attempts to use the sessions' file that failed.",
            relaxed(snapshotFailures))
        single(
            "espalier_snapshots_unwritten", "gauge", "Snapshots that wait for the sessions' file.",
            relaxed(snapshotsUnwritten))
        single("espalier_sessions_opened_total", "counter", "Sessions that page loads opened.", relaxed(sessionsOpened))
        single(
            "espalier_sessions_restored_total", "counter", "Sessions made again from snapshots.",
            relaxed(sessionsRestored))
        single(
            "espalier_pages_failed_total", "counter", "Pages that ended by a mistake in the app.", relaxed(pagesFailed))
        single("espalier_streams", "gauge", "Open streams of updates.", relaxed(streams))
        single("espalier_channels", "gauge", "Open channels.", relaxed(channels))
        single(
            "espalier_channel_messages_total", "counter", "Messages that came over channels.", relaxed(channelMessages))
        single("espalier_connections", "gauge", "Open connections.", connections)
        single("espalier_events_total", "counter", "Events that pages sent and views took.", relaxed(events))
        single("espalier_patches_total", "counter", "Patches that were written.", relaxed(patches))
        single(
            "espalier_patch_bytes_total", "counter", "Bytes of the patches, before compression.", relaxed(patchBytes))
        text +=
            "# HELP espalier_allocator_info What gives the program its memory.\n# TYPE espalier_allocator_info gauge\n"
        text += "espalier_allocator_info{name=\"mimalloc\",version=\"\(Allocator.version)\"} 1\n"
        single(
            "espalier_overloads_total", "counter", "Requests and batches refused because too much work waits.",
            relaxed(overloads))
        text += "# HELP espalier_main_actor_delay_seconds How long new work would wait for the main actor.\n"
        text += "# TYPE espalier_main_actor_delay_seconds gauge\nespalier_main_actor_delay_seconds \(delay)\n"
        mainActorSeconds.write(
            "espalier_main_actor_seconds", "Work on the main actor for a request.", to: &text)
        renderSeconds.write("espalier_render_seconds", "Writing the bytes of an answer.", to: &text)
        return text
    }
}
