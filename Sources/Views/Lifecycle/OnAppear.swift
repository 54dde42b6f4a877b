/// `onAppear` and `onDisappear`.
package nonisolated struct LifecycleModifier: NodeModifier, ViewlessModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    @MainActor func makeNode(in context: NodeContext) -> LifecycleNode { LifecycleNode(self, in: context) }
    @MainActor func didMakeContent(of node: LifecycleNode) { node.visibilityMayHaveChanged() }
    @MainActor func update(_ node: LifecycleNode) { node.modifier = self }
}

/// Calls an action after the pass that brings the view into sight, and another one after the pass that takes it out of
/// sight or out of the tree.
final class LifecycleNode: SingleChildNode {
    var modifier: LifecycleModifier
    private var hasAppeared = false

    init(_ modifier: LifecycleModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        noteVisibilityFollower()
    }

    override func visibilityMayHaveChanged() {
        guard let sideEffects else { return }
        // The view's visibility is known only after the pass.
        if hasAppeared {
            sideEffects.enqueueDeparture { [weak self] in self?.followVisibility(false) }
        } else {
            sideEffects.enqueue { [weak self] in self?.followVisibility(true) }
        }
    }

    private func followVisibility(_ isVisible: Bool) {
        guard !isRemoved, hasAppeared != isVisible, self.isVisible == isVisible else { return }
        hasAppeared = isVisible
        if isVisible, let appear = modifier.appear {
            graph.hasActed = true
            appear()
        } else if !isVisible {
            modifier.disappear?()
        }
    }

    override func willRemove() {
        super.willRemove()
        guard hasAppeared, let disappear = modifier.disappear else { return }
        graph.enqueueDeparture { disappear() }
    }
}

extension View {
    /// Calls `action` when the view has come into sight, before the page is sent.
    ///
    /// A page of a tab view comes into sight each time it is selected. A row of a lazy stack or a list comes into sight
    /// within a third of a screen of the visible part. A view that replaces another one appears before the other one
    /// disappears.
    public nonisolated __consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(appear: action))
    }

    /// Calls `action` when the view has left the tree or gone out of sight. Pages of a tab view and rows of a lazy
    /// stack go out of sight and keep their state.
    public nonisolated __consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(disappear: action))
    }
}
