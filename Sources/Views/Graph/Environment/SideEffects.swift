/// Starts work outside of the graph: actions, tasks, subscriptions and timers of views.
///
/// Views that are evaluated in advance have no side effects (`ViewNode.sideEffects`).
@MainActor
struct SideEffects {
    private unowned let graph: ViewGraph

    fileprivate init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// Runs `action` in the next action pass.
    func enqueue(_ action: @escaping @MainActor () -> Void) {
        graph.enqueueAction(action)
    }

    /// Runs the action of a disappearing view, after the actions of appearing views.
    func enqueueDeparture(_ action: @escaping @MainActor () -> Void) {
        graph.enqueueDeparture(action)
    }
}

extension ViewNode {
    /// The side effects of the node's view; nil for a view that is evaluated in advance.
    final var sideEffects: SideEffects? {
        environment.evaluationPreview == nil ? SideEffects(graph) : nil
    }

    /// The side effects that the view needs when it is made. Without them, a screen that is evaluated in advance is incomplete.
    final var neededSideEffects: SideEffects? {
        guard let preview = environment.evaluationPreview else { return SideEffects(graph) }
        preview.isIncomplete = true
        return nil
    }
}
