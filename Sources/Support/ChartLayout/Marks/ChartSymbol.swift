package import Foundation

/// The symbols of points, in Apple's order: the shapes of `BasicChartSymbolShape`.
package enum ChartSymbol: UInt8, CaseIterable, Sendable, Hashable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

    /// The symbols that series get by themselves, one after the other. Apple's charts use the first five.
    package static let automatic: [ChartSymbol] = [.circle, .square, .triangle, .diamond, .pentagon]

    /// The symbol of a series by its number, from 0.
    package static func automatic(_ series: Int) -> ChartSymbol {
        automatic[((series % automatic.count) + automatic.count) % automatic.count]
    }

    /// The path of the symbol at many points, in one path. Points that are not finite are left out.
    ///
    /// - Parameter area: The area of a symbol, in square points; nothing is drawn for an area that is not above zero.
    package func path(at points: some Sequence<CGPoint>, area: CGFloat) -> ChartPath {
        var path = ChartPath()
        for point in points { append(to: &path, at: point, area: area) }
        return path
    }

    /// Appends the symbol around a point.
    package func append(to path: inout ChartPath, at center: CGPoint, area: CGFloat) {
        guard area > 0, area.isFinite, center.isFinite else { return }
        if self == .circle { return path.addCircle(center: center, radius: (area / .pi).squareRoot()) }
        let unit = area.squareRoot()
        path.addPolygon(corners.map { CGPoint(x: center.x + $0.x * unit, y: center.y + $0.y * unit) })
    }

    /// The corners of the symbol with the area 1 around the origin.
    private var corners: [CGPoint] {
        switch self {
        case .circle: []
        case .square: [-0.5, 0.5, 0.5, -0.5].enumerated().map { CGPoint(x: $1, y: $0 < 2 ? -0.5 : 0.5) }
        case .triangle: Self.polygon(3)
        case .diamond: Self.polygon(4)
        case .pentagon: Self.polygon(5)
        case .plus: Self.star(arms: 4, halfWidth: 1 / 3, turn: 0)
        case .cross: Self.star(arms: 4, halfWidth: 1 / 3, turn: .pi / 4)
        case .asterisk: Self.star(arms: 6, halfWidth: 1 / 5, turn: 0)
        }
    }

    /// A regular polygon with a corner at the top.
    private static func polygon(_ count: Int) -> [CGPoint] {
        let turn = 2 * CGFloat.pi / CGFloat(count)
        let radius = (2 / (CGFloat(count) * sin(turn))).squareRoot()
        return (0..<count).map { CGPoint.zero.polar(radius, CGFloat($0) * turn - .pi / 2) }
    }

    /// Arms around the origin, the first of which points up if `turn` is 0. The half width is for arms of length 1.
    private static func star(arms: Int, halfWidth: CGFloat, turn: CGFloat) -> [CGPoint] {
        let angle = 2 * CGFloat.pi / CGFloat(arms)
        let inner = halfWidth / sin(angle / 2)
        let area = CGFloat(arms) * halfWidth * (2 - halfWidth / tan(angle / 2))
        let scale = 1 / area.squareRoot()
        return (0..<arms).flatMap { arm in
            let direction = CGFloat(arm) * angle + turn - .pi / 2
            let end = CGPoint.zero.polar(scale, direction)
            let (dx, dy) = (-sin(direction) * halfWidth * scale, cos(direction) * halfWidth * scale)
            return [
                CGPoint(x: end.x - dx, y: end.y - dy), CGPoint(x: end.x + dx, y: end.y + dy),
                CGPoint.zero.polar(inner * scale, direction + angle / 2),
            ]
        }
    }

    /// Dots for a stroke of the diameter `dotWidth(area:)`: subpaths without length, which round ends make circles, and square ends
    /// squares. A tenth of the text of their outlines. nil for the other symbols.
    package func dots(at points: some Sequence<CGPoint>) -> ChartPath? {
        guard self == .circle || self == .square else { return nil }
        var path = ChartPath()
        for point in points where point.isFinite {
            path.move(to: point)
            path.close()
        }
        return path
    }

    /// The line width with which `dots(at:)` have an area.
    package func dotWidth(area: CGFloat) -> CGFloat {
        guard area > 0, area.isFinite else { return 0 }
        return self == .circle ? 2 * (area / .pi).squareRoot() : area.squareRoot()
    }
}
