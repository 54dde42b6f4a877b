/// `onAppear` and `onDisappear`.
nonisolated struct LifecycleModifier: NodeModifier, ViewlessModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    @MainActor func makeNode(in context: NodeContext) -> LifecycleNode { LifecycleNode(self, in: context) }
    @MainActor func didMakeContent(of node: LifecycleNode) { node.sightMayHaveChanged() }
    @MainActor func update(_ node: LifecycleNode) { node.modifier = self }
}

/// Calls an action after the pass that brought the view into sight, and another one after the pass that took it out of sight
/// or out of the tree.
final class LifecycleNode: SingleChildNode {
    var modifier: LifecycleModifier
    private var hasAppeared = false

    init(_ modifier: LifecycleModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    override func sightMayHaveChanged() {
        if environment.pressedPreview != nil { return }
        // Only after the pass it is known where the view is.
        if hasAppeared {
            graph.enqueueDeparture { [weak self] in self?.followSight(whenInSight: false) }
        } else {
            graph.enqueueAction { [weak self] in self?.followSight(whenInSight: true) }
        }
    }

    private func followSight(whenInSight isInSight: Bool) {
        guard !isRemoved, hasAppeared != isInSight, self.isInSight == isInSight else { return }
        hasAppeared = isInSight
        if isInSight { modifier.appear?() } else { modifier.disappear?() }
    }

    override func willRemove() {
        super.willRemove()
        guard hasAppeared, let disappear = modifier.disappear else { return }
        graph.enqueueDeparture { disappear() }
    }
}

extension View {
    /// Calls `action` after the view has come into sight, before the page is sent.
    ///
    /// A page of a tab view comes into sight each time it is selected. A row of a lazy stack or a list does when it is within
    /// a third of a screen of what is to be seen. A view that takes another one's place appears before that one
    /// disappears.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(appear: action))
    }

    /// Calls `action` after the view has left the tree, or gone out of sight as one of a tab view's pages or of a lazy stack's
    /// rows, whose state is kept.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(disappear: action))
    }
}
