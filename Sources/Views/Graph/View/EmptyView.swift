/// A view without content.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    public typealias Body = Never

    public nonisolated init() {}

    @MainActor public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode {
        NoItemsNode(in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: EmptyView) {}
}

/// A node that leaves nothing to lay out.
final class NoItemsNode: ViewNode {}
