public import Combine

/// `onReceive`.
package nonisolated struct ReceiveModifier<P: Publisher>: NodeModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor func makeNode(in context: NodeContext) -> ReceiveNode<P> { ReceiveNode(self, in: context) }
    @MainActor func didMakeContent(of node: ReceiveNode<P>) { node.subscribe() }
    @MainActor func update(_ node: ReceiveNode<P>) { node.update(to: self) }
}

/// Subscribes to a publisher for as long as the view is in the tree, and receives values on the main thread.
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
        guard let sideEffects = neededSideEffects else { return }
        sideEffects.enqueue { [weak self] in
            guard let self, !isRemoved else { return }
            let reference = NodeReference(self)
            subscription = modifier.publisher.sink { value in
                let value = UncheckedTransfer(value)
                MainThread.run {
                    guard let node = reference.node as? ReceiveNode<P>, node.graph.receives(value.value) else { return }
                    node.graph.run { node.modifier.action(value.value) }
                }
            }
        }
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        subscription?.cancel()
    }
}

extension View {
    /// Calls `action` on the main thread for each value of `publisher`, while the view is in the tree.
    public nonisolated __consuming func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    )
        -> some View where P.Failure == Never
    {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
