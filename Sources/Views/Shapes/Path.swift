package import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// An outline of lines and curves, in points, y downwards. A step to or over a point that is no number, or is infinite, is
/// left out.
public nonisolated struct Path: Equatable, Sendable {
    /// A step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: ContiguousArray<Element> = []
    private var start: CGPoint?

    public init() {}

    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The last point, nil for an empty path. After a part was closed that is the part's start.
    public private(set) var currentPoint: CGPoint?

    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    // MARK: Steps

    public mutating func move(to end: CGPoint) {
        guard end.isFinite else { return }
        elements.append(.move(to: end))
        start = end
        currentPoint = end
    }

    /// Without a current point, the line starts where it ends.
    public mutating func addLine(to end: CGPoint) {
        guard end.isFinite else { return }
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.line(to: end))
        currentPoint = end
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite else { return }
        if currentPoint == nil { move(to: end) }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite else { return }
        if currentPoint == nil { move(to: end) }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// A line back to where the part of the path began; nothing for an empty path.
    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        elements.reserveCapacity(elements.count + lines.count)
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Appends the steps of another path, changed by `transform`.
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

    /// The path with each point changed by `change`.
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

    /// The path, moved; lengths in points.
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
    /// Where the step ends; nil for one that closes.
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
