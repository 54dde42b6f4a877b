public import EspalierLayoutEngine
public import Foundation

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
        paired(node, as: LazyNode.self).update(to: view.rule, content: view.content)
    }
}
