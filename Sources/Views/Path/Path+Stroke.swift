import EspalierLayoutEngine
import Foundation

extension Path {
    /// The outline of the line that `style` draws along the path, to be filled by the nonzero rule.
    ///
    /// - Complexity: O(*n*) in the number of elements and dashes.
    public nonisolated func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.width > 0 else { return Path() }
        var stroker = Stroker(style)
        let dashes = style.dashes
        for part in Subpath.parts(of: self) {
            if dashes.isEmpty {
                stroker.stroke(part)
            } else {
                for piece in part.dashed(dashes, phase: style.dashPhase) { stroker.stroke(piece) }
            }
        }
        return stroker.result
    }
}

extension Subpath {
    /// The dashes of a pattern along the subpath. If there are more than 10 000, they are drawn as one line.
    func dashed(_ dashes: [CGFloat], phase: CGFloat) -> [Subpath] {
        let pattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
        let period = pattern.reduce(0, +)
        let lengths = curves.map(\.length)
        let total = lengths.reduce(0, +)
        guard period > 0, total.isFinite, total / period * CGFloat(pattern.count) < 10_000 else { return [self] }
        var index = 0
        var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        if rest < 0 { rest += period }
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - rest
        var pieces: [Subpath] = []
        var open: Subpath?
        for (curve, length) in zip(curves, lengths) {
            var position: CGFloat = 0
            while position < length {
                let step = min(remaining, length - position)
                if index % 2 == 0 {
                    let piece = curve.part(
                        from: curve.time(at: position, of: length), to: curve.time(at: position + step, of: length))
                    if open == nil { open = Subpath(start: piece.start) }
                    open?.curves.append(piece)
                }
                position += step
                remaining -= step
                if remaining <= 1e-9 {
                    if let piece = open { pieces.append(piece) }
                    open = nil
                    index = (index + 1) % pattern.count
                    remaining = pattern[index]
                }
            }
        }
        if let open { pieces.append(open) }
        return pieces
    }
}

/// Builds the outlines of lines.
private nonisolated struct Stroker {
    private let style: StrokeStyle
    private let half: CGFloat
    var result = Path()

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.width / 2
    }

    mutating func stroke(_ part: Subpath) {
        let curves = part.curves.flatMap(Self.pieces).filter { $0.direction(0) != nil && $0.direction(1) != nil }
        guard let first = curves.first, let last = curves.last else {
            if !part.curves.isEmpty || part.isClosed { dot(part.start) }
            return
        }
        let back = curves.reversed().map(\.reversed)
        if part.isClosed {
            side(curves, isClosed: true)
            result.closeSubpath()
            side(back, isClosed: true)
            result.closeSubpath()
        } else {
            side(curves, isClosed: false)
            cap(last.end, last.direction(1) ?? .zero)
            side(back, isClosed: false, continues: true)
            cap(first.start, (first.direction(0) ?? .zero) * -1)
            result.closeSubpath()
        }
    }

    /// Splits a curve into pieces of little curvature, so that a parallel curve can follow each.
    private static func pieces(_ curve: Curve) -> [Curve] {
        guard curve.kind != .line else { return [curve] }
        var turn: CGFloat = 0
        var previous: CGPoint?
        for side in [curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2] {
            guard let direction = side.unit else { continue }
            if let previous { turn += abs(angle(previous, direction)) }
            previous = direction
        }
        let count = min(max(Int((turn / (.pi / 8)).rounded(.up)), 1), 48)
        return (0..<count).map {
            curve.part(from: CGFloat($0) / CGFloat(count), to: CGFloat($0 + 1) / CGFloat(count))
        }
    }

    /// The normal to the left of a direction.
    private static func normal(_ direction: CGPoint) -> CGPoint { CGPoint(x: direction.y, y: -direction.x) }

    /// The angle from the first direction to the second, clockwise on the screen.
    private static func angle(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        atan2(first.x * second.y - first.y * second.x, first.x * second.x + first.y * second.y)
    }

    /// Follows the left side of the curves.
    private mutating func side(_ curves: [Curve], isClosed: Bool, continues: Bool = false) {
        var previous: CGPoint?
        for curve in curves {
            guard let begin = curve.direction(0), let end = curve.direction(1) else { continue }
            let first = curve.start + Self.normal(begin) * half
            if let previous {
                join(curve.start, previous, begin)
            } else if continues {
                result.addLine(to: first)
            } else {
                result.move(to: first)
            }
            let last = curve.end + Self.normal(end) * half
            if curve.kind == .line {
                result.addLine(to: last)
            } else {
                let chord = curve.end - curve.start
                let moved = last - first
                let square = chord.x * chord.x + chord.y * chord.y
                let scale = square > 0 ? (chord.x * moved.x + chord.y * moved.y) / square : 1
                let reach = curve.kind == .quad ? scale * 2 / 3 : scale
                result.addCurve(
                    to: last, control1: first + begin * ((curve.control1 - curve.start).length * reach),
                    control2: last - end * ((curve.end - curve.control2).length * reach))
            }
            previous = end
        }
        if isClosed, let previous, let first = curves.first, let begin = first.direction(0) {
            join(first.start, previous, begin)
        }
    }

    private mutating func join(_ corner: CGPoint, _ before: CGPoint, _ after: CGPoint) {
        let turn = Self.angle(before, after)
        let (first, last) = (Self.normal(before), Self.normal(after))
        guard abs(turn) > 1e-4 else { return }
        guard turn > 0 || turn < -CGFloat.pi + 1e-6 else {
            // On the inner side the outline passes through the corner, which the line covers anyway.
            result.addLine(to: corner)
            result.addLine(to: corner + last * half)
            return
        }
        switch style.lineJoin {
        case .round:
            result.addRelativeArc(
                center: corner, radius: half, startAngle: .radians(Double(atan2(first.y, first.x))),
                delta: .radians(Double(abs(turn))))
        case .miter:
            let middle = first + last
            let square = middle.x * middle.x + middle.y * middle.y
            if square > 1e-12, 2 / square.squareRoot() <= max(style.miterLimit, 1) {
                result.addLine(to: corner + middle * (2 * half / square))
            }
        case .bevel: break
        }
        result.addLine(to: corner + last * half)
    }

    private mutating func cap(_ end: CGPoint, _ direction: CGPoint) {
        let normal = Self.normal(direction)
        switch style.lineCap {
        case .butt: break
        case .square:
            result.addLine(to: end + (normal + direction) * half)
            result.addLine(to: end + (direction - normal) * half)
        case .round:
            result.addRelativeArc(
                center: end, radius: half, startAngle: .radians(Double(atan2(normal.y, normal.x))), delta: .degrees(180)
            )
        }
    }

    /// Draws a line of length 0, of which only the caps are visible.
    private mutating func dot(_ point: CGPoint) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2)
        switch style.lineCap {
        case .butt: break
        case .square: result.addRect(box)
        case .round: result.addEllipse(in: box)
        }
    }
}
