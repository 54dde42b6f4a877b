package import Foundation

/// The animation of a change from the old value to the new one. It is one reference, since every node of a page is made with
/// an animation or none.
@dynamicMemberLookup
package struct DisplayAnimation: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        /// A CSS cubic Bézier curve.
        case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
        /// A damped spring, of mass 1: stiffness, damping and initial velocity in SI units over a unit distance.
        case spring(stiffness: Double, damping: Double, initialVelocity: Double)
        /// The progress in equal steps of time, of which the first is that of the start; straight lines connect them.
        case sampled([Double])
    }

    /// The properties of an animation.
    package struct Timing: Hashable, Sendable {
        package var curve: Curve
        /// In seconds. For a spring, the time until it comes to rest.
        package var duration: Double
        /// In seconds. The speed does not affect it.
        package var delay: Double
        package var speed: Double
        /// The number of repetitions; `.infinity` for an endless animation.
        package var repeatCount: Double
        package var autoreverses: Bool
        /// The time of the page's clock to which the delay refers, in seconds; nil if the delay begins when the animation
        /// does. Animations with such a time run at the same pace, however late they arrive.
        package var clock: Double?
        /// Whether a spring is added to a running animation, as other curves are. Otherwise it continues from the value and
        /// the velocity of that animation.
        package var isAdditive = false
        /// The seconds over which the response of a running spring changes to that of this one.
        package var blendDuration = 0.0
        /// The motion of properties whose running animation this one continues. Other properties have the curve.
        package var merged: DisplayMergedChanges?
    }

    private var timing: Boxed<Timing>

    package init(
        curve: Curve, duration: Double, delay: Double = 0, speed: Double = 1, repeatCount: Double = 1,
        autoreverses: Bool = false, clock: Double? = nil
    ) {
        timing = Boxed(
            Timing(
                curve: curve, duration: duration, delay: delay, speed: speed, repeatCount: repeatCount,
                autoreverses: autoreverses, clock: clock))
    }

    package subscript<Value>(dynamicMember property: WritableKeyPath<Timing, Value>) -> Value {
        get { timing.value[keyPath: property] }
        set {
            var changed = timing.value
            changed[keyPath: property] = newValue
            timing = Boxed(changed)
        }
    }

    package static func == (one: DisplayAnimation, other: DisplayAnimation) -> Bool {
        one.timing === other.timing || one.timing.value == other.timing.value
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(timing.value)
    }
}

/// The state of a view that is being inserted or removed under an animation.
package enum DisplayTransition: Hashable, Sendable {
    /// The node is new and shows how its insertion starts. The next revision leads it to its own appearance.
    case arriving
    /// The node's view is no longer part of the page. It is not written into new pages, takes no events, and leaves the
    /// places of its siblings to them.
    case leaving
}
