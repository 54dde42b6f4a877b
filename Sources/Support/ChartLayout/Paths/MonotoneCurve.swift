import Foundation

/// Cubic curves through points that rise and fall only where the points do, after Steffen (1990).
struct MonotoneCurve {
    private let points: [CGPoint]
    private let slopes: [CGFloat]

    /// The points, at least three. Points that repeat the one before are left out.
    init(_ all: [CGPoint]) {
        var points: [CGPoint] = []
        points.reserveCapacity(all.count)
        for point in all where point != points.last { points.append(point) }
        self.points = points
        guard points.count > 2 else {
            slopes = []
            return
        }
        var slopes = [CGFloat](repeating: 0, count: points.count)
        for index in 1..<points.count - 1 {
            slopes[index] = Self.slope(points[index - 1], points[index], points[index + 1])
        }
        slopes[0] = Self.endSlope(points[0], points[1], slopes[1])
        slopes[points.count - 1] = Self.endSlope(
            points[points.count - 2], points[points.count - 1], slopes[points.count - 2])
        self.slopes = slopes
    }

    func append(to path: inout ChartPath) {
        guard points.count > 2 else {
            for point in points.dropFirst() { path.line(to: point) }
            return
        }
        for index in 0..<points.count - 1 {
            let (start, end) = (points[index], points[index + 1])
            let third = (end.x - start.x) / 3
            path.curve(
                to: end, control1: CGPoint(x: start.x + third, y: start.y + third * slopes[index]),
                control2: CGPoint(x: end.x - third, y: end.y - third * slopes[index + 1]))
        }
    }

    private static func slope(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> CGFloat {
        let (left, right) = (point.x - before.x, after.x - point.x)
        // Points above each other have no slope.
        guard left != 0, right != 0, left + right != 0 else { return 0 }
        let (first, second) = ((point.y - before.y) / left, (after.y - point.y) / right)
        let parabola = (first * right + second * left) / (left + right)
        let sign: CGFloat = (first < 0 ? -1 : 1) + (second < 0 ? -1 : 1)
        return sign * min(abs(first), abs(second), abs(parabola) / 2)
    }

    private static func endSlope(_ start: CGPoint, _ end: CGPoint, _ inner: CGFloat) -> CGFloat {
        let width = end.x - start.x
        return width == 0 ? inner : (3 * (end.y - start.y) / width - inner) / 2
    }
}
