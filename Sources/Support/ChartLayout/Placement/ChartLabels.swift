package import Foundation

/// Labels along an axis: which of them fit, and where they stand.
package enum ChartLabels {
    /// A label that is shown.
    package struct Placed: Sendable, Hashable {
        package var index: Int
        /// The label's piece of the axis.
        package var band: ChartBand

        package init(index: Int, band: ChartBand) {
            self.index = index
            self.band = band
        }
    }

    /// The labels that fit beside each other: all, or every second, or every third and so on, always with the first. So a label that is
    /// shown at one width is shown at every width with more room that is a divisor, and labels keep equal distances.
    ///
    /// - Parameters:
    ///   - positions: The places of the labels' anchors along the axis, in points; in ascending or descending order. A place that is not
    ///     finite has no label.
    ///   - lengths: The lengths of the labels along the axis.
    ///   - anchor: The share of the label before its place: 0 for a label that starts there, 0.5 for one in the middle.
    ///   - spacing: The least distance of two labels.
    ///   - bounds: A piece of the axis that contains all labels: a label beyond an end moves inside, as the marks of the preset
    ///     `aligned` do. nil for labels that may extend beyond.
    /// - Complexity: O(*n* log *n*) in the number of labels.
    package static func placed(
        positions: [CGFloat], lengths: [CGFloat], anchor: CGFloat = 0.5, spacing: CGFloat = 4,
        in bounds: ChartBand? = nil
    ) -> [Placed] {
        let all = zip(positions, lengths).enumerated().compactMap { index, label -> Placed? in
            let (position, length) = label
            guard position.isFinite, length.isFinite else { return nil }
            var start = position - length * anchor
            if let bounds { start = max(min(start, bounds.upper - length), bounds.lower) }
            return Placed(index: index, band: ChartBand(start, start + length))
        }
        var every = 1
        while every < all.count {
            let kept = stride(from: 0, to: all.count, by: every)
            if zip(kept, kept.dropFirst()).allSatisfy({ isClear(all[$0].band, all[$1].band, spacing) }) { break }
            every += 1
        }
        return stride(from: 0, to: all.count, by: every).map { all[$0] }
    }

    private static func isClear(_ first: ChartBand, _ second: ChartBand, _ spacing: CGFloat) -> Bool {
        first.upper + spacing <= second.lower || second.upper + spacing <= first.lower
    }
}
