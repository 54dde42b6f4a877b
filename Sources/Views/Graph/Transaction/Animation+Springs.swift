public import Foundation

extension Animation {
    /// A spring of 0.5 seconds without a bounce.
    public static var spring: Animation { spring(Spring()) }
    /// A quick spring of 0.15 seconds, for content that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
    /// A spring of 0.5 seconds without a bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
    /// A spring of 0.5 seconds without a bounce.
    public static var smooth: Animation { spring(.smooth) }
    /// A spring of 0.5 seconds with a small bounce.
    public static var snappy: Animation { spring(.snappy) }
    /// A spring of 0.5 seconds with a bounce.
    public static var bouncy: Animation { spring(.bouncy) }

    /// A spring with a period in seconds, as without damping, and a damping as a fraction of critical damping. It takes over
    /// the velocity of a spring that runs, and changes from its response over `blendDuration` seconds.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring with a perceived duration in seconds and a bounce, from 0 (none) to 1 (endless).
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A custom spring. A response below 0.03 seconds counts as 0.03 seconds, as in SwiftUI.
    ///
    /// - Parameter blendDuration: The seconds over which the response of a running spring changes to that of this one. A value
    ///   that is negative or not finite counts as 0, one above 60 as 60.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        let blendDuration = blendDuration.isFinite ? min(max(blendDuration, 0), 60) : 0
        return Animation(.spring(spring.limited(toStiffness: 45_000), blendDuration: blendDuration))
    }

    /// A quick spring for content that follows a finger, with a period in seconds and a fraction of critical damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A quick spring for content that follows a finger, with a perceived duration in seconds and an additional bounce.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A spring with physical parameters. The initial velocity is in multiples of the whole distance per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring with a perceived duration in seconds and a bounce. The initial velocity is in multiples of the whole
    /// distance per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A custom spring. The initial velocity is in multiples of the whole distance per second; a value that is not
    /// finite counts as 0.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
    }

    /// A spring without a bounce, apart from `extraBounce`. The duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a small bounce. The duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce. The duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
