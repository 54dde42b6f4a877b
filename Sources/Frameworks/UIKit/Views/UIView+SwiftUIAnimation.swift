public import EspalierViews
public import Foundation

extension UIView {
    /// Animates changes of views with an animation of SwiftUI.
    ///
    /// - Parameter completion: Called when the animations are over.
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        perform(animation, changes, completion)
    }

    /// Removes views from the views around them with the standard animation, and changes others.
    ///
    /// - Parameters:
    ///   - animation: The kind of change; there is one, `delete`.
    ///   - options: The curve.
    ///   - parallelAnimations: Changes that are animated together with it.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        }
        perform(options.animation(0.25), changes) {
            for view in views { view.removeFromSuperview() }
            completion?(true)
        }
    }

    /// Changes that the system animates.
    public enum SystemAnimation: UInt, Sendable {
        /// Views fade, and are removed.
        case delete
    }

    /// Repeats the changes of a function, inside of `animate(withDuration:animations:)`.
    ///
    /// - Parameters:
    ///   - count: The number of runs; without a number, or below 0, one.
    ///   - autoreverses: Whether each run goes back.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = Transaction.current.animation else { return animations() }
        let runs = count.isFinite ? Int(min(max(count, 1), 1000)) : 1
        perform(animation.repeatCount(runs * (autoreverses ? 2 : 1), autoreverses: autoreverses), animations, nil)
    }
}
