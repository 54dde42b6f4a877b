package import Foundation

extension ChartDecimation {
    /// The points and the curve that draw the same line: with more than two points for each point of width, every curve is a line
    /// through the points that pixels can show. Others keep their points and their curve, unless the curve is a line.
    ///
    /// - Complexity: O(*n*) in the number of points.
    package static func reduced(
        _ points: [CGPoint], along curve: ChartCurve
    ) -> (points: [CGPoint], curve: ChartCurve) {
        curve == .linear || isDense(points) ? (reduced(points), .linear) : (points, curve)
    }

    /// The edges and the curve that draw the same area, with points at the same places: a dense area has the first, the outermost
    /// and the last points of each column of pixels, at the column's middle, and coordinates of half points.
    ///
    /// Others keep their points and their curve. A pair of points of which one is not finite makes a gap; what the longer array has
    /// beyond the shorter one is left out.
    ///
    /// - Complexity: O(*n*) in the number of points.
    package static func reduced(
        from lower: [CGPoint], to upper: [CGPoint], along curve: ChartCurve
    ) -> (lower: [CGPoint], upper: [CGPoint], curve: ChartCurve) {
        guard isDense(upper) else { return (lower, upper, curve) }
        var edges: (lower: [CGPoint], upper: [CGPoint]) = ([], [])
        let count = min(lower.count, upper.count)
        var start = 0
        while start < count {
            guard lower[start].isFinite, upper[start].isFinite else {
                if edges.upper.last?.isFinite == true {
                    edges.lower.append(CGPoint(x: CGFloat.nan, y: .nan))
                    edges.upper.append(CGPoint(x: CGFloat.nan, y: .nan))
                }
                start += 1
                continue
            }
            let column = upper[start].x.rounded(.toNearestOrAwayFromZero)
            var (top, bottom) = (upper[start].y, lower[start].y)
            var end = start
            while end < count, upper[end].isFinite, lower[end].isFinite,
                upper[end].x.rounded(.toNearestOrAwayFromZero) == column
            {
                top = min(top, upper[end].y)
                bottom = max(bottom, lower[end].y)
                end += 1
            }
            for (low, high) in [
                (lower[start].y, upper[start].y), (bottom, top), (lower[end - 1].y, upper[end - 1].y),
            ] {
                let pair = (
                    CGPoint(x: column, y: (low * 2).rounded() / 2), CGPoint(x: column, y: (high * 2).rounded() / 2)
                )
                if edges.lower.last == pair.0, edges.upper.last == pair.1 { continue }
                edges.lower.append(pair.0)
                edges.upper.append(pair.1)
            }
            start = end
        }
        return (edges.lower, edges.upper, .linear)
    }

    /// Whether points that go forward in x are more than two for each point of their width.
    private static func isDense(_ points: [CGPoint]) -> Bool {
        guard points.count > 2 else { return false }
        var (least, last) = (CGFloat.infinity, -CGFloat.infinity)
        for point in points where point.isFinite {
            if point.x < last { return false }
            least = min(least, point.x)
            last = point.x
        }
        return CGFloat(points.count) > 2 * max(last - least, 1)
    }
}
