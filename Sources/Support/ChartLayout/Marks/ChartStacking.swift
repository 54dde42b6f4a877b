/// How marks at the same place share the axis: the methods of `MarkStackingMethod`.
package enum ChartStacking: UInt8, Sendable, Hashable {
    /// One after the other: values above zero upwards, others downwards.
    case standard
    /// As `standard`, divided by the sum of the magnitudes, so that each stack has the height 1.
    case normalized
    /// As one stack of magnitudes, whose middle is zero.
    case center
    /// Each from zero.
    case unstacked

    /// The spans of values in their order. Values with the same key are a stack, of which the first value is nearest to zero. A value
    /// that is not finite has no span. A stack without height has empty spans at zero.
    ///
    /// - Complexity: O(*n*) in the number of values.
    package func spans<Key: Hashable>(_ values: some Collection<(key: Key, value: Double)>) -> [ChartSpan?] {
        if self == .unstacked { return values.map { $0.value.isFinite ? ChartSpan(0, $0.value) : nil } }
        var totals: [Key: Double] = [:]
        if self != .standard {
            for (key, value) in values where value.isFinite { totals[key, default: 0] += abs(value) }
        }
        var tops: [Key: Double] = [:]
        var bottoms: [Key: Double] = [:]
        return values.map { key, value in
            guard value.isFinite else { return nil }
            switch self {
            case .standard, .unstacked: return Self.add(value, key, &tops, &bottoms)
            case .normalized:
                let total = totals[key] ?? 0
                return Self.add(total > 0 ? value / total : 0, key, &tops, &bottoms)
            case .center:
                let start = tops[key] ?? -(totals[key] ?? 0) / 2
                tops[key] = start + abs(value)
                return ChartSpan(start, start + abs(value))
            }
        }
    }

    private static func add<Key: Hashable>(
        _ value: Double, _ key: Key, _ tops: inout [Key: Double], _ bottoms: inout [Key: Double]
    ) -> ChartSpan {
        if value < 0 {
            let start = bottoms[key] ?? 0
            bottoms[key] = start + value
            return ChartSpan(start, start + value)
        }
        let start = tops[key] ?? 0
        tops[key] = start + value
        return ChartSpan(start, start + value)
    }
}
