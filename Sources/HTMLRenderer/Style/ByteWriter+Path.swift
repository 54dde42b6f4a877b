import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends a path in SVG's syntax for `d`, with three decimal places. A path with too few points ends early.
    mutating func append(_ path: DisplayPath) {
        let shortensUprights = path.hasManyUprights
        path.points.withUnsafeBufferPointer { points in
            var next = 0
            var isAtPoint = false
            for verb in path.verbs {
                let needed = verb.pointCount
                guard next + needed <= points.count else { return }
                defer { isAtPoint = verb != .close }
                if shortensUprights, verb == .line, isAtPoint, points[next].x == points[next - 1].x {
                    let start = reserve(1 + Self.coordinateLength)
                    start.pointee = UInt8(ascii: "V")
                    commit(Self.write(Double(points[next].y), to: start + 1) - start)
                    next += 1
                    continue
                }
                let start = reserve(1 + needed * 2 * (Self.coordinateLength + 1))
                var place = start
                place.pointee = verb.letter
                place += 1
                for index in next..<next + needed {
                    if index > next {
                        place.pointee = UInt8(ascii: " ")
                        place += 1
                    }
                    place = Self.write(Double(points[index].x), to: place)
                    place.pointee = UInt8(ascii: " ")
                    place = Self.write(Double(points[index].y), to: place + 1)
                }
                commit(place - start)
                next += needed
            }
        }
    }

    /// The maximum number of bytes of a coordinate: a sign, 15 digits, a point.
    private static var coordinateLength: Int { 20 }

    /// Writes a number with at most three decimal places and returns the position after it. A number that is not finite
    /// is written as 0, and magnitudes are limited to 10¹².
    @inline(__always)
    private static func write(_ number: Double, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        var place = start
        guard number.isFinite else {
            place.pointee = UInt8(ascii: "0")
            return place + 1
        }
        let limited = min(max(number, -1e12), 1e12)
        let scaled = Int((limited * 1000).rounded())
        if scaled < 0 {
            place.pointee = UInt8(ascii: "-")
            place += 1
        }
        let magnitude = UInt(scaled.magnitude)
        place = write(magnitude / 1000, to: place)
        let fraction = UInt32(truncatingIfNeeded: magnitude % 1000)
        if fraction == 0 { return place }
        place[0] = UInt8(ascii: ".")
        place[1] = digit(fraction / 100)
        if fraction % 100 == 0 { return place + 2 }
        place[2] = digit(fraction / 10 % 10)
        if fraction % 10 == 0 { return place + 3 }
        place[3] = digit(fraction % 10)
        return place + 4
    }

    @inline(__always)
    private static func write(_ whole: UInt, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if whole < 10 {
            place.pointee = digit(UInt32(truncatingIfNeeded: whole))
            return place + 1
        }
        var length = 1
        var rest = whole
        while rest >= 10 {
            rest /= 10
            length += 1
        }
        rest = whole
        var index = length
        while index > 0 {
            index -= 1
            place[index] = digit(UInt32(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        return place + length
    }

    @inline(__always)
    private static func digit(_ value: UInt32) -> UInt8 {
        UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
    }
}

extension DisplayPath {
    /// Whether the path is a long line or area of which a third is upright, as those of charts with more values than pixels. Their text is
    /// shorter with the letter for upright lines. Other paths keep one letter for all lines, because browsers interpolate paths only if their
    /// letters are the same.
    fileprivate var hasManyUprights: Bool {
        guard verbs.count > 256, verbs.allSatisfy({ $0.pointCount <= 1 }) else { return false }
        let uprights = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0.x == $1.1.x ? 1 : 0) }
        return uprights * 3 >= points.count
    }
}

extension DisplayPath.Verb {
    var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quadCurve: 2
        case .curve: 3
        case .close: 0
        }
    }

    var letter: UInt8 {
        switch self {
        case .move: UInt8(ascii: "M")
        case .line: UInt8(ascii: "L")
        case .quadCurve: UInt8(ascii: "Q")
        case .curve: UInt8(ascii: "C")
        case .close: UInt8(ascii: "Z")
        }
    }
}
