/// Shows its content in one phase after the other, each reached with an animation of its own.
///
///     PhaseAnimator([false, true]) { isLarge in
///         Image(systemName: "heart.fill").scaleEffect(isLarge ? 1.4 : 1)
///     }
///
/// A phase begins when the previous phase's animation is logically complete, but at least a fifteenth of a second after the
/// previous phase began.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    public typealias Body = Never

    let phases: [Phase]
    /// The value whose changes start a cycle; nil for endless cycles.
    let trigger: AnimationTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// A view that shows all phases, and then the first one again, whenever `trigger` changes.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. Without any, the view is empty, and a warning is logged.
    ///   - trigger: The value whose changes start a cycle. A change during a cycle starts it again.
    ///   - content: The view in a phase.
    ///   - animation: The animation that leads to a phase; nil for none.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnimationTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// A view that shows its phases one after the other, again and again, while it is visible.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. Without any, the view is empty, and a warning is logged.
    ///   - content: The view in a phase.
    ///   - animation: The animation that leads to a phase; nil for none.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PhaseNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: PhaseNode<Phase, Content>.self).update(to: view)
    }
}

extension View {
    /// Shows the view in one phase after the other, again and again, while it is visible.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. Without any, the view is empty, and a warning is logged.
    ///   - content: The changed view in a phase.
    ///   - animation: The animation that leads to a phase; nil for none.
    public nonisolated __consuming func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(self)
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Shows the view in all phases, and then in the first one again, whenever `trigger` changes.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. Without any, the view is empty, and a warning is logged.
    ///   - trigger: The value whose changes start a cycle. A change during a cycle starts it again.
    ///   - content: The changed view in a phase.
    ///   - animation: The animation that leads to a phase; nil for none.
    public nonisolated __consuming func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
    }
}
