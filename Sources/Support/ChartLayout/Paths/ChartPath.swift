package import EspalierLayoutEngine
package import Foundation

/// An outline of a chart: verbs and points, as the display tree has them, with y downwards.
package struct ChartPath: Sendable, Hashable {
    package private(set) var verbs: ContiguousArray<PathVerb> = []
    package private(set) var points: ContiguousArray<CGPoint> = []

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    package mutating func reserveCapacity(_ count: Int) {
        verbs.reserveCapacity(count)
        points.reserveCapacity(count)
    }

    package mutating func move(to point: CGPoint) {
        verbs.append(.move)
        points.append(point)
    }

    package mutating func line(to point: CGPoint) {
        verbs.append(.line)
        points.append(point)
    }

    package mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        verbs.append(.curve)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    package mutating func close() { verbs.append(.close) }

    package mutating func append(_ path: ChartPath) {
        verbs += path.verbs
        points += path.points
    }

    /// Adds a closed polygon.
    package mutating func addPolygon(_ corners: some Sequence<CGPoint>) {
        var isFirst = true
        for corner in corners {
            if isFirst { move(to: corner) } else { line(to: corner) }
            isFirst = false
        }
        if !isFirst { close() }
    }

    package mutating func addRectangle(_ rectangle: CGRect) {
        addPolygon([
            CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
            CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
        ])
    }

    /// Adds an arc around a center, in curves of at most a quarter turn. The path must be at the arc's start. Angles are in radians from
    /// the x axis, and grow clockwise on the page.
    package mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let pieces = max(1, Int((abs(end - start) / (.pi / 2) - 1e-9).rounded(.up)))
        let turn = (end - start) / CGFloat(pieces)
        let handle = radius * 4 / 3 * tan(turn / 4)
        for piece in 0..<pieces {
            let (from, to) = (start + turn * CGFloat(piece), start + turn * CGFloat(piece + 1))
            let (first, last) = (center.polar(radius, from), center.polar(radius, to))
            curve(
                to: last, control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
                control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)))
        }
    }

    /// Adds a circle, which starts at its right end.
    package mutating func addCircle(center: CGPoint, radius: CGFloat) {
        move(to: center.polar(radius, 0))
        addArc(center: center, radius: radius, from: 0, to: 2 * .pi)
        close()
    }

    /// The path with coordinates rounded to multiples of a length in points.
    package func rounded(to unit: CGFloat = 0.25) -> ChartPath {
        var path = self
        for index in path.points.indices { path.points[index] = path.points[index].rounded(to: unit) }
        return path
    }
}

extension CGPoint {
    /// The point at a distance and an angle from this one.
    func polar(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
    }

    func rounded(to unit: CGFloat) -> CGPoint {
        CGPoint(x: (x / unit).rounded() * unit, y: (y / unit).rounded() * unit)
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}
