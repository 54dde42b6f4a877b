package import Foundation

/// How a line goes from point to point: the methods of `InterpolationMethod`, by the formulas that d3-shape publishes under these names.
package enum ChartCurve: Sendable, Hashable {
    case linear
    /// Cubic curves that have no extremum between points, along x.
    case monotone
    /// The exponent of the distances is 0 for a uniform curve, 0.5 for a centripetal and 1 for a chordal one.
    case catmullRom(alpha: CGFloat)
    /// The tension is 0 for a round curve and 1 for straight lines.
    case cardinal(tension: CGFloat)
    /// Steps whose height changes at the first point of each pair, halfway, or at the second one.
    case stepStart, stepCenter, stepEnd

    package static let catmullRom = catmullRom(alpha: 0.5)
    package static let cardinal = cardinal(tension: 0)

    /// The line through points. A point that is not finite makes a gap. A point alone is a closed subpath without length, which a line
    /// with round ends shows as a dot.
    ///
    /// - Complexity: O(*n*) in the number of points.
    package func line(through points: [CGPoint]) -> ChartPath {
        var path = ChartPath()
        path.reserveCapacity(points.count * (isCurved ? 3 : 1))
        for run in Self.runs(of: points.count, where: { points[$0].isFinite }) {
            path.move(to: points[run.lowerBound])
            if run.count == 1 { path.close() } else { append(points[run], to: &path) }
        }
        return path
    }

    /// The area between two lines with points at the same places, such as the tops and the bottoms of a stacked series. A pair of points
    /// of which one is not finite makes a gap; what the longer array has beyond the shorter one is left out.
    ///
    /// - Complexity: O(*n*) in the number of points.
    package func area(from lower: [CGPoint], to upper: [CGPoint]) -> ChartPath {
        var path = ChartPath()
        let count = min(lower.count, upper.count)
        path.reserveCapacity(count * (isCurved ? 6 : 2))
        for run in Self.runs(of: count, where: { lower[$0].isFinite && upper[$0].isFinite }) {
            path.move(to: upper[run.lowerBound])
            append(upper[run], to: &path)
            let back = ArraySlice(lower[run].reversed())
            path.line(to: back[back.startIndex])
            reversed.append(back, to: &path)
            path.close()
        }
        return path
    }

    private var isCurved: Bool {
        switch self {
        case .monotone, .catmullRom, .cardinal: true
        case .linear, .stepStart, .stepCenter, .stepEnd: false
        }
    }

    /// The method that gives the same line from the last point to the first.
    private var reversed: ChartCurve {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }

    private static func runs(of count: Int, where isPresent: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for index in 0..<count {
            if isPresent(index) {
                if start == nil { start = index }
            } else if let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        if let start { runs.append(start..<count) }
        return runs
    }

    /// Appends the line from the first point, at which the path is, to the last.
    private func append(_ points: ArraySlice<CGPoint>, to path: inout ChartPath) {
        switch self {
        case .linear: for point in points.dropFirst() { path.line(to: point) }
        case .stepStart: appendSteps(points, at: 0, to: &path)
        case .stepCenter: appendSteps(points, at: 0.5, to: &path)
        case .stepEnd: appendSteps(points, at: 1, to: &path)
        case .monotone, .catmullRom, .cardinal:
            guard points.count > 2 else {
                for point in points.dropFirst() { path.line(to: point) }
                return
            }
            switch self {
            case .catmullRom(let alpha) where alpha > 0 && alpha.isFinite:
                CatmullRom(alpha: alpha).append(points, to: &path)
            case .cardinal(let tension): appendCardinal(points, tension: tension.isFinite ? tension : 0, to: &path)
            case .monotone: MonotoneCurve(Array(points)).append(to: &path)
            default: appendCardinal(points, tension: 0, to: &path)
            }
        }
    }

    private func appendSteps(_ points: ArraySlice<CGPoint>, at share: CGFloat, to path: inout ChartPath) {
        for (from, to) in zip(points, points.dropFirst()) {
            let x = from.x * (1 - share) + to.x * share
            if x != from.x { path.line(to: CGPoint(x: x, y: from.y)) }
            path.line(to: CGPoint(x: x, y: to.y))
            if share == 0 { path.line(to: to) }
        }
        if share == 0.5, let last = points.last { path.line(to: last) }
    }

    private func appendCardinal(_ points: ArraySlice<CGPoint>, tension: CGFloat, to path: inout ChartPath) {
        let factor = (1 - tension) / 6
        for index in points.startIndex..<points.endIndex - 1 {
            let (start, end) = (points[index], points[index + 1])
            // The line has no slope at its ends.
            let before = index > points.startIndex ? points[index - 1] : end
            let after = index + 2 < points.endIndex ? points[index + 2] : start
            path.curve(
                to: end,
                control1: CGPoint(x: start.x + factor * (end.x - before.x), y: start.y + factor * (end.y - before.y)),
                control2: CGPoint(x: end.x + factor * (start.x - after.x), y: end.y + factor * (start.y - after.y)))
        }
    }
}
