package import Foundation

extension ChartTicks {
    /// The format of the labels of numbers.
    ///
    /// The source of the limits is ours: numbers are written out, as `.number` does it, up to nine digits. Longer ones are compact, so
    /// that labels stay narrow, and numbers that compact notation has no words for are scientific.
    package static func format(numbers ticks: [Double]) -> ChartLabelFormat {
        let greatest = ticks.reduce(0) { max($0, abs($1)) }
        if greatest >= 1e15 { return .scientificNumber }
        if greatest >= 1e9 { return .compactNumber }
        let digits = ticks.reduce(0) { max($0, fractionDigits(of: $1)) }
        if digits > 6, greatest < 1e-4 { return .scientificNumber }
        return .number(fractionDigits: min(digits, 10))
    }

    /// The number of decimal places that a number needs, at most 12.
    private static func fractionDigits(of number: Double) -> Int {
        guard number.isFinite else { return 0 }
        var scaled = abs(number)
        for digits in 0..<12 {
            if abs(scaled - scaled.rounded()) <= 1e-9 * max(scaled, 1e-3) { return digits }
            scaled *= 10
        }
        return 12
    }

    /// The format of the labels of dates, by the step and the span of the domain.
    ///
    /// The source is ours: the shortest format by which neighboring labels differ, as iPhone's charts show it. Days have the names of
    /// weekdays in a domain of at most a week. Months have years only in domains of more than two years.
    package static func format(dates domain: ClosedRange<Date>, step: ChartDateStep) -> ChartLabelFormat {
        let span = domain.upperBound.timeIntervalSince(domain.lowerBound)
        switch step.unit {
        case .era, .year, .yearForWeekOfYear: return .date(.year)
        case .quarter, .month: return .date(span > 2 * ChartDateStep.year ? .monthOfYear : .month)
        case .weekOfYear, .weekOfMonth: return .date(.dayOfMonth)
        case .hour: return .date(.hour)
        case .minute: return .date(.minute)
        case .second, .nanosecond: return .date(.second)
        default: return .date(span <= 7 * ChartDateStep.day ? .weekday : .dayOfMonth)
        }
    }
}
