package import Foundation

/// The values at which an axis has marks.
package enum ChartTicks: Sendable {
    /// No axis gets more marks: a stride that is too small for its domain takes every second value, every third, and so on.
    package static let limit = 1000

    /// The number of ticks that an axis gets by itself, for a length in points.
    ///
    /// The source is ours: labels of an iPhone's charts are about 40 points apart on a vertical axis, and 80 on a horizontal one.
    package static func automaticCount(length: CGFloat, isVertical: Bool) -> Int {
        guard length.isFinite else { return 5 }
        return min(max(Int(length / (isVertical ? 40 : 80)), 2), isVertical ? 5 : 8)
    }

    // MARK: Numbers

    /// Round numbers in a domain, in ascending order.
    ///
    /// The step is 1, 2 or 5 times a power of ten, so that there are about `desiredCount` ticks; the rule is that of d3-array's `ticks`.
    ///
    /// - Parameters:
    ///   - minimumStride: The smallest step; a greater one is a multiple of the power of ten, too. Values that are not above zero count
    ///     as nil.
    ///   - roundsLowerBound: Whether there is a tick at or below the domain's lower end.
    ///   - roundsUpperBound: Whether there is a tick at or above the domain's upper end.
    package static func numbers(
        in domain: ClosedRange<Double>, desiredCount: Int = 5, minimumStride: Double? = nil,
        roundsLowerBound: Bool = false, roundsUpperBound: Bool = false
    ) -> [Double] {
        guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
        guard domain.lowerBound < domain.upperBound else { return [domain.lowerBound] }
        let span = domain.upperBound / 2 - domain.lowerBound / 2
        let wanted = span / Double(min(max(desiredCount, 1), limit)) * 2
        let step = ChartStep(near: max(wanted, .leastNormalMagnitude), minimum: minimumStride)
        return step.multiples(
            in: domain, roundsLowerBound: roundsLowerBound, roundsUpperBound: roundsUpperBound)
    }

    /// Multiples of a step in a domain, as of `AxisMarkValues.stride(by:)`; none for a step that is not above zero.
    package static func numbers(
        in domain: ClosedRange<Double>, stride: Double, roundsLowerBound: Bool = false, roundsUpperBound: Bool = false
    ) -> [Double] {
        guard stride > 0, stride.isFinite, domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
        return ChartStep(exactly: stride).multiples(
            in: domain, roundsLowerBound: roundsLowerBound, roundsUpperBound: roundsUpperBound)
    }

    /// Ticks of a logarithmic scale: the powers of its base, and in domains of few decades also their multiples.
    ///
    /// The rule is that of d3-scale's `log.ticks`: multiples are there if they are not more than `desiredCount`, and a domain
    /// with less than one power has the ticks of a linear scale.
    package static func logarithmic(
        in domain: ClosedRange<Double>, base: Double = 10, desiredCount: Int = 10
    ) -> [Double] {
        guard domain.lowerBound > 0, domain.upperBound.isFinite, base > 1, base.isFinite else {
            return numbers(in: domain, desiredCount: desiredCount)
        }
        let first = exponent(of: domain.lowerBound, base: base)
        let last = exponent(of: domain.upperBound, base: base)
        if last - first < 1 { return numbers(in: domain, desiredCount: min(desiredCount, 5)) }
        let powers = Int(first.rounded(.up))...max(Int(first.rounded(.up)), Int(last.rounded(.down)))
        if base.rounded() == base, base <= 100, (last - first) * (base - 1) <= Double(desiredCount) {
            var ticks: [Double] = []
            for power in (powers.lowerBound - 1)...powers.upperBound {
                for factor in 1..<Int(base) {
                    let tick = value(of: power, base: base) * Double(factor)
                    if domain.contains(tick) { ticks.append(tick) }
                }
            }
            return ticks
        }
        let every = max(1, Int((Double(powers.count) / Double(max(desiredCount, 1))).rounded(.up)))
        return stride(from: powers.lowerBound, through: powers.upperBound, by: every)
            .map { value(of: $0, base: base) }
            .filter { domain.contains($0) }
    }

    /// The logarithm, without the error that would put a power of the base beside itself.
    private static func exponent(of number: Double, base: Double) -> Double {
        let exponent = base == 10 ? log10(number) : base == 2 ? log2(number) : log(number) / log(base)
        let rounded = exponent.rounded()
        return abs(exponent - rounded) < 1e-12 * max(1, abs(rounded)) ? rounded : exponent
    }

    /// A power of a base. Negative powers are quotients, so that 0.1 is the nearest number to a tenth.
    private static func value(of power: Int, base: Double) -> Double {
        power < 0 ? 1 / pow(base, Double(-power)) : pow(base, Double(power))
    }

    // MARK: Categories

    /// The categories that have marks: all, or every *n*th if there are more than `limit`.
    package static func categories(_ categories: [String], limit: Int = ChartTicks.limit) -> [String] {
        guard categories.count > limit, limit > 0 else { return categories }
        let every = (categories.count + limit - 1) / limit
        return stride(from: 0, to: categories.count, by: every).map { categories[$0] }
    }

    // MARK: Domains

    /// The domain with round ends: those of the ticks that round both bounds.
    package static func nice(_ domain: ClosedRange<Double>, desiredCount: Int = 5) -> ClosedRange<Double> {
        let ticks = numbers(in: domain, desiredCount: desiredCount, roundsLowerBound: true, roundsUpperBound: true)
        guard let first = ticks.first, let last = ticks.last else { return domain }
        return min(first, domain.lowerBound)...max(last, domain.upperBound)
    }
}
