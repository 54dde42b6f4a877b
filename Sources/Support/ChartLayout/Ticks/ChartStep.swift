import Foundation

/// The distance of ticks: a whole number, or the inverse of one, so that multiples are exact decimal numbers.
struct ChartStep {
    /// The step; or its inverse, if `isInverse`.
    private let number: Double
    private let isInverse: Bool

    init(exactly step: Double) {
        let inverse = (1 / step).rounded()
        isInverse = step < 1 && inverse.isFinite && 1 / inverse == step
        number = isInverse ? inverse : step
    }

    /// The step of 1, 2 or 5 times a power of ten that is nearest to a wanted one, on a logarithmic scale.
    init(near wanted: Double, minimum: Double?) {
        var power = log10(wanted).rounded(.down)
        let error = wanted / pow(10, power)
        var factor: Double =
            error >= 50.0.squareRoot() ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
        if factor == 10 { (factor, power) = (1, power + 1) }
        if let minimum, minimum.isFinite {
            while factor * pow(10, power) < minimum {
                switch factor {
                case 1: factor = 2
                case 2: factor = 5
                default: (factor, power) = (1, power + 1)
                }
            }
        }
        // Beyond this, the inverse is no number.
        power = max(power, -300)
        isInverse = power < 0
        number = power < 0 ? pow(10, -power) / factor : pow(10, power) * factor
    }

    func multiples(
        in domain: ClosedRange<Double>, roundsLowerBound: Bool, roundsUpperBound: Bool
    ) -> [Double] {
        let lower = quotient(domain.lowerBound)
        let upper = quotient(domain.upperBound)
        let first = lower.rounded(roundsLowerBound ? .down : .up)
        let last = upper.rounded(roundsUpperBound ? .up : .down)
        guard first <= last, abs(first) < 9e15, abs(last) < 9e15 else { return [] }
        let count = last - first + 1
        let every = max(1, (count / Double(ChartTicks.limit)).rounded(.up))
        return stride(from: first, through: last, by: every).map { multiple($0) }
    }

    /// A value in units of the step. The nearest whole number counts if only the arithmetic lies between.
    private func quotient(_ value: Double) -> Double {
        let quotient = isInverse ? value * number : value / number
        let rounded = quotient.rounded()
        return abs(quotient - rounded) <= 1e-9 * max(1, abs(rounded).squareRoot()) && multiple(rounded) == value
            ? rounded : quotient
    }

    private func multiple(_ factor: Double) -> Double {
        // Minus zero has a label of its own.
        let multiple = isInverse ? factor / number : factor * number
        return multiple == 0 ? 0 : multiple
    }
}
