import EspalierViews

/// The clock of a page in a test: it stands still until the test moves it.
///
/// Animations, timelines and transitions follow it. `Task.sleep` and timers of Foundation do not.
@MainActor
public final class TestClock {
    /// The seconds since the page was opened.
    public private(set) var time = 0.0

    private var alarms: [(time: Double, work: @MainActor () -> Void)] = []
    /// Updates the page after its clock was moved.
    var onAdvance: (@MainActor () -> Void)?

    init() {}

    /// Moves the clock, and updates the page at each moment at which something is due.
    public func advance(by duration: Duration) {
        let end = time + Self.seconds(duration)
        while let next, next <= end { advance(to: next) }
        time = max(time, end)
        onAdvance?()
    }

    /// The time of the next due work; nil if nothing waits for the clock.
    var next: Double? { alarms.lazy.map(\.time).min() }

    /// Moves the clock to a time, and runs what is due then.
    func advance(to moment: Double) {
        time = max(time, moment)
        let due = alarms.filter { $0.time <= time + 1e-9 }
        alarms.removeAll { $0.time <= time + 1e-9 }
        for alarm in due { alarm.work() }
        onAdvance?()
    }

    /// Takes the place of the clock of a page.
    func replaceClock(of graph: ViewGraph) {
        graph.motions.clock = { [unowned self] in time }
        graph.motions.wake = { [weak self] seconds, work in
            guard let self else { return }
            alarms.append((time + max(seconds, 0.001), work))
        }
    }

    static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
