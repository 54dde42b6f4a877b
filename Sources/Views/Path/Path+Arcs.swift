public import EspalierLayoutEngine
public import Foundation

extension Path {
    /// Adds an arc around a center, with a line to its start from the current point. As in SwiftUI, whose y axis points
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
