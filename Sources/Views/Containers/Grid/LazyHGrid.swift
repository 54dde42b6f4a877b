public import EspalierLayoutEngine
public import Foundation

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
        paired(node, as: LazyNode.self).update(to: view.rule, content: view.content)
    }
}
