import EspalierDisplayTree

/// Evaluates the page at several stages of the motions that started in a step.
///
/// The stages are in order, so the views of the page change as they would during the motion. Afterwards the page shows the
/// state that it keeps: the end of a motion of values or keyframes, and the present of a timeline.
@MainActor
struct SamplingPass {
    let motions: ContiguousArray<any SampledMotion>
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
    /// The maximum number of stretches of the clock that are sampled in one step.
    private static let stretchLimit = 16

    func run() -> [DisplaySamples] {
        defer {
            for motion in motions { motion.finishSampling() }
            _ = settle()
        }
        let limit = ContinuousClock.now + timeLimit
        var changes: ContiguousArray<any SampledMotion> = []
        var stretches: [(DisplaySamples.ClockStretch, ContiguousArray<any SampledMotion>)] = []
        for motion in motions {
            guard case .clock(let stretch) = motion.axis(at: now) else {
                changes.append(motion)
                continue
            }
            if let index = stretches.firstIndex(where: { $0.0 == stretch }) {
                stretches[index].1.append(motion)
            } else if stretches.count < Self.stretchLimit {
                stretches.append((stretch, [motion]))
            } else {
                Warning.log("more than \(Self.stretchLimit) timelines start at once; the page shows the others at rest")
            }
        }
        var all: [DisplaySamples] = []
        if let samples = sample(changes, until: limit) { all.append(samples) }
        for (stretch, motions) in stretches {
            for motion in changes { motion.finishSampling() }
            if let samples = sample(stretch, motions, until: limit) { all.append(samples) }
            for motion in motions { motion.finishSampling() }
        }
        return all
    }

    /// Samples changes from one value to another. The last stage is the page after the motion.
    private func sample(
        _ motions: ContiguousArray<any SampledMotion>, until limit: ContinuousClock.Instant
    ) -> DisplaySamples? {
        let end = motions.reduce(0) { max($0, $1.remainingTime(at: now)) }
        guard end > 0 else { return nil }
        let isByProgress = motions.allSatisfy { $0.axis(at: now) == .progress } || end > Self.longestTime
        let axis: DisplaySamples.Axis = isByProgress ? .progress : .time(end)
        let count =
            isByProgress
            ? motions.reduce(2) { max($0, $1.sampleCount(for: min(end, Self.longestTime))) }
            : min(max(Int((end * 60).rounded(.up)) + 1, 17), 61)
        guard isAffordable(motions.count * count) else { return nil }
        var samples = DisplaySamples(axis: axis)
        for index in 0..<count - 1 {
            let fraction = Double(index) / Double(count - 1)
            for motion in motions {
                if isByProgress { motion.show(progress: fraction) } else { motion.show(time: now + fraction * end) }
            }
            guard settle(), ContinuousClock.now < limit else { return nil }
            samples.append(display(), at: fraction)
        }
        return samples
    }

    /// Samples a stretch of the page's clock, with both ends.
    private func sample(
        _ stretch: DisplaySamples.ClockStretch, _ motions: ContiguousArray<any SampledMotion>,
        until limit: ContinuousClock.Instant
    ) -> DisplaySamples? {
        let count = motions.reduce(2) { max($0, $1.sampleCount(for: stretch.duration)) }
        guard stretch.duration > 0, isAffordable(motions.count * count) else { return nil }
        var samples = DisplaySamples(axis: .clock(stretch))
        for index in 0..<count {
            let fraction = Double(index) / Double(count - 1)
            for motion in motions { motion.show(time: stretch.start + fraction * stretch.duration) }
            guard settle(), ContinuousClock.now < limit else { return nil }
            samples.append(display(), at: fraction)
        }
        return samples
    }

    private func isAffordable(_ work: Int) -> Bool {
        if work <= Self.workLimit { return true }
        Warning.log("\(motions.count) values animate at once; the page shows their end")
        return false
    }
}
