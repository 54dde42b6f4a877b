/// A modifier without an effect.
public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never

    /// A modifier without an effect.
    public static let identity = EmptyModifier()

    /// A modifier without an effect.
    public nonisolated init() {}

    public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        V._makeNode(content, in: context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        V._updateNode(node, to: content)
    }
}
