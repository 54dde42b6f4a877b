/// Pushes a view while the app's state requests it.
package nonisolated struct ViewDestinationModifier: NodeModifier {
    /// The view; nil for none.
    let content: () -> AnyView?
    let didPop: () -> Void
    /// Whether the view is a column of a split view.
    var isColumn = false

    @MainActor func makeNode(in context: NodeContext) -> ViewDestinationNode { ViewDestinationNode(self, in: context) }
    @MainActor func didMakeContent(of node: ViewDestinationNode) { node.evaluate() }
    @MainActor func update(_ node: ViewDestinationNode) { node.update(to: self) }
}

final class ViewDestinationNode: SingleChildNode {
    private var modifier: ViewDestinationModifier
    private lazy var pusher = ViewPusher(of: self)

    init(_ modifier: ViewDestinationModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newModifier: ViewDestinationModifier) {
        modifier = newModifier
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let isPushed = track { modifier.content() != nil }
        if isPushed {
            let modifier = modifier
            pusher.setView(
                { modifier.content() ?? AnyView(EmptyView()) }, isColumn: modifier.isColumn, didPop: modifier.didPop)
        }
        pusher.setPushed(isPushed)
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        pusher.removeView()
    }
}
