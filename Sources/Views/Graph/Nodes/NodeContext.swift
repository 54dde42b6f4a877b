/// Where a node is made.
@MainActor
public struct _NodeContext {
    /// Whoever makes a node lives as long as the making takes.
    package unowned(unsafe) let parent: ViewNode?
    package var environment: EnvironmentValues
    package let depth: UInt16
    package var slot: UInt16 = 0

    package var graph: ViewGraph { environment.graphReference.takeUnretainedValue() }

    /// Below `parent`, with what it hands down.
    ///
    /// - Parameter slot: The new node's position among the children that `parent` makes by its type.
    package init(parent: ViewNode, slot: UInt16 = 0) {
        self.parent = parent
        self.slot = slot
        environment = parent.environmentForChildren()
        // Deeper than any stack of calls reaches; beyond it the order of evaluation would cost time only.
        depth = parent.depth == .max ? .max : parent.depth + 1
    }

    /// At the top of the environment's graph.
    package init(root environment: EnvironmentValues) {
        parent = nil
        self.environment = environment
        depth = 0
    }
}
