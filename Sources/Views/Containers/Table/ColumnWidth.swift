import EspalierLayoutEngine
import Foundation

/// The bounds of a column's width, in points, and the width at first; nil for those of the table.
nonisolated struct ColumnWidth: Hashable {
    static let usualMinimum: CGFloat = 44

    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
        self.minimum = minimum.map { LayoutLength.sanitized(distance: $0) }
        self.ideal = ideal.map { LayoutLength.sanitized(distance: $0) }
        self.maximum = maximum.map { LayoutLength.sanitized(distance: $0) }
    }

    var range: ClosedRange<CGFloat> {
        let least = minimum ?? min(Self.usualMinimum, maximum ?? .infinity)
        return least...max(least, maximum ?? .infinity)
    }

    var isFixed: Bool { range.lowerBound == range.upperBound }
}

/// Divides the width of a table among its columns.
nonisolated enum ColumnArrangement {
    /// The widths of the columns, which fill `room` unless all of them are at a bound.
    ///
    /// Columns with an ideal width, or one that the user has set, start with it; the others share the rest. What is left,
    /// or missing, is divided among the columns within their bounds, those without a width of their own first. If even the
    /// least widths exceed the room, all columns shrink in proportion.
    ///
    /// - Parameter chosen: The widths that the user has set, by column.
    static func widths(_ columns: [ColumnWidth], chosen: [Int: CGFloat], room: CGFloat) -> [CGFloat] {
        guard room.isFinite, room > 0 else { return columns.map { $0.ideal ?? $0.range.lowerBound } }
        let ranges = columns.map(\.range)
        let wanted = columns.indices.map { index in
            (chosen[index] ?? columns[index].ideal).map {
                min(max($0, ranges[index].lowerBound), ranges[index].upperBound)
            }
        }
        let free = columns.indices.filter { wanted[$0] == nil }
        let unchosen = columns.indices.filter { chosen[$0] == nil }
        var widths = columns.indices.map { wanted[$0] ?? ranges[$0].lowerBound }
        // The columns that take up the difference: those without a width of their own, then those that the user has not set,
        // then the others.
        for takers in [free, unchosen, Array(columns.indices)] {
            share(room - widths.reduce(0, +), among: takers, &widths, ranges, startsEqual: takers == free)
        }
        let total = widths.reduce(0, +)
        return total > room + 0.5 ? widths.map { $0 * room / total } : widths
    }

    /// Divides a difference among columns, as far as their bounds allow.
    private static func share(
        _ difference: CGFloat, among takers: [Int], _ widths: inout [CGFloat], _ ranges: [ClosedRange<CGFloat>],
        startsEqual: Bool
    ) {
        var open = takers
        var rest = difference
        if startsEqual {
            // These columns have equal widths, not equal additions.
            rest += takers.reduce(0) { $0 + widths[$1] }
            for index in takers { widths[index] = 0 }
        }
        while !open.isEmpty, abs(rest) > 0.01 || startsEqual && open.contains(where: { widths[$0] == 0 }) {
            let part = rest / CGFloat(open.count)
            var next: [Int] = []
            var given: CGFloat = 0
            for index in open {
                let width = min(max(widths[index] + part, ranges[index].lowerBound), ranges[index].upperBound)
                if width == widths[index] + part { next.append(index) }
                given += width - widths[index]
                widths[index] = width
            }
            rest -= given
            if next.count == open.count { break }
            open = next
        }
    }
}
