/// A modifier that turns a view into another view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View

    /// The modified view, made of `content`, the view to which the modifier applies.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// The view to which the modifier applies.
    typealias Content = _ViewModifier_Content<Self>

    static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode
    static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V)
}

extension ViewModifier {
    public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        ModifierBodyNode(modifier, content: content, in: context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        paired(node, as: ModifierBodyNode<Self, V>.self).update(to: modifier, content: content)
    }

    /// Applies this modifier and then another one.
    public nonisolated __consuming func concat<T>(_ modifier: __owned T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Calling the body stops the program: the graph itself applies the modifier.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied by the graph itself: it has no body to read.")
    }
}

extension View {
    /// Applies a modifier to this view.
    public nonisolated __consuming func modifier<T>(_ modifier: __owned T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The modified view in a modifier's `body(content:)`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    public typealias Body = Never

    nonisolated init() {}

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ModifierContentNode(of: Modifier.self, in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Self) {}
}
