/// The screen of a link that the user presses. The stack makes it in advance, beside the shown one, so that the page has its elements
/// when the link is tapped.
///
/// Its views are evaluated and laid out, and appear when it is pushed. Actions, subscriptions and presentations that a view begins when
/// it is made must not happen in advance. A screen with such views is made anew when it is pushed.
struct PreparedScreen {
    let entry: NavigationEntries.Entry
    /// The number of screens below it.
    let position: Int
    let preview = EvaluationPreview(isScreen: true)
}

/// Evaluates the content in advance while it is prepared, and makes it anew if it cannot become part of the page as it is.
package nonisolated struct PreparationModifier: PrimitiveModifier {
    /// The preview of a screen that is made in advance; nil for a screen that was pushed.
    let preview: EvaluationPreview?

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        let node = PreparationNode(modifier.preview, in: context)
        node.child = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = paired(node, as: PreparationNode.self)
        if modifier.preview == nil, node.endPreview() {
            if let child = node.child { V._updateNode(child, to: content) }
        } else if modifier.preview !== node.preview {
            node.begin(modifier.preview) { V._makeNode(content, in: NodeContext(parent: node)) }
        } else if let child = node.child {
            V._updateNode(child, to: content)
        }
    }
}

final class PreparationNode: SingleChildNode {
    private(set) var preview: EvaluationPreview?
    private var derived = DerivedEnvironment()

    init(_ preview: EvaluationPreview?, in context: __shared NodeContext) {
        self.preview = preview
        super.init(in: context)
        needsEvaluation = false
    }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        guard let preview else { return outer }
        return derived.of(outer) { $0.evaluationPreview = preview }
    }

    /// Makes the content part of the page. Returns whether it can be.
    func endPreview() -> Bool {
        guard let preview else { return true }
        guard !preview.isIncomplete, !preview.hasActions else { return false }
        preview.end()
        return true
    }

    /// Makes the content anew.
    func begin(_ newPreview: EvaluationPreview?, make: () -> ViewNode) {
        preview = newPreview
        derived = DerivedEnvironment()
        replaceChild(make)
        graph.transitions.noteReturn(of: self)
    }
}
