package import DisplayTree
public import Foundation
public import LayoutEngine

/// An outline of lines and curves, in points, y downwards.
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

    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The last point, nil for an empty path.
    public private(set) var currentPoint: CGPoint?

    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    // MARK: Steps

    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        start = end
        currentPoint = end
    }

    /// Without a current point, the line starts where it ends.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.line(to: end))
        currentPoint = end
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: end) }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: end) }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect) {
        addLines([
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let width = min(max(0, cornerSize.width), rect.width / 2)
        let height = min(max(0, cornerSize.height), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (bendX, bendY) = (width * (1 - Self.quarter), height * (1 - Self.quarter))
        move(to: CGPoint(x: left + width, y: top))
        addLine(to: CGPoint(x: right - width, y: top))
        addCurve(
            to: CGPoint(x: right, y: top + height), control1: CGPoint(x: right - bendX, y: top),
            control2: CGPoint(x: right, y: top + bendY))
        addLine(to: CGPoint(x: right, y: bottom - height))
        addCurve(
            to: CGPoint(x: right - width, y: bottom), control1: CGPoint(x: right, y: bottom - bendY),
            control2: CGPoint(x: right - bendX, y: bottom))
        addLine(to: CGPoint(x: left + width, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: bottom - height), control1: CGPoint(x: left + bendX, y: bottom),
            control2: CGPoint(x: left, y: bottom - bendY))
        addLine(to: CGPoint(x: left, y: top + height))
        addCurve(
            to: CGPoint(x: left + width, y: top), control1: CGPoint(x: left, y: top + bendY),
            control2: CGPoint(x: left + bendX, y: top))
        closeSubpath()
    }

    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// How far a curve's control points stand out to follow a quarter of a circle of radius 1.
    private static let quarter: CGFloat = 0.5522847498

    /// An arc around a centre. As in SwiftUI, whose y axis points down, `clockwise: false` goes the way of the clock's
    /// hands on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let full = 2 * CGFloat.pi
        let from = CGFloat(startAngle.radians)
        var sweep = CGFloat(endAngle.radians) - from
        guard sweep.isFinite, radius.isFinite else { return }
        if !clockwise {
            if sweep >= full { sweep = full } else if sweep < 0 { sweep += full * (-sweep / full).rounded(.up) }
        } else {
            if sweep <= -full { sweep = -full } else if sweep > 0 { sweep -= full * (sweep / full).rounded(.up) }
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(from))
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<pieces {
            let (begin, end) = (from + step * CGFloat(piece), from + step * CGFloat(piece + 1))
            let (first, last) = (point(begin), point(end))
            addCurve(
                to: last, control1: CGPoint(x: first.x - reach * sin(begin), y: first.y + reach * cos(begin)),
                control2: CGPoint(x: last.x + reach * sin(end), y: last.y - reach * cos(end)))
        }
    }

    /// An arc whose length is told by an angle.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0)
    }

    public mutating func addPath(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let end): move(to: end)
            case .line(let end): addLine(to: end)
            case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
            case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
            case .closeSubpath: closeSubpath()
            }
        }
    }

    /// The path with each point changed by `change`.
    package func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path {
        var result = Path()
        for element in elements {
            switch element {
            case .move(let end): result.move(to: change(end))
            case .line(let end): result.addLine(to: change(end))
            case .quadCurve(let end, let control): result.addQuadCurve(to: change(end), control: change(control))
            case .curve(let end, let control1, let control2):
                result.addCurve(to: change(end), control1: change(control1), control2: change(control2))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }

    /// The path, moved; lengths in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    // MARK: Measures

    /// The least rectangle that holds the path itself, which a curve's control points may stand out of.
    public var boundingRect: CGRect {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        func include(_ point: CGPoint) {
            (minX, minY) = (min(minX, point.x), min(minY, point.y))
            (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
        }
        var current = CGPoint.zero
        var begin = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end):
                include(end)
                begin = end
            case .line(let end): include(end)
            case .quadCurve(let end, let control):
                include(end)
                for time in CurveExtremes.quad(current, control, end) { include(time) }
            case .curve(let end, let control1, let control2):
                include(end)
                for time in CurveExtremes.cubic(current, control1, control2, end) { include(time) }
            case .closeSubpath: break
            }
            current = element.end ?? begin
        }
        return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    /// The path for the display tree.
    package var display: DisplayPath {
        var verbs = ContiguousArray<DisplayPath.Verb>()
        var points = ContiguousArray<CGPoint>()
        verbs.reserveCapacity(elements.count)
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
        return DisplayPath(verbs: verbs, points: points)
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
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// The points of curves where they turn back along an axis.
enum CurveExtremes {
    static func quad(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> [CGPoint] {
        func time(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat? {
            let divisor = a - 2 * b + c
            guard divisor != 0 else { return nil }
            return (a - b) / divisor
        }
        func point(_ t: CGFloat) -> CGPoint {
            let s = 1 - t
            return CGPoint(
                x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
                y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
        }
        return [time(start.x, control.x, end.x), time(start.y, control.y, end.y)]
            .compactMap { $0 }.filter { $0 > 0 && $0 < 1 }.map(point)
    }

    static func cubic(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) -> [CGPoint] {
        func times(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            let a = -p0 + 3 * p1 - 3 * p2 + p3
            let b = 2 * (p0 - 2 * p1 + p2)
            let c = p1 - p0
            if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
            let root = b * b - 4 * a * c
            guard root >= 0 else { return [] }
            return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
        }
        func point(_ t: CGFloat) -> CGPoint {
            let s = 1 - t
            func mix(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
                s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
            }
            return CGPoint(x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y))
        }
        return (times(start.x, first.x, second.x, end.x) + times(start.y, first.y, second.y, end.y))
            .filter { $0 > 0 && $0 < 1 }.map(point)
    }
}
