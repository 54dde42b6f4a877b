public import Combine

/// `onReceive`.
nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        let node = ReceiveNode(modifier, in: context)
        node.child = V._makeNode(content, in: NodeContext(parent: node))
        node.subscribe()
        return node
    }

    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = unsafeDowncast(node, to: ReceiveNode<P>.self)
        node.update(to: modifier)
        if let child = node.child { V._updateNode(child, to: content) }
    }
}

/// Listens to a publisher for as long as the view is in the tree; values are taken on the main thread.
final class ReceiveNode<P: Publisher>: SingleChildNode where P.Failure == Never {
    private var modifier: ReceiveModifier<P>
    private var subscription: AnyCancellable?

    init(_ modifier: ReceiveModifier<P>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: ReceiveModifier<P>) {
        let isSame = ValueComparison.areEqual(modifier.publisher, newModifier.publisher)
        modifier = newModifier
        if !isSame { subscribe() }
    }

    func subscribe() {
        if environment.pressEcho != nil { return }
        graph.enqueueAction { [weak self] in
            guard let self, !isRemoved else { return }
            let reference = NodeReference(self)
            subscription = modifier.publisher.sink { value in
                let value = UncheckedTransfer(value)
                MainThread.run { (reference.node as? ReceiveNode<P>)?.modifier.action(value.value) }
            }
        }
    }

    override func willRemove() {
        super.willRemove()
        subscription?.cancel()
    }
}

extension View {
    /// Calls `action` for each value of `publisher`, on the main thread, while the view is in the tree.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
        -> some View where P.Failure == Never
    {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
