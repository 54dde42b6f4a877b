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
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: SingleChildNode {
    private var view: TimelineView<Schedule, Content>
    private var dates: Schedule.Entries.Iterator
    private var date: Date
    private var waiting: Task<Void, Never>?

    /// The limit for dates in the past that are skipped in one go.
    private static var mostPassed: Int { 10_000 }

    init(_ view: TimelineView<Schedule, Content>, in context: __shared NodeContext) {
        self.view = view
        date = TextClock.now
        dates = view.schedule.entries(from: date, mode: .normal).makeIterator()
        super.init(in: context)
        advance()
        evaluate()
    }

    func update(to newView: TimelineView<Schedule, Content>) {
        view = newView
        dates = view.schedule.entries(from: TextClock.now, mode: .normal).makeIterator()
        advance()
        evaluate()
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
    }

    override var typeName: String { "TimelineView" }
}
