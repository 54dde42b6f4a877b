import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends a path in SVG's syntax for `d`, with three decimal places. A path with too few points ends early.
    mutating func append(_ path: DisplayPath) {
        switch path.form {
        case .positions: appendPositions(path)
        case .distances: append(long: path, isShortest: false)
        case .shortest: append(long: path, isShortest: true)
        }
    }

    private mutating func appendPositions(_ path: DisplayPath) {
        path.points.withUnsafeBufferPointer { points in
            var next = 0
            for verb in path.verbs {
                let needed = verb.pointCount
                guard next + needed <= points.count else { return }
                let start = reserve(1 + needed * 2 * (Self.coordinateLength + 1))
                var place = start
                place.pointee = verb.letter
                place += 1
                for index in next..<next + needed {
                    if index > next {
                        place.pointee = UInt8(ascii: " ")
                        place += 1
                    }
                    place = Self.write(thousandths: Self.thousandths(points[index].x), to: place)
                    place.pointee = UInt8(ascii: " ")
                    place = Self.write(thousandths: Self.thousandths(points[index].y), to: place + 1)
                }
                commit(place - start)
                next += needed
            }
        }
    }

    /// The maximum number of bytes of a coordinate: a sign, 15 digits, a point.
    private static var coordinateLength: Int { 20 }

    /// A coordinate as the text has it: 0 if it is not finite, and at most 10¹².
    @inline(__always)
    static func thousandths(_ coordinate: CGFloat) -> Int {
        guard coordinate.isFinite else { return 0 }
        return Int((min(max(Double(coordinate), -1e12), 1e12) * 1000).rounded())
    }

    /// Writes thousandths as a number without zeros at its end and returns the position after it.
    ///
    /// - Parameter isShort: Whether a number below one has no zero before its point.
    @inline(__always)
    static func write(
        thousandths number: Int, isShort: Bool = false, to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var place = start
        if number < 0 {
            place.pointee = UInt8(ascii: "-")
            place += 1
        }
        let magnitude = UInt(number.magnitude)
        let fraction = UInt32(truncatingIfNeeded: magnitude % 1000)
        if !isShort || magnitude >= 1000 || fraction == 0 { place = write(magnitude / 1000, to: place) }
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
    /// How the text of a path is written.
    fileprivate enum Form {
        /// A letter for each verb, and positions.
        case positions
        /// A letter for each verb, and distances from the point before.
        case distances
        /// Letters for upright and level lines, and distances where they are shorter.
        case shortest
    }

    /// Long paths have distances. A very long path of which a third is upright, or half upright or level, has the shortest text, as lines of
    /// charts with more values than pixels. Other paths keep one letter for all lines, because the client interpolates paths only if their
    /// letters are the same; so do closed ones, such as bars, which move one by one.
    fileprivate var form: Form {
        guard verbs.count > 256 else { return .positions }
        guard verbs.count > 512, verbs.allSatisfy({ $0.pointCount <= 1 }) else { return .distances }
        var (uprights, levels) = (0, 0)
        for (point, next) in zip(points, points.dropFirst()) {
            if point.x == next.x { uprights += 1 } else if point.y == next.y { levels += 1 }
        }
        if uprights * 3 >= points.count { return .shortest }
        return (uprights + levels) * 2 >= points.count && !verbs.contains(.close) ? .shortest : .distances
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
