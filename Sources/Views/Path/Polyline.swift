import Foundation

/// A curve as a series of lines that are close to it.
nonisolated struct Polyline {
    let curve: Curve
    /// The points at evenly spaced times from 0 to 1.
    let points: [CGPoint]

    /// The limit of lines for one curve.
    private static let limit = 1024.0

    /// - Parameter tolerance: The largest distance between a line and the curve, unless it needs too many lines.
    init(_ curve: Curve, tolerance: CGFloat) {
        self.curve = curve
        let count = Self.count(curve, tolerance)
        var points = [curve.start]
        for index in 1..<max(count, 1) { points.append(curve.point(CGFloat(index) / CGFloat(count))) }
        points.append(curve.end)
        self.points = points
    }

    /// The number of lines. The distance of a line from its part of a curve is at most an eighth of the second derivative, by
    /// the square of the part's length in time.
    private static func count(_ curve: Curve, _ tolerance: CGFloat) -> Int {
        let bend: CGFloat
        switch curve.kind {
        case .line: return 1
        case .quad: bend = 2 * (curve.start + curve.end - curve.control1 * 2).length
        case .cubic:
            bend =
                6
                * max(
                    (curve.start + curve.control2 - curve.control1 * 2).length,
                    (curve.control1 + curve.end - curve.control2 * 2).length)
        }
        let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 2), limit)) : 2
    }

    /// The number of lines.
    var count: Int { points.count - 1 }

    /// The time of the curve at a point; 0 is the start.
    func time(_ index: Int) -> CGFloat { CGFloat(index) / CGFloat(count) }

    /// The distance within which lines stay of curves in an area, relative to its greater side.
    static let relativeTolerance: CGFloat = 1e-4

    /// The rectangle around the control points of curves; null for none.
    static func bounds(_ parts: [Subpath]) -> CGRect {
        var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
        for part in parts {
            for curve in part.curves {
                for point in [curve.start, curve.control1, curve.control2, curve.end] {
                    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
                }
            }
        }
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension Curve {
    /// The times at which two curves meet near two times; nil if they are parallel there, or meet elsewhere.
    func meeting(_ other: Curve, near times: (CGFloat, CGFloat), within tolerance: CGFloat) -> (CGFloat, CGFloat)? {
        var (t, s) = times
        for _ in 0..<4 {
            let gap = other.point(s) - point(t)
            let (a, b) = (derivative(t), other.derivative(s))
            let determinant = b.x * a.y - a.x * b.y
            guard abs(determinant) > 1e-9 * a.length * b.length else { return nil }
            t += (b.x * gap.y - b.y * gap.x) / determinant
            s += (a.x * gap.y - a.y * gap.x) / determinant
        }
        guard (-1e-6...1.000001).contains(t), (-1e-6...1.000001).contains(s) else { return nil }
        (t, s) = (min(max(t, 0), 1), min(max(s, 0), 1))
        let isNear =
            (point(t) - other.point(s)).length <= tolerance && (point(t) - point(times.0)).length <= 8 * tolerance
        return isNear ? (t, s) : nil
    }

    /// The part between two times, backwards if the first one is later, with its ends at two points beside the curve.
    func piece(from: CGFloat, to: CGFloat, start newStart: CGPoint, end newEnd: CGPoint) -> Curve {
        var piece = self
        if min(from, to) > 0 || max(from, to) < 1 { piece = part(from: min(from, to), to: max(from, to)) }
        if from > to { piece = piece.reversed }
        let (first, last) = (newStart - piece.start, newEnd - piece.end)
        switch kind {
        case .line: return Curve(from: newStart, to: newEnd)
        case .quad:
            return Curve(from: newStart, to: newEnd, control: piece.control1 + (first + last) * 0.5)
        case .cubic:
            return Curve(
                from: newStart, to: newEnd, control1: piece.control1 + first, control2: piece.control2 + last)
        }
    }
}
