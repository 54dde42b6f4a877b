import Foundation

/// The function between the values of a scale and numbers that are proportional to positions.
enum ChartTransform: Sendable {
    case linear
    case logarithm
    case power(Double)
    case symmetricLogarithm(slope: Double)

    /// The transform of a kind. A parameter without meaning, such as a base of 1, gives the linear scale.
    init(_ kind: ChartScaleKind) {
        switch kind {
        case .logarithmic(let base): self = base > 0 && base != 1 && base.isFinite ? .logarithm : .linear
        case .power(let exponent): self = exponent > 0 && exponent.isFinite ? .power(exponent) : .linear
        case .squareRoot: self = .power(0.5)
        case .symmetricLogarithmic(let slope):
            self = slope > 0 && slope.isFinite ? .symmetricLogarithm(slope: slope) : .linear
        case .linear, .date, .category: self = .linear
        }
    }

    /// The transformed number; NaN if it has none.
    func apply(_ number: Double) -> Double {
        switch self {
        case .linear: number
        // The base changes no position.
        case .logarithm: number > 0 ? log(number) : .nan
        case .power(0.5): number < 0 ? -(-number).squareRoot() : number.squareRoot()
        case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
        case .symmetricLogarithm(let slope): number < 0 ? -log1p(-number * slope) : log1p(number * slope)
        }
    }

    func invert(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .logarithm: exp(value)
        case .power(0.5): value < 0 ? -value * value : value * value
        case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
        case .symmetricLogarithm(let slope): value < 0 ? -expm1(-value) / slope : expm1(value) / slope
        }
    }

    /// The ends of a domain, with replacements for those that the scale cannot show.
    func valid(_ lower: Double, _ upper: Double) -> (Double, Double) {
        guard lower.isFinite, upper.isFinite else { return valid(0, 1) }
        guard case .logarithm = self else { return (lower, upper) }
        switch (lower > 0, upper > 0) {
        case (true, true): return (lower, upper)
        // Three decades are what a chart of usual size can label.
        case (false, true): return (upper / 1000, upper)
        case (true, false): return (lower, lower / 1000)
        case (false, false): return (1, 10)
        }
    }
}
