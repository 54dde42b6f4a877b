import Synchronization

extension Metrics {
    /// Values that other parts of the server measure when they are reported.
    struct Gauges {
        var sessionsAsleep = 0
        /// The memory of all snapshots.
        var snapshotBytes = 0
        var snapshotsDropped = 0
        var connections = 0
        /// Health checks that the transport handled without the application.
        var healthChecks = 0
        /// The expected wait of new work for the main actor, in seconds.
        var delay = 0.0
        /// The browsers that came from other processes, and those that went to them; nil for a process that serves alone.
        var handOvers: (arrivals: Int, departures: Int)?
    }

    /// All metrics in Prometheus' exposition format.
    func text(_ gauges: Gauges) -> String {
        var text = ""
        func single(_ name: String, _ type: String, _ help: String, _ value: Int) {
            text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n\(name) \(value)\n"
        }
        text += "# HELP espalier_requests_total Requests by the status of their response.\n"
        text += "# TYPE espalier_requests_total counter\n"
        var counts = statuses.withLock { $0 }
        if gauges.healthChecks > 0 { counts[200, default: 0] += gauges.healthChecks }
        for (status, count) in counts.sorted(by: { $0.key < $1.key }) {
            text += "espalier_requests_total{status=\"\(status)\"} \(count)\n"
        }
        let relaxed = { (counter: borrowing Atomic<Int>) in counter.load(ordering: .relaxed) }
        single("espalier_sessions_live", "gauge", "Sessions with their views in memory.", relaxed(sessionsLive))
        single("espalier_sessions_asleep", "gauge", "Sessions kept as snapshots.", gauges.sessionsAsleep)
        single("espalier_snapshot_bytes", "gauge", "Memory of snapshots.", gauges.snapshotBytes)
        single(
            "espalier_snapshots_dropped_total", "counter", "Snapshots dropped because of the memory limit.",
            gauges.snapshotsDropped)
        single(
            "espalier_snapshot_failures_total", "counter", "Failed attempts to use the session file.",
            relaxed(snapshotFailures))
        single(
            "espalier_snapshots_unwritten", "gauge", "Snapshots that wait for the session file.",
            relaxed(snapshotsUnwritten))
        single("espalier_sessions_opened_total", "counter", "Sessions that page loads opened.", relaxed(sessionsOpened))
        single(
            "espalier_sessions_restored_total", "counter", "Sessions restored from snapshots.",
            relaxed(sessionsRestored))
        single(
            "espalier_pages_failed_total", "counter", "Pages that ended because of a mistake in the app.",
            relaxed(pagesFailed))
        single("espalier_streams", "gauge", "Open streams of updates.", relaxed(streams))
        single("espalier_channels", "gauge", "Open channels.", relaxed(channels))
        single(
            "espalier_channel_messages_total", "counter", "Messages received over channels.", relaxed(channelMessages))
        single("espalier_connections", "gauge", "Open connections.", gauges.connections)
        single("espalier_events_total", "counter", "Events that pages sent and views accepted.", relaxed(events))
        single("espalier_patches_total", "counter", "Patches that were written.", relaxed(patches))
        single(
            "espalier_patch_bytes_total", "counter", "Bytes of the patches, before compression.", relaxed(patchBytes))
        text +=
            "# HELP espalier_allocator_info What gives the program its memory.\n# TYPE espalier_allocator_info gauge\n"
        text += "espalier_allocator_info{name=\"mimalloc\",version=\"\(Allocator.version)\"} 1\n"
        single(
            "espalier_overloads_total", "counter", "Requests and batches refused because too much work waits.",
            relaxed(overloads))
        single(
            "espalier_client_overloads_total", "counter",
            "Requests and batches refused because too much work of their client waits.", relaxed(clientOverloads))
        if let handOvers = gauges.handOvers {
            single(
                "espalier_browsers_taken_total", "counter", "Browsers that another process has given up on request.",
                handOvers.arrivals)
            single(
                "espalier_browsers_given_total", "counter",
                "Browsers that were given up because another process asked.",
                handOvers.departures)
        }
        text += "# HELP espalier_main_actor_delay_seconds How long new work would wait for the main actor.\n"
        text += "# TYPE espalier_main_actor_delay_seconds gauge\nespalier_main_actor_delay_seconds \(gauges.delay)\n"
        mainActorSeconds.write(
            "espalier_main_actor_seconds", "Work on the main actor for a request.", to: &text)
        renderSeconds.write("espalier_render_seconds", "Writing the bytes of a response.", to: &text)
        return text
    }
}
