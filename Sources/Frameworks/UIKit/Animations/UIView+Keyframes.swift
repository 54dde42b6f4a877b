import EspalierViews
public import Foundation

extension UIView {
    /// Animates changes of views one after the other, which `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` adds inside
    /// of the function.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let around = Keyframes.current
        let own = Keyframes(duration: max(0, duration), delay: max(0, delay))
        Keyframes.current = own
        // Changes outside of keyframes last as long as all of it.
        perform(own.animation(start: 0, length: 1), animations, completion.map { completion in { completion(true) } })
        Keyframes.current = around
        for frame in own.frames { perform(own.animation(start: frame.start, length: frame.length), frame.changes, nil) }
    }

    /// Adds changes to the animation of keyframes that is made. Elsewhere, they are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start, as a part of the whole duration.
    ///   - frameDuration: The duration, as a part of the whole one.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let current = Keyframes.current else { return animations() }
        current.frames.append((min(max(frameStartTime, 0), 1), min(max(frameDuration, 0), 1), animations))
    }

    /// Options of animations of keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out during the animation. It has no effect: they always are.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// The views take touches during the animation. It has no effect: they always do.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the current places. It has no effect: it always does.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats without an end. It has no effect.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation goes back after each end. It has no effect.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The changes between keyframes have a constant speed.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// As `calculationModeLinear`.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// As `calculationModeLinear`.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// As `calculationModeLinear`.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
}

/// The keyframes of an animation that is made.
@MainActor
private final class Keyframes {
    static var current: Keyframes?

    let duration: TimeInterval
    let delay: TimeInterval
    var frames: [(start: Double, length: Double, changes: () -> Void)] = []

    init(duration: TimeInterval, delay: TimeInterval) {
        self.duration = duration
        self.delay = delay
    }

    func animation(start: Double, length: Double) -> Animation {
        .linear(duration: duration * length).delay(delay + duration * start)
    }
}
