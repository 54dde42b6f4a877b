/// `onAppear` and `onDisappear`.
nonisolated struct LifecycleModifier: NodeModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    @MainActor func makeNode(in context: NodeContext) -> LifecycleNode { LifecycleNode(self, in: context) }
    @MainActor func didMakeContent(of node: LifecycleNode) { node.enqueueAppearance() }
    @MainActor func update(_ node: LifecycleNode) { node.modifier = self }
}

/// Calls an action after the pass that put the view into the tree, and another one after the pass that took it out.
final class LifecycleNode: SingleChildNode {
    var modifier: LifecycleModifier
    private var hasAppeared = false

    init(_ modifier: LifecycleModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func enqueueAppearance() {
        if environment.pressEcho != nil { return }
        graph.enqueueAction { [weak self] in
            guard let self, !isRemoved else { return }
            hasAppeared = true
            modifier.appear?()
        }
    }

    override func willRemove() {
        super.willRemove()
        guard hasAppeared, let disappear = modifier.disappear else { return }
        graph.enqueueAction { disappear() }
    }
}

extension View {
    /// Calls `action` after the view has come into the tree, before the page is sent.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(appear: action))
    }

    /// Calls `action` after the view has left the tree.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(disappear: action))
    }
}
