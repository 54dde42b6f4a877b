import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation

/// A gradient at its place in a drawing.
struct DrawnGradient {
    enum Shape {
        case linear(CGPoint, CGPoint)
        case radial(Circle, Circle)
    }

    struct Circle {
        var center: CGPoint
        var radius: CGFloat

        var frame: CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        }
    }

    let gradient: CGGradient
    let shape: Shape
    let options: CGGradientDrawingOptions

    private var drawsBefore: Bool { options.contains(.drawsBeforeStartLocation) }
    private var drawsAfter: Bool { options.contains(.drawsAfterEndLocation) }

    /// A gradient along a line; nil for a line without a length.
    init?(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions) {
        guard start.isFinitePoint, end.isFinitePoint, start != end else { return nil }
        self.gradient = gradient
        self.options = options
        shape = .linear(start, end)
    }

    /// A gradient between two circles, of which the first one is the smaller one if both have the same center; nil for circles that are
    /// equal, or not of finite numbers.
    init?(_ gradient: CGGradient, from start: Circle, to end: Circle, _ options: CGGradientDrawingOptions) {
        guard start.center.isFinitePoint, end.center.isFinitePoint, start.radius.isFinite, end.radius.isFinite,
            start.radius >= 0, end.radius >= 0, start.center != end.center || start.radius != end.radius
        else { return nil }
        guard start.center == end.center, start.radius > end.radius else {
            self.gradient = gradient
            self.options = options
            shape = .radial(start, end)
            return
        }
        var swapped: CGGradientDrawingOptions = []
        if options.contains(.drawsBeforeStartLocation) { swapped.insert(.drawsAfterEndLocation) }
        if options.contains(.drawsAfterEndLocation) { swapped.insert(.drawsBeforeStartLocation) }
        self.gradient = gradient.reversed
        self.options = swapped
        shape = .radial(end, start)
    }

    /// Whether only a canvas can draw it: pages have gradients around one point.
    var needsCanvas: Bool {
        if case .radial(let start, let end) = shape { start.center != end.center } else { false }
    }

    /// The rectangle outside of which nothing is drawn; nil if there is none.
    var bounds: CGRect? {
        guard options.isEmpty, case .radial(let start, let end) = shape else { return nil }
        return start.frame.union(end.frame)
    }

    /// The part of an area that has colors.
    func path(in area: CGRect) -> Path {
        guard area.width > 0, area.height > 0 else { return Path() }
        switch shape {
        case .linear(let start, let end):
            let direction = CGPoint(x: end.x - start.x, y: end.y - start.y)
            var corners = [
                CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
                CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
            ]
            if !drawsBefore { corners = corners.clipped(from: start, direction) }
            if !drawsAfter { corners = corners.clipped(from: end, CGPoint(x: -direction.x, y: -direction.y)) }
            var path = Path()
            guard corners.count > 2 else { return path }
            path.addLines(corners)
            path.closeSubpath()
            return path
        case .radial(let start, let end):
            guard start.center == end.center else { return Path(area) }
            var path = drawsAfter ? Path(area) : Path(ellipseIn: end.frame)
            // A hole, by the even–odd rule.
            if !drawsBefore, start.radius > 0 { path.addEllipse(in: start.frame) }
            return path
        }
    }

    // MARK: In the drawing of a view

    func paint(in context: GraphicsContext) {
        let path = path(in: context.clipBoundingRect)
        switch shape {
        case .linear(let start, let end):
            context.fill(path, with: .linearGradient(gradient.recorded, startPoint: start, endPoint: end))
        case .radial(let start, let end):
            context.fill(
                path,
                with: .radialGradient(
                    gradient.recorded, center: start.center, startRadius: start.radius, endRadius: end.radius),
                style: FillStyle(eoFill: true))
        }
    }

    // MARK: On a canvas

    /// Draws the gradient inside of the clip.
    func paint(on canvas: BitmapCanvas, opacity: CGFloat) {
        let area = canvas.clipBounds
        let stops = gradient.canvasStops(opacity)
        switch shape {
        case .linear(let start, let end): canvas.setPattern(.linear(stops, from: start, to: end))
        case .radial(let start, let end) where start.center == end.center:
            canvas.setPattern(
                .radial(
                    stops, from: (start.center, start.radius), to: (end.center, end.radius), isExtended: true))
        case .radial(let start, let end): canvas.setPattern(pattern(stops, start, end, reach: area))
        }
        canvas.trace(path(in: area))
        canvas.fill(evenOdd: true)
    }

    /// The pattern of two circles with different centers. One that continues on one side only gets its circle on that side moved so far
    /// that it covers an area.
    private func pattern(
        _ stops: [CanvasPattern.Stop], _ start: Circle, _ end: Circle, reach area: CGRect
    ) -> CanvasPattern {
        guard drawsBefore != drawsAfter else {
            return .radial(
                stops, from: (start.center, start.radius), to: (end.center, end.radius), isExtended: drawsBefore)
        }
        let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
        let growth = end.radius - start.radius
        let size = area.union(start.frame).union(end.frame)
        let far = 4 * (size.width + size.height) / max((dx * dx + dy * dy).squareRoot(), abs(growth), 1e-3)
        // The times of the outer circles, between which the times of the two circles are 0 and 1.
        var (first, last): (CGFloat, CGFloat) = (0, 1)
        if drawsBefore { first = growth > 0 ? max(-far, -start.radius / growth) : -far }
        if drawsAfter { last = growth < 0 ? min(1 + far, start.radius / -growth) : 1 + far }
        func circle(_ time: CGFloat) -> (CGPoint, CGFloat) {
            (
                CGPoint(x: start.center.x + dx * time, y: start.center.y + dy * time),
                max(0, start.radius + growth * time)
            )
        }
        var moved = stops.map {
            CanvasPattern.Stop(location: ($0.location - first) / (last - first), color: $0.color)
        }
        // The outer colors reach the outer circles.
        if let first = moved.first, let last = moved.last {
            moved.insert(CanvasPattern.Stop(location: 0, color: first.color), at: 0)
            moved.append(CanvasPattern.Stop(location: 1, color: last.color))
        }
        return .radial(moved, from: circle(first), to: circle(last), isExtended: false)
    }
}

extension CGPoint {
    var isFinitePoint: Bool { x.isFinite && y.isFinite }
}

extension [CGPoint] {
    /// The part of a convex polygon that is in a direction from a point.
    fileprivate func clipped(from point: CGPoint, _ direction: CGPoint) -> [CGPoint] {
        func distance(_ corner: CGPoint) -> CGFloat {
            (corner.x - point.x) * direction.x + (corner.y - point.y) * direction.y
        }
        var result: [CGPoint] = []
        for (index, corner) in enumerated() {
            let next = self[(index + 1) % count]
            let (here, there) = (distance(corner), distance(next))
            if here >= 0 { result.append(corner) }
            guard (here >= 0) != (there >= 0) else { continue }
            let share = here / (here - there)
            result.append(
                CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
        }
        return result
    }
}
