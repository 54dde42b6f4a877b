package import EspalierDisplayTree
import EspalierLayoutEngine

/// Collects the children of one display node while the tree is walked.
@MainActor
package struct DisplayBuilder {
    package let graph: ViewGraph
    package var nodes: ContiguousArray<DisplayNode> = []
    /// The transaction of the changes that are shown, as the modifiers around this place left it.
    var transaction: Transaction { didSet { animation = transaction.displayAnimation } }
    /// The animation that changes here come with.
    package private(set) var animation: DisplayAnimation?

    init(graph: ViewGraph, transaction: Transaction) {
        self.graph = graph
        self.transaction = transaction
        animation = transaction.displayAnimation
    }

    private init(around builder: DisplayBuilder) {
        graph = builder.graph
        transaction = builder.transaction
        animation = builder.animation
    }

    /// A builder for the children of a node that will be added to this one.
    package func inner() -> DisplayBuilder {
        DisplayBuilder(around: self)
    }

    /// Adds what `item` shows as a node of its own and remembers it there.
    package mutating func append(_ node: DisplayNode, of item: LayoutNode) {
        var node = node
        if let template = graph.template { node = template.shared(node) }
        item.lastDisplay = node
        nodes.append(node)
    }
}
