public import Foundation

/// A motion between two controllers whose progress the app sets while the user drags.
///
/// It has no effect: the page shows the standard motions, so that the object only stores the progress.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    override public init() {
        super.init()
    }

    /// The duration of the motion in seconds; 0, because there is none.
    open var duration: CGFloat { 0 }
    /// The progress from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed at which the motion goes on after the user's touch. It has no effect.
    open var completionSpeed: CGFloat = 1
    /// The curve with which the motion goes on after the user's touch. It has no effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the user controls the motion from its beginning. It has no effect.
    open var wantsInteractiveStart = true
    /// The timing of the motion; nil for that of the curve. It has no effect.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Begins the motion. Nothing calls it.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}

    /// Stops the motion. It has no effect.
    open func pause() {}

    /// Sets the progress, limited to 0…1. The method ignores NaN.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    /// Returns to the beginning of the motion.
    open func cancel() {
        percentComplete = 0
    }

    /// Goes to the end of the motion.
    open func finish() {
        percentComplete = 1
    }
}
