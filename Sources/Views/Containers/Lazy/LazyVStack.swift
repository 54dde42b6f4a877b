public import EspalierLayoutEngine
public import Foundation

/// A column that makes its views when they come near the visible part of a scroll view. It takes the proposed width.
///
/// The views of a `ForEach` are made row by row, also inside a `Section`. Rows that were not made yet count as long as
/// the first one. The last few hundred rows that were made keep their state.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let rule: LazyRule
    let content: Content

    /// A column that makes its views as needed.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across the column.
    ///   - spacing: The distance between two views in points; nil for 8.
    ///   - pinnedViews: The headers and footers that stay at the edge of the scroll view.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        rule = LazyRule(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinned: pinnedViews)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyNode(view.rule, content: view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: LazyNode.self).update(to: view.rule, content: view.content)
    }
}
