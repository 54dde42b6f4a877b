import EspalierDisplayTree

/// Shows a view with a value that keyframes change.
///
/// The node keeps the value in which the keyframes end. The values before are shown stage by stage (`SamplingPass`).
final class KeyframeNode<Value, KeyframePath: Keyframes<Value>, Content: View>: SingleChildNode {
    /// Keyframes that are being played.
    private struct Run {
        let timeline: KeyframeTimeline<Value>
        let start: Double
        /// Whether the keyframes lead back to where they start, so that they repeat without a change.
        let isLoop: Bool
    }

    private var view: KeyframeAnimator<Value, KeyframePath, Content>
    /// The value at rest.
    private var value: Value
    private var run: Run?
    /// The value of the stage that is being shown.
    private var stage: Value?
    /// Whether the view was visible when its visibility last changed.
    private var isVisibleNow = false
    /// The number of the last wait. Earlier waits lead nowhere.
    private var wait = 0

    init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, in context: __shared NodeContext) {
        self.view = view
        value = view.initialValue
        super.init(in: context)
        noteVisibilityFollower()
        evaluate()
        visibilityMayHaveChanged()
    }

    func update(to newView: KeyframeAnimator<Value, KeyframePath, Content>) {
        let old = view
        view = newView
        if let before = old.trigger, let now = newView.trigger, now.differs(from: before) {
            play()
        } else if newView.isRepeating != old.isRepeating {
            if newView.isRepeating { repeatAgain() } else { rest() }
        }
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let made = track { view.content(stage ?? value) }
        if let child {
            Content._updateNode(child, to: made)
        } else {
            child = Content._makeNode(made, in: NodeContext(parent: self))
        }
        // The stages that the page has are outdated.
        if isRunning { graph.motions.begin(self) }
    }

    override func willRemove() {
        super.willRemove()
        graph.motions.end(self)
    }

    // MARK: Playing

    /// Plays the keyframes once, from the visible value.
    private func play() {
        guard neededSideEffects != nil else { return }
        let now = graph.motions.clock()
        if let run, isRunning {
            start(from: run.timeline.value(time: now - run.start)) { run.timeline.value(time: now - run.start + $0) }
        } else {
            start(from: value)
        }
    }

    /// Starts a round of repeating keyframes.
    private func repeatAgain() {
        guard view.isRepeating, isVisibleNow, sideEffects != nil else { return }
        start(from: run == nil ? view.initialValue : value)
        guard let run, !run.isLoop, run.timeline.duration > 0 else { return }
        wait += 1
        let current = wait
        graph.motions.wake(run.timeline.duration) { [weak self] in
            guard let self, !isRemoved, wait == current else { return }
            repeatAgain()
            graph.enqueue(self)
        }
    }

    private func start(from first: Value, continuing earlier: ((Double) -> Value)? = nil) {
        let timeline = KeyframeTimeline(from: first, continuing: earlier, view.keyframes(first))
        value = timeline.value(time: timeline.duration)
        let isLoop = view.isRepeating && ValueComparison.areEqual(first, value)
        run = Run(timeline: timeline, start: graph.motions.clock(), isLoop: isLoop)
        graph.motions.begin(self)
    }

    /// Shows the value with which the keyframes begin.
    private func rest() {
        wait += 1
        run = nil
        value = view.initialValue
        graph.motions.end(self)
    }

    // MARK: Visibility

    override func visibilityMayHaveChanged() {
        guard view.trigger == nil else { return }
        sideEffects?.enqueue { [weak self] in self?.followVisibility() }
    }

    private func followVisibility() {
        guard !isRemoved, isVisible != isVisibleNow else { return }
        isVisibleNow.toggle()
        if isVisibleNow { repeatAgain() } else { rest() }
    }

    override var typeName: String { "KeyframeAnimator" }
}

extension KeyframeNode: ClockMotion {
    var isRunning: Bool { run.map { $0.isLoop || remainingTime(at: graph.motions.clock()) > 0 } ?? false }

    func axis(at time: Double) -> DisplaySamples.Axis {
        guard let run, run.isLoop else { return .time(remainingTime(at: time)) }
        return .clock(
            DisplaySamples.ClockStretch(
                now: time, start: run.start, duration: run.timeline.duration, isEndless: true))
    }

    func span(at time: Double) -> (start: Double, duration: Double) {
        run.map { ($0.start, $0.isLoop ? .infinity : $0.timeline.duration) } ?? (time, 0)
    }

    func remainingTime(at time: Double) -> Double {
        run.map { max($0.start + $0.timeline.duration - time, 0) } ?? 0
    }

    func show(time: Double) {
        guard let run else { return }
        stage = run.timeline.value(time: time - run.start)
        graph.markForEvaluation(self)
    }

    func finishSampling() {
        guard stage != nil else { return }
        stage = nil
        graph.markForEvaluation(self)
    }
}
