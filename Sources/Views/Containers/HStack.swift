public import EspalierLayoutEngine
public import Foundation

/// A row of views.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
    public typealias Body = Never

    package let layout: HStackLayout
    package let content: Content

    /// A row of views.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which the views are aligned.
    ///   - spacing: The distance between two views in points; nil for the spacing that the views prefer, mostly 8.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = StackNode(view.layout.stack, kind: .hStack, in: context)
        node.content = Content._makeNode(view.content, in: NodeContext(parent: node))
        return node
    }

    @inline(__always)
    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = paired(node, as: StackNode.self)
        node.update(to: view.layout.stack)
        if let inner = node.content { Content._updateNode(inner, to: view.content) }
    }
}

extension HStack: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        PlaceSearch.mayFind(in: Content.self, isOptional: isOptional)
    }
}
