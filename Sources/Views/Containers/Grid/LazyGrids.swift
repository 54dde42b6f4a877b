public import EspalierLayoutEngine
public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        /// Exactly so many points.
        case fixed(CGFloat)
        /// A share of the room, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into its share of the room.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item, in points; nil for 8.
    public var spacing: CGFloat?
    /// Where a view stands in its cell; nil for the middle.
    public var alignment: Alignment?

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

/// Views in columns, row after row, each row as high as its highest view. It is as wide as offered.
///
/// Inside of a scroll view, what a `ForEach` shows is made as it comes near what is to be seen. Headers and footers of
/// sections stand across all columns.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let rule: LazyRule
    let content: Content

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

/// Views in rows, column after column, each column as wide as its widest view. It is as high as offered.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let rule: LazyRule
    let content: Content

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
        // A grid without items is one column.
        alignments = items.isEmpty ? [nil] : items.map(\.alignment)
    }
}
