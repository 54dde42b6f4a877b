package import Foundation

/// Reduces the points of a line to those that pixels can show, so that the text of a path follows the width and not the data.
package enum ChartDecimation {
    /// The points that draw the same line, in their order.
    ///
    /// A line with at most two points for a pixel of its width loses only points on straight pieces, and has coordinates of quarters, or of
    /// halves if its points are more than 400: each point lies less than half a point from the line. A denser line has the first, least, greatest and last point of each column
    /// of pixels, at the column's middle: no part of the line moves by more than half a point horizontally, and a quarter vertically.
    /// Columns are whole points from x = 0.
    ///
    /// A point that is not finite makes a gap, which stays. Points that go back in x are not reduced, except for repetitions.
    ///
    /// - Complexity: O(*n*) in the number of points.
    package static func reduced(_ points: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        result.reserveCapacity(min(points.count, 4096))
        points.withUnsafeBufferPointer { points in
            var start = 0
            while start < points.count {
                guard points[start].isFinite else {
                    // One point that is not finite is enough for a gap.
                    if let last = result.last, last.isFinite { result.append(CGPoint(x: CGFloat.nan, y: .nan)) }
                    start += 1
                    continue
                }
                var end = start + 1
                var isAscending = true
                while end < points.count, points[end].isFinite {
                    isAscending = isAscending && points[end].x >= points[end - 1].x
                    end += 1
                }
                let run = UnsafeBufferPointer(rebasing: points[start..<end])
                let width = max(run[run.count - 1].x - run[0].x, 1)
                if !isAscending {
                    for point in run where point.rounded(to: 0.25) != result.last {
                        result.append(point.rounded(to: 0.25))
                    }
                } else if CGFloat(run.count) <= 2 * width {
                    appendStraightened(run, to: &result)
                } else {
                    appendColumns(run, to: &result)
                }
                start = end
            }
        }
        return result
    }

    // MARK: Dense lines

    private static func appendColumns(_ points: UnsafeBufferPointer<CGPoint>, to result: inout [CGPoint]) {
        let begin = result.count
        var index = 0
        while index < points.count {
            let column = points[index].x.rounded(.toNearestOrAwayFromZero)
            let first = index
            var (least, greatest) = (index, index)
            index += 1
            while index < points.count, points[index].x.rounded(.toNearestOrAwayFromZero) == column {
                if points[index].y < points[least].y { least = index }
                if points[index].y > points[greatest].y { greatest = index }
                index += 1
            }
            for kept in [first, min(least, greatest), max(least, greatest), index - 1] {
                append(CGPoint(x: column, y: (points[kept].y * 2).rounded() / 2), to: &result, from: begin)
            }
        }
    }

    /// Appends a point of a dense line. A point between two others of its column, or on a level line, shows nothing of its own.
    private static func append(_ point: CGPoint, to result: inout [CGPoint], from begin: Int) {
        let count = result.count
        if count > begin, result[count - 1] == point { return }
        if count > begin + 1 {
            let (first, middle) = (result[count - 2], result[count - 1])
            let isVertical = first.x == point.x && middle.x == point.x
            let isBetween = (middle.y - first.y) * (point.y - middle.y) >= 0
            let isLevel = first.y == point.y && middle.y == point.y
            if isVertical && isBetween || isLevel {
                result[count - 1] = point
                return
            }
        }
        result.append(point)
    }

    // MARK: Other lines

    /// Appends the ends of straight pieces. A piece goes on while one direction from its start passes all its points at less than the
    /// tolerance (the "swinging door" of process recorders).
    private static func appendStraightened(_ points: UnsafeBufferPointer<CGPoint>, to result: inout [CGPoint]) {
        // Coarser coordinates leave less to the tolerance.
        let (tolerance, unit): (CGFloat, CGFloat) = points.count > 400 ? (0.15, 0.5) : (0.25, 0.25)
        var start = points[0]
        result.append(start.rounded(to: unit))
        var (least, greatest) = (-CGFloat.infinity, CGFloat.infinity)
        var index = 1
        while index < points.count {
            let point = points[index]
            let width = point.x - start.x
            let slope = (point.y - start.y) / width
            if width > 0, slope >= least, slope <= greatest {
                least = max(least, (point.y - tolerance - start.y) / width)
                greatest = min(greatest, (point.y + tolerance - start.y) / width)
                index += 1
                continue
            }
            let before = points[index - 1]
            if before != start {
                start = before
                result.append(start.rounded(to: unit))
            } else if width <= 0 {
                // The next point stands above this one.
                start = point
                if result.last != start.rounded(to: unit) { result.append(start.rounded(to: unit)) }
                index += 1
            }
            (least, greatest) = (-.infinity, .infinity)
        }
        let last = points[points.count - 1].rounded(to: unit)
        if result.last != last { result.append(last) }
    }
}
