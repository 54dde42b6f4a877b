import EspalierDisplayTree

/// Evaluates the page at several stages of the motions that started in a step.
///
/// The stages are in order, so the views of the page change as they would during the motion. The last stage is the page
/// after the motion, which the display pass shows.
@MainActor
struct SamplingPass {
    let motions: ContiguousArray<ValueMotion>
    let now: Double
    /// The maximum duration of sampling. After it the page shows the end of the motion.
    let timeLimit: Duration
    /// Updates the page for the data that nodes currently show. Returns false if the update does not end.
    let settle: () -> Bool
    /// Creates the display nodes of the page.
    let display: () -> DisplayNode

    /// The maximum number of values that are shown for one step. Above it the page shows the end of the motion.
    private static let workLimit = 20_000
    /// The maximum duration of a motion that is sampled by time, in seconds.
    private static let longestTime = 10.0

    func run() -> DisplaySamples? {
        defer {
            for motion in motions { motion.finishSampling() }
            _ = settle()
        }
        let end = motions.reduce(0) { max($0, $1.remainingTime(at: now)) }
        let axis: DisplaySamples.Axis =
            motions.allSatisfy(\.isSimple) || end > Self.longestTime ? .progress : .time(end)
        guard end > 0 else { return nil }
        let count =
            axis == .progress
            ? motions.reduce(2) { max($0, $1.node.sampleCount(for: min(end, Self.longestTime))) }
            : min(max(Int((end * 60).rounded(.up)) + 1, 17), 61)
        guard motions.count * count <= Self.workLimit else {
            Warning.log("\(motions.count) values animate at once; the page shows their end")
            return nil
        }
        let limit = ContinuousClock.now + timeLimit
        var samples = DisplaySamples(axis: axis)
        for index in 0..<count - 1 {
            let fraction = Double(index) / Double(count - 1)
            for motion in motions {
                switch axis {
                case .progress: motion.show(progress: fraction)
                case .time(let end): motion.show(time: now + fraction * end)
                }
            }
            guard settle(), ContinuousClock.now < limit else { return nil }
            samples.append(display(), at: fraction)
        }
        return samples
    }
}
