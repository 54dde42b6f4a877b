import Foundation

extension Path: LosslessStringConvertible {
    /// The path's elements, each after its numbers: `m` and `l` for moves and lines, `q` and `c` for curves, `h` for a
    /// close. `Path(_:)` reads the same format.
    public nonisolated var description: String {
        var text = ""
        func add(_ letter: Character, _ points: CGPoint...) {
            for point in points {
                for number in [point.x, point.y] {
                    if !text.isEmpty { text.append(" ") }
                    text += Self.text(number)
                }
            }
            if !text.isEmpty { text.append(" ") }
            text.append(letter)
        }
        for element in elements {
            switch element {
            case .move(let end): add("m", end)
            case .line(let end): add("l", end)
            case .quadCurve(let end, let control): add("q", control, end)
            case .curve(let end, let control1, let control2): add("c", control1, control2, end)
            case .closeSubpath: add("h")
            }
        }
        return text
    }

    private nonisolated static func text(_ number: CGFloat) -> String {
        let number = Double(number)
        if number.magnitude < 1e15, let whole = Int(exactly: number) { return String(whole) }
        return number.description
    }

    /// Parses a description; nil if the string is not one. Besides the letters of `description` it may contain PDF's
    /// `re` (a rectangle), `v` and `y` (curves with a control point on their start or end), and `t` (a quadratic curve
    /// that continues smoothly).
    public nonisolated init?(_ string: String) {
        self.init()
        var parser = PathParser(string)
        guard parser.parse(into: &self) else { return nil }
    }
}

private nonisolated struct PathParser {
    private let bytes: [UInt8]
    private var next = 0
    private var numbers: [CGFloat] = []
    private var lastControl: CGPoint?

    init(_ string: String) {
        bytes = Array(string.utf8)
    }

    /// Parses the string; returns whether all of it is a path.
    mutating func parse(into path: inout Path) -> Bool {
        while next < bytes.count {
            let byte = bytes[next]
            if byte <= UInt8(ascii: " ") {
                next += 1
            } else if Self.startsNumber(byte) {
                guard numbers.count < 6, readNumber() else { return false }
            } else {
                next += 1
                guard take(byte, &path) else { return false }
                numbers.removeAll(keepingCapacity: true)
            }
        }
        return numbers.isEmpty
    }

    private static func startsNumber(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: ".")
    }

    private mutating func readNumber() -> Bool {
        let begin = next
        while next < bytes.count {
            let byte = bytes[next]
            let isExponent = byte | 32 == UInt8(ascii: "e")
            let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            if isSign, next > begin, bytes[next - 1] | 32 != UInt8(ascii: "e") { break }
            guard Self.startsNumber(byte) || isExponent else { break }
            next += 1
        }
        guard let number = Double(String(decoding: bytes[begin..<next], as: UTF8.self)), number.isFinite else {
            return false
        }
        numbers.append(CGFloat(number))
        return true
    }

    private func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }

    private mutating func take(_ letter: UInt8, _ path: inout Path) -> Bool {
        let control = lastControl
        lastControl = nil
        let current = path.currentPoint
        switch letter {
        case UInt8(ascii: "m") where numbers.count == 2: path.move(to: point(0))
        case UInt8(ascii: "r"):
            guard numbers.count == 4, next < bytes.count, bytes[next] == UInt8(ascii: "e") else { return false }
            next += 1
            path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case UInt8(ascii: "h") where numbers.isEmpty && current != nil: path.closeSubpath()
        default:
            // All other elements continue from a point.
            guard let current else { return false }
            switch (letter, numbers.count) {
            case (UInt8(ascii: "l"), 2): path.addLine(to: point(0))
            case (UInt8(ascii: "q"), 4):
                path.addQuadCurve(to: point(2), control: point(0))
                lastControl = point(0)
            case (UInt8(ascii: "t"), 2):
                let mirrored = control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
                path.addQuadCurve(to: point(0), control: mirrored)
                lastControl = mirrored
            case (UInt8(ascii: "c"), 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case (UInt8(ascii: "v"), 4): path.addCurve(to: point(2), control1: current, control2: point(0))
            case (UInt8(ascii: "y"), 4): path.addCurve(to: point(2), control1: point(0), control2: point(2))
            default: return false
            }
        }
        return true
    }
}
