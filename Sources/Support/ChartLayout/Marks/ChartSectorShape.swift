package import Foundation

/// The outline of a sector: a piece of a ring, with parallel insets and rounded corners.
package struct ChartSectorShape: Sendable, Hashable {
    package var center: CGPoint
    package var innerRadius: CGFloat
    package var outerRadius: CGFloat
    /// The distance between the sector's sides and the lines from the center, in points.
    package var inset: CGFloat
    package var cornerRadius: CGFloat

    /// A shape of sectors in a circle.
    ///
    /// - Parameters:
    ///   - radius: Half of the shorter side of the plot.
    ///   - inner, outer: Radii, as of `SectorMark`: a ratio is one of `radius`, an inset is subtracted from it. By themselves they are 0
    ///     and `radius`.
    package init(
        center: CGPoint, radius: CGFloat, inner: ChartBarWidth = .automatic, outer: ChartBarWidth = .automatic,
        inset: CGFloat = 0, cornerRadius: CGFloat = 0
    ) {
        self.center = center
        outerRadius = max(Self.radius(outer, of: radius, automatic: radius), 0)
        innerRadius = min(max(Self.radius(inner, of: radius, automatic: 0), 0), outerRadius)
        self.inset = inset.isFinite ? max(inset, 0) : 0
        self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
    }

    private static func radius(_ dimension: ChartBarWidth, of radius: CGFloat, automatic: CGFloat) -> CGFloat {
        switch dimension {
        case .automatic: automatic
        case .ratio(let ratio): ratio.isFinite ? radius * ratio : automatic
        case .inset(let inset): inset.isFinite ? radius - inset : automatic
        case .fixed(let length): length.isFinite ? length : automatic
        }
    }

    /// The path of a sector between two angles, in radians from the top, clockwise. A full turn is a circle or ring without sides.
    /// Empty for a sector that its insets leave nothing of.
    package func path(from start: CGFloat, to end: CGFloat) -> ChartPath {
        var path = ChartPath()
        let span = end - start
        guard span > 0, outerRadius > 0 else { return path }
        if span >= 2 * .pi - 1e-9 {
            path.addCircle(center: center, radius: outerRadius)
            if innerRadius > 0 {
                // The hole turns the other way, so that both fill rules leave it out.
                path.move(to: center.polar(innerRadius, 0))
                path.addArc(center: center, radius: innerRadius, from: 0, to: -2 * .pi)
                path.close()
            }
            return path
        }
        // Beyond half a turn, the sides no longer meet in front of the center.
        let sine = span < .pi ? sin(span / 2) : 1
        guard outerRadius * sine > inset else { return path }
        let (first, last) = (start - .pi / 2, end - .pi / 2)
        let outerCorner = max(
            min(cornerRadius, (outerRadius - innerRadius) / 2, (outerRadius * sine - inset) / (1 + sine)), 0)
        let outer = corner(outerRadius - outerCorner, outerCorner)
        path.move(to: side(first, along: outer.along, 1))
        if outerCorner > 0 {
            let fillet = center.polar(outerRadius - outerCorner, first + outer.angle)
            path.addArc(center: fillet, radius: outerCorner, from: first - .pi / 2, to: first + outer.angle)
        }
        path.addArc(center: center, radius: outerRadius, from: first + outer.angle, to: last - outer.angle)
        if outerCorner > 0 {
            let fillet = center.polar(outerRadius - outerCorner, last - outer.angle)
            path.addArc(center: fillet, radius: outerCorner, from: last - outer.angle, to: last + .pi / 2)
        }
        appendInnerSide(&path, first, last, sine)
        path.close()
        return path
    }

    private func appendInnerSide(_ path: inout ChartPath, _ first: CGFloat, _ last: CGFloat, _ sine: CGFloat) {
        guard innerRadius * sine > inset else {
            // The sides meet before they reach the inner circle.
            let distance = last - first < .pi ? inset / sine : 0
            if distance == 0, inset > 0 {
                path.line(to: side(last, along: 0, -1))
                return path.line(to: side(first, along: 0, 1))
            }
            return path.line(to: center.polar(distance, (first + last) / 2))
        }
        let room = sine < 1 ? (innerRadius * sine - inset) / (1 - sine) : .infinity
        let innerCorner = max(min(cornerRadius, (outerRadius - innerRadius) / 2, room), 0)
        let inner = corner(innerRadius + innerCorner, innerCorner)
        path.line(to: side(last, along: inner.along, -1))
        if innerCorner > 0 {
            let fillet = center.polar(innerRadius + innerCorner, last - inner.angle)
            path.addArc(center: fillet, radius: innerCorner, from: last + .pi / 2, to: last - inner.angle + .pi)
        }
        path.addArc(center: center, radius: innerRadius, from: last - inner.angle, to: first + inner.angle)
        if innerCorner > 0 {
            let fillet = center.polar(innerRadius + innerCorner, first + inner.angle)
            path.addArc(
                center: fillet, radius: innerCorner, from: first + inner.angle + .pi, to: first + 1.5 * .pi)
        }
    }

    /// The center of a corner's circle, which is at a distance from the shape's center: the angle between it and the sector's side, and
    /// the distance along the side.
    private func corner(_ distance: CGFloat, _ radius: CGFloat) -> (angle: CGFloat, along: CGFloat) {
        let offset = min(inset + radius, distance)
        guard distance > 0 else { return (0, 0) }
        return (asin(offset / distance), (distance * distance - offset * offset).squareRoot())
    }

    /// A point on a side: at a distance along the line with an angle, and moved into the sector by the inset.
    private func side(_ angle: CGFloat, along distance: CGFloat, _ direction: CGFloat) -> CGPoint {
        let point = center.polar(distance, angle)
        return CGPoint(x: point.x - direction * inset * sin(angle), y: point.y + direction * inset * cos(angle))
    }
}
