public import Foundation

/// The label of the current value in a progress view of an interval, by default: the remaining time.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView {
    /// Shows the progress of an interval of time. It advances by itself.
    ///
    /// - Parameter countsDown: Whether the bar is full at first and gets empty.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            interval: ProgressInterval(dates: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Shows the progress of an interval of time, and the remaining time below. It advances by itself.
    ///
    /// - Parameter countsDown: Whether the bar is full at first and gets empty.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// Shows the progress of an interval of time, and the remaining time below. It advances by itself.
    ///
    /// - Parameter countsDown: Whether the bar is full at first and gets empty.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            interval: ProgressInterval(dates: timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// An interval of time, and the direction in which its progress is shown.
nonisolated struct ProgressInterval: Hashable {
    let dates: ClosedRange<Date>
    let countsDown: Bool

    /// The part of the interval to show at a date, 0…1. An interval without a duration is over.
    func fraction(at date: Date) -> Double {
        let duration = dates.upperBound.timeIntervalSince(dates.lowerBound)
        let passed = duration > 0 ? date.timeIntervalSince(dates.lowerBound) / duration : 1
        let part = min(1, max(0, passed))
        return countsDown ? 1 - part : part
    }

    /// The seconds between the dates at which the server evaluates the progress: at least one, and at most 200 in the interval. The
    /// browser moves the bar in between.
    var step: Double { max(1, dates.upperBound.timeIntervalSince(dates.lowerBound) / 200) }

    /// The dates at which the progress is evaluated from a date on: now, after each step, and at the end.
    func evaluations(from date: Date) -> ProgressDates { ProgressDates(interval: self, upcoming: date) }
}

/// The dates at which a progress is evaluated.
nonisolated struct ProgressDates: Sequence, IteratorProtocol {
    let interval: ProgressInterval
    var upcoming: Date?

    mutating func next() -> Date? {
        guard let date = upcoming else { return nil }
        let end = interval.dates.upperBound
        let start = interval.dates.lowerBound
        upcoming = date >= end ? nil : date < start ? start : Swift.min(date.addingTimeInterval(interval.step), end)
        return date
    }
}

/// The dates of a progress as a schedule.
nonisolated struct ProgressSchedule: TimelineSchedule {
    let interval: ProgressInterval

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> ProgressDates {
        interval.evaluations(from: startDate)
    }
}

/// A progress view whose progress follows the time.
nonisolated struct IntervalProgress: View {
    let interval: ProgressInterval
    let label: AnyView?
    let currentValueLabel: AnyView?

    @MainActor var body: some View {
        TimelineView(ProgressSchedule(interval: interval)) { context in
            // Until the next evaluation, the bar moves to the place that it has then.
            let goal = interval.fraction(at: context.date.addingTimeInterval(interval.step))
            StyledControl(
                ProgressViewStyleConfiguration(
                    fractionCompleted: goal, label: label.map { .init(content: $0) },
                    currentValueLabel: currentValueLabel.map { .init(content: $0) })
            ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
            .animation(.linear(duration: interval.step), value: goal)
        }
    }
}
