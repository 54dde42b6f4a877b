import Foundation

/// The closed outlines of an SVG path.
struct PathOutlines {
    struct Outline {
        /// Path data that starts with an absolute position.
        var data: [UInt8]
        /// A rectangle around all points, control points and arcs.
        var bounds: CGRect
    }

    private(set) var outlines: [Outline] = []
    private var reader: PathDataReader
    private var point = CGPoint.zero
    private var bounds = CGRect.null

    /// Returns nil for a path with errors, or with an outline that is not closed and not the last one.
    init?(_ data: ArraySlice<UInt8>) {
        reader = PathDataReader(data)
        var start: (index: Int, point: CGPoint)?
        while let command = reader.command() {
            let isRelative = command >= UInt8(ascii: "a")
            switch command | 0x20 {
            case UInt8(ascii: "m"):
                guard start == nil, let x = reader.number(), let y = reader.number() else { return nil }
                point = CGPoint(x: x + (isRelative ? point.x : 0), y: y + (isRelative ? point.y : 0))
                let hasLines = reader.hasNumber()
                start = (reader.index, point)
                bounds = CGRect(origin: point, size: .zero)
                // Absolute lines after a movement do not occur in icons, and would need a letter of their own.
                if hasLines, !isRelative || !segments(UInt8(ascii: "l"), isRelative: true) { return nil }
            case UInt8(ascii: "z"):
                guard let begun = start else { return nil }
                close(from: begun)
                start = nil
            default:
                guard start != nil, segments(command | 0x20, isRelative: isRelative) else { return nil }
            }
        }
        if let begun = start { close(from: begun) }
        if outlines.isEmpty || !reader.isAtEnd() { return nil }
    }

    private mutating func close(from start: (index: Int, point: CGPoint)) {
        var writer = ByteWriter(capacity: 512)
        writer.append(UInt8(ascii: "M"))
        writer.append(start.point.x)
        writer.append(UInt8(ascii: " "))
        writer.append(start.point.y)
        // Further numbers of a relative movement are relative lines.
        var segments = PathDataReader(reader.data[start.index..<reader.index])
        if segments.hasNumber() { writer.append(UInt8(ascii: "l")) }
        writer.append(Array(segments.data))
        if segments.data.last.map({ $0 | 0x20 }) != UInt8(ascii: "z") { writer.append(UInt8(ascii: "z")) }
        outlines.append(Outline(data: writer.bytes, bounds: bounds))
        point = start.point
    }

    // MARK: Segments

    /// Reads the segments of a command. Returns false for an error.
    private mutating func segments(_ command: UInt8, isRelative: Bool) -> Bool {
        repeat {
            let from = point
            let base = isRelative ? point : .zero
            func position(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: base.x + x, y: base.y + y) }
            switch command {
            case UInt8(ascii: "h"):
                guard let x = reader.number() else { return false }
                point.x = base.x + x
            case UInt8(ascii: "v"):
                guard let y = reader.number() else { return false }
                point.y = base.y + y
            case UInt8(ascii: "l"), UInt8(ascii: "t"):
                guard let end = reader.numbers(2) else { return false }
                point = position(end[0], end[1])
            case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"):
                guard let values = reader.numbers(command == UInt8(ascii: "c") ? 6 : 4) else { return false }
                for place in stride(from: 0, to: values.count, by: 2) {
                    point = position(values[place], values[place + 1])
                    include(point)
                }
            case UInt8(ascii: "a"):
                guard let radii = reader.numbers(3), let isLarge = reader.flag(), let isSwept = reader.flag(),
                    let end = reader.numbers(2)
                else {
                    return false
                }
                point = position(end[0], end[1])
                includeArc(from: from, to: point, radius: max(radii[0], radii[1]), isLarge: isLarge, isSwept: isSwept)
            default: return false
            }
            include(point)
        } while reader.hasNumber()
        return true
    }

    private mutating func include(_ point: CGPoint) {
        bounds = bounds.union(CGRect(origin: point, size: .zero))
    }

    /// Includes the extremes of a circular arc.
    private mutating func includeArc(from: CGPoint, to: CGPoint, radius: CGFloat, isLarge: Bool, isSwept: Bool) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = hypot(dx, dy)
        guard length > 0 else { return }
        let radius = max(abs(radius), length / 2)
        let rise = (radius * radius - length * length / 4).squareRoot() * (isLarge == isSwept ? -1 : 1)
        let center = CGPoint(
            x: (from.x + to.x) / 2 - dy / length * rise, y: (from.y + to.y) / 2 + dx / length * rise)
        let start = atan2(from.y - center.y, from.x - center.x)
        let end = atan2(to.y - center.y, to.x - center.x)
        func turn(_ angle: CGFloat) -> CGFloat {
            let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
            return rest < 0 ? rest + 2 * .pi : rest
        }
        let sweep = isSwept ? turn(end - start) : turn(start - end)
        for quarter in 0..<4 {
            let angle = CGFloat(quarter) * .pi / 2
            guard (isSwept ? turn(angle - start) : turn(start - angle)) <= sweep else { continue }
            include(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }
}
