/// A view that one node shows.
@MainActor
protocol NodeView: _PrimitiveView {
    associatedtype Node: ViewNode

    func makeNode(in context: NodeContext) -> Node

    /// Updates the node to this value of the view.
    func update(_ node: Node)
}

extension NodeView {
    // Inlined into each conformance, where the view and its node are known, so that no call is dynamic.
    @inline(__always)
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { view.makeNode(in: context) }

    @inline(__always)
    static func _updateNode(_ node: _ViewNode, to view: Self) { view.update(paired(node, as: Node.self)) }
}
