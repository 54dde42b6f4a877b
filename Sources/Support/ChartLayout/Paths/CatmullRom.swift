import Foundation

/// A Catmull–Rom spline with distances to a power, as cubic curves.
struct CatmullRom {
    let alpha: CGFloat

    func append(_ points: ArraySlice<CGPoint>, to path: inout ChartPath) {
        var before: (square: CGFloat, length: CGFloat) = (0, 0)
        for index in points.startIndex..<points.endIndex - 1 {
            let (start, end) = (points[index], points[index + 1])
            let here = distance(start, end)
            let previous = index > points.startIndex ? points[index - 1] : start
            let next = index + 2 < points.endIndex ? points[index + 2] : end
            let after = distance(end, next)
            path.curve(
                to: end, control1: control(start, previous, end, before, here),
                control2: control(end, next, start, after, here))
            before = here
        }
    }

    /// The control point beside `point`, which has a neighbor outside of the curve and one at the curve's other end.
    private func control(
        _ point: CGPoint, _ outer: CGPoint, _ inner: CGPoint, _ beyond: (square: CGFloat, length: CGFloat),
        _ here: (square: CGFloat, length: CGFloat)
    ) -> CGPoint {
        guard beyond.length > 1e-12 else { return point }
        let own = 2 * beyond.square + 3 * beyond.length * here.length + here.square
        let divisor = 3 * beyond.length * (beyond.length + here.length)
        return CGPoint(
            x: (point.x * own - outer.x * here.square + inner.x * beyond.square) / divisor,
            y: (point.y * own - outer.y * here.square + inner.y * beyond.square) / divisor)
    }

    private func distance(_ first: CGPoint, _ second: CGPoint) -> (square: CGFloat, length: CGFloat) {
        let (dx, dy) = (first.x - second.x, first.y - second.y)
        let square = CGFloat(pow(Double(dx * dx + dy * dy), Double(alpha)))
        return (square, square.squareRoot())
    }
}
