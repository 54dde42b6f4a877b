public import EspalierLayoutEngine
public import Foundation

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
    /// - Parameter cornerSize: The width and height of each corner's arc, in points, limited to half of each side.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(rect, [cornerSize, cornerSize, cornerSize, cornerSize], transform)
    }

    /// Adds a rectangle with corners of different radii.
    ///
    /// - Parameter cornerRadii: The radii in points, limited to half of the shorter side. Leading is left.
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
    package nonisolated mutating func addRoundedRect(
        _ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform = .identity
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
