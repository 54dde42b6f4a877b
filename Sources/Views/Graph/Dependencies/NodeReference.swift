/// A weak reference to a node, for closures that other threads may call.
final class NodeReference: @unchecked Sendable {
    // Unchecked: read on the main thread only; the reference itself is set once.
    private(set) weak var node: ViewNode?

    init(_ node: ViewNode) {
        self.node = node
    }
}
