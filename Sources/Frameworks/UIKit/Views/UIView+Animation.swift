import EspalierViews
public import Foundation

extension UIView {
    /// Animates changes of views.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - completion: Called when the animations are over. Its parameter is true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes of views after a delay.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(options.animation(duration).delay(max(0, delay)), animations, completion.map { end in { end(true) } })
    }

    /// Animates changes of views with a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for a motion that does not swing, less for one that does.
    ///   - velocity: The speed at the start, in multiples of the distance for each second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let damping = min(max(Double(dampingRatio), 0.01), 1)
        let spring = Animation.spring(response: max(0.01, duration * 0.7), dampingFraction: damping)
        perform(options.repeated(spring).delay(max(0, delay)), animations, completion.map { end in { end(true) } })
    }

    /// Animates changes of views with a spring.
    ///
    /// - Parameters:
    ///   - duration: How long the spring seems to move, in seconds.
    ///   - bounce: 0 for a motion that does not swing, up to 1 for one that swings more.
    ///   - initialSpringVelocity: It has no effect: the motion begins with the speed of the last one.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Animation.spring(duration: max(0.01, duration), bounce: Double(min(max(bounce, -1), 1)))
        perform(options.repeated(spring).delay(max(0, delay)), animations, completion.map { end in { end(true) } })
    }

    /// Animates changes inside of a view.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        perform(options.animation(duration), { animations?() }, completion.map { end in { end(true) } })
    }

    /// Replaces a view by another one in the view around it.
    ///
    /// - Parameter options: With `showHideTransitionViews`, the views are hidden and shown in place of it.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        perform(options.animation(duration), change, completion.map { end in { end(true) } })
    }

    /// Changes views without an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, actionsWithoutAnimation)
    }

    /// Whether changes inside of `animate(withDuration:animations:)` are animated: false inside of `performWithoutAnimation(_:)`, and
    /// after `setAnimationsEnabled(false)`.
    public class var areAnimationsEnabled: Bool {
        !Transaction.current.disablesAnimations && PageAnimations.current?.isEnabled ?? true
    }

    /// Lets changes of views be animated or not, on the page for which the code runs, until the next call. Changes that are not
    /// animated happen at once, and their completions are called soon. Animations that run go on. Animations of SwiftUI do not change.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        PageAnimations.current?.isEnabled = enabled
    }

    /// Performs changes with the standard animation or without one, and calls a function after it.
    class func change(animated: Bool, completion: (() -> Void)?, _ changes: () -> Void) {
        perform(animated ? .default : nil, .logicallyComplete, changes, completion)
    }

    class func perform(_ animation: Animation, _ changes: () -> Void, _ completion: (() -> Void)?) {
        perform(animation, .removed, changes, completion)
    }

    private class func perform(
        _ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ changes: () -> Void,
        _ completion: (() -> Void)?
    ) {
        var transaction = Transaction.current
        guard let animation, areAnimationsEnabled else {
            transaction.animation = nil
            transaction.disablesAnimations = true
            withTransaction(transaction, changes)
            guard let completion else { return }
            if let graph = ViewGraph.current { graph.enqueueAction { completion() } } else { completion() }
            return
        }
        transaction.animation = animation
        if let completion { transaction.addAnimationCompletion(criteria: criteria, completion) }
        withTransaction(transaction, changes)
    }

    /// Options of animations.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out during the animation. It has no effect: they always are.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// The views take touches during the animation. It has no effect: they always do.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the current places. It has no effect: it always does.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats without an end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation goes back after each end.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation is slow at both ends, the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// The animation is slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The animation is slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The animation has the same speed at all times.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A transition hides one view and shows the other.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The curve of an animation around is replaced. It has no effect: it always is.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The duration of an animation around is replaced. It has no effect: it always is.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The options of an animation around are replaced. It has no effect: they always are.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Views are drawn again during a transition. It has no effect: they always are.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A turn from the left, for transitions. All transitions animate the changes themselves.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A turn from the right, for transitions. All transitions animate the changes themselves.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A turn from the top, for transitions. All transitions animate the changes themselves.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A turn from the bottom, for transitions. All transitions animate the changes themselves.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// A page that is turned upwards, for transitions. All transitions animate the changes themselves.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page that is turned downwards, for transitions. All transitions animate the changes themselves.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A fade, for transitions. All transitions animate the changes themselves.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        func animation(_ duration: TimeInterval) -> Animation {
            let duration = duration.isFinite ? max(0, duration) : 0
            let curve: Animation =
                switch rawValue >> 16 & 3 {
                case 1: .easeIn(duration: duration)
                case 2: .easeOut(duration: duration)
                case 3: .linear(duration: duration)
                default: .easeInOut(duration: duration)
                }
            return repeated(curve)
        }

        func repeated(_ animation: Animation) -> Animation {
            contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
        }
    }
}
