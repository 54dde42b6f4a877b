/// The colors of series, in Apple's order.
package enum ChartColor: UInt8, CaseIterable, Sendable, Hashable {
    case blue, green, orange, purple, red, cyan, yellow

    /// The color of a series by its number, from 0. The order repeats after the last color.
    package static func automatic(_ series: Int) -> ChartColor {
        allCases[((series % allCases.count) + allCases.count) % allCases.count]
    }
}
