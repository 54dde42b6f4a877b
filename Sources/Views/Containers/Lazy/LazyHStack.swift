public import EspalierLayoutEngine
public import Foundation

/// A row that makes its views when they come near the visible part of a scroll view. It takes the proposed height.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let rule: LazyRule
    let content: Content

    /// A row that makes its views as needed.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across the row.
    ///   - spacing: The distance between two views in points; nil for 8.
    ///   - pinnedViews: The headers and footers that stay at the edge of the scroll view.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        rule = LazyRule(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
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
