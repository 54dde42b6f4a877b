/// Shows a view in the current phase, and leads it to the next one when its animation is complete.
///
/// A page that no browser shows stands still.
final class PhaseNode<Phase: Equatable, Content: View>: SingleChildNode {
    private var view: PhaseAnimator<Phase, Content>
    private var index = 0
    /// The number of the last wait. Earlier waits lead nowhere.
    private var wait = 0
    private var isVisibleNow = false
    /// Whether a cycle that a trigger started is in progress.
    private var isTriggered = false
    /// Whether the page is about to show a new phase.
    private var hasNewPhase = false

    /// The minimum duration of a phase in seconds.
    private static var shortest: Double { 1.0 / 15 }

    init(_ view: PhaseAnimator<Phase, Content>, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        noteVisibilityFollower()
        if view.phases.isEmpty { Warning.log("a PhaseAnimator without phases shows nothing") }
        evaluate()
        visibilityMayHaveChanged()
    }

    func update(to newView: PhaseAnimator<Phase, Content>) {
        let isTriggered =
            switch (view.trigger, newView.trigger) {
            case (let old?, let new?): new.differs(from: old)
            default: false
            }
        view = newView
        if index >= view.phases.count { index = 0 }
        evaluate()
        if isTriggered { sideEffects?.enqueue { [weak self] in self?.start() } }
    }

    override func evaluate() {
        needsEvaluation = false
        guard view.phases.indices.contains(index) else {
            if child != nil { replaceChild { nil } }
            return
        }
        let made = track { view.content(view.phases[index]) }
        if let child {
            Content._updateNode(child, to: made)
        } else {
            child = Content._makeNode(made, in: NodeContext(parent: self))
        }
        if hasNewPhase {
            hasNewPhase = false
            awaitNextPhase()
        }
    }

    // MARK: Phases

    override func visibilityMayHaveChanged() {
        sideEffects?.enqueue { [weak self] in self?.followVisibility() }
    }

    private func followVisibility() {
        guard !isRemoved, isVisible != isVisibleNow else { return }
        isVisibleNow.toggle()
        wait += 1
        if isVisibleNow, view.trigger == nil || isTriggered { advance() }
    }

    private func start() {
        guard !isRemoved else { return }
        isTriggered = true
        index = 0
        if isVisibleNow { advance() }
    }

    /// Leads the view to the next phase.
    private func advance() {
        guard view.phases.count > 1 else { return }
        wait += 1
        let current = wait
        graph.motions.whenShown(self) { [weak self] in
            guard let self, !isRemoved, wait == current else { return }
            index = (index + 1) % view.phases.count
            hasNewPhase = true
            Transaction.perform(Transaction(animation: view.animation(view.phases[index]))) { graph.enqueue(self) }
        }
    }

    override func willRemove() {
        super.willRemove()
        graph.motions.dropDeferred(self)
    }

    private func awaitNextPhase() {
        if view.trigger != nil, index == 0 {
            isTriggered = false
            return
        }
        let animation = view.animation(view.phases[index])
        let duration = max(animation?.logicalDuration(for: 1) ?? 0, Self.shortest)
        guard duration.isFinite, duration < 1e9 else { return }
        let current = wait
        graph.motions.wake(duration) { [weak self] in
            guard let self, !isRemoved, wait == current else { return }
            advance()
        }
    }

    override var typeName: String { "PhaseAnimator" }
}
