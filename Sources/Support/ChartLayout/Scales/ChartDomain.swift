package import Foundation

/// The values that an axis of a chart shows.
package enum ChartDomain: Sendable, Hashable {
    /// Numbers from the first to the second. The first is the greater one if the axis is reversed.
    case numbers(Double, Double)
    /// Dates from the first to the second. The first is the later one if the axis is reversed.
    case dates(Date, Date)
    /// Categories in their order, each with a band of the same size. A repeated category counts once.
    case categories([String])
}
