public import Foundation

/// A motion between two controllers that the user controls. Its methods are not called: the page shows the standard motions.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the motion.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed at which the motion goes on after the user's touch; 1 by default.
    var completionSpeed: CGFloat { get }
    /// The curve with which the motion goes on after the user's touch.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the user controls the motion from its beginning; true by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
