import EspalierViews

/// A clock that only a test moves.
@MainActor
final class TestClock {
    private var time = 0.0
    private var alarms: [(time: Double, work: @MainActor () -> Void)] = []

    /// Takes the place of the clock of a page.
    func replaceClock(of graph: ViewGraph) {
        graph.motions.clock = { [self] in time }
        graph.motions.wake = { [self] seconds, work in alarms.append((time + seconds, work)) }
    }

    /// Moves the clock, and runs the due work.
    func advance(by seconds: Double) {
        time += seconds
        let due = alarms.filter { $0.time <= time + 1e-9 }
        alarms.removeAll { $0.time <= time + 1e-9 }
        for alarm in due { alarm.work() }
    }
}
