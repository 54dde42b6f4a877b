package import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// An outline of lines and curves, in points, with y downwards. Elements with a point that is not finite are left out.
public nonisolated struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a new subpath at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath.
        case closeSubpath
    }

    package private(set) var elements: ContiguousArray<Element> = []
    private var start: CGPoint?

    /// An empty path.
    public init() {}

    /// A path with a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// A path with a rectangle with elliptical corners. `cornerSize` is in points; at most half of a side counts.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A path with a rectangle with circular corners. The radius is in points; at most half of a side counts.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A path with a rectangle with corners of different radii.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// A path with an ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// A path that a closure builds.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element; nil for an empty path. After a close it is the start of the closed subpath.
    public private(set) var currentPoint: CGPoint?

    /// Calls a closure with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    // MARK: Steps

    /// Starts a new subpath at a point.
    public mutating func move(to end: CGPoint) {
        guard end.isFinite else { return }
        elements.append(.move(to: end))
        start = end
        currentPoint = end
    }

    /// Adds a line from the current point. Without a current point, moves to `end`.
    public mutating func addLine(to end: CGPoint) {
        guard end.isFinite else { return }
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.line(to: end))
        currentPoint = end
    }

    /// Adds a quadratic Bézier curve from the current point. Without a current point, the curve starts at its end.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite else { return }
        if currentPoint == nil { move(to: end) }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// Adds a cubic Bézier curve from the current point. Without a current point, the curve starts at its end.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite else { return }
        if currentPoint == nil { move(to: end) }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// Closes the current subpath with a line to its start; does nothing for an empty path.
    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    /// Starts a new subpath at the first point and adds lines to the others.
    ///
    /// - Complexity: O(*n*) in the number of points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        elements.reserveCapacity(elements.count + lines.count)
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Appends the elements of another path, with a transform applied to its points.
    ///
    /// - Complexity: O(*n*) in the number of appended elements.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if transform.isIdentity {
            if currentPoint == nil {
                self = path
                return
            }
            for element in path.elements { append(element) }
        } else {
            path.elements.forEach { append($0.mapPoints { $0.applying(transform) }) }
        }
    }

    package mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }

    /// The path with each point changed by a closure.
    package func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path {
        var result = Path()
        result.elements.reserveCapacity(elements.count)
        for element in elements { result.append(element.mapPoints(change)) }
        return result
    }

    /// The path with a transform applied to its points.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : mapPoints { $0.applying(transform) }
    }

    /// The path, moved by points to the right and down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    /// The path for the display tree.
    package var display: DisplayPath { display(usesEvenOddRule: false) }

    package func display(usesEvenOddRule: Bool) -> DisplayPath {
        var verbs = ContiguousArray<DisplayPath.Verb>()
        var points = ContiguousArray<CGPoint>()
        verbs.reserveCapacity(elements.count)
        points.reserveCapacity(elements.count)
        for element in elements {
            switch element {
            case .move(let end):
                verbs.append(.move)
                points.append(end)
            case .line(let end):
                verbs.append(.line)
                points.append(end)
            case .quadCurve(let end, let control):
                verbs.append(.quadCurve)
                points.append(control)
                points.append(end)
            case .curve(let end, let control1, let control2):
                verbs.append(.curve)
                points.append(control1)
                points.append(control2)
                points.append(end)
            case .closeSubpath: verbs.append(.close)
            }
        }
        return DisplayPath(verbs: verbs, points: points, usesEvenOddRule: usesEvenOddRule)
    }
}

extension Path.Element {
    /// The end of the element; nil for a close.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: change(end))
        case .line(let end): .line(to: change(end))
        case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
        case .curve(let end, let control1, let control2):
            .curve(to: change(end), control1: change(control1), control2: change(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension CGPoint {
    nonisolated var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
