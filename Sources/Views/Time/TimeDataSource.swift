public import Foundation

/// A value that follows the time, for texts that update by themselves.
public struct TimeDataSource<Value>: Sendable {
    private enum Kind: Hashable {
        case currentDate, rangeFrom(Date), rangeTo(Date), duration(Date)
    }

    private let kind: Kind
    /// The value at a date.
    let value: @Sendable (Date) -> Value
    /// The date at which the value was, or will be, the given one.
    let date: @Sendable (Value) -> Date

    private init(
        _ kind: Kind, value: @escaping @Sendable (Date) -> Value, date: @escaping @Sendable (Value) -> Date
    ) {
        self.kind = kind
        self.value = value
        self.date = date
    }

    static func areEqual(_ left: Self, _ right: Self) -> Bool { left.kind == right.kind }
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(.currentDate, value: { $0 }, date: { $0 })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// The range from a date to the current one; empty before the date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.rangeFrom(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
    }

    /// The range from the current date to another one; empty after the date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.rangeTo(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
    }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date; negative before the date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            .duration(date), value: { .seconds($0.timeIntervalSince(date)) },
            date: {
                let (seconds, attoseconds) = $0.components
                return date + (Double(seconds) + Double(attoseconds) / 1e18)
            })
    }
}
