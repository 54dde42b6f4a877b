public import EspalierLayoutEngine
public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// The size of an item, in points. A length that is negative or not a number counts as 0; as a maximum, one that is
    /// not a number counts as infinity.
    public enum Size: Sendable {
        /// A fixed size.
        case fixed(CGFloat)
        /// A share of the available space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit into the item's share of the space, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column, or the height of the row.
    public var size: Size
    /// The distance to the next item, in points; nil for 8.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for the center.
    public var alignment: Alignment?

    /// An item of a grid; by default a flexible one of at least 10 points.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    fileprivate var track: LazyGridRule.Track {
        switch size {
        case .fixed(let length): LazyGridRule.Track(.fixed(length), spacing: spacing)
        case .flexible(let minimum, let maximum):
            LazyGridRule.Track(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
        case .adaptive(let minimum, let maximum):
            LazyGridRule.Track(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
        }
    }
}

extension LazyRule.Grid {
    init(_ items: [GridItem]) {
        rule = LazyGridRule(items.map(\.track))
        // A grid without items has one column.
        alignments = items.isEmpty ? [nil] : items.map(\.alignment)
    }
}
