/// `id(_:)`: another identity for another value.
nonisolated struct IDModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        let node = IDNode(modifier.id, in: context)
        node.child = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = unsafeDowncast(node, to: IDNode<ID>.self)
        if node.id == modifier.id, let child = node.child {
            V._updateNode(child, to: content)
        } else {
            node.id = modifier.id
            node.replaceChild { V._makeNode(content, in: NodeContext(parent: node)) }
        }
    }
}

final class IDNode<ID: Hashable>: SingleChildNode {
    var id: ID

    init(_ id: ID, in context: __shared NodeContext) {
        self.id = id
        super.init(in: context)
    }

    override func structuralComponent(of child: ViewNode) -> String { "\(child.depth)=\(id)" }
    override func explicitID(of child: ViewNode) -> AnyHashable? { AnyHashable(id) }
}

extension View {
    /// Binds the view's identity to a value: with another value it is another view, and its state begins anew.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IDModifier(id: id))
    }
}
