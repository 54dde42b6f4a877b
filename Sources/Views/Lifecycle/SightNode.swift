/// Says whether the view is in sight at its place.
nonisolated struct SightModifier: NodeModifier {
    let isShown: Bool

    @MainActor func makeNode(in context: NodeContext) -> SightNode { SightNode(isShown: isShown, in: context) }
    @MainActor func update(_ node: SightNode) { node.update(isShown: isShown) }
}

final class SightNode: SingleChildNode {
    private var isShown: Bool

    init(isShown: Bool, in context: __shared NodeContext) {
        self.isShown = isShown
        super.init(in: context)
    }

    func update(isShown newValue: Bool) {
        guard newValue != isShown else { return }
        isShown = newValue
        reviewSight()
    }

    override func shows(_ item: LayoutNode?, over origin: ViewNode) -> Bool { isShown }
}
