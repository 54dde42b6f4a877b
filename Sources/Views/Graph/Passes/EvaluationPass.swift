/// Runs the bodies that read changed values, from the top down: a parent's body may hand a child a new value, and then
/// the child's body runs once.
@MainActor
struct EvaluationPass {
    let queue: EvaluationQueue
    /// How many times the pass evaluates a node before it counts the page as endless.
    let limit: Int

    enum Outcome {
        /// All bodies ran; with the last view that was evaluated, nil for none.
        case finished(ViewNode?)
        /// Bodies go on changing values that others read; with a view that was evaluated too often.
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
                // Deep trees may take many batches, but each node of them few.
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
