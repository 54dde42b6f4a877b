import Dispatch
import EspalierLayoutEngine

/// The motions of a page's animatable values.
@MainActor
package final class MotionTable {
    /// The page's clock, in seconds.
    package var clock: @MainActor () -> Double = MotionTable.systemTime
    /// Calls a closure after some seconds of the page's clock.
    package var wake: @MainActor (Double, @escaping @MainActor () -> Void) -> Void = { seconds, body in
        let body = UncheckedTransfer(body)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { body.value() } }
    }
    /// The maximum duration of sampling. After it the page shows the end of the motion.
    package var samplingLimit = Duration.seconds(1)
    /// Whether the page is shown stage by stage.
    var isSampling = false
    /// The number of modifiers that change the transactions of the views inside.
    var transactionModifiers = 0
    private var motions: [ObjectIdentifier: ValueMotion] = [:]
    private var pending: ContiguousArray<ValueMotion> = []

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

    /// The motions that started in the current step.
    func takePending() -> ContiguousArray<ValueMotion> {
        let taken = pending
        pending.removeAll()
        return taken
    }

    /// Ends all motions without showing them.
    func removeAll() {
        for motion in pending { motion.finishSampling() }
        pending.removeAll()
        motions.removeAll()
    }
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
