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

/// An evaluation of views in advance, as for the appearance of a pressed button.
final class EvaluationPreview {
    /// Whether a view has an action that depends on the state of the preview.
    var hasActions = false
}

private enum EvaluationPreviewKey: EnvironmentKey { static var defaultValue: EvaluationPreview? { nil } }

extension EnvironmentValues {
    /// The preview that evaluates the views here; nil for views of the page itself.
    var evaluationPreview: EvaluationPreview? {
        get { self[EvaluationPreviewKey.self] }
        set { self[EvaluationPreviewKey.self] = newValue }
    }
}

extension ViewNode {
    /// The side effects of the node's view; nil for a view that is evaluated in advance.
    final var sideEffects: SideEffects? {
        environment.evaluationPreview == nil ? SideEffects(graph) : nil
    }
}
