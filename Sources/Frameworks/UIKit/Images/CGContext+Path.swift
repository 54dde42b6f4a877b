public import EspalierViews
public import Foundation

/// The path of a context. Its points stay where they are when the coordinates change.
extension CGContext {
    /// Begins a path.
    public func beginPath() { outline = Path() }
    /// Begins a part of the path.
    public func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds a curve with two control points to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds a curve with one control point to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    /// Adds lines between points to the path.
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    /// Adds an arc to the path, in radians. With the y axis down, `clockwise: false` runs clockwise on the screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
    /// Adds an arc to the path that touches the line from the current point to `tangent1End`, and the line from there to
    /// `tangent2End`, where it ends. Without a current point it adds nothing.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Adds another path to the path.
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    /// Ends a part of the path with a line to its start.
    public func closePath() { outline.closeSubpath() }

    /// Replaces the path by the outline of its line.
    public func replacePathWithStrokedPath() { outline = outline.strokedPath(state.line) }

    /// The path; nil for an empty one.
    public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }
    /// Whether the path has no elements.
    public var isPathEmpty: Bool { outline.isEmpty }
    /// The end of the path's last part; zero for an empty path.
    public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }
    /// The rectangle around the path's points and control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { outline.cgPath.boundingBox }

    /// Whether the path's area or line has a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .fill: outline.contains(point)
        case .eoFill: outline.contains(point, eoFill: true)
        case .stroke: outline.strokedPath(state.line).contains(point)
        case .fillStroke: outline.contains(point) || outline.strokedPath(state.line).contains(point)
        case .eoFillStroke:
            outline.contains(point, eoFill: true) || outline.strokedPath(state.line).contains(point)
        }
    }

    /// The path, which is forgotten.
    private func takeOutline() -> Path {
        defer { outline = Path() }
        return outline
    }

    // MARK: Drawing the path

    /// Fills the path and forgets it.
    ///
    /// - Parameter rule: The rule that decides which points are inside.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takeOutline(), evenOdd: rule == .evenOdd) }

    /// Strokes the path and forgets it.
    public func strokePath() { stroke(takeOutline()) }

    /// Fills the path, strokes it, or both, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takeOutline()
        if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path) }
    }

    /// Restricts the drawing to the path and forgets it.
    ///
    /// - Parameter rule: The rule that decides which points are inside.
    public func clip(using rule: CGPathFillRule = .winding) { clip(takeOutline(), evenOdd: rule == .evenOdd) }

    // MARK: Other paths

    /// Restricts the drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(Path(rect)) }
    /// Restricts the drawing to rectangles.
    public func clip(to rects: [CGRect]) { clip(Path { $0.addRects(rects) }) }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Strokes a rectangle with a line of a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.lineWidth = width
        stroke(Path(rect), as: line)
    }
    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    /// Strokes a line between each two points. A last point without another one is left out. The path is forgotten.
    public func strokeLineSegments(between points: [CGPoint]) {
        outline = Path()
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }
}
