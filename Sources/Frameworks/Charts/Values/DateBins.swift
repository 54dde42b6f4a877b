public import Foundation

/// Bins of a unit of the calendar that cover a range of dates, for histograms.
public struct DateBins: RandomAccessCollection {
    public typealias Index = Int
    public typealias Element = ChartBinRange<Date>

    /// The bounds of the bins, in ascending order.
    public let thresholds: [Date]

    /// Bins between dates, in ascending order.
    public init(thresholds: [Date]) {
        self.thresholds = thresholds.sorted()
    }

    /// Bins of a unit of the calendar.
    ///
    /// - Parameter calendar: The calendar of the units; nil for that of the page.
    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar? = nil) {
        let calendar = calendar ?? .current
        var next = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        var thresholds = [next]
        while next <= range.upperBound, thresholds.count <= 100_000,
            let following = calendar.date(byAdding: unit, value: Swift.max(1, count), to: next), following > next
        {
            next = following
            thresholds.append(next)
        }
        self.thresholds = thresholds
    }

    /// Bins of a unit of the calendar that cover the dates of a collection.
    public init<C: Collection>(unit: Calendar.Component, by count: Int = 1, data: C, calendar: Calendar? = nil)
    where C.Element == Date {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(unit: unit, by: count, range: first...(data.max() ?? first), calendar: calendar)
    }

    /// Bins of a number of seconds.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let seconds = NumberBins(
            size: timeInterval,
            range: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate)
        thresholds = seconds.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            thresholds[position], thresholds[position + 1], isClosed: position == thresholds.count - 2)
    }

    /// The number of the bin that contains a date. Dates outside of all bins are in the first or the last one.
    ///
    /// - Complexity: O(log *n*) in the number of bins.
    public func index(for date: Date) -> Int {
        var (lower, upper) = (0, Swift.max(0, thresholds.count - 2))
        while lower < upper {
            let middle = (lower + upper + 1) / 2
            if thresholds[middle] <= date { lower = middle } else { upper = middle - 1 }
        }
        return lower
    }
}
