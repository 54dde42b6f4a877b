public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A path of lines and curves that image renderers draw.
open class UIBezierPath: NSObject {
    private(set) var path = Path()

    /// An empty path.
    override public init() {
        super.init()
    }

    init(_ path: Path) {
        self.path = path
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init(Path(rect))
    }

    /// An ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init(Path(ellipseIn: rect))
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
    }

    /// A rectangle some of whose corners are round.
    ///
    /// - Parameter cornerRadii: The width and height of the round corners in points, limited to half of each side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let clockwise: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        var path = Path()
        path.addRoundedRect(rect, clockwise.map { corners.contains($0) ? cornerRadii : .zero })
        self.init(path)
    }

    /// A path of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init(Path(cgPath))
    }

    /// An arc of a circle, in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path in Core Graphics' form.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    /// The ends of the line.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of the line.
    open var lineJoinStyle = CGLineJoin.miter
    /// The ratio of a sharp corner's length to the width of the line, above which the corner is cut off.
    open var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps.
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the lengths of dashes and gaps in points; nil for a line without gaps.
    ///
    /// - Parameters:
    ///   - pattern: The lengths, each not negative.
    ///   - count: The number of lengths.
    ///   - phase: The place in the pattern at which the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }

    /// Whether areas that the path surrounds twice are left out.
    open var usesEvenOddFillRule = false

    /// Begins a part of the path.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc of a circle, in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// Ends a part with a line to its start.
    open func close() { path.closeSubpath() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Removes all parts.
    open func removeAllPoints() { path = Path() }

    /// The same path from its end to its start.
    open func reversing() -> UIBezierPath {
        let made = UIBezierPath(path.reversed)
        made.lineWidth = lineWidth
        made.lineCapStyle = lineCapStyle
        made.lineJoinStyle = lineJoinStyle
        made.miterLimit = miterLimit
        made.usesEvenOddFillRule = usesEvenOddFillRule
        made.dashes = dashes
        return made
    }

    /// The end of the last part; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The rectangle around the path.
    open var bounds: CGRect { path.boundingRect }
    /// Whether the path has no parts.
    open var isEmpty: Bool { path.isEmpty }
    /// Whether a point is inside of the path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// The greatest distance of a drawn line from its curve in points. It has no effect: curves are always exact.
    open var flatness: CGFloat = 0.6

    /// Fills the path in the current context.
    open func fill() { CGContext.current?.fill(path, evenOdd: usesEvenOddFillRule) }

    /// Fills the path in the current context.
    ///
    /// - Parameters:
    ///   - blendMode: The way in which the color combines with what is below.
    ///   - alpha: The opacity, from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.withBlendMode(blendMode, opacity: alpha) { fill() }
    }

    private var line: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dashes.lengths, dashPhase: dashes.phase)
    }

    /// Strokes the path in the current context.
    open func stroke() { CGContext.current?.stroke(path, as: line) }

    /// Strokes the path in the current context.
    ///
    /// - Parameters:
    ///   - blendMode: The way in which the color combines with what is below.
    ///   - alpha: The opacity, from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.withBlendMode(blendMode, opacity: alpha) { stroke() }
    }

    /// Restricts the drawing of the current context to the path.
    open func addClip() { CGContext.current?.clip(path, evenOdd: usesEvenOddFillRule) }
}

extension Path {
    /// The path of UIKit.
    public init(_ path: UIBezierPath) {
        self = path.path
    }
}
