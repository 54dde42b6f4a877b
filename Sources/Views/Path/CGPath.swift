public import EspalierLayoutEngine
public import Foundation

/// Core Graphics' form of a path: an object that several owners share. A `CGMutablePath` is one that can change.
///
/// Transforms are passed as pointers, as in Core Graphics; nil leaves the points as they are.
public class CGPath: Equatable {
    /// The outline of the path.
    package final var outline: Path

    package init(_ outline: Path) {
        self.outline = outline
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    /// An ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// A rectangle with elliptical corners, whose width and height are limited to half of each side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
    }

    /// The rectangle around all points and control points, so around curves it may be larger than `boundingBoxOfPath`.
    public var boundingBox: CGRect {
        var box = CGRect.null
        outline.forEach { element in
            for point in element.points { box = box.union(CGRect(origin: point, size: .zero)) }
        }
        return box
    }

    /// The rectangle around the lines and curves.
    public var boundingBoxOfPath: CGRect { isEmpty ? .null : outline.boundingRect }

    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether the path has no elements.
    public var isEmpty: Bool { outline.isEmpty }

    /// Whether a point is inside of the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// The same path as an object of its own that does not change.
    public func copy() -> CGPath? { CGPath(outline) }

    /// The path with a transform applied to its points.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(transform))
    }

    /// The same path as an object that can change.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    /// The outline of the path's stroke.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(outline.applying(transform).strokedPath(style))
    }

    /// Whether two paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }
}

/// The rule that decides which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path winds around it.
    case winding
    /// A point is inside if a line from it to the outside crosses the path an odd number of times.
    case evenOdd
}

extension Path {
    /// The path of Core Graphics.
    public nonisolated init(_ path: CGPath) {
        self = path.outline
    }

    /// The path of Core Graphics, as it is now.
    public nonisolated init(_ path: CGMutablePath) {
        self = path.outline
    }

    /// The path in Core Graphics' form.
    public nonisolated var cgPath: CGPath { CGPath(self) }

    fileprivate nonisolated func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}

extension Path.Element {
    /// The points and control points of the element.
    nonisolated var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }
}
