import EspalierViews
public import Foundation

/// Animates changes of views when the app starts it.
///
/// The browser runs the animation, so that it cannot be paused: `pauseAnimation()` and a change of `fractionComplete` before the start
/// keep the changes for a later start. A stopped animation shows the changes at its end.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
    /// The duration in seconds.
    public let duration: TimeInterval
    /// The speed.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The delay of the last start, in seconds.
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    /// Whether the animation goes back to its start. It has no effect.
    open var isReversed = false
    /// Whether the views take touches during the animation. It has no effect: they do.
    open var isUserInteractionEnabled = true
    /// Whether the animation stays active after its end. It has no effect.
    open var pausesOnCompletion = false
    /// Whether a paused animation has a constant speed. It has no effect.
    open var scrubsLinearly = true
    /// The part of the animation that is over: 0 before it, 1 afterwards; while it runs, that of its time. Setting it pauses an animation
    /// that has not started, whose views keep their appearance.
    open var fractionComplete: CGFloat {
        get {
            guard isRunning, let started else { return stored }
            return min(1, max(0, (Date.now.timeIntervalSince(started) - delay) / max(duration, 0.001)))
        }
        set {
            guard !isRunning else { return }
            stored = min(max(newValue, 0), 1)
            state = .active
        }
    }

    private var stored: CGFloat = 0
    private var started: Date?
    private var animations: [(changes: () -> Void, delay: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The number of starts and stops, which tells the end of an animation that is over.
    private var run = 0

    /// An animation of a speed.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        timingParameters = parameters
        super.init()
    }

    /// An animation of a named speed.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animation of a curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animation of a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts an animation.
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve: UIView.AnimationCurve =
            switch options.rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        let made = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        return made
    }

    /// Adds changes. Those of a running animation begin at once.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin later.
    ///
    /// - Parameter delayFactor: The part of the duration after which they begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = min(max(delayFactor, 0), 1)
        if isRunning {
            perform(animation, after: Double(factor) * duration)
        } else {
            animations.append((animation, factor))
        }
    }

    /// Adds a function that is called at the end.
    open func addCompletion(_ completion: @escaping (_ finalPosition: UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !isRunning, state != .stopped else { return }
        self.delay = delay.isFinite ? max(0, delay) : 0
        (state, isRunning, started) = (.active, true, .now)
        run += 1
        let own = run
        var changes = animations
        animations = []
        if changes.isEmpty { changes = [({}, 0)] }
        var left = changes.count
        for change in changes {
            perform(change.changes, after: self.delay + Double(change.delay) * duration) { [self] in
                left -= 1
                if left == 0, own == run { end(at: .end) }
            }
        }
    }

    /// The part of the duration before `delayFactor` is taken from the animation of its changes.
    private func perform(_ changes: @escaping () -> Void, after delay: TimeInterval, _ completion: (() -> Void)? = nil)
    {
        let length = max(0, duration - max(0, delay - self.delay))
        let animation = (timingParameters?.animation(length) ?? .easeInOut(duration: length)).delay(delay)
        UIView.perform(animation, changes, completion)
    }

    /// Keeps an animation that has not started. A running one goes on.
    open func pauseAnimation() { if !isRunning, state == .inactive { state = .active } }

    /// Continues a paused animation: starts it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        run += 1
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    private func end(at position: UIViewAnimatingPosition) {
        (state, isRunning, stored) = (.inactive, false, position == .start ? 0 : 1)
        let ended = completions
        completions = []
        for completion in ended { completion(position) }
    }
}
