import EspalierViews
import Foundation

extension Path {
    /// The path from its end to its start. Each part begins where it ended; the parts are in the opposite order.
    var reversed: Path {
        var parts: [Part] = []
        forEach { element in
            switch element {
            case .move(let point): parts.append(Part(start: point))
            case .closeSubpath: parts.indices.last.map { parts[$0].isClosed = true }
            case .line(let point): parts.add(Segment(end: point, controls: []))
            case .quadCurve(let point, let control): parts.add(Segment(end: point, controls: [control]))
            case .curve(let point, let first, let second): parts.add(Segment(end: point, controls: [first, second]))
            }
        }
        var path = Path()
        for part in parts.reversed() { part.addReversed(to: &path) }
        return path
    }
}

/// A line or a curve of a path, to its end.
private struct Segment {
    let end: CGPoint
    let controls: [CGPoint]
}

/// A connected part of a path.
private struct Part {
    let start: CGPoint
    var segments: [Segment] = []
    var isClosed = false

    func addReversed(to path: inout Path) {
        path.move(to: segments.last?.end ?? start)
        for (index, segment) in segments.enumerated().reversed() {
            let point = index > 0 ? segments[index - 1].end : start
            switch segment.controls.count {
            case 0: path.addLine(to: point)
            case 1: path.addQuadCurve(to: point, control: segment.controls[0])
            default: path.addCurve(to: point, control1: segment.controls[1], control2: segment.controls[0])
            }
        }
        if isClosed { path.closeSubpath() }
    }
}

extension [Part] {
    /// Adds a segment to the last part. After the end of a closed part another one begins at its start.
    fileprivate mutating func add(_ segment: Segment) {
        if last?.isClosed ?? true { append(Part(start: last?.start ?? segment.end)) }
        self[count - 1].segments.append(segment)
    }
}
