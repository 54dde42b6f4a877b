/// A weak reference to a node, for closures that other threads may call.
final class NodeReference: @unchecked Sendable {
    // Unchecked: the reference is set once and read on the main thread only.
    private(set) weak var node: ViewNode?

    init(_ node: ViewNode) {
        self.node = node
    }
}
