package import Foundation

/// The sectors of a circle: values as angles, which start at the top and go clockwise.
package struct ChartSectors: Sendable {
    /// The sums of the values up to each one, from 0.
    package let bounds: [Double]

    /// Sectors of values. A value below zero, or not finite, has an empty sector.
    package init(_ values: [Double]) {
        var sum = 0.0
        bounds =
            [0]
            + values.map { value in
                if value > 0, value.isFinite { sum += value }
                return sum
            }
    }

    package var count: Int { bounds.count - 1 }
    package var total: Double { bounds[count] }

    /// The angles of a sector, in radians from the top, clockwise; nil if all are empty.
    package func angles(_ index: Int) -> (start: CGFloat, end: CGFloat)? {
        guard total > 0, total.isFinite else { return nil }
        return (CGFloat(bounds[index] / total) * 2 * .pi, CGFloat(bounds[index + 1] / total) * 2 * .pi)
    }

    // MARK: Positions

    /// The value at a point: the sum of the values before it, as `chartAngleSelection` has it; nil if all sectors are empty.
    package func value(at point: CGPoint, center: CGPoint) -> Double? {
        guard total > 0, total.isFinite, point.isFinite else { return nil }
        var angle = atan2(point.x - center.x, center.y - point.y)
        if angle < 0 { angle += 2 * .pi }
        return Double(angle / (2 * .pi)) * total
    }

    /// The sector that contains a value, as `value(at:center:)` gives it; nil outside of the sum.
    ///
    /// - Complexity: O(log *n*) in the number of sectors.
    package func index(of value: Double) -> Int? {
        guard value >= 0, value <= total, total > 0 else { return nil }
        var (low, high) = (0, count)
        // The first sector whose end is beyond the value.
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle + 1] > value { high = middle } else { low = middle + 1 }
        }
        if low < count { return low }
        return (0..<count).last { bounds[$0 + 1] > bounds[$0] }
    }
}
