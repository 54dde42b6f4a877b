import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends a long path by the distances of its points from those before, which have fewer digits than positions.
    ///
    /// - Parameter isShortest: Whether each line has the shortest of its forms, with letters of their own for upright and level lines.
    ///   Otherwise letters and spaces depend on the verbs only, because the client interpolates the numbers of such paths.
    mutating func append(long path: DisplayPath, isShortest: Bool) {
        path.points.withUnsafeBufferPointer { points in
            var pen = PathPen()
            var next = 0
            for (index, verb) in path.verbs.enumerated() {
                let count = verb.pointCount
                guard next + count <= points.count else { return }
                let start = reserve(PathPen.verbLength)
                let verbPoints = UnsafeBufferPointer(rebasing: points[next..<next + count])
                let end =
                    if isShortest, verb == .line, index % Self.anchorDistance != 0 {
                        pen.writeShortest(verbPoints[0], to: start)
                    } else {
                        pen.write(verb, verbPoints, isRelative: index % Self.anchorDistance != 0, to: start)
                    }
                commit(end - start)
                next += count
            }
        }
    }

    /// The number of verbs after which one has positions, so that the sums of a browser's small numbers stay exact.
    private static var anchorDistance: Int { 128 }
}

/// Writes the verbs of a path, and knows where it is. Numbers are thousandths of points, as in the text, so that roundings do not add up.
private struct PathPen {
    private var x = 0
    private var y = 0
    /// The start of the subpath, to which closing it returns.
    private var start = (x: 0, y: 0)
    private var letter: UInt8 = 0

    /// The maximum number of bytes of a verb in two forms.
    static var verbLength: Int { 2 * halfLength }
    private static var halfLength: Int { 6 * 21 + 2 }

    mutating func write(
        _ verb: DisplayPath.Verb, _ points: UnsafeBufferPointer<CGPoint>, isRelative: Bool,
        to place: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var place = place
        let isRelative = isRelative && verb != .move && verb != .close
        letter = isRelative ? verb.letter | 0x20 : verb.letter
        place.pointee = letter
        place += 1
        let origin = isRelative ? (x: x, y: y) : (x: 0, y: 0)
        for index in points.indices {
            if index > 0 {
                place.pointee = UInt8(ascii: " ")
                place += 1
            }
            (x, y) = (ByteWriter.thousandths(points[index].x), ByteWriter.thousandths(points[index].y))
            place = ByteWriter.write(thousandths: x - origin.x, isShort: true, to: place)
            place.pointee = UInt8(ascii: " ")
            place = ByteWriter.write(thousandths: y - origin.y, isShort: true, to: place + 1)
        }
        if verb == .move { start = (x, y) }
        if verb == .close { (x, y) = start }
        return place
    }

    mutating func writeShortest(
        _ point: CGPoint, to place: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let (newX, newY) = (ByteWriter.thousandths(point.x), ByteWriter.thousandths(point.y))
        let other = place + Self.halfLength
        let (upright, level, line) = (UInt8(ascii: "v"), UInt8(ascii: "h"), UInt8(ascii: "l"))
        var (absolute, relative) = (place, other)
        let relativeLetter: UInt8
        if newX == x {
            relativeLetter = upright
            absolute = put(upright & ~0x20, newY, to: place)
            relative = put(upright, newY - y, to: other)
        } else if newY == y {
            relativeLetter = level
            absolute = put(level & ~0x20, newX, to: place)
            relative = put(level, newX - x, to: other)
        } else {
            relativeLetter = line
            absolute = putSecond(newY, to: put(line & ~0x20, newX, to: place))
            relative = putSecond(newY - y, to: put(line, newX - x, to: other))
        }
        (x, y) = (newX, newY)
        let length = relative - other
        if length >= absolute - place {
            letter = relativeLetter & ~0x20
            return absolute
        }
        letter = relativeLetter
        place.update(from: other, count: length)
        return place + length
    }

    /// A letter with its first number. A minus sign takes the place of a letter that repeats the one before.
    private func put(
        _ letter: UInt8, _ number: Int, to place: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if letter == self.letter, number < 0 { return ByteWriter.write(thousandths: number, isShort: true, to: place) }
        place.pointee = letter
        return ByteWriter.write(thousandths: number, isShort: true, to: place + 1)
    }

    /// The second number of a point. A minus sign separates it from the first.
    private func putSecond(_ number: Int, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if number < 0 { return ByteWriter.write(thousandths: number, isShort: true, to: place) }
        place.pointee = UInt8(ascii: " ")
        return ByteWriter.write(thousandths: number, isShort: true, to: place + 1)
    }
}
