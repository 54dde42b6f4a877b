/// A weak reference to a node, for closures that other threads may call.
final class NodeReference: @unchecked Sendable {
    // Unchecked: the properties are used on the main thread only.
    private(set) weak var node: ViewNode?
    /// Whether a property that the node was reading has changed before the node was set.
    private var wasMissed = false

    init(_ node: ViewNode) {
        self.node = node
    }

    private init() {}

    /// Evaluates the node again, because an observable property has changed.
    @MainActor
    func propertyDidChange() {
        if let node { node.graph.enqueue(node) } else { wasMissed = true }
    }
}

extension NodeReference {
    /// A reference that no closure retained the last time.
    @MainActor private static var unused: NodeReference?

    /// Calls `body` with a reference to a node. A weak reference takes memory beside the node as long as the node lives, and each
    /// use of the node is slower from then on, so the node is set only if `body` stores the reference.
    @MainActor
    static func with<Result>(_ node: ViewNode, _ body: (NodeReference) -> Result) -> Result {
        var reference = unused ?? NodeReference()
        unused = nil
        let result = body(reference)
        let isStored = !isKnownUniquelyReferenced(&reference)
        if isStored { reference.node = node }
        if reference.wasMissed {
            reference.wasMissed = false
            node.graph.enqueue(node)
        }
        if !isStored { unused = reference }
        return result
    }
}
