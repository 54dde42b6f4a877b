/// Several views treated as one, without a container. A modifier of the group applies to each of them.
public nonisolated struct Group<Content> {
    package let content: Content

    package init(parts content: Content) {
        self.content = content
    }
}

extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    /// Groups the views of a closure.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Content._makeNode(view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        Content._updateNode(node, to: view.content)
    }
}
