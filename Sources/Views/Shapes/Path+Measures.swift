public import Foundation

extension Path {
    /// The smallest rectangle that holds the path's points and curves, without control points outside of them; null for
    /// an empty path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public nonisolated var boundingRect: CGRect {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        func include(_ point: CGPoint) {
            (minX, minY) = (min(minX, point.x), min(minY, point.y))
            (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
        }
        func includeTurns(_ curve: Curve) {
            for time in curve.turns(\.x) { include(curve.point(time)) }
            for time in curve.turns(\.y) { include(curve.point(time)) }
        }
        var current = CGPoint.zero
        var begin = CGPoint.zero
        for element in elements {
            if let end = element.end { include(end) }
            switch element {
            case .move(let end): begin = end
            case .line, .closeSubpath: break
            case .quadCurve(let end, let control):
                includeTurns(Curve(from: current, to: end, control: control))
            case .curve(let end, let control1, let control2):
                includeTurns(Curve(from: current, to: end, control1: control1, control2: control2))
            }
            current = element.end ?? begin
        }
        return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    /// Whether a point lies inside the path. Open parts count as closed by a line.
    ///
    /// - Parameter eoFill: Whether a point is inside if a line from it crosses the outline an odd number of times,
    ///   rather than if the outline winds around it.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.isFinite else { return false }
        var winding = 0
        for part in Subpath.parts(of: self) {
            for curve in part.curves { winding += Self.crossings(of: curve, p) }
            if !part.isClosed { winding += Self.crossings(of: Curve(from: part.end, to: part.start), p) }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The number of times that a curve crosses the ray from a point to the right: 1 for each crossing downwards, -1
    /// upwards.
    private nonisolated static func crossings(of curve: Curve, _ p: CGPoint) -> Int {
        let times = [0] + curve.turns(\.y) + [1]
        var count = 0
        for (from, to) in zip(times, times.dropFirst()) {
            let (first, last) = (curve.point(from), curve.point(to))
            guard (first.y <= p.y) != (last.y <= p.y) else { continue }
            // Between two extrema the curve passes the ray's height once.
            var (low, high) = (from, to)
            for _ in 0..<48 {
                let middle = (low + high) / 2
                if (curve.point(middle).y <= p.y) == (first.y <= p.y) { low = middle } else { high = middle }
            }
            let x =
                curve.kind == .line
                ? first.x + (p.y - first.y) / (last.y - first.y) * (last.x - first.x) : curve.point(low).x
            if x > p.x { count += first.y <= p.y ? 1 : -1 }
        }
        return count
    }

    /// The part of the path between two fractions of its length; empty if `from` is not less than `to`. Subpaths that
    /// are cut become open. Fractions are clamped to 0…1.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let first = from.isNaN ? 0 : min(max(from, 0), 1)
        let last = to.isNaN ? 1 : min(max(to, 0), 1)
        guard first < last else { return Path() }
        if first == 0, last == 1 { return self }
        let parts = Subpath.parts(of: self)
        let lengths = parts.map { $0.curves.map(\.length) }
        let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
        guard total > 0, total.isFinite else { return Path() }
        return Self.cut(parts, lengths, from: first * total, to: last * total)
    }

    /// The part of a path between two lengths.
    nonisolated static func cut(_ parts: [Subpath], _ lengths: [[CGFloat]], from: CGFloat, to: CGFloat) -> Path {
        var result = Path()
        var passed: CGFloat = 0
        for (part, lengths) in zip(parts, lengths) {
            let length = lengths.reduce(0, +)
            defer { passed += length }
            let (low, high) = (from - passed, to - passed)
            guard low < length, high > 0 else { continue }
            let isWhole = low <= 0 && high >= length
            var reached: CGFloat = 0
            var isDrawing = false
            for (curve, length) in zip(part.curves, lengths) {
                defer { reached += length }
                guard length > 0, low < reached + length, high > reached else { continue }
                let begin = low <= reached ? 0 : curve.time(at: low - reached, of: length)
                let end = high >= reached + length ? 1 : curve.time(at: high - reached, of: length)
                let piece = begin == 0 && end == 1 ? curve : curve.part(from: begin, to: end)
                if !isDrawing { result.move(to: piece.start) }
                isDrawing = true
                result.add(piece)
            }
            if isWhole, part.isClosed { result.closeSubpath() }
        }
        return result
    }
}
