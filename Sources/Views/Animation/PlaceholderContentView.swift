/// The view that a closure of modifiers or the body of a transition receives, in place of the modified view.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
    public typealias Body = Never

    private let content: any View

    /// A view that stands for `content`.
    package init(standingFor content: any View) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        AnyView._makeNode(AnyView(view.content), in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        AnyView._updateNode(node, to: AnyView(view.content))
    }
}

@available(*, unavailable)
extension PlaceholderContentView: Sendable {}

extension PlaceholderContentView where Value: View {
    init(_ content: Value) {
        self.init(content, scope: nil)
    }

    /// - Parameter scope: Where the transaction outside of the modifiers is found; nil if they do not change it.
    init(_ content: Value, scope: TransactionScope?) {
        self.init(standingFor: content.modifier(OuterTransactionModifier(scope: scope)))
    }
}
