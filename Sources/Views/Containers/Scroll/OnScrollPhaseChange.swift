extension View {
    /// Runs an action when the phase of the scroll view inside changes. Makes the page report the phases.
    public nonisolated __consuming func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action with the geometry and the velocity when the phase of the scroll view inside changes. Makes the page report the
    /// phases.
    public nonisolated __consuming func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        modifier(ScrollPhaseLinkModifier(action: action))
    }
}

/// The action for phases.
private final class ScrollPhaseLink: ScrollLink {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
        self.action = action
    }

    override var reads: Bool { false }
    override var readsPhase: Bool { true }

    override func phaseDidChange(_ scroll: ScrollNode, from old: ScrollPhase, to report: ScrollPhaseReport) {
        let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: report.velocity)
        scroll.graph.enqueueAction { [self] in action(old, report.phase, context) }
    }
}

private nonisolated struct ScrollPhaseLinkModifier: NodeModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor func makeNode(in context: NodeContext) -> ScrollLinkNode<ScrollPhaseLink> {
        ScrollLinkNode(ScrollPhaseLink(action), in: context)
    }

    @MainActor func update(_ node: ScrollLinkNode<ScrollPhaseLink>) { node.link.action = action }
}
