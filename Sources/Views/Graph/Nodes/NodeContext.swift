/// The position in the graph at which a node is made.
@MainActor
public struct _NodeContext {
    /// A node that makes another one lives longer than the call.
    package unowned(unsafe) let parent: ViewNode?
    package var environment: EnvironmentValues
    package let depth: UInt16
    package var slot: UInt16 = 0

    package var graph: ViewGraph { environment.graphReference.takeUnretainedValue() }

    /// A position below `parent`, with the environment of its children.
    ///
    /// - Parameter slot: The new node's position among the children that `parent` makes statically.
    package init(parent: ViewNode, slot: UInt16 = 0) {
        self.parent = parent
        self.slot = slot
        environment = parent.environmentForChildren()
        // No call stack reaches the maximum, so nodes beyond it need no order of evaluation.
        depth = parent.depth == .max ? .max : parent.depth + 1
    }

    /// The position at the top of the environment's graph.
    package init(root environment: EnvironmentValues) {
        parent = nil
        self.environment = environment
        depth = 0
    }
}
