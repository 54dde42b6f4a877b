public import Foundation

extension Text {
    /// A format for dates.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Hashable, Codable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day: 9:41 AM.
        public static let time = DateStyle(kind: .time)
        /// The day: January 9, 2027.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in its two largest units: 2 hrs, 23 min. It updates by itself.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now in its largest unit, with a plus sign for future dates: +2 hours. It updates by
        /// itself.
        public static let offset = DateStyle(kind: .offset)
        /// The hours, minutes and seconds from or until now: 36:59:01. It updates by itself.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in the environment's locale and time zone. If the style is relative to now, the server updates the page whenever the
    /// text changes.
    public init(_ date: Date, style: DateStyle) {
        self.init(DateStorage(date: date, style: style))
    }

    /// A range of times of day: 9:30 – 11:00 AM.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateRangeStorage(start: dates.lowerBound, end: dates.upperBound))
    }

    /// A range of times of day: 9:30 – 11:00 AM.
    public init(_ interval: DateInterval) {
        self.init(DateRangeStorage(start: interval.start, end: interval.end))
    }

    /// The remaining or elapsed time of an interval, as a clock. It updates by itself while the interval lasts.
    ///
    /// - Parameters:
    ///   - timerInterval: The start and end of the clock.
    ///   - pauseTime: The time at which the clock was stopped; nil for a running clock.
    ///   - countsDown: Whether the clock shows the remaining time.
    ///   - showsHours: Whether 60 minutes or more are shown as hours.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            TimerStorage(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A text of a date, which depends on the current time.
class ClockTextStorage: AnyTextStorage, @unchecked Sendable {
    func string(at now: Date, _ settings: TextSettings) -> String { "" }

    override final var readsClock: Bool { true }

    override final func plainText(in environment: TextEnvironment) -> String? {
        string(at: TextClock.now, environment.settings)
    }

    override final func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        builder.append(string(at: TextClock.now, builder.environment.settings), style: style)
    }
}

/// A date in a style.
final class DateStorage: ClockTextStorage, @unchecked Sendable {
    let date: Date
    let style: Text.DateStyle

    init(date: Date, style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func string(at now: Date, _ settings: TextSettings) -> String {
        let locale = settings.locale
        let zone = settings.timeZone ?? .current
        switch style.kind {
        case .time:
            return date.formatted(
                Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: zone))
        case .date:
            return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: zone))
        case .relative: return DateDistance.text(seconds(from: now), units: 2, width: .abbreviated, locale)
        case .offset:
            let sign = date > now ? "+" : date < now ? "-" : ""
            return sign + DateDistance.text(seconds(from: now), units: 1, width: .wide, locale)
        case .timer: return DateDistance.clock(seconds(from: now), showsHours: true, locale)
        }
    }

    /// Whole seconds between the date and now: elapsed ones, or remaining ones rounded up.
    private func seconds(from now: Date) -> Int {
        let distance = date.timeIntervalSince(now)
        guard distance.isFinite else { return 0 }
        return Int(min(abs(distance) + (distance > 0 ? 0.999 : 0), 1e12))
    }

    override func nextChange(after now: Date) -> Date? {
        switch style.kind {
        case .time, .date: nil
        case .timer: DateDistance.nextStep(of: 1, from: date, after: now)
        case .relative:
            // With two units, a distance in hours and minutes changes by the minute.
            DateDistance.nextStep(of: DateDistance.step(seconds(from: now), units: 2), from: date, after: now)
        case .offset:
            DateDistance.nextStep(of: DateDistance.step(seconds(from: now), units: 1), from: date, after: now)
        }
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? DateStorage else { return false }
        return date == other.date && style == other.style
    }
}

/// Two times of day.
final class DateRangeStorage: ClockTextStorage, @unchecked Sendable {
    let start: Date
    let end: Date

    init(start: Date, end: Date) {
        self.start = start
        self.end = end
    }

    override func string(at now: Date, _ settings: TextSettings) -> String {
        (start..<max(start, end)).formatted(
            Date.IntervalFormatStyle(
                date: .omitted, time: .shortened, locale: settings.locale, timeZone: settings.timeZone ?? .current))
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? DateRangeStorage else { return false }
        return start == other.start && end == other.end
    }
}

/// A clock for an interval.
final class TimerStorage: ClockTextStorage, @unchecked Sendable {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pauseTime = pauseTime
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    override func string(at now: Date, _ settings: TextSettings) -> String {
        let time = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
        // Remaining time is rounded up to the full second, elapsed time down, so both change at the same moments.
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(time).rounded(.up)
            : time.timeIntervalSince(interval.lowerBound).rounded(.down)
        return DateDistance.clock(Int(min(max(seconds, 0), 1e12)), showsHours: showsHours, settings.locale)
    }

    override func nextChange(after now: Date) -> Date? {
        guard pauseTime == nil, now < interval.upperBound else { return nil }
        if now < interval.lowerBound { return interval.lowerBound }
        let base = countsDown ? interval.upperBound : interval.lowerBound
        return DateDistance.nextStep(of: 1, from: base, after: now)
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? TimerStorage else { return false }
        return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
            && showsHours == other.showsHours
    }
}

/// Formats lengths of time as words and as clocks.
enum DateDistance {
    private static let units: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
        (.weeks, 604_800), (.days, 86_400), (.hours, 3600), (.minutes, 60), (.seconds, 1),
    ]

    /// A number of seconds in its `count` largest units, truncated.
    static func text(
        _ seconds: Int, units count: Int, width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        let used = units[first..<min(first + count, units.count)]
        let step = used.last?.seconds ?? 1
        return Duration.seconds(seconds / step * step).formatted(
            .units(allowed: Set(used.map(\.unit)), width: width).locale(locale))
    }

    /// The number of seconds after which `text(_:units:width:_:)` changes.
    static func step(_ seconds: Int, units count: Int) -> Int {
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        return units[min(first + count, units.count) - 1].seconds
    }

    /// Minutes and seconds, with hours if there are any.
    static func clock(_ seconds: Int, showsHours: Bool, _ locale: Locale) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
    }

    /// The first moment after `now` that is a whole number of steps away from `date`.
    static func nextStep(of step: Int, from date: Date, after now: Date) -> Date? {
        let distance = now.timeIntervalSince(date) / Double(step)
        guard distance.isFinite, abs(distance) < 1e12 else { return nil }
        let next = date.addingTimeInterval((distance.rounded(.down) + 1) * Double(step))
        return next > now ? next : now.addingTimeInterval(Double(step))
    }
}
