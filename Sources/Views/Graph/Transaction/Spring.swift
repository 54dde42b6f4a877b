import Foundation

/// A damped spring of mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
    /// The mass, greater than 0.
    public let mass: Double
    /// The stiffness, greater than 0.
    public let stiffness: Double
    /// The damping, at least 0.
    public let damping: Double

    /// A spring with physical parameters. A mass or stiffness that is not positive and finite counts as 1, a negative
    /// damping as 0.
    ///
    /// - Parameter allowOverDamping: Whether a damping beyond the critical one is kept. Otherwise it is reduced to the
    ///   critical one.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        let critical = 2 * (stiffness * mass).squareRoot()
        let damping = damping.isFinite ? max(damping, 0) : critical
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, critical)
    }

    /// A spring with a perceived duration in seconds and a bounce: 0 for none, 1 for an endless one, and below 0 for a
    /// slower approach. The bounce is clamped to -0.999…1.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// A spring with a period in seconds, as without damping, and a damping as a fraction of critical damping. The
    /// period is at least 0.001, the damping at least 0; values that are not finite count as 0.5 and 1.
    public init(response: Double, dampingRatio: Double) {
        let response = response.isFinite ? max(response, 0.001) : 0.5
        let frequency = 2 * Double.pi / response
        let dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
            allowOverDamping: true)
    }

    /// A spring that stays within `epsilon` of its rest after `settlingDuration` seconds. A duration that is not
    /// positive and finite counts as 1.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
        let duration = settlingDuration.isFinite && settlingDuration > 0 ? settlingDuration : 1
        let frequency = unit.settlingDuration(within: epsilon, velocity: 0) / duration
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: unit.damping * frequency, allowOverDamping: true)
    }

    /// The perceived duration in seconds.
    public var duration: Double { response }

    /// The bounce: 1 for an endless one, 0 for none, below 0 for a slower approach.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The period in seconds, as without damping.
    public var response: Double { 2 * .pi / frequency }

    /// The damping as a fraction of critical damping.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The time in seconds after which the spring stays within 0.001 of its rest; infinite for an undamped spring.
    public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The angular frequency without damping.
    var frequency: Double { (stiffness / mass).squareRoot() }

    /// A spring of 0.5 seconds without a bounce.
    public static var smooth: Spring { smooth() }
    /// A spring without a bounce, apart from `extraBounce`. The duration is in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of 0.5 seconds with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring with a bounce of 0.15 and `extraBounce`. The duration is in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of 0.5 seconds with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }
    /// A spring with a bounce of 0.3 and `extraBounce`. The duration is in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// The position between 0 and 1, the rest, and the velocity there, `time` seconds after a start with `velocity`.
    package func motion(at time: Double, velocity: Double) -> (position: Double, velocity: Double) {
        // The distance from the rest follows x'' + 2ζω x' + ω² x = 0 with x(0) = -1 and x'(0) = velocity.
        let ratio = dampingRatio
        let omega = frequency
        let decay = ratio * omega
        if abs(ratio - 1) < 1e-9 {
            let slope = velocity - omega
            let envelope = exp(-omega * time)
            return (
                1 + (slope * time - 1) * envelope,
                (slope - omega * (slope * time - 1)) * envelope
            )
        }
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let sine = (velocity - decay) / damped
            let (c, s) = (cos(damped * time), sin(damped * time))
            let envelope = exp(-decay * time)
            return (
                1 + envelope * (sine * s - c),
                envelope * (-decay * (sine * s - c) + damped * (sine * c + s))
            )
        }
        let spread = omega * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-decay + spread, -decay - spread)
        let slowPart = (velocity + fast) / (slow - fast)
        let fastPart = -1 - slowPart
        let (slowTerm, fastTerm) = (slowPart * exp(slow * time), fastPart * exp(fast * time))
        return (1 + slowTerm + fastTerm, slow * slowTerm + fast * fastTerm)
    }
}
