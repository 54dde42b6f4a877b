public import Foundation

/// The dates at which a `TimelineView` makes its content anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// The dates from a moment on, in order; the first one may lie before it, and then counts until the second.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change: always as its schedule says, since a page has no dimmed display.
public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

/// Dates at the same distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
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

    /// - Parameter interval: in seconds. One that is not above 0, or no number, counts as a second.
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

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Dates that the author gives.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as a page can follow: each date is a change that the server sends, so that they lie a tenth of a second apart
/// at least.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The shortest distance of two dates, in seconds.
    static let shortest: TimeInterval = 0.1

    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: the least seconds between two dates; nil for a tenth.
    ///   - paused: whether there is no date at all.
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
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
