/// A change to any view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    typealias Content = _ViewModifier_Content<Self>

    static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode
    static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V)
}

extension ViewModifier {
    public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        ModifierBodyNode(modifier, content: content, in: context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        unsafeDowncast(node, to: ModifierBodyNode<Self, V>.self).update(to: modifier, content: content)
    }

    /// This modifier followed by another one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied by the graph itself: it has no body to read.")
    }
}

extension View {
    /// This view with `modifier` applied to it.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never

    public static let identity = EmptyModifier()

    public nonisolated init() {}

    public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        V._makeNode(content, in: context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        V._updateNode(node, to: content)
    }
}

/// The view that a modifier is applied to, as the modifier's `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    public typealias Body = Never

    nonisolated init() {}

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ModifierContentNode(of: Modifier.self, in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Self) {}
}
