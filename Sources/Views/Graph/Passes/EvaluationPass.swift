/// Evaluates the bodies that read changed values, from the top down. If a parent's body passes a new value to a child,
/// the child's body still runs only once.
@MainActor
struct EvaluationPass {
    let queue: EvaluationQueue
    /// The number of evaluations of a node after which the page counts as endless.
    let limit: Int

    enum Outcome {
        /// All bodies ran. The value is the view that was evaluated last, nil for none.
        case finished(ViewNode?)
        /// Bodies keep changing values that others read. The value is a view that was evaluated too often.
        case endless(ViewNode)
    }

    func run() -> Outcome {
        var last: ViewNode?
        var batches = 0
        var counts: [ObjectIdentifier: Int] = [:]
        while !queue.isEmpty {
            var batch = queue.takeAll()
            batches += 1
            if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
            for node in batch where node.needsEvaluation && !node.isRemoved {
                node.evaluate()
                node.needsEvaluation = false
                last = node
                // A deep tree may take many batches, but each of its nodes only few.
                guard batches > limit else { continue }
                counts[ObjectIdentifier(node), default: 0] += 1
                if counts[ObjectIdentifier(node), default: 0] > limit { return .endless(node) }
            }
        }
        return .finished(last)
    }
}

/// The nodes that wait for the evaluation pass.
@MainActor
final class EvaluationQueue {
    private var nodes: ContiguousArray<ViewNode> = []

    var isEmpty: Bool { nodes.isEmpty }

    func append(_ node: ViewNode) {
        nodes.append(node)
    }

    func takeAll() -> ContiguousArray<ViewNode> {
        let taken = nodes
        nodes.removeAll(keepingCapacity: true)
        return taken
    }
}
