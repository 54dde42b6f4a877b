/// Makes the content appear and disappear, which affects only its lifecycle.
package nonisolated struct SightModifier: NodeModifier {
    let isShown: Bool

    @MainActor func makeNode(in context: NodeContext) -> VisibilityNode {
        VisibilityNode(isShown: isShown, in: context)
    }
    @MainActor func update(_ node: VisibilityNode) { node.update(isShown: isShown) }
}

final class VisibilityNode: SingleChildNode {
    private var isShown: Bool

    init(isShown: Bool, in context: __shared NodeContext) {
        self.isShown = isShown
        super.init(in: context)
    }

    func update(isShown newValue: Bool) {
        guard newValue != isShown else { return }
        isShown = newValue
        updateVisibility()
    }

    override func shows(_ item: LayoutNode?, over origin: ViewNode) -> Bool { isShown }
}
