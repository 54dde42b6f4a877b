import Foundation

/// A straight line, or a quadratic or cubic Bézier curve: the unit in which paths are measured, trimmed and stroked.
///
/// A time is the parameter of the curve, from 0 at its start to 1 at its end.
nonisolated struct Curve {
    enum Kind { case line, quad, cubic }

    let kind: Kind
    /// The points of the curve. A line has no control points; a quadratic curve has one, stored twice.
    let start, control1, control2, end: CGPoint

    init(from start: CGPoint, to end: CGPoint) {
        kind = .line
        (self.start, control1, control2, self.end) = (start, start, end, end)
    }

    init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
        kind = .quad
        (self.start, control1, control2, self.end) = (start, control, control, end)
    }

    init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        kind = .cubic
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    func point(_ t: CGFloat) -> CGPoint {
        let s = 1 - t
        switch kind {
        case .line: return mix(start, end, t)
        case .quad:
            let (a, b, c) = (s * s, 2 * s * t, t * t)
            return CGPoint(
                x: a * start.x + b * control1.x + c * end.x, y: a * start.y + b * control1.y + c * end.y)
        case .cubic:
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
    }

    /// The velocity at a time: the derivative of the point, in points per unit of time.
    func derivative(_ t: CGFloat) -> CGPoint {
        let s = 1 - t
        switch kind {
        case .line: return end - start
        case .quad: return (control1 - start) * (2 * s) + (end - control1) * (2 * t)
        case .cubic:
            return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
                + (end - control2) * (3 * t * t)
        }
    }

    /// The direction at a time, as a vector of length 1; nil if the curve is a single point.
    func direction(_ t: CGFloat) -> CGPoint? {
        if let direction = derivative(t).unit { return direction }
        // If a control point coincides with an end, the velocity there is zero, and the curve points to the next
        // control point.
        if t < 0.5 { return (control2 - start).unit ?? (end - start).unit }
        return (end - control1).unit ?? (end - start).unit
    }

    /// The part between two times, as a curve of the same kind.
    func part(from: CGFloat, to: CGFloat) -> Curve {
        let (first, last) = (from <= 0 ? start : point(from), to >= 1 ? end : point(to))
        let third = (to - from) / 3
        switch kind {
        case .line: return Curve(from: first, to: last)
        case .quad: return Curve(from: first, to: last, control: first + derivative(from) * ((to - from) / 2))
        case .cubic:
            return Curve(
                from: first, to: last, control1: first + derivative(from) * third,
                control2: last - derivative(to) * third)
        }
    }

    var reversed: Curve {
        switch kind {
        case .line: Curve(from: end, to: start)
        case .quad: Curve(from: end, to: start, control: control1)
        case .cubic: Curve(from: end, to: start, control1: control2, control2: control1)
        }
    }

    /// The times, between 0 and 1, of the curve's extrema along an axis.
    func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let (p0, p1, p2, p3) = (
            start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
        )
        var times: [CGFloat] = []
        switch kind {
        case .line: return []
        case .quad:
            let divisor = p0 - 2 * p1 + p3
            if divisor != 0 { times.append((p0 - p1) / divisor) }
        case .cubic:
            let a = -p0 + 3 * p1 - 3 * p2 + p3
            let b = 2 * (p0 - 2 * p1 + p2)
            let c = p1 - p0
            if abs(a) < 1e-12 {
                if abs(b) >= 1e-12 { times.append(-c / b) }
            } else {
                let root = b * b - 4 * a * c
                if root >= 0 {
                    times = [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
                }
            }
        }
        return times.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    // MARK: Length

    var length: CGFloat {
        let chord = (end - start).length
        if kind == .line { return chord }
        let controls =
            kind == .quad
            ? (control1 - start).length + (end - control1).length
            : (control1 - start).length + (control2 - control1).length + (end - control2).length
        // For nearly straight curves, Gravesen's mean of chord and control polygon; its error is of a higher order than
        // their difference.
        if controls - chord <= 1e-3 * controls {
            return kind == .quad ? (2 * chord + controls) / 3 : (chord + controls) / 2
        }
        return length(to: 1)
    }

    /// The length up to a time, in points.
    func length(to time: CGFloat) -> CGFloat {
        if kind == .line { return (end - start).length * time }
        // Gauss–Legendre quadrature over four parts; the error is far below a hundredth of a point for curves of a
        // page's size.
        var sum: CGFloat = 0
        for piece in 0..<4 {
            let half = time / 8
            let middle = time * (CGFloat(piece) + 0.5) / 4
            for (node, weight) in Self.quadratureNodes {
                sum +=
                    weight * half
                    * (derivative(middle - half * node).length + derivative(middle + half * node).length)
            }
        }
        return sum
    }

    private static let quadratureNodes: [(CGFloat, CGFloat)] = [
        (0.1488743389816312, 0.2955242247147529), (0.4333953941292472, 0.2692667193099963),
        (0.6794095682990244, 0.2190863625159820), (0.8650633666889845, 0.1494513491505806),
        (0.9739065285171717, 0.0666713443086881),
    ]

    /// The time at which the curve, whose length is `total`, has reached the length `wanted`; 0 for a curve without
    /// length.
    func time(at wanted: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0 else { return 0 }
        if kind == .line { return wanted / total }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        var time = wanted / total
        for _ in 0..<24 {
            let error = length(to: time) - wanted
            if abs(error) < 1e-6 { break }
            if error > 0 { high = time } else { low = time }
            let speed = derivative(time).length
            let next = speed > 0 ? time - error / speed : (low + high) / 2
            time = next > low && next < high ? next : (low + high) / 2
        }
        return time
    }
}

extension CGPoint {
    nonisolated static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }

    nonisolated static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }

    nonisolated static func * (left: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: left.x * factor, y: left.y * factor)
    }

    /// The distance from the origin.
    nonisolated var length: CGFloat { (x * x + y * y).squareRoot() }

    /// The vector of length 1 in the same direction; nil for a vector without one.
    nonisolated var unit: CGPoint? {
        let length = length
        return length > 1e-9 && length.isFinite ? CGPoint(x: x / length, y: y / length) : nil
    }
}

private nonisolated func mix(_ left: CGPoint, _ right: CGPoint, _ t: CGFloat) -> CGPoint {
    left + (right - left) * t
}

/// The part of a path from one move or close to the next.
nonisolated struct Subpath {
    var start: CGPoint
    var curves: [Curve] = []
    var isClosed = false

    var end: CGPoint { curves.last?.end ?? start }

    /// The subpaths of a path. A subpath after a close begins at the start of the closed one. If a subpath is closed
    /// away from its start, a line leads back there.
    static func parts(of path: Path) -> [Subpath] {
        var parts: [Subpath] = []
        var open: Subpath?
        var begin = CGPoint.zero
        func finish() {
            if let open { parts.append(open) }
            open = nil
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                finish()
                open = Subpath(start: end)
                begin = end
            case .closeSubpath:
                guard var part = open else { continue }
                if part.end != part.start { part.curves.append(Curve(from: part.end, to: part.start)) }
                part.isClosed = true
                open = part
                finish()
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                var part = open ?? Subpath(start: begin)
                // Without the second reference, appending does not copy the curves.
                open = nil
                switch element {
                case .quadCurve(_, let control):
                    part.curves.append(Curve(from: part.end, to: end, control: control))
                case .curve(_, let control1, let control2):
                    part.curves.append(Curve(from: part.end, to: end, control1: control1, control2: control2))
                default: part.curves.append(Curve(from: part.end, to: end))
                }
                open = part
            }
        }
        finish()
        return parts
    }
}

extension Path {
    /// Appends a line or curve from the current point.
    nonisolated mutating func add(_ curve: Curve) {
        switch curve.kind {
        case .line: addLine(to: curve.end)
        case .quad: addQuadCurve(to: curve.end, control: curve.control1)
        case .cubic: addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
        }
    }
}
