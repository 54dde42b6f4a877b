import EspalierPolygons
import Foundation

/// Combines the areas of two paths. Polygons with corners on the outlines are combined, and the sides of the result then become
/// the parts of the curves on which they lie.
nonisolated struct AreaCombination {
    /// A part of a curve that the result contains. It may run backwards.
    private struct Run {
        /// The index of the curve; nil for a line that is no part of one.
        var curve: Int?
        var from: CGFloat
        var to: CGFloat
        var end: CGPoint
    }

    private let subject: [Subpath]
    private let other: [Subpath]
    private let bounds: CGRect
    /// Integers per point.
    private let scale: CGFloat

    /// The limit of the work of finding the curves under sides between two crossings. Further ones become lines.
    private static let searchLimit = 20_000_000

    init(_ subject: Path, _ other: Path) {
        self.subject = Self.areas(subject)
        self.other = Self.areas(other)
        bounds = Polyline.bounds(self.subject + self.other)
        // Powers of two keep whole points whole.
        let side = max(bounds.width, bounds.height)
        scale = side > 0 && side.isFinite ? CGFloat(sign: .plus, exponent: 28 - Int(side.exponent), significand: 1) : 1
    }

    /// The subpaths that bound an area, all closed.
    private static func areas(_ path: Path) -> [Subpath] {
        Subpath.parts(of: path).compactMap { part in
            var part = part
            if part.end != part.start { part.curves.append(Curve(from: part.end, to: part.start)) }
            return part.curves.count > 1 ? part : nil
        }
    }

    /// The combined area; nil if that is too much work.
    func result(_ combination: Polygons.Combination, usesEvenOddRule: Bool) -> Path? {
        guard !bounds.isNull else { return Path() }
        guard bounds.width.isFinite, bounds.height.isFinite, scale.isFinite, scale > 0 else { return nil }
        var outlines = Outlines(origin: CGPoint(x: bounds.midX, y: bounds.midY), scale: scale)
        let tolerance = max(bounds.width, bounds.height) * Polyline.relativeTolerance
        guard tolerance > 0 else { return Path() }
        guard let first = outlines.add(subject, tolerance), let second = outlines.add(other, tolerance) else {
            return nil
        }
        guard
            let combined = Polygons(first)
                .combined(with: Polygons(second), by: combination, usesEvenOddRule: usesEvenOddRule)
        else { return nil }
        var result = Path()
        var budget = Self.searchLimit
        for polygon in combined.polygons where !isSliver(polygon) {
            add(polygon, to: &result, outlines, tolerance, &budget)
        }
        return result
    }

    /// Whether a polygon is an artifact between two curves that coincide.
    private func isSliver(_ polygon: [Polygons.Point]) -> Bool {
        guard var last = polygon.last else { return true }
        var (area, length): (CGFloat, CGFloat) = (0, 0)
        for point in polygon {
            let (x, y) = (CGFloat(point.x - last.x), CGFloat(point.y - last.y))
            area += (CGFloat(last.x) * y - CGFloat(last.y) * x) / 2
            length += (x * x + y * y).squareRoot()
            last = point
        }
        let width = max(bounds.width, bounds.height) * scale * Polyline.relativeTolerance
        return abs(area) < width * length / 2
    }

    // MARK: The outline of a polygon

    private func add(
        _ polygon: [Polygons.Point], to path: inout Path, _ outlines: Outlines, _ tolerance: CGFloat,
        _ budget: inout Int
    ) {
        var runs = runs(of: polygon, outlines, &budget)
        // The outline may have begun inside of a curve.
        if runs.count > 1, let first = runs.first, let last = runs.last, let joined = Self.joined(last, first) {
            runs[0] = joined
            runs.removeLast()
        }
        meet(&runs, outlines, tolerance)
        guard var current = runs.last?.end else { return }
        path.move(to: current)
        for (index, run) in runs.enumerated() {
            // A line to the start is that of the close.
            let isCurve = run.curve.map { outlines.lines[$0].curve.kind != .line } ?? false
            if index == runs.count - 1 && !isCurve { break }
            if let curve = run.curve.map({ outlines.lines[$0].curve }), curve.kind != .line {
                path.add(curve.piece(from: run.from, to: run.to, start: current, end: run.end))
            } else {
                path.addLine(to: run.end)
            }
            current = run.end
        }
        path.closeSubpath()
    }

    /// The parts of curves along a polygon. The first one starts at the end of the last one.
    private func runs(of polygon: [Polygons.Point], _ outlines: Outlines, _ budget: inout Int) -> [Run] {
        guard var last = polygon.last else { return [] }
        var runs: [Run] = []
        for point in polygon {
            let side = outlines.side(from: last, to: point, preferred: runs.last?.curve, budget: &budget)
            let run = Run(curve: side?.curve, from: side?.from ?? 0, to: side?.to ?? 1, end: outlines.point(point))
            if let before = runs.last, let joined = Self.joined(before, run) {
                runs[runs.count - 1] = joined
            } else {
                runs.append(run)
            }
            last = point
        }
        return runs
    }

    /// Two parts as one, if the second one continues the first one.
    private static func joined(_ first: Run, _ second: Run) -> Run? {
        guard first.curve != nil, first.curve == second.curve, abs(first.to - second.from) < 1e-9,
            (first.from < first.to) == (second.from < second.to)
        else { return nil }
        return Run(curve: first.curve, from: first.from, to: second.to, end: second.end)
    }

    /// Moves the ends of parts to the points where their curves really cross, as the polygons only come close.
    private func meet(_ runs: inout [Run], _ outlines: Outlines, _ tolerance: CGFloat) {
        for index in runs.indices {
            let next = index + 1 < runs.count ? index + 1 : 0
            guard next != index, let first = runs[index].curve, let second = runs[next].curve, first != second else {
                continue
            }
            let (before, after) = (outlines.lines[first].curve, outlines.lines[second].curve)
            let times = (runs[index].to, runs[next].from)
            if before.kind == .line && after.kind == .line || Self.isEnd(times.0) && Self.isEnd(times.1) { continue }
            guard let (to, from) = before.meeting(after, near: times, within: tolerance) else { continue }
            runs[index].to = to
            runs[index].end = before.point(to)
            runs[next].from = from
        }
    }

    private static func isEnd(_ time: CGFloat) -> Bool { time == 0 || time == 1 }
}

/// The curves of two paths, as polygons with integer corners.
private nonisolated struct Outlines {
    /// A corner of a polygon: a curve, and the index of one of its points.
    private struct Corner {
        var line: Int
        var index: Int
    }

    /// A part of a curve.
    struct Side {
        var curve: Int
        var from: CGFloat
        var to: CGFloat
    }

    let origin: CGPoint
    let scale: CGFloat
    private(set) var lines: [Polyline] = []
    /// The same lines between integer points.
    private var integers: [[Polygons.Point]] = []
    private var corners: [Polygons.Point: [Corner]] = [:]
    private var count = 0

    /// The limit of corners of both paths.
    private static let limit = 200_000
    /// The distance within which a corner is on a line. Crossings are rounded to integers.
    private static let nearness: CGFloat = 2

    init(origin: CGPoint, scale: CGFloat) {
        self.origin = origin
        self.scale = scale
    }

    /// Adds the curves of a path. Returns its polygons; nil if they have too many corners.
    mutating func add(_ parts: [Subpath], _ tolerance: CGFloat) -> [[Polygons.Point]]? {
        var polygons: [[Polygons.Point]] = []
        for part in parts {
            var polygon: [Polygons.Point] = []
            for curve in part.curves {
                let line = Polyline(curve, tolerance: tolerance)
                count += line.count
                guard count < Self.limit else { return nil }
                let points = line.points.map { integer($0) }
                for (index, point) in points.enumerated() {
                    corners[point, default: []].append(Corner(line: lines.count, index: index))
                }
                polygon += points.dropFirst()
                lines.append(line)
                integers.append(points)
            }
            polygons.append(polygon)
        }
        return polygons
    }

    private func integer(_ point: CGPoint) -> Polygons.Point {
        Polygons.Point(
            x: Int(((point.x - origin.x) * scale).rounded()), y: Int(((point.y - origin.y) * scale).rounded()))
    }

    /// The point at a corner of a polygon: exactly, if it is a corner of an outline.
    func point(_ corner: Polygons.Point) -> CGPoint {
        if let known = corners[corner]?.first { return lines[known.line].points[known.index] }
        return CGPoint(x: origin.x + CGFloat(corner.x) / scale, y: origin.y + CGFloat(corner.y) / scale)
    }

    /// The part of a curve on which a side of a polygon lies; nil if there is none, or the search takes too long.
    ///
    /// - Parameter preferred: The curve of the side before, which likely continues.
    func side(from start: Polygons.Point, to end: Polygons.Point, preferred: Int?, budget: inout Int) -> Side? {
        if let preferred, let side = side(from: start, to: end, on: preferred) { return side }
        let (first, last) = (corners[start] ?? [], corners[end] ?? [])
        for corner in first.isEmpty ? last : first {
            if let side = side(from: start, to: end, on: corner.line) { return side }
        }
        guard first.isEmpty, last.isEmpty else { return nil }
        for line in lines.indices {
            budget -= lines[line].count
            guard budget > 0 else { return nil }
            if let side = side(from: start, to: end, on: line) { return side }
        }
        return nil
    }

    /// The part of a curve between two corners; nil if they are not on one line beside it.
    private func side(from start: Polygons.Point, to end: Polygons.Point, on line: Int) -> Side? {
        let first = corners[start]?.filter { $0.line == line }.map(\.index) ?? []
        let last = corners[end]?.filter { $0.line == line }.map(\.index) ?? []
        let count = lines[line].count
        func side(_ from: CGFloat, _ to: CGFloat) -> Side {
            Side(curve: line, from: from / CGFloat(count), to: to / CGFloat(count))
        }
        for index in first {
            if last.contains(index + 1) { return side(CGFloat(index), CGFloat(index + 1)) }
            if last.contains(index - 1) { return side(CGFloat(index), CGFloat(index - 1)) }
        }
        // One end, or both, are between two points of the curve.
        let candidates = first.isEmpty && last.isEmpty ? Array(0..<count) : (first + last).flatMap { [$0 - 1, $0] }
        for index in candidates where (0..<count).contains(index) {
            guard let from = place(of: start, line, index), let to = place(of: end, line, index), from != to else {
                continue
            }
            return side(CGFloat(index) + from, CGFloat(index) + to)
        }
        return nil
    }

    /// The fraction of a line at a corner; nil if the corner is not on the line.
    private func place(of corner: Polygons.Point, _ line: Int, _ index: Int) -> CGFloat? {
        let (start, end) = (integers[line][index], integers[line][index + 1])
        let (dx, dy) = (CGFloat(end.x - start.x), CGFloat(end.y - start.y))
        let (x, y) = (CGFloat(corner.x - start.x), CGFloat(corner.y - start.y))
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, abs(x * dy - y * dx) <= Self.nearness * length else { return nil }
        let place = (x * dx + y * dy) / (length * length)
        let margin = Self.nearness / length
        return place >= -margin && place <= 1 + margin ? min(max(place, 0), 1) : nil
    }
}
