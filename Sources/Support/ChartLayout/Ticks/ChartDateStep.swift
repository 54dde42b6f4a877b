package import Foundation

/// The distance of dates on an axis: a number of calendar units.
package struct ChartDateStep: Sendable, Hashable {
    package var unit: Calendar.Component
    package var count: Int

    package init(_ unit: Calendar.Component, count: Int = 1) {
        self.unit = unit
        self.count = max(count, 1)
    }

    /// The steps that an axis chooses from, with their mean lengths in seconds.
    static let natural: [(step: ChartDateStep, seconds: Double)] = [
        (.init(.second), 1), (.init(.second, count: 5), 5), (.init(.second, count: 15), 15),
        (.init(.second, count: 30), 30), (.init(.minute), 60), (.init(.minute, count: 5), 300),
        (.init(.minute, count: 15), 900), (.init(.minute, count: 30), 1800), (.init(.hour), 3600),
        (.init(.hour, count: 3), 10800), (.init(.hour, count: 6), 21600), (.init(.hour, count: 12), 43200),
        (.init(.day), day), (.init(.day, count: 2), 2 * day), (.init(.weekOfYear), 7 * day),
        (.init(.month), 30.436875 * day), (.init(.month, count: 3), 91.310625 * day),
        (.init(.month, count: 6), 182.62125 * day), (.init(.year), year),
    ]

    static let day = 86400.0
    static let year = 365.2425 * day

    /// The step whose length is nearest to a number of seconds, on a logarithmic scale. Steps of years are 1, 2 or 5 times a power of
    /// ten.
    static func natural(near seconds: Double) -> ChartDateStep {
        if seconds >= 1.5 * year {
            let years = ChartTicks.numbers(in: 0...(seconds / year), desiredCount: 1).last ?? 1
            return ChartDateStep(.year, count: Int(min(max(years, 1), 1e6)))
        }
        return natural.min { abs(log($0.seconds / seconds)) < abs(log($1.seconds / seconds)) }!.step
    }

    /// The mean length in seconds.
    var seconds: Double {
        let unit: Double =
            switch unit {
            case .era, .year, .yearForWeekOfYear: Self.year
            case .quarter: Self.year / 4
            case .month: Self.year / 12
            case .weekOfYear, .weekOfMonth: 7 * Self.day
            case .hour: 3600
            case .minute: 60
            case .second: 1
            case .nanosecond: 1e-9
            default: Self.day
            }
        return unit * Double(count)
    }

    /// The unit whose start is the first of the step's boundaries, and the number of the boundary's unit in it; nil if boundaries
    /// are counted from the first date.
    var parent: (unit: Calendar.Component, size: Int)? {
        switch unit {
        case .second where 60 % count == 0: (.minute, 60)
        case .minute where 60 % count == 0: (.hour, 60)
        case .hour where 24 % count == 0: (.day, 24)
        case .month where 12 % count == 0: (.year, 12)
        default: nil
        }
    }
}
