/// `id(_:)`: an identity that depends on a value.
package nonisolated struct IDModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        let node = IDNode(modifier.id, in: context)
        node.child = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = paired(node, as: IDNode<ID>.self)
        if node.id == modifier.id, let child = node.child {
            V._updateNode(child, to: content)
        } else {
            let old = node.id
            node.id = modifier.id
            node.replaceChild(as: old, with: modifier.id) {
                V._updateNode($0, to: content)
            } make: {
                V._makeNode(content, in: NodeContext(parent: node))
            }
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
    /// Ties the view's identity to a value. When the value changes, the view is a new one with fresh state.
    public nonisolated __consuming func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IDModifier(id: id))
    }
}
