package import Foundation

/// The positions of an axis, in points. The start is the greater one on a vertical axis, whose values grow upwards.
package struct ChartRange: Sendable, Hashable {
    package var start: CGFloat
    package var end: CGFloat
    /// The distances of the domain from the ends, as of `plotDimension(startPadding:endPadding:)`.
    package var startPadding: CGFloat
    package var endPadding: CGFloat

    package init(_ start: CGFloat, _ end: CGFloat, startPadding: CGFloat = 0, endPadding: CGFloat = 0) {
        self.start = start
        self.end = end
        self.startPadding = startPadding
        self.endPadding = endPadding
    }

    /// The positions of the domain's ends: the range without its paddings. Paddings that leave nothing are reduced in proportion.
    package var inner: (start: CGFloat, end: CGFloat) {
        let length = abs(end - start)
        let sum = startPadding + endPadding
        let share = sum > length && sum > 0 ? length / sum : 1
        let direction: CGFloat = end < start ? -1 : 1
        return (start + direction * startPadding * share, end - direction * endPadding * share)
    }
}
