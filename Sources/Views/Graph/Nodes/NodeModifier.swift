/// A modifier that the graph applies itself.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

/// A modifier that one node represents, with the modified content below it.
@MainActor
protocol NodeModifier: PrimitiveModifier {
    associatedtype Node: ContentKeeping

    /// Whether an update reaches the content before the modifier, so that effects of the modifier follow those inside.
    /// Otherwise the modifier is updated first, and the content already finds its new surroundings.
    nonisolated static var updatesContentFirst: Bool { get }

    func makeNode(in context: NodeContext) -> Node

    /// Called once, when the content of a new node has been made.
    func didMakeContent(of node: Node)

    /// Updates the node to this value of the modifier.
    func update(_ node: Node)
}

extension NodeModifier {
    nonisolated static var updatesContentFirst: Bool { false }

    func didMakeContent(of node: Node) {}

    // Inlined into each conformance, where the modifier and its node are known, so that no call is dynamic.
    @inline(__always)
    package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        let node = modifier.makeNode(in: context)
        node.keptContent = V._makeNode(content, in: NodeContext(parent: node))
        modifier.didMakeContent(of: node)
        return node
    }

    @inline(__always)
    package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = paired(node, as: Node.self)
        if !updatesContentFirst { modifier.update(node) }
        if let kept = node.keptContent { V._updateNode(kept, to: content) }
        if updatesContentFirst { modifier.update(node) }
    }
}

/// A node with the content of a modifier.
protocol ContentKeeping: ViewNode {
    var keptContent: ViewNode? { get set }
}

extension WrapperNode: ContentKeeping {
    final var keptContent: ViewNode? {
        get { content }
        set { content = newValue }
    }
}

extension SingleChildNode: ContentKeeping {
    final var keptContent: ViewNode? {
        get { child }
        set { child = newValue }
    }
}
