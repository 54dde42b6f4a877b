package import Foundation

extension ChartDomain {
    /// The domain that shows numbers, as `ScaleDomain.automatic` infers it.
    ///
    /// By Apple's documentation of `ScaleDomain`, scales include zero for every mark, and axis marks extend the domain. Numbers that are
    /// not finite are left out. The source of the rules for too few values is ours: without values the domain is 0 to 1, and equal values
    /// get half of their size on both sides.
    ///
    /// - Parameters:
    ///   - includesZero: nil counts as true. Zero is no value of a logarithmic scale, and then is left out.
    ///   - marks: Values of axis marks that the domain includes.
    /// - Complexity: O(*n*) in the number of values.
    package static func inferred(
        numbers: some Sequence<Double>, includesZero: Bool? = nil, reversed: Bool = false,
        kind: ChartScaleKind = .linear, marks: [Double] = []
    ) -> ChartDomain {
        let isLogarithmic = if case .logarithmic = kind { true } else { false }
        var lower = Double.infinity
        var upper = -Double.infinity
        func include(_ number: Double) {
            guard number.isFinite, number > 0 || !isLogarithmic else { return }
            lower = min(lower, number)
            upper = max(upper, number)
        }
        for number in numbers { include(number) }
        for mark in marks { include(mark) }
        if includesZero != false { include(0) }
        let ends = valid(lower, upper, isLogarithmic: isLogarithmic)
        return reversed ? .numbers(ends.1, ends.0) : .numbers(ends.0, ends.1)
    }

    private static func valid(_ lower: Double, _ upper: Double, isLogarithmic: Bool) -> (Double, Double) {
        if lower < upper { return (lower, upper) }
        if isLogarithmic { return lower > upper ? (1, 10) : (lower / 10, lower * 10) }
        if lower > upper || lower == 0 { return (0, 1) }
        let half = abs(lower) / 2
        return (lower - half, lower + half)
    }

    /// The domain that shows dates: from the earliest to the latest. One date gets twelve hours on both sides; without dates it is the
    /// first day of 2001, which no axis labels.
    package static func inferred(dates: some Sequence<Date>, reversed: Bool = false) -> ChartDomain {
        var lower = Double.infinity
        var upper = -Double.infinity
        for date in dates {
            let seconds = date.timeIntervalSinceReferenceDate
            guard seconds.isFinite else { continue }
            lower = min(lower, seconds)
            upper = max(upper, seconds)
        }
        if lower > upper { (lower, upper) = (0, 86400) }
        if lower == upper { (lower, upper) = (lower - 43200, upper + 43200) }
        let (first, last) = (
            Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper)
        )
        return reversed ? .dates(last, first) : .dates(first, last)
    }

    /// The domain that shows categories, in the order of their first values.
    ///
    /// - Complexity: O(*n*) in the number of values.
    package static func inferred(categories: some Sequence<String>, reversed: Bool = false) -> ChartDomain {
        var seen: Set<String> = []
        var order: [String] = []
        for category in categories where seen.insert(category).inserted { order.append(category) }
        if reversed { order.reverse() }
        return .categories(order)
    }
}
