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
    /// The alignment of views in their cells; nil for the centre.
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

/// Views in columns, row by row; each row is as high as its highest view. The grid takes the proposed width.
///
/// Inside a scroll view, the views of a `ForEach` are made as they come near the visible part. Headers and footers of
/// sections span all columns.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let rule: LazyRule
    let content: Content

    /// A grid that scrolls vertically.
    ///
    /// - Parameters:
    ///   - columns: The columns; an empty array counts as one flexible column.
    ///   - alignment: The alignment of the columns in a wider grid.
    ///   - spacing: The distance between two rows in points; nil for 8.
    ///   - pinnedViews: The headers and footers that stay at the edge of the scroll view.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        rule = LazyRule(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinned: pinnedViews, grid: LazyRule.Grid(columns))
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyNode(view.rule, content: view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: LazyNode.self).update(to: view.rule, content: view.content)
    }
}

/// Views in rows, column by column; each column is as wide as its widest view. The grid takes the proposed height.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let rule: LazyRule
    let content: Content

    /// A grid that scrolls horizontally.
    ///
    /// - Parameters:
    ///   - rows: The rows; an empty array counts as one flexible row.
    ///   - alignment: The alignment of the rows in a higher grid.
    ///   - spacing: The distance between two columns in points; nil for 8.
    ///   - pinnedViews: The headers and footers that stay at the edge of the scroll view.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        rule = LazyRule(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
            pinned: pinnedViews, grid: LazyRule.Grid(rows))
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyNode(view.rule, content: view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: LazyNode.self).update(to: view.rule, content: view.content)
    }
}

extension LazyRule.Grid {
    fileprivate init(_ items: [GridItem]) {
        rule = LazyGridRule(items.map(\.track))
        // A grid without items has one column.
        alignments = items.isEmpty ? [nil] : items.map(\.alignment)
    }
}
