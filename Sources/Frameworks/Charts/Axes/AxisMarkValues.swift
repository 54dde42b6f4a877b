public import Foundation

/// The values of an axis at which marks stand.
public struct AxisMarkValues {
    enum Storage {
        case automatic(desiredCount: Int?, minimumStride: Double?, roundLower: Bool?, roundUpper: Bool?)
        case stride(Double, roundLower: Bool?, roundUpper: Bool?)
        case dates(Calendar.Component, count: Int, roundLower: Bool?, roundUpper: Bool?, Calendar?)
        case values([_PlottedPrimitive])
    }

    let storage: Storage

    /// As many round values as fit.
    public static var automatic: AxisMarkValues { automatic() }

    /// About a number of round values.
    ///
    /// - Parameters:
    ///   - desiredCount: The number of values; nil for as many as fit.
    ///   - roundLowerBound: Whether the axis begins at a mark; nil if the chart decides.
    ///   - roundUpperBound: Whether the axis ends at a mark; nil if the chart decides.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(
                desiredCount: desiredCount, minimumStride: nil, roundLower: roundLowerBound,
                roundUpper: roundUpperBound))
    }

    /// About a number of round values, at least a distance apart.
    ///
    /// - Parameters:
    ///   - desiredCount: The number of values; nil for as many as fit.
    ///   - roundLowerBound: Whether the axis begins at a mark; nil if the chart decides.
    ///   - roundUpperBound: Whether the axis ends at a mark; nil if the chart decides.
    public static func automatic<P: Plottable & Numeric>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(
                desiredCount: desiredCount, minimumStride: number(minimumStride), roundLower: roundLowerBound,
                roundUpper: roundUpperBound))
    }

    /// The multiples of a number.
    ///
    /// - Parameters:
    ///   - roundLowerBound: Whether the axis begins at a mark; nil if the chart decides.
    ///   - roundUpperBound: Whether the axis ends at a mark; nil if the chart decides.
    public static func stride<P: Plottable & Numeric>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .stride(number(stepSize) ?? 1, roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }

    /// The starts of units of the calendar.
    ///
    /// - Parameters:
    ///   - count: The number of units from one mark to the next.
    ///   - roundLowerBound: Whether the axis begins at a mark; nil if the chart decides.
    ///   - roundUpperBound: Whether the axis ends at a mark; nil if the chart decides.
    ///   - calendar: The calendar of the units; nil for that of the page.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .dates(
                component, count: count, roundLower: roundLowerBound, roundUpper: roundUpperBound, calendar))
    }

    private static func number<P: Plottable>(_ value: P) -> Double? {
        if case .number(let number) = value.plotted { number } else { nil }
    }
}
