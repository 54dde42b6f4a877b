import EspalierChartLayout
import Foundation

/// The way in which a scale maps values to positions.
public struct ScaleType: Hashable, Sendable {
    let kind: ChartScaleKind

    /// Positions are proportional to numbers.
    public static let linear = ScaleType(kind: .linear)
    /// Positions are proportional to logarithms. Only numbers above zero have positions.
    public static let log = ScaleType(kind: .logarithmic(base: 10))
    /// Positions are proportional to square roots.
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// Positions are proportional to numbers near zero, and to logarithms far from it, on both sides.
    public static let symmetricLog = ScaleType(kind: .symmetricLogarithmic(slopeAtZero: 1))
    /// Positions are proportional to time.
    public static let date = ScaleType(kind: .date)
    /// Each category has a band of the same size.
    public static let category = ScaleType(kind: .category)

    /// Positions are proportional to a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }

    /// Positions are proportional to numbers near zero, and to logarithms far from it, on both sides.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLogarithmic(slopeAtZero: slopeAtZero))
    }
}
