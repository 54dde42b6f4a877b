/// Runs the bodies of the views that something they read has changed for, from the top down: a parent's body may hand a
/// child a new value, and then the child runs once.
@MainActor
enum EvaluationPass {
    /// The name of the last view that was evaluated; nil for none.
    static func run(_ graph: ViewGraph) -> String? {
        var last: ViewNode?
        while !graph.evaluationQueue.isEmpty {
            var batch = graph.evaluationQueue
            graph.evaluationQueue.removeAll(keepingCapacity: true)
            if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
            for node in batch where node.needsEvaluation && !node.isRemoved {
                node.evaluate()
                node.needsEvaluation = false
                last = node
            }
        }
        return last?.typeName
    }
}
