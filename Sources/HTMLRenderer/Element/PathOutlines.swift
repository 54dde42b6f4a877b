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
    private let data: ArraySlice<UInt8>
    private var index: Int
    private var point = CGPoint.zero
    private var bounds = CGRect.null

    /// Returns nil for a path with errors, or with an outline that is not closed and not the last one.
    init?(_ data: ArraySlice<UInt8>) {
        self.data = data
        index = data.startIndex
        var start: (index: Int, point: CGPoint)?
        while let command = nextCommand() {
            let isRelative = command >= UInt8(ascii: "a")
            switch command | 0x20 {
            case UInt8(ascii: "m"):
                guard start == nil, let x = number(), let y = number() else { return nil }
                point = CGPoint(x: x + (isRelative ? point.x : 0), y: y + (isRelative ? point.y : 0))
                start = (index, point)
                bounds = CGRect(origin: point, size: .zero)
                if !lines(isRelative: isRelative) { return nil }
            case UInt8(ascii: "z"):
                guard let begun = start else { return nil }
                close(from: begun)
                start = nil
            default:
                guard start != nil, segments(command | 0x20, isRelative: isRelative) else { return nil }
            }
        }
        if let begun = start { close(from: begun) }
        if outlines.isEmpty || index < data.endIndex { return nil }
    }

    private mutating func close(from start: (index: Int, point: CGPoint)) {
        var writer = ByteWriter(capacity: 512)
        writer.append(UInt8(ascii: "M"))
        writer.append(start.point.x)
        writer.append(UInt8(ascii: " "))
        writer.append(start.point.y)
        // Further numbers of a movement are lines. They are relative if the movement is.
        if start.index < index, isNumberStart(data[start.index]) { writer.append(UInt8(ascii: "l")) }
        writer.append(Array(data[start.index..<index]))
        if data[data.index(before: index)] | 0x20 != UInt8(ascii: "z") { writer.append(UInt8(ascii: "z")) }
        outlines.append(Outline(data: writer.bytes, bounds: bounds))
        point = start.point
    }

    // MARK: Segments

    private mutating func lines(isRelative: Bool) -> Bool {
        // Absolute lines after a movement do not occur in icons, and would need a letter of their own.
        hasNumber() ? isRelative && segments(UInt8(ascii: "l"), isRelative: true) : true
    }

    /// Reads the segments of a command. Returns false for an error.
    private mutating func segments(_ command: UInt8, isRelative: Bool) -> Bool {
        repeat {
            let from = point
            let base = isRelative ? point : .zero
            func position(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: base.x + x, y: base.y + y) }
            switch command {
            case UInt8(ascii: "h"):
                guard let x = number() else { return false }
                point.x = base.x + x
            case UInt8(ascii: "v"):
                guard let y = number() else { return false }
                point.y = base.y + y
            case UInt8(ascii: "l"), UInt8(ascii: "t"):
                guard let end = numbers(2) else { return false }
                point = position(end[0], end[1])
            case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"):
                guard let values = numbers(command == UInt8(ascii: "c") ? 6 : 4) else { return false }
                for place in stride(from: 0, to: values.count, by: 2) {
                    point = position(values[place], values[place + 1])
                    include(point)
                }
            case UInt8(ascii: "a"):
                guard let radii = numbers(3), let isLarge = flag(), let isSwept = flag(), let end = numbers(2) else {
                    return false
                }
                point = position(end[0], end[1])
                includeArc(from: from, to: point, radius: max(radii[0], radii[1]), isLarge: isLarge, isSwept: isSwept)
            default: return false
            }
            include(point)
        } while hasNumber()
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

    // MARK: Tokens

    private mutating func skipSeparators() {
        while index < data.endIndex, data[index] == UInt8(ascii: " ") || data[index] == UInt8(ascii: ",") { index += 1 }
    }

    private mutating func nextCommand() -> UInt8? {
        skipSeparators()
        guard index < data.endIndex else { return nil }
        let letter = data[index] | 0x20
        guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { return nil }
        defer { index += 1 }
        return data[index]
    }

    private mutating func hasNumber() -> Bool {
        var next = index
        while next < data.endIndex, data[next] == UInt8(ascii: " ") || data[next] == UInt8(ascii: ",") { next += 1 }
        return next < data.endIndex && isNumberStart(data[next])
    }

    private func isNumberStart(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// A flag of an arc: one digit, which needs no separator after it.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < data.endIndex, data[index] == UInt8(ascii: "0") || data[index] == UInt8(ascii: "1") else {
            return nil
        }
        defer { index += 1 }
        return data[index] == UInt8(ascii: "1")
    }

    private mutating func numbers(_ count: Int) -> [CGFloat]? {
        var values: [CGFloat] = []
        for _ in 0..<count {
            guard let value = number() else { return nil }
            values.append(value)
        }
        return values
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let start = index
        if index < data.endIndex, data[index] == UInt8(ascii: "-") { index += 1 }
        var hasPoint = false
        while index < data.endIndex {
            let byte = data[index]
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") {
                break
            }
            index += 1
        }
        if index < data.endIndex, data[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < data.endIndex, data[index] == UInt8(ascii: "-") { index += 1 }
            while index < data.endIndex, data[index] >= UInt8(ascii: "0"), data[index] <= UInt8(ascii: "9") {
                index += 1
            }
        }
        return Double(String(decoding: data[start..<index], as: UTF8.self)).map { CGFloat($0) }
    }
}
