import EspalierSupervision
import Testing

/// Sums of metrics in Prometheus's format.
struct MetricsSumTests {
    @Test func `counters are added by their labels, and keep their descriptions`() {
        let first = """
            # HELP requests_total Responses by status.
            # TYPE requests_total counter
            requests_total{status="200"} 5
            requests_total{status="404"} 1
            # TYPE events_total counter
            events_total 7

            """
        let second = """
            # HELP requests_total Something else.
            # TYPE requests_total counter
            requests_total{status="200"} 10
            requests_total{status="500"} 2

            """
        #expect(
            MetricsSum.text(of: [first, second]) == """
                # HELP requests_total Responses by status.
                # TYPE requests_total counter
                requests_total{status="200"} 15
                requests_total{status="404"} 1
                requests_total{status="500"} 2
                # TYPE events_total counter
                events_total 7

                """)
    }

    @Test func `histograms are added bucket by bucket`() {
        func text(_ counts: [Int], _ sum: String) -> String {
            """
            # HELP work_seconds Time of work.
            # TYPE work_seconds histogram
            work_seconds_bucket{le="0.001"} \(counts[0])
            work_seconds_bucket{le="+Inf"} \(counts[1])
            work_seconds_sum \(sum)
            work_seconds_count \(counts[1])

            """
        }
        #expect(MetricsSum.text(of: [text([1, 3], "0.5"), text([2, 2], "0.25")]) == text([3, 5], "0.75"))
    }

    @Test func `gauges are added unless the largest counts`() {
        let first = "# TYPE pages gauge\npages 3\n# TYPE delay_seconds gauge\ndelay_seconds 0.25\n"
        let second = "# TYPE pages gauge\npages 4\n# TYPE delay_seconds gauge\ndelay_seconds 0.125\n"
        #expect(
            MetricsSum.text(of: [first, second], maxima: ["delay_seconds"])
                == "# TYPE pages gauge\npages 7\n# TYPE delay_seconds gauge\ndelay_seconds 0.25\n")
    }

    @Test func `information is kept once`() {
        let old = "# TYPE app_info gauge\napp_info{version=\"1\"} 1\n"
        let new = "# TYPE app_info gauge\napp_info{version=\"2\"} 1\n"
        #expect(MetricsSum.text(of: [old, old]) == old)
        #expect(
            MetricsSum.text(of: [old, new, old])
                == "# TYPE app_info gauge\napp_info{version=\"1\"} 1\napp_info{version=\"2\"} 1\n")
    }

    @Test func `labels may contain spaces, braces and quotes`() {
        let text = #"pages{path="/a b}{",name="\"x\\"} 2"# + "\n"
        #expect(MetricsSum.text(of: [text, text]) == #"pages{path="/a b}{",name="\"x\\"} 4"# + "\n")
    }

    @Test func `values are numbers of any form, and times are left out`() {
        #expect(MetricsSum.text(of: ["a 1.5e3 1700000000000\n", "a 0.25\n"]) == "a 1500.25\n")
        #expect(MetricsSum.text(of: ["a +Inf\n", "a 1\n"]) == "a +Inf\n")
        #expect(MetricsSum.text(of: ["a NaN\n", "a 1\n"]) == "a NaN\n")
        #expect(MetricsSum.text(of: ["a 1.50\n"]) == "a 1.50\n")
    }

    @Test func `lines of another form are left out`() {
        let text = "a\n{x=\"1\"} 2\nb{x=\"1 2\nc x\n# a comment\n#\n\nd 1 2 3\ne 1\n"
        #expect(MetricsSum.text(of: [text, "e 2"]) == "e 3\n")
        #expect(MetricsSum.text(of: []) == "")
    }

    @Test func `what has ended leaves its counters, not its gauges`() {
        let text = """
            # TYPE events_total counter
            events_total 7
            # TYPE pages gauge
            pages 3
            # TYPE work_seconds histogram
            work_seconds_count 2
            untyped 4

            """
        #expect(
            MetricsSum.counters(of: [text, text]) == """
                # TYPE events_total counter
                events_total 14
                # TYPE work_seconds histogram
                work_seconds_count 4

                """)
    }
}
