import DisplayTree
import Foundation

extension ByteWriter {
    /// Appends a path in the language of SVG's `d`. A path that names more points than it has ends there.
    mutating func append(_ path: DisplayPath) {
        var next = 0
        for verb in path.verbs {
            let needed = verb.pointCount
            guard next + needed <= path.points.count else { return }
            append(verb.letter)
            for index in next..<next + needed {
                if index > next { append(UInt8(ascii: " ")) }
                append(path.points[index].x)
                append(UInt8(ascii: " "))
                append(path.points[index].y)
            }
            next += needed
        }
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
