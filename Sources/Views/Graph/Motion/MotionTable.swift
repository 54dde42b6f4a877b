import EspalierDisplayTree
import EspalierLayoutEngine

/// The motions of a page's animatable values.
@MainActor
package final class MotionTable {
    /// The page's clock, in seconds.
    package var clock: @MainActor () -> Double = MotionTable.systemTime
    /// Calls a closure after some seconds of the page's clock.
    package var wake: @MainActor (Double, @escaping @MainActor () -> Void) -> Void = {
        WakeQueue.shared.call(after: $0, $1)
    }
    /// The maximum duration of sampling. After it the page shows the end of the motion.
    package var samplingLimit = Duration.seconds(1)
    /// Whether the page is shown stage by stage.
    var isSampling = false
    /// The number of modifiers that change the transactions of the views inside.
    var transactionModifiers = 0
    private var motions: [ObjectIdentifier: ValueMotion] = [:]
    private var pending: ContiguousArray<any SampledMotion> = []
    /// The motions that depend on the page's clock only.
    private var clockMotions: [ObjectIdentifier: any ClockMotion] = [:]
    private var record = AnimationRecord()
    /// Work that waits for a browser, by node.
    private var deferred: [ObjectIdentifier: @MainActor () -> Void] = [:]
    private var ended: ContiguousArray<ViewNode> = []
    /// Whether a browser shows the page, and receives its motions.
    private(set) var isShown = false

    private static let start = ContinuousClock.now
    /// The seconds since the first call in this process.
    package static func systemTime() -> Double { (ContinuousClock.now - start) / .seconds(1) }

    /// The data that a node shows instead of its value's own; nil for its own.
    func data(of node: any AnimatedNode) -> AnimatableVector? {
        motions.isEmpty ? nil : motions[ObjectIdentifier(node)]?.shown
    }

    /// Records that the animatable data of a node has changed. Under an animation, the node shows the old data until
    /// the page's next display tree animates it to the new data.
    func change(of node: any AnimatedNode, from old: AnimatableVector, to new: AnimatableVector) {
        let key = ObjectIdentifier(node)
        let known = motions[key]
        let target = known?.target ?? old
        guard new != target else { return }
        guard let animation = node.transactionInPlace.effectiveAnimation, new.isFinite, target.isFinite else {
            motions[key] = nil
            return
        }
        let motion = known ?? ValueMotion(of: node, at: target)
        motions[key] = motion
        if !motion.isPending { pending.append(motion) }
        motion.turn(to: new, with: animation, at: clock())
    }

    func forget(_ node: any AnimatedNode) {
        if !motions.isEmpty { motions[ObjectIdentifier(node)] = nil }
    }

    var hasPending: Bool { !pending.isEmpty }

    /// The motions to show with the current step.
    func takePending() -> ContiguousArray<any SampledMotion> {
        let taken = pending
        pending.removeAll()
        return taken
    }

    /// Ends all motions without showing them.
    func removeAll() {
        for motion in pending { motion.finishSampling() }
        pending.removeAll()
        motions.removeAll()
        clockMotions.removeAll()
        deferred.removeAll()
        ended.removeAll()
    }

    // MARK: Report

    /// Records that the element of `item` changes under an animation. Returns the element with an animation that continues the motion
    /// in progress.
    func noted(
        _ node: DisplayNode, after last: DisplayNode, of item: LayoutNode, by animation: Animation
    ) -> DisplayNode {
        record.note(
            node, after: last, by: animation, in: item.environment, step: item.graph.updates.steps.number, at: clock())
            ?? node
    }

    /// The animations of elements in progress, with keyframes and timelines.
    func running() -> [RunningAnimation] {
        let now = clock()
        var animations = record.running(at: now)
        for motion in clockMotions.values where motion.isRunning {
            let span = motion.span(at: now)
            for number in Self.elements(of: motion) {
                animations.append(RunningAnimation(node: number, elapsed: now - span.start, duration: span.duration))
            }
        }
        return animations.sorted { $0.node < $1.node }
    }

    // MARK: Motions by the clock

    /// Adds a motion, which plays once a browser shows the page. Call it again after the motion has changed.
    func begin(_ motion: any ClockMotion) {
        clockMotions[ObjectIdentifier(motion)] = motion
        guard isShown, !isSampling, motion.isRunning, !pending.contains(where: { $0 === motion }) else { return }
        pending.append(motion)
        motion.graph.displayDidChange()
    }

    /// Ends a motion. Pages that show it return to the view's own state.
    func end(_ motion: any ClockMotion) {
        guard clockMotions.removeValue(forKey: ObjectIdentifier(motion)) != nil else { return }
        pending.removeAll { $0 === motion }
        guard isShown, !motion.isRemoved else { return }
        ended.append(motion)
        motion.graph.displayDidChange()
    }

    /// The elements whose motions have ended since the last call.
    func takeEnded() -> [Int] {
        guard !ended.isEmpty else { return [] }
        let views = ended
        ended.removeAll()
        return views.flatMap { $0.isRemoved ? [] : Self.elements(of: $0) }
    }

    /// The outermost elements of a view on the page.
    private static func elements(of node: ViewNode) -> [Int] {
        if let item = node as? LayoutNode, let element = item.lastDisplay { return [element.id] }
        var found: [Int] = []
        node.forEachChild { found += elements(of: $0) }
        return found
    }

    /// Runs `work` for a node now, or as soon as a browser shows the page. Later work for the same node replaces it.
    func whenShown(_ node: ViewNode, _ work: @escaping @MainActor () -> Void) {
        if isShown { work() } else { deferred[ObjectIdentifier(node)] = work }
    }

    /// Drops the work of a node that waits for a browser.
    func dropDeferred(_ node: ViewNode) {
        if !deferred.isEmpty { deferred[ObjectIdentifier(node)] = nil }
    }

    /// Lets all motions wait, because no browser shows the page any more.
    func pause() {
        isShown = false
        pending.removeAll { $0 is any ClockMotion }
    }

    /// Shows all running motions to a browser that has received the whole page.
    func resume() {
        isShown = true
        let work = deferred.values
        deferred.removeAll()
        for work in work { work() }
        for motion in clockMotions.values.sorted(by: { $0.depth < $1.depth }) { begin(motion) }
    }

    /// Whether a browser that receives the whole page needs to receive motions, too.
    var hasClockMotions: Bool { !clockMotions.isEmpty }
}

/// A node that changes the transaction of the views inside.
@MainActor
protocol TransactionModifying: ViewNode {
    /// Changes the transaction of the current step.
    func modify(_ transaction: inout Transaction)
}

extension ViewNode {
    /// The transaction of the current step, changed by the modifiers around the node.
    final var transactionInPlace: Transaction {
        var transaction = graph.transaction
        guard graph.motions.transactionModifiers > 0 else { return transaction }
        var modifiers: ContiguousArray<any TransactionModifying> = []
        var node = parent
        while let current = node {
            if let modifier = current as? any TransactionModifying { modifiers.append(modifier) }
            node = current.parent
        }
        for modifier in modifiers.reversed() { modifier.modify(&transaction) }
        return transaction
    }
}

extension Transaction {
    /// The animation, unless animations are disabled.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

// MARK: Values with a body

extension AnimatedNode {
    /// Records that the value of the node has changed.
    func noteChange<Value>(from old: Value, to new: Value) {
        guard let old = old as? any Animatable, let new = new as? any Animatable else { return }
        graph.motions.change(of: self, from: old.vector, to: new.vector)
    }

    /// The value with the data to show.
    func shown<Value>(_ value: Value) -> Value {
        guard let data = graph.motions.data(of: self), let animatable = value as? any Animatable else { return value }
        return animatable.with(data) as? Value ?? value
    }

    func animatedDataDidChange() { graph.markForEvaluation(self) }

    func sampleCount(for duration: Double) -> Int { min(max(Int((duration * 60).rounded(.up)) + 1, 17), 61) }
}
