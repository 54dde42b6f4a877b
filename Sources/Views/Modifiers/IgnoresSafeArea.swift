public import EspalierLayoutEngine

package nonisolated struct IgnoresSafeAreaModifier: NodeModifier, ViewlessModifier {
    let edges: Edge.Set

    @MainActor func makeNode(in context: NodeContext) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode(edges, in: context) }
    @MainActor func update(_ node: IgnoresSafeAreaNode) { node.update(to: edges) }
}

/// Lays out its content beyond the safe area, where the view touches its edges. The view's own size does not change.
final class IgnoresSafeAreaNode: WrapperNode {
    private var edges: Edge.Set

    init(_ edges: Edge.Set, in context: __shared NodeContext) {
        self.edges = edges
        super.init(in: context)
    }

    func update(to newEdges: Edge.Set) {
        guard newEdges != edges else { return }
        edges = newEdges
        invalidateLayout()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { IgnoresSafeAreaNode(edges, in: context) }
    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: IgnoresSafeAreaNode.self).update(to: edges)
    }

    override func placeItems() {
        guard let item else { return }
        let rule = SafeAreaRule(edges: edges)
        let placement = rule.place(proposal: ProposedViewSize(size), expansion: safeAreaExpansion(at: edges))
        item.place(at: placement.origin, proposal: placement.proposal, size: item.sizeThatFits(placement.proposal))
    }
}

extension View {
    /// Extends the view beyond the safe area at `edges`. Browsers resize the page for a keyboard on screen, so the
    /// region `keyboard` alone changes nothing.
    public nonisolated __consuming func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
        -> some View
    {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view beyond the safe area at `edges`.
    public nonisolated __consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges))
    }
}
