import EspalierPolygons
import Foundation

/// Cuts the lines of a path where they cross the outline of an area.
nonisolated struct LineClipping {
    private struct Piece {
        var curve: Curve
        var isInside: Bool
    }

    /// A line beside a curve, by the indices of both.
    private struct Side {
        var line: Int
        var index: Int
        var top: CGFloat
        var bottom: CGFloat
    }

    private let parts: [Subpath]
    private let area: Path
    /// For each curve of the path, the times at which it is cut, in no order.
    private var cuts: [[CGFloat]]
    /// A distance that is too short to be seen.
    private var nearness: CGFloat = 0

    /// - Complexity: O(*n* log *n* + *k*) in the numbers of elements, and of pairs of elements that share a height. Fails if
    ///   there are too many.
    init?(_ path: Path, by area: Path) {
        parts = Subpath.parts(of: path).filter { !$0.curves.isEmpty }
        self.area = area
        cuts = []
        let outlines = Subpath.parts(of: area).map { part in
            var part = part
            if part.end != part.start { part.curves.append(Curve(from: part.end, to: part.start)) }
            return part
        }
        let bounds = Polyline.bounds(parts + outlines)
        if bounds.isNull { return }
        let tolerance = max(bounds.width, bounds.height) * Polyline.relativeTolerance
        guard tolerance.isFinite else { return nil }
        nearness = tolerance / 100
        let own = parts.flatMap(\.curves).map { Polyline($0, tolerance: max(tolerance, .leastNormalMagnitude)) }
        let others = outlines.flatMap(\.curves).map { Polyline($0, tolerance: max(tolerance, .leastNormalMagnitude)) }
        cuts = Array(repeating: [], count: own.count)
        guard cut(own, by: others, tolerance) else { return nil }
        // The place of each piece is compared with the whole area.
        let pieces = cuts.reduce(own.count) { $0 + $1.count }
        guard pieces.multipliedReportingOverflow(by: max(others.count, 1)).partialValue <= Self.searchLimit else {
            return nil
        }
    }

    private static let searchLimit = 2_000_000

    /// Finds the cuts. Returns false if that is too much work.
    private mutating func cut(_ own: [Polyline], by others: [Polyline], _ tolerance: CGFloat) -> Bool {
        let (first, second) = (Self.sides(own), Self.sides(others))
        var active: [Side] = []
        var (next, work) = (0, 0)
        for side in first {
            while next < second.count, second[next].top <= side.bottom {
                active.append(second[next])
                next += 1
            }
            active.removeAll { $0.bottom < side.top }
            work += active.count
            guard work <= Polygons.workLimit else { return false }
            for other in active where other.top <= side.bottom {
                let (line, outline) = (own[side.line], others[other.line])
                guard let times = Self.crossing(line, side.index, outline, other.index) else { continue }
                let exact = line.curve.meeting(outline.curve, near: times, within: tolerance)
                cuts[side.line].append(exact?.0 ?? times.0)
            }
        }
        return true
    }

    /// All lines, from the top down.
    private static func sides(_ lines: [Polyline]) -> [Side] {
        var sides: [Side] = []
        for (line, polyline) in lines.enumerated() {
            for index in 0..<polyline.count {
                let (start, end) = (polyline.points[index].y, polyline.points[index + 1].y)
                sides.append(Side(line: line, index: index, top: min(start, end), bottom: max(start, end)))
            }
        }
        return sides.sorted { $0.top < $1.top }
    }

    /// The times of two curves where a line beside the one crosses a line beside the other; nil if they do not cross.
    private static func crossing(
        _ first: Polyline, _ firstIndex: Int, _ second: Polyline, _ secondIndex: Int
    ) -> (CGFloat, CGFloat)? {
        let (a, b) = (first.points[firstIndex], second.points[secondIndex])
        let (along, across) = (first.points[firstIndex + 1] - a, second.points[secondIndex + 1] - b)
        let gap = b - a
        let determinant = along.x * across.y - along.y * across.x
        guard determinant != 0 else { return nil }
        let t = (gap.x * across.y - gap.y * across.x) / determinant
        let s = (gap.x * along.y - gap.y * along.x) / determinant
        guard (0...1).contains(t), (0...1).contains(s) else { return nil }
        return ((CGFloat(firstIndex) + t) / CGFloat(first.count), (CGFloat(secondIndex) + s) / CGFloat(second.count))
    }

    // MARK: Pieces

    /// The pieces inside of the area, or those outside.
    func parts(areInside: Bool, eoFill: Bool) -> Path {
        var result = Path()
        var first = 0
        for part in parts {
            let cuts = self.cuts[first..<first + part.curves.count]
            first += part.curves.count
            add(pieces(of: part, cuts, eoFill), areInside, isClosed: part.isClosed, to: &result)
        }
        return result
    }

    private func pieces(of part: Subpath, _ cuts: ArraySlice<[CGFloat]>, _ eoFill: Bool) -> [Piece] {
        zip(part.curves, cuts).flatMap { curve, cuts -> [Piece] in
            var pieces: [Piece] = []
            var from: CGFloat = 0
            for to in cuts.sorted() + [1] where to - from > 1e-9 {
                let piece = from == 0 && to == 1 ? curve : curve.part(from: from, to: to)
                pieces.append(Piece(curve: piece, isInside: isInside(curve, (from + to) / 2, eoFill)))
                from = to
            }
            return pieces
        }
    }

    /// Whether a point of a curve is in the area. The edge is part of the area, on whichever side of it the curve goes along.
    private func isInside(_ curve: Curve, _ time: CGFloat, _ eoFill: Bool) -> Bool {
        let point = curve.point(time)
        if area.contains(point, eoFill: eoFill) { return true }
        let along = curve.derivative(time)
        let length = along.length
        guard length > 0 else { return false }
        let aside = CGPoint(x: -along.y / length * nearness, y: along.x / length * nearness)
        return area.contains(point + aside, eoFill: eoFill) || area.contains(point - aside, eoFill: eoFill)
    }

    private func add(_ pieces: [Piece], _ areInside: Bool, isClosed: Bool, to path: inout Path) {
        var pieces = pieces[...]
        let isWhole = pieces.allSatisfy { $0.isInside == areInside }
        // A closed outline has no start: it begins behind a piece that is left out.
        if isClosed, !isWhole, let gap = pieces.lastIndex(where: { $0.isInside != areInside }) {
            pieces = pieces[(gap + 1)...] + pieces[...gap]
        }
        var isDrawing = false
        // The line to the start of a whole outline is that of the close.
        let closes = isWhole && isClosed && !pieces.isEmpty
        if closes, pieces.count > 1, pieces.last?.curve.kind == .line { pieces.removeLast() }
        for piece in pieces {
            guard piece.isInside == areInside else {
                isDrawing = false
                continue
            }
            if !isDrawing { path.move(to: piece.curve.start) }
            isDrawing = true
            path.add(piece.curve)
        }
        if closes, isDrawing { path.closeSubpath() }
    }
}
