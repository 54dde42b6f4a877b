internal import EspalierCClipper

/// Closed polygons that bound an area. Coordinates are integers, so that the library's arithmetic is exact.
package struct Polygons: Sendable {
    /// A corner. Coordinates are between -2³⁰ and 2³⁰.
    package struct Point: Hashable, Sendable {
        package var x: Int
        package var y: Int

        package init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    package enum Combination: Sendable {
        case intersection, union, difference, exclusion
    }

    package var polygons: [[Point]]

    package init(_ polygons: [[Point]]) {
        self.polygons = polygons
    }

    /// The largest absolute value of a coordinate.
    package static let limit = 1 << 30
    /// The limit of the work on two areas: the number of pairs of sides that share a height. The library takes about a second
    /// for that many.
    package static let workLimit = 1_000_000

    /// The area that a combination of both gives; nil if that is too much work, or a coordinate is too large. The sides of
    /// the result do not cross, and holes run against their outlines.
    ///
    /// - Parameter usesEvenOddRule: Whether the points between an odd and an even number of outlines are inside. Otherwise
    ///   points are inside if the outlines wind around them.
    /// - Complexity: O(*n* log *n* + *k*) in the numbers of sides, and of pairs of sides that share a height.
    package func combined(
        with other: Polygons, by combination: Combination, usesEvenOddRule: Bool
    ) -> Polygons? {
        let all = polygons + other.polygons
        guard all.allSatisfy({ $0.allSatisfy(\.isInRange) }), Self.isWorkable(all) else { return nil }
        let points = all.flatMap { $0.map { espalier_point(x: Int64($0.x), y: Int64($0.y)) } }
        var result = Polygons([])
        let isDone = withUnsafeMutablePointer(to: &result) { result in
            espalier_combine_polygons(
                combination.code, points, all.map(\.count), polygons.count, all.count, usesEvenOddRule ? 1 : 0,
                { context, points, count in
                    guard let result = context?.assumingMemoryBound(to: Polygons.self) else { return }
                    let points = UnsafeBufferPointer(start: points, count: count)
                    result.pointee.polygons.append(points.map { Point(x: Int($0.x), y: Int($0.y)) })
                }, result)
        }
        return isDone == 1 ? result : nil
    }

    /// Whether the pairs of sides that share a height are few enough.
    private static func isWorkable(_ polygons: [[Point]]) -> Bool {
        var tops: [Int] = []
        var bottoms: [Int] = []
        for polygon in polygons {
            guard var last = polygon.last else { continue }
            for point in polygon {
                tops.append(min(last.y, point.y))
                bottoms.append(max(last.y, point.y))
                last = point
            }
        }
        tops.sort()
        bottoms.sort()
        var (pairs, ended) = (0, 0)
        for (begun, top) in tops.enumerated() {
            while ended < bottoms.count, bottoms[ended] < top { ended += 1 }
            pairs += begun - ended
            if pairs > workLimit { return false }
        }
        return true
    }
}

extension Polygons.Point {
    fileprivate var isInRange: Bool {
        let range = -Polygons.limit...Polygons.limit
        return range.contains(x) && range.contains(y)
    }
}

extension Polygons.Combination {
    fileprivate var code: espalier_combination {
        switch self {
        case .intersection: espalier_intersection
        case .union: espalier_union
        case .difference: espalier_difference
        case .exclusion: espalier_exclusion
        }
    }
}
