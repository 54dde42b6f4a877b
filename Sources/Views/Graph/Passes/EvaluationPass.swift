/// Runs the bodies of the views that something they read has changed for, from the top down: a parent's body may hand a
/// child a new value, and then the child runs once.
@MainActor
enum EvaluationPass {
    /// The name of the last view that was evaluated; nil for none.
    static func run(_ graph: ViewGraph) -> String? {
        var last: ViewNode?
        var batches = 0
        var counts: [ObjectIdentifier: Int] = [:]
        while !graph.evaluationQueue.isEmpty {
            var batch = graph.evaluationQueue
            graph.evaluationQueue.removeAll(keepingCapacity: true)
            batches += 1
            if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
            for node in batch where node.needsEvaluation && !node.isRemoved {
                node.evaluate()
                node.needsEvaluation = false
                last = node
                // Bodies that change what others read, which change what they read, would never end. Deep trees may take many
                // batches, but each node of them few.
                guard batches > ViewGraph.roundLimit else { continue }
                counts[ObjectIdentifier(node), default: 0] += 1
                if counts[ObjectIdentifier(node), default: 0] > ViewGraph.roundLimit {
                    graph.giveUp("bodies go on changing what others read", node.typeName)
                    return node.typeName
                }
            }
        }
        return last?.typeName
    }
}
