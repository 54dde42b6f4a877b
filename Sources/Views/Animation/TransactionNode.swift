import EspalierLayoutEngine

/// A node of a modifier of transactions. The graph counts these nodes, since a page without them needs no search for them.
class TransactionNode<Modifier>: WrapperNode {
    private(set) var modifier: Modifier

    init(_ modifier: Modifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        graph.motions.transactionModifiers += 1
    }

    override func willRemove() {
        super.willRemove()
        graph.motions.transactionModifiers -= 1
    }

    func update(to newModifier: Modifier) {
        modifier = newModifier
        refreshCopies()
    }

    override final func refresh(_ copy: WrapperNode) {
        paired(copy, as: TransactionNode<Modifier>.self).update(to: modifier)
    }
}
