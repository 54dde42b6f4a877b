/// A view, or a modifier, with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The view or modifier to which the modifier applies.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view or another modifier.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    /// Reading the body stops the program: the graph itself shows the view.
    public var body: Never {
        preconditionFailure("A modified view is kept by the graph itself: it has no body to read.")
    }

    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Modifier._makeNode(view.modifier, content: view.content, in: context)
    }

    @inline(__always)
    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        Modifier._updateNode(node, to: view.modifier, content: view.content)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    /// Calling the body stops the program: the graph itself applies both modifiers.
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("A modifier that is made of two has no body of its own.")
    }

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        Modifier._makeNode(
            modifier.modifier, content: ModifiedContent<V, Content>(content: content, modifier: modifier.content),
            in: context)
    }

    @MainActor public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        Modifier._updateNode(
            node, to: modifier.modifier,
            content: ModifiedContent<V, Content>(content: content, modifier: modifier.content))
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
