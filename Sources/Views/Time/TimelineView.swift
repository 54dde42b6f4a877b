import EspalierDisplayTree
public import Foundation

/// Updates its content at the dates of a schedule, and passes it the current date.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
    public typealias Body = Never
    /// The value that the content receives.
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// A view that evaluates `content` at the dates of a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        TimelineNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: TimelineNode<Schedule, Content>.self).update(to: view)
    }
}

/// The value that a `TimelineView` passes to its content.
public struct TimelineViewDefaultContext: Sendable {
    /// The frequency of changes of the content.
    public enum Cadence: Comparable, Sendable {
        /// Continuously, once a second, once a minute.
        case live, seconds, minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// Always `live`, since a page has no dimmed display.
    public var cadence: Cadence { .live }
}

/// Keeps the content of a timeline, and the task that waits for the next date.
///
/// The content of a continuous timeline is evaluated in advance for an interval of time, which the browser plays.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: SingleChildNode {
    private var view: TimelineView<Schedule, Content>
    private var dates: Schedule.Entries.Iterator
    private var date: Date
    private var waiting: Task<Void, Never>?

    // A continuous timeline.
    /// The time of the page's clock at which the view was made.
    private lazy var beginning = graph.motions.clock()
    /// The date at a time of the page's clock, where the current stretch starts.
    private var origin: (date: Date, time: Double)?
    /// The number of the current stretch. The ends of earlier stretches are ignored.
    private var stretch = 0
    private var stages = 0
    private var samplingStart = ContinuousClock.now
    /// The number of stages that can be evaluated within the time for a stretch.
    private var affordableStages = 151

    /// The limit for dates in the past that are skipped in one go.
    private static var mostPassed: Int { 10_000 }
    /// The seconds of a stretch, and the seconds after which the next one is sent.
    private static var stretchLength: Double { 2.5 }
    private static var stretchDistance: Double { 2 }
    /// The time for the evaluation of a stretch.
    private static var stretchBudget: Duration { .milliseconds(200) }

    init(_ view: TimelineView<Schedule, Content>, in context: __shared NodeContext) {
        self.view = view
        date = TextClock.now
        dates = view.schedule.entries(from: date, mode: .normal).makeIterator()
        super.init(in: context)
        noteVisibilityFollower()
        follow()
        evaluate()
    }

    func update(to newView: TimelineView<Schedule, Content>) {
        view = newView
        dates = view.schedule.entries(from: TextClock.now, mode: .normal).makeIterator()
        follow()
        evaluate()
    }

    private var isContinuous: Bool { (view.schedule as? AnimationTimelineSchedule)?.isContinuous ?? false }

    /// Follows the schedule from now on.
    private func follow() {
        guard neededSideEffects != nil else { return }
        if isContinuous {
            waiting?.cancel()
            waiting = nil
            graph.motions.begin(self)
        } else {
            graph.motions.end(self)
            advance()
        }
    }

    /// Takes the latest date that has passed, and waits for the next one.
    private func advance() {
        waiting?.cancel()
        waiting = nil
        let now = TextClock.now
        var passed = 0
        while passed < Self.mostPassed, let next = dates.next() {
            if next > now {
                wait(for: next, from: now)
                return
            }
            date = next
            passed += 1
        }
    }

    private func wait(for next: Date, from now: Date) {
        let delay = next.timeIntervalSince(now)
        guard delay < 1e9, sideEffects != nil else { return }
        waiting = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(max(0, delay) + 0.002), tolerance: .milliseconds(10))
            guard !Task.isCancelled, let self, !isRemoved else { return }
            date = next
            advance()
            graph.enqueue(self)
        }
    }

    override func evaluate() {
        needsEvaluation = false
        if isContinuous, !graph.motions.isSampling {
            date = TextClock.now
            // The stages that the page has are outdated.
            if child != nil, sideEffects != nil { graph.motions.begin(self) }
        }
        let context = TimelineViewDefaultContext(date: date)
        let made = track { view.content(context) }
        if let child {
            Content._updateNode(child, to: made)
        } else {
            child = Content._makeNode(made, in: NodeContext(parent: self))
        }
    }

    override func willRemove() {
        super.willRemove()
        waiting?.cancel()
        graph.motions.end(self)
    }

    override func visibilityMayHaveChanged() {
        guard isContinuous else { return }
        sideEffects?.enqueue { [weak self] in
            guard let self, !isRemoved else { return }
            if isRunning { graph.motions.begin(self) }
        }
    }

    override var typeName: String { "TimelineView" }
}

extension TimelineNode: ClockMotion {
    var isRunning: Bool { isContinuous && isVisible }

    func axis(at time: Double) -> DisplaySamples.Axis {
        .clock(
            DisplaySamples.ClockStretch(now: time, start: time, duration: Self.stretchLength, isEndless: false))
    }

    func span(at time: Double) -> (start: Double, duration: Double) { (beginning, .infinity) }

    func remainingTime(at time: Double) -> Double { Self.stretchLength }

    func sampleCount(for duration: Double) -> Int { affordableStages }

    func show(time: Double) {
        if origin == nil {
            origin = (TextClock.now, time)
            samplingStart = .now
            stages = 0
        }
        guard let origin else { return }
        stages += 1
        date = origin.date.addingTimeInterval(time - origin.time)
        graph.markForEvaluation(self)
    }

    func finishSampling() {
        guard let origin else { return }
        self.origin = nil
        date = origin.date
        graph.markForEvaluation(self)
        let cost = (ContinuousClock.now - samplingStart) / stages
        affordableStages = min(max(Int(Self.stretchBudget / cost), 6), 151)
        stretch += 1
        let current = stretch
        graph.motions.wake(Self.stretchDistance) { [weak self] in
            guard let self, !isRemoved, stretch == current else { return }
            graph.motions.begin(self)
        }
    }
}
