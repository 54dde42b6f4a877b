import Synchronization

/// Durations, counted in buckets.
final class Histogram: Sendable {
    /// The buckets' upper bounds, in microseconds.
    static let bounds: [Int] = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 250_000, 1_000_000]

    private let buckets: Mutex<[Int]>
    private let total = Atomic<Int>(0)

    init() {
        buckets = Mutex(Array(repeating: 0, count: Histogram.bounds.count + 1))
    }

    /// Counts a duration.
    func record(_ duration: Duration) {
        let microseconds =
            Int(duration.components.seconds) * 1_000_000
            + Int(duration.components.attoseconds / 1_000_000_000_000)
        total.add(microseconds, ordering: .relaxed)
        let bucket = Histogram.bounds.firstIndex { microseconds <= $0 } ?? Histogram.bounds.count
        buckets.withLock { $0[bucket] += 1 }
    }

    /// Appends the histogram in Prometheus' exposition format.
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
