/// Lets the content sleep while it is covered: its views are removed except for their state, and made again when the content is
/// uncovered.
///
/// Content with work to do, such as following a publisher or declaring destinations, stays awake (`ViewNode.staysAwake`).
package nonisolated struct SleepModifier: PrimitiveModifier {
    let isCovered: Bool

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        let node = SleepNode(in: context)
        node.update(isCovered: modifier.isCovered) { V._makeNode(content, in: NodeContext(parent: $0)) }
        return node
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = paired(node, as: SleepNode.self)
        if let child = node.child { V._updateNode(child, to: content) }
        node.update(isCovered: modifier.isCovered) { V._makeNode(content, in: NodeContext(parent: $0)) }
    }
}

final class SleepNode: SingleChildNode {
    private var isCovered = false
    private var make: (SleepNode) -> ViewNode = { _ in preconditionFailure("The modifier sets the content first.") }

    override init(in context: __shared NodeContext) {
        super.init(in: context)
        needsEvaluation = false
    }

    /// Sets whether the content is covered, and how it is made. Content that is awake shows the current value already.
    func update(isCovered newValue: Bool, make newMake: @escaping (SleepNode) -> ViewNode) {
        make = newMake
        let wasCovered = isCovered
        isCovered = newValue
        if child == nil, !newValue || !wasCovered {
            replaceChild { make(self) }
            graph.transitions.noteReturn(of: self)
        }
        // The content that covers it may not have taken over everything yet.
        if isCovered, !wasCovered { sideEffects?.enqueue { [weak self] in self?.fallAsleep() } }
    }

    private func fallAsleep() {
        guard isCovered, !isRemoved, let child, !hasWork(child) else { return }
        graph.kept.keep(below: child)
        replaceChild { nil }
    }

    private func hasWork(_ node: ViewNode) -> Bool {
        if node.staysAwake { return true }
        var found = false
        node.forEachChild { if !found, hasWork($0) { found = true } }
        return found
    }

    override func renumber(_ number: (Int) -> Int) {
        graph.kept.forgetNumbers()
    }

    override func willRemove() {
        super.willRemove()
        graph.kept.forget(below: self)
    }
}
