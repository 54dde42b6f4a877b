import Synchronization
import Testing

@testable import EspalierServer

@Suite struct `The metrics` {
    /// The samples of a text, without its comments.
    private func samples(_ text: String) -> [String] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }

    @Test func `are one sample for each counter, under its name`() {
        let metrics = Metrics()
        for status in [200, 404, 200] as [UInt16] { metrics.count(status: status) }
        metrics.sessionsLive.add(1, ordering: .relaxed)
        metrics.snapshotFailures.add(2, ordering: .relaxed)
        metrics.snapshotsUnwritten.add(3, ordering: .relaxed)
        metrics.sessionsOpened.add(4, ordering: .relaxed)
        metrics.sessionsRestored.add(5, ordering: .relaxed)
        metrics.pagesFailed.add(6, ordering: .relaxed)
        metrics.streams.add(7, ordering: .relaxed)
        metrics.channels.add(8, ordering: .relaxed)
        metrics.channelMessages.add(9, ordering: .relaxed)
        metrics.events.add(10, ordering: .relaxed)
        metrics.patches.add(11, ordering: .relaxed)
        metrics.patchBytes.add(12, ordering: .relaxed)
        metrics.overloads.add(13, ordering: .relaxed)
        metrics.clientOverloads.add(19, ordering: .relaxed)
        let text = metrics.text(
            Metrics.Gauges(
                sessionsAsleep: 14, snapshotBytes: 15, snapshotsDropped: 16, connections: 17, healthChecks: 18,
                delay: 0.25))
        #expect(
            samples(text).filter { !$0.contains("seconds_") && !$0.contains("allocator") } == [
                #"espalier_requests_total{status="200"} 20"#, #"espalier_requests_total{status="404"} 1"#,
                "espalier_sessions_live 1", "espalier_sessions_asleep 14", "espalier_snapshot_bytes 15",
                "espalier_snapshots_dropped_total 16", "espalier_snapshot_failures_total 2",
                "espalier_snapshots_unwritten 3", "espalier_sessions_opened_total 4",
                "espalier_sessions_restored_total 5", "espalier_pages_failed_total 6", "espalier_streams 7",
                "espalier_channels 8", "espalier_channel_messages_total 9", "espalier_connections 17",
                "espalier_events_total 10", "espalier_patches_total 11", "espalier_patch_bytes_total 12",
                "espalier_overloads_total 13", "espalier_client_overloads_total 19",
                "espalier_main_actor_delay_seconds 0.25",
            ])
        #expect(
            text.contains(
                "# HELP espalier_streams Open streams of updates.\n# TYPE espalier_streams gauge\nespalier_streams 7\n")
        )
        #expect(text.contains("# TYPE espalier_main_actor_delay_seconds gauge\n"))
    }

    @Test func `have a type and a help text before each sample`() {
        var described: Set<Substring> = []
        var explained: Set<Substring> = []
        for line in Metrics().text(Metrics.Gauges(healthChecks: 1)).split(separator: "\n") {
            if line.hasPrefix("# TYPE ") { described.insert(line.split(separator: " ")[2]) }
            if line.hasPrefix("# HELP ") {
                let words = line.split(separator: " ")
                if words.count > 4 { explained.insert(words[2]) }
            }
            guard !line.hasPrefix("#") else { continue }
            let name = line.prefix { $0 != " " && $0 != "{" }
            #expect(described.contains { name == $0 || ["\($0)_bucket", "\($0)_sum", "\($0)_count"].contains(name) })
            #expect(explained == described)
        }
    }

    @Test func `count durations in buckets, each with those below it`() {
        let histogram = Histogram()
        for microseconds in [0, 50, 51, 1000, 3000, 1_500_000] { histogram.record(.microseconds(microseconds)) }
        var text = ""
        histogram.write("a", "Durations.", to: &text)
        #expect(text.hasPrefix("# HELP a Durations.\n# TYPE a histogram\n"))
        #expect(
            samples(text) == [
                #"a_bucket{le="5e-05"} 2"#, #"a_bucket{le="0.0001"} 3"#, #"a_bucket{le="0.0002"} 3"#,
                #"a_bucket{le="0.0005"} 3"#, #"a_bucket{le="0.001"} 4"#, #"a_bucket{le="0.002"} 4"#,
                #"a_bucket{le="0.005"} 5"#, #"a_bucket{le="0.01"} 5"#, #"a_bucket{le="0.05"} 5"#,
                #"a_bucket{le="0.25"} 5"#, #"a_bucket{le="1.0"} 5"#, #"a_bucket{le="+Inf"} 6"#, "a_sum 1.504101",
                "a_count 6",
            ])
    }
}

@Suite struct `A second of the log` {
    @Test func `has a maximum number of lines, and reports how many were suppressed`() {
        var budget = LogBudget(linesPerSecond: 3, linesPerKind: 2)
        #expect(budget.advance(to: 7) == [])
        #expect(
            ["b", "b", "b", "a", nil, "c"].map { budget.takesLine(of: $0) } == [true, true, false, true, false, false])
        #expect(budget.advance(to: 7) == [])
        #expect(budget.advance(to: 8) == [LogBudget.Count(suppressed: 1, kind: "b"), LogBudget.Count(suppressed: 2)])
        #expect(budget.takesLine(of: "b") && budget.takesLine(of: nil))
        #expect(budget.advance(to: 9) == [])
    }

    @Test func `names a kind beside the number of its lines`() {
        #expect(LogBudget.Count(suppressed: 4, kind: "a").fields.map(\.name) == ["suppressed", "kind"])
        #expect(LogBudget.Count(suppressed: 4).fields.map(\.value) == ["4"])
    }
}
