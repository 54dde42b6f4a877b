/// A modifier that the graph applies by itself.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

/// A modifier that is kept by one node, which has the modifier's content below it.
@MainActor
protocol NodeModifier: PrimitiveModifier {
    associatedtype Node: ContentKeeping

    /// Whether the content takes its new value before the node takes the modifier's: what the node does then comes after
    /// what is done inside. Else the node is first, and the content finds its surroundings as they will be.
    nonisolated static var updatesContentFirst: Bool { get }

    func makeNode(in context: NodeContext) -> Node

    /// Called once, when a new node has got its content.
    func didMakeContent(of node: Node)

    /// Hands the node this value of the modifier in place of the one it has.
    func update(_ node: Node)
}

extension NodeModifier {
    nonisolated static var updatesContentFirst: Bool { false }

    func didMakeContent(of node: Node) {}

    // Inlined into each conformance, where the modifier and its node are known: nothing is looked up for them.
    @inline(__always)
    static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        let node = modifier.makeNode(in: context)
        node.keptContent = V._makeNode(content, in: NodeContext(parent: node))
        modifier.didMakeContent(of: node)
        return node
    }

    @inline(__always)
    static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = unsafeDowncast(node, to: Node.self)
        if !updatesContentFirst { modifier.update(node) }
        if let kept = node.keptContent { V._updateNode(kept, to: content) }
        if updatesContentFirst { modifier.update(node) }
    }
}

/// A node that keeps what a modifier is applied to.
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
