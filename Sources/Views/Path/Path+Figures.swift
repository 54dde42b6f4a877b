public import EspalierLayoutEngine
public import Foundation

/// The radii of a rectangle's corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Hashable, Sendable, Animatable {
    /// The radius of the top left corner; leading is left.
    public var topLeading: CGFloat
    /// The radius of the bottom left corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom right corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top right corner.
    public var topTrailing: CGFloat

    /// Radii for four corners, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii as a vector.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    /// The radii as a vector, for animations.
    public var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }

    /// The radii of a rectangle inset by `amount`. A radius of 0 remains 0, and no radius becomes negative.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        func less(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : 0 }
        return RectangleCornerRadii(
            topLeading: less(topLeading), bottomLeading: less(bottomLeading), bottomTrailing: less(bottomTrailing),
            topTrailing: less(topTrailing))
    }
}

// MARK: Rectangles and ellipses

extension Path {
    /// Adds a rectangle, clockwise from its origin. A rectangle that is null or not finite adds nothing.
    public nonisolated mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.canBeDrawn else { return }
        addFigure(transform) {
            $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            $0.closeSubpath()
        }
    }

    /// Adds rectangles, one after the other.
    public nonisolated mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners.
    ///
    /// - Parameter cornerSize: The width and height of each corner's arc, in points; at most half of a side counts.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(rect, [cornerSize, cornerSize, cornerSize, cornerSize], transform)
    }

    /// Adds a rectangle with corners of different radii.
    ///
    /// - Parameter cornerRadii: The radii in points; at most half of the shorter side counts of each. Leading is left.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let limit = min(rect.width, rect.height) / 2
        func size(_ radius: CGFloat) -> CGSize {
            let side = radius.isFinite ? min(max(0, radius), limit) : radius > 0 ? limit : 0
            return CGSize(width: side, height: side)
        }
        addRoundedRect(
            rect,
            [
                size(cornerRadii.topLeading), size(cornerRadii.topTrailing), size(cornerRadii.bottomTrailing),
                size(cornerRadii.bottomLeading),
            ], transform)
    }

    /// Adds a rectangle with the given corners, clockwise from the top left.
    private nonisolated mutating func addRoundedRect(
        _ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform
    ) {
        guard rect.canBeDrawn else { return }
        let sizes = corners.map { corner in
            let size = CGSize(
                width: min(max(0, corner.width), rect.width / 2), height: min(max(0, corner.height), rect.height / 2))
            return size.width > 0 && size.height > 0 ? size : .zero
        }
        guard sizes.contains(where: { $0 != .zero }) else { return addRect(rect, transform: transform) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let bend = 1 - Self.quarter
        addFigure(transform) { path in
            func side(to point: CGPoint) {
                if path.currentPoint != point { path.addLine(to: point) }
            }
            path.move(to: CGPoint(x: left + sizes[0].width, y: top))
            side(to: CGPoint(x: right - sizes[1].width, y: top))
            if sizes[1] != .zero {
                path.addCurve(
                    to: CGPoint(x: right, y: top + sizes[1].height),
                    control1: CGPoint(x: right - sizes[1].width * bend, y: top),
                    control2: CGPoint(x: right, y: top + sizes[1].height * bend))
            }
            side(to: CGPoint(x: right, y: bottom - sizes[2].height))
            if sizes[2] != .zero {
                path.addCurve(
                    to: CGPoint(x: right - sizes[2].width, y: bottom),
                    control1: CGPoint(x: right, y: bottom - sizes[2].height * bend),
                    control2: CGPoint(x: right - sizes[2].width * bend, y: bottom))
            }
            side(to: CGPoint(x: left + sizes[3].width, y: bottom))
            if sizes[3] != .zero {
                path.addCurve(
                    to: CGPoint(x: left, y: bottom - sizes[3].height),
                    control1: CGPoint(x: left + sizes[3].width * bend, y: bottom),
                    control2: CGPoint(x: left, y: bottom - sizes[3].height * bend))
            }
            side(to: CGPoint(x: left, y: top + sizes[0].height))
            if sizes[0] != .zero {
                path.addCurve(
                    to: CGPoint(x: left + sizes[0].width, y: top),
                    control1: CGPoint(x: left, y: top + sizes[0].height * bend),
                    control2: CGPoint(x: left + sizes[0].width * bend, y: top))
            }
            path.closeSubpath()
        }
    }

    /// Adds an ellipse that starts at 3 o'clock and runs clockwise on the screen.
    public nonisolated mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.canBeDrawn else { return }
        let (radiusX, radiusY) = (rect.width / 2, rect.height / 2)
        let (bendX, bendY) = (radiusX * Self.quarter, radiusY * Self.quarter)
        let (middleX, middleY) = (rect.midX, rect.midY)
        addFigure(transform) {
            $0.move(to: CGPoint(x: rect.maxX, y: middleY))
            $0.addCurve(
                to: CGPoint(x: middleX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: middleY + bendY),
                control2: CGPoint(x: middleX + bendX, y: rect.maxY))
            $0.addCurve(
                to: CGPoint(x: rect.minX, y: middleY), control1: CGPoint(x: middleX - bendX, y: rect.maxY),
                control2: CGPoint(x: rect.minX, y: middleY + bendY))
            $0.addCurve(
                to: CGPoint(x: middleX, y: rect.minY), control1: CGPoint(x: rect.minX, y: middleY - bendY),
                control2: CGPoint(x: middleX - bendX, y: rect.minY))
            $0.addCurve(
                to: CGPoint(x: rect.maxX, y: middleY), control1: CGPoint(x: middleX + bendX, y: rect.minY),
                control2: CGPoint(x: rect.maxX, y: middleY - bendY))
            $0.closeSubpath()
        }
    }

    /// The distance of the control points of a curve that follows a quarter of the unit circle.
    private static let quarter: CGFloat = 0.5522847498

    private nonisolated mutating func addFigure(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
        if transform.isIdentity { return build(&self) }
        var figure = Path()
        build(&figure)
        addPath(figure, transform: transform)
    }
}

extension CGRect {
    /// Whether the rectangle is neither null nor infinite, and all its members are finite.
    nonisolated fileprivate var canBeDrawn: Bool {
        !isNull && !isInfinite && origin.isFinite && size.width.isFinite && size.height.isFinite
    }
}

// MARK: Arcs

extension Path {
    /// Adds an arc around a centre, with a line to its start from the current point. As in SwiftUI, whose y axis points
    /// down, `clockwise: false` runs clockwise on the screen.
    public nonisolated mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * CGFloat.pi
        let from = CGFloat(startAngle.radians)
        var sweep = CGFloat(endAngle.radians) - from
        guard sweep.isFinite else { return }
        if !clockwise {
            if sweep >= full { sweep = full } else if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) }
            if sweep < 0 { sweep += full }
        } else {
            if sweep <= -full {
                sweep = -full
            } else if sweep > 0 {
                sweep = sweep.truncatingRemainder(dividingBy: full)
            }
            if sweep > 0 { sweep -= full }
        }
        addArc(center, radius, from: from, sweep: sweep, transform)
    }

    /// Adds an arc by its start and its angle, with a line to its start from the current point. A positive angle runs
    /// clockwise on the screen.
    public nonisolated mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let full = 2 * CGFloat.pi
        guard delta.radians.isFinite else { return }
        let sweep = min(max(CGFloat(delta.radians), -full), full)
        addArc(center, radius, from: CGFloat(startAngle.radians), sweep: sweep, transform)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End`, and the line from there to
    /// `tangent2End`, where it ends. If the lines form no corner, adds a line to `tangent1End`.
    public nonisolated mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
        let begin = transform.isIdentity ? current : current.applying(transform.inverted())
        let first = CGPoint(x: begin.x - tangent1End.x, y: begin.y - tangent1End.y)
        let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let lengths =
            (first.x * first.x + first.y * first.y).squareRoot()
            * (second.x * second.x + second.y * second.y).squareRoot()
        let cross = first.x * second.y - first.y * second.x
        guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else {
            return addLine(to: tangent1End.applying(transform))
        }
        let corner = acos(min(max((first.x * second.x + first.y * second.y) / lengths, -1), 1))
        let reach = radius / tan(corner / 2)
        let firstAngle = atan2(first.y, first.x)
        let middleAngle = cross > 0 ? firstAngle + corner / 2 : firstAngle - corner / 2
        let distance = radius / sin(corner / 2)
        let center = CGPoint(
            x: tangent1End.x + distance * cos(middleAngle), y: tangent1End.y + distance * sin(middleAngle))
        let touch = CGPoint(x: tangent1End.x + reach * cos(firstAngle), y: tangent1End.y + reach * sin(firstAngle))
        let sweep = cross > 0 ? -(CGFloat.pi - corner) : CGFloat.pi - corner
        addArc(center, radius, from: atan2(touch.y - center.y, touch.x - center.x), sweep: sweep, transform)
    }

    private nonisolated mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, from: CGFloat, sweep: CGFloat, _ transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, radius >= 0, from.isFinite, sweep.isFinite, transform.isFinite else {
            return
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(from).applying(transform))
        if sweep == 0 { return }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<pieces {
            let (begin, end) = (from + step * CGFloat(piece), from + step * CGFloat(piece + 1))
            let (first, last) = (point(begin), point(end))
            let control1 = CGPoint(x: first.x - reach * sin(begin), y: first.y + reach * cos(begin))
            let control2 = CGPoint(x: last.x + reach * sin(end), y: last.y - reach * cos(end))
            addCurve(
                to: last.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }
}
