public import Foundation

/// The dates at which a `TimelineView` updates its content.
public protocol TimelineSchedule {
    /// The dates of the schedule, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The mode in which entries are requested.
    typealias Mode = TimelineScheduleMode

    /// The dates from a moment on, in order. The first one may lie before it, and applies until the second.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline. A page has no dimmed display, so the mode is always `normal`.
public enum TimelineScheduleMode: Sendable {
    /// According to the schedule; less often, on a dimmed display.
    case normal, lowFrequency
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of a periodic schedule; they have no end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var upcoming: Date
        let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming = upcoming.addingTimeInterval(interval) }
            return upcoming
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// A schedule of dates at equal intervals.
    ///
    /// - Parameter interval: The distance in seconds. A value that is not above 0 or not finite counts as one second.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite && interval > 0 ? interval : 1
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let steps = passed.isFinite ? max(0, passed) : 0
        return Entries(upcoming: start.addingTimeInterval(steps * interval), interval: interval)
    }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// A schedule of the start of each minute.
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Dates given by the author.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// A schedule of the given dates, which must be in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Dates for animations.
///
/// A timeline with an interval below a tenth of a second is evaluated in advance and played in the browser at the frame rate
/// of its display. Of other intervals, each date is a change that the server sends.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The shortest interval, in seconds.
    static let shortest: TimeInterval = 1.0 / 60

    private let interval: TimeInterval
    private let isPaused: Bool

    /// Whether the timeline is played in the browser.
    var isContinuous: Bool { !isPaused && interval < 0.1 }

    /// A schedule for animations.
    ///
    /// - Parameters:
    ///   - minimumInterval: The least distance of two dates, in seconds; nil for a sixtieth of a second, which is also the
    ///     least possible.
    ///   - paused: Whether the schedule has no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let wanted = minimumInterval ?? Self.shortest
        interval = wanted.isFinite ? max(wanted, Self.shortest) : Self.shortest
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        if isPaused { return AnySequence([]) }
        return AnySequence(PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule of dates at equal intervals, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// A schedule of the given dates, which must be in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for animations, at the frame rate of the browser.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule for animations, with an interval of at least `minimumInterval` seconds; no dates at all while
    /// `paused`. Below a tenth of a second, the content follows the frame rate of the browser.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
