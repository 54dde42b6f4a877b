package import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import Foundation

/// The path of SVG's path data (SVG 2, 9.3).
package struct SVGPath {
    private var verbs: ContiguousArray<DisplayPath.Verb> = []
    private var points: ContiguousArray<CGPoint> = []
    private var reader: PathDataReader
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for the command that continues a curve of the same kind.
    private var control: (point: CGPoint, command: UInt8)?

    package var path: DisplayPath { DisplayPath(verbs: verbs, points: points) }

    /// Returns nil for data with an error.
    package init?(_ data: some Sequence<UInt8>) {
        reader = PathDataReader(ArraySlice(Array(data)))
        var command: UInt8?
        while !reader.isAtEnd() {
            command = reader.command() ?? command
            guard let letter = command, segment(letter) else { return nil }
            // Further numbers of a movement are lines; none follow the end of a part.
            switch letter {
            case UInt8(ascii: "M"): command = UInt8(ascii: "L")
            case UInt8(ascii: "m"): command = UInt8(ascii: "l")
            case UInt8(ascii: "z"), UInt8(ascii: "Z"): command = nil
            default: break
            }
        }
    }

    private mutating func segment(_ letter: UInt8) -> Bool {
        let isRelative = letter >= UInt8(ascii: "a")
        let command = letter | 0x20
        let base = isRelative ? current : .zero
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: base.x + x, y: base.y + y) }
        let last = control
        control = nil
        switch command {
        case UInt8(ascii: "z"):
            verbs.append(.close)
            current = start
        case UInt8(ascii: "m"):
            guard let n = reader.numbers(2) else { return false }
            add(.move, place(n[0], n[1]))
            start = current
        case UInt8(ascii: "l"):
            guard let n = reader.numbers(2) else { return false }
            add(.line, place(n[0], n[1]))
        case UInt8(ascii: "h"):
            guard let n = reader.numbers(1) else { return false }
            add(.line, CGPoint(x: base.x + n[0], y: current.y))
        case UInt8(ascii: "v"):
            guard let n = reader.numbers(1) else { return false }
            add(.line, CGPoint(x: current.x, y: base.y + n[0]))
        case UInt8(ascii: "c"):
            guard let n = reader.numbers(6) else { return false }
            addCurve(place(n[0], n[1]), place(n[2], n[3]), place(n[4], n[5]))
        case UInt8(ascii: "s"):
            guard let n = reader.numbers(4) else { return false }
            let first = reflected(last, UInt8(ascii: "c"))
            addCurve(first, place(n[0], n[1]), place(n[2], n[3]))
        case UInt8(ascii: "q"):
            guard let n = reader.numbers(4) else { return false }
            addQuadCurve(place(n[0], n[1]), place(n[2], n[3]))
        case UInt8(ascii: "t"):
            guard let n = reader.numbers(2) else { return false }
            addQuadCurve(reflected(last, UInt8(ascii: "q")), place(n[0], n[1]))
        case UInt8(ascii: "a"):
            guard let n = reader.numbers(3), let isLarge = reader.flag(), let isSwept = reader.flag(),
                let end = reader.numbers(2)
            else {
                return false
            }
            addArc(
                to: place(end[0], end[1]), radii: CGSize(width: abs(n[0]), height: abs(n[1])),
                rotation: n[2] * .pi / 180, isLarge: isLarge, isSwept: isSwept)
        default: return false
        }
        return true
    }

    /// The mirror image of the last control point.
    private func reflected(_ last: (point: CGPoint, command: UInt8)?, _ command: UInt8) -> CGPoint {
        guard let last, last.command == command else { return current }
        return CGPoint(x: 2 * current.x - last.point.x, y: 2 * current.y - last.point.y)
    }

    private mutating func add(_ verb: DisplayPath.Verb, _ point: CGPoint) {
        verbs.append(verb)
        points.append(point)
        current = point
    }

    private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        points.append(first)
        points.append(second)
        add(.curve, end)
        control = (second, UInt8(ascii: "c"))
    }

    private mutating func addQuadCurve(_ middle: CGPoint, _ end: CGPoint) {
        points.append(middle)
        add(.quadCurve, end)
        control = (middle, UInt8(ascii: "q"))
    }

    /// Adds an elliptical arc as curves (SVG 2, B.2).
    private mutating func addArc(to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, isSwept: Bool) {
        guard radii.width > 0, radii.height > 0, end != current else { return add(.line, end) }
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
        // Half of the chord, in the coordinates of the ellipse's axes.
        let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
        var (rx, ry) = (radii.width, radii.height)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let divisor = rx * rx * y * y + ry * ry * x * x
        let factor =
            max(0, (rx * rx * ry * ry - divisor) / divisor).squareRoot() * (isLarge == isSwept ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (current.x + end.x) / 2, y: sine * cx + cosine * cy + (current.y + end.y) / 2)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isSwept, sweep < 0 { sweep += 2 * .pi }
        if !isSwept, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
            let (u, v) = (rx * (cos(angle) - along * sin(angle)), ry * (sin(angle) + along * cos(angle)))
            return CGPoint(x: center.x + cosine * u - sine * v, y: center.y + sine * u + cosine * v)
        }
        for index in 0..<count {
            let angle = first + CGFloat(index) * step
            let last = index == count - 1 ? end : point(angle + step, 0)
            addCurve(point(angle, reach), point(angle + step, -reach), last)
        }
        control = nil
    }
}
