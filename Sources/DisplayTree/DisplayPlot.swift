package import Foundation

/// An area of a chart in which a rule and a tooltip follow the pointer, the finger and the arrow keys, without the server.
///
/// Positions are in the node's coordinates, in points. Along `x` and `y`, the page shows the sample that is nearest to the pointer;
/// around a center, the one whose sector contains it. Without samples, the rule stands at the pointer.
package struct DisplayPlot: Hashable, Sendable {
    package enum Direction: Hashable, Sendable {
        case x, y
        /// Around a center, between two radii. The samples' positions are angles: the ends of their sectors in degrees from the top,
        /// clockwise.
        case angle(center: CGPoint, radii: ClosedRange<CGFloat>)
    }

    /// A series, as the tooltip names it. Without a name it has only a value.
    package struct Series: Hashable, Sendable {
        package var name: String
        package var color: DisplayColor?

        package init(name: String, color: DisplayColor? = nil) {
            self.name = name
            self.color = color
        }
    }

    /// The values at a position. Their texts are written in the language of the page.
    package struct Sample: Hashable, Sendable {
        package var position: CGFloat
        package var title: String
        /// The values of the series, in their order; an empty text for a series without a value.
        package var values: [String]

        package init(_ position: CGFloat, title: String = "", values: [String] = []) {
            self.position = position
            self.title = title
            self.values = values
        }
    }

    package let direction: Direction
    package let series: [Series]
    /// In ascending order of their positions.
    package let samples: [Sample]
    /// Whether a line shows the position.
    package let showsRule: Bool
    /// Whether the chart scrolls in its direction, so that only a finger that rests before it moves selects.
    package let scrolls: Bool
    /// Whether the page reports the position: `over`, with the point of the sample, or nothing when the pointer has left.
    package let reports: Bool
    /// Whether a drag selects a range, which the page reports: `over`, with two positions along the axis, or nothing when the range is
    /// gone. Not around a center.
    package let selectsRanges: Bool
    /// Whether the texts of the samples are those of the rows of the chart's table, which is in an element around the plot.
    package private(set) var readsTable = false

    /// The number of bytes that samples take at most by themselves.
    package static let usualLimit = 2048

    /// An area.
    ///
    /// Samples whose position is not finite are left out. If the others take more than `limit` bytes, only every second, third and so on
    /// is kept, and the last: a tooltip of a dense chart shows the values that stand some points apart.
    ///
    /// - Complexity: O(*n* log *n*) in the number of samples.
    package init(
        _ direction: Direction, series: [Series] = [], samples: [Sample] = [], showsRule: Bool = true,
        scrolls: Bool = false, reports: Bool = false, selectsRanges: Bool = false, limit: Int = usualLimit
    ) {
        self.direction = direction
        self.series = series
        self.showsRule = showsRule
        self.scrolls = scrolls
        self.reports = reports
        self.selectsRanges = selectsRanges
        let sorted = samples.filter { $0.position.isFinite }.sorted { $0.position < $1.position }
        let size = sorted.reduce(0) { $0 + $1.size }
        guard size > limit, limit > 0, sorted.count > 2 else {
            self.samples = sorted
            return
        }
        let every = (size + limit - 1) / limit
        let isAngle = if case .angle = direction { true } else { false }
        // A sector that is left out would belong to its neighbor.
        var kept = isAngle ? [] : stride(from: 0, to: sorted.count, by: every).map { sorted[$0] }
        if let last = sorted.last, !isAngle, kept.last != last { kept.append(last) }
        self.samples = kept
    }

    /// The area without the texts of its samples, if a table around it has the same ones in its rows: a title and a value.
    package func sharingTexts(of rows: [(title: String, value: String)]) -> DisplayPlot {
        guard series.count == 1, samples.count == rows.count, !rows.isEmpty,
            zip(samples, rows).allSatisfy({ $0.title == $1.title && $0.values == [$1.value] })
        else { return self }
        var plot = DisplayPlot(self, positions: samples.map { Sample($0.position) })
        plot.readsTable = true
        return plot
    }

    private init(_ plot: DisplayPlot, positions: [Sample]) {
        self.init(
            plot.direction, series: plot.series, samples: positions, showsRule: plot.showsRule, scrolls: plot.scrolls,
            reports: plot.reports, selectsRanges: plot.selectsRanges, limit: .max)
    }
}

extension DisplayPlot.Sample {
    /// About the number of bytes on the page.
    fileprivate var size: Int { values.reduce(7 + title.utf8.count) { $0 + $1.utf8.count + 1 } }
}
