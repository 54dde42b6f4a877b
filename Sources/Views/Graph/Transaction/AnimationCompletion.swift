import Dispatch
import EspalierInternationalization
import Foundation

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    fileprivate let isRemoved: Bool

    /// The animation no longer moves visibly: a spring has run for its response, any other animation has ended.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)

    /// The animation has ended completely.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// A closure that waits for the animations of a transaction. It is called once.
///
/// The wait begins when the last code that runs in the transaction returns. A completion whose transaction is never used is
/// called when the transaction is released.
final class AnimationCompletion {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// The number of transactions in progress that have the completion.
    private var depth = 0
    private var hasChanges = false
    /// The largest known distance between the old and the new value of an animated property.
    private var distance = 1.0

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    deinit {
        if let action { CompletionTimer.run(after: 0, action) }
    }

    func enter() {
        depth += 1
    }

    func leave(_ animation: Animation?) {
        depth -= 1
        guard depth == 0, let action else { return }
        self.action = nil
        // The update that runs before this determines the distance.
        CompletionTimer.run(after: 0) { [self] in
            let wait = hasChanges ? animation.map(wait) ?? 0 : 0
            if wait == 0 { return action() }
            if wait.isFinite { CompletionTimer.run(after: wait, action) }
        }
    }

    /// Marks a change in a transaction that has the completion.
    func noteChange() {
        hasChanges = true
    }

    /// Releases the closure without a call.
    func cancel() {
        action = nil
    }

    func note(distance: Double) {
        if distance.isFinite { self.distance = max(self.distance, distance) }
    }

    private func wait(for animation: Animation) -> Double {
        if animation.isEndless { return .infinity }
        return criteria.isRemoved ? animation.duration(for: distance) : animation.logicalDuration(for: distance)
    }
}

extension Transaction {
    func enterCompletions() {
        for completion in completions { completion.enter() }
    }

    func leaveCompletions() {
        let animation = disablesAnimations ? nil : animation
        for completion in completions { completion.leave(animation) }
    }

    /// Marks a change of state in the transaction, for which completions wait.
    func noteChange() {
        for completion in completions { completion.noteChange() }
    }

    /// Reports the distance by which an animation of the transaction changes a value. Springs take longer for larger distances.
    package func note(distance: Double) {
        for completion in completions { completion.note(distance: distance) }
    }

    /// Starts or drops the completions that `outer` does not have.
    ///
    /// - Parameter starts: Whether the changes are being shown. Samples of a motion show a change repeatedly, and drop them.
    mutating func settleCompletions(addedTo outer: Transaction, starts: Bool) {
        let all = completions
        if all.isEmpty { return }
        let known = outer.completions
        for completion in all where !known.contains(where: { $0 === completion }) {
            if starts {
                completion.noteChange()
                completion.enter()
                completion.leave(disablesAnimations ? nil : animation)
            } else {
                completion.cancel()
            }
        }
    }
}

/// Runs the completions of animations on the main thread.
package enum CompletionTimer {
    /// Takes the place of the main queue in tests: seconds and an action.
    @TaskLocal package static var replacement: (@Sendable (Double, @escaping @Sendable () -> Void) -> Void)?

    static func run(after seconds: Double, _ action: @escaping () -> Void) {
        let action = UncheckedTransfer(PageRegion.keeping(action))
        if let replacement {
            replacement(seconds) { action.value() }
        } else if seconds <= 0 {
            DispatchQueue.main.async { action.value() }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action.value() }
        }
    }
}
