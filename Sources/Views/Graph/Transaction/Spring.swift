public import EspalierLayoutEngine
import Foundation

/// A damped spring of mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
    /// Greater than 0; what is not is taken as 1.
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// A spring of physical measures.
    ///
    /// - Parameter allowOverDamping: whether a damping beyond the critical one is kept.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        let critical = 2 * (stiffness * mass).squareRoot()
        let damping = damping.isFinite ? max(damping, 0) : critical
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, critical)
    }

    /// A spring by how long it seems to move, in seconds, and how much it bounces: 0 for not at all, up to 1 for endlessly;
    /// below 0 it settles more slowly.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// A spring by the period that it would have without damping, in seconds, and its damping as a part of the critical one.
    public init(response: Double, dampingRatio: Double) {
        let response = response.isFinite ? max(response, 0.001) : 0.5
        let frequency = 2 * Double.pi / response
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * max(dampingRatio, 0) * frequency,
            allowOverDamping: true)
    }

    /// A spring that settles within `settlingDuration` seconds.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
        let duration = settlingDuration.isFinite && settlingDuration > 0 ? settlingDuration : 1
        let frequency = unit.settlingDuration(within: epsilon, velocity: 0) / duration
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: unit.damping * frequency, allowOverDamping: true)
    }

    /// How long the spring seems to move, in seconds.
    public var duration: Double { response }

    /// How much the spring bounces: 1 endlessly, 0 not at all, below 0 it settles slowly.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The period that the spring would have without damping, in seconds.
    public var response: Double { 2 * .pi / frequency }

    /// The damping as a part of the critical one.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The time in which the spring comes to rest, in seconds.
    public var settlingDuration: Double { settlingDuration(within: 0.001, velocity: 0) }

    /// The angular frequency without damping.
    private var frequency: Double { (stiffness / mass).squareRoot() }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static var snappy: Spring { snappy() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// The place on the way from 0 to 1 (1 is the rest) and the speed there, `time` seconds after a start with `velocity`.
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

    /// The time after which the spring stays within `epsilon` of its rest, in seconds; at most 60.
    package func settlingDuration(within epsilon: Double, velocity: Double) -> Double {
        let ratio = dampingRatio
        let omega = frequency
        guard ratio > 0 else { return 60 }
        // The envelope of the motion falls steadily, so its crossing can be found by halving.
        func envelope(_ time: Double) -> Double {
            if abs(ratio - 1) < 1e-9 {
                return (1 + abs(velocity - omega) * time) * exp(-omega * time)
            }
            if ratio < 1 {
                let damped = omega * (1 - ratio * ratio).squareRoot()
                let sine = (velocity - ratio * omega) / damped
                return (1 + sine * sine).squareRoot() * exp(-ratio * omega * time)
            }
            let spread = omega * (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (-ratio * omega + spread, -ratio * omega - spread)
            let slowPart = (velocity + fast) / (slow - fast)
            return abs(slowPart) * exp(slow * time) + abs(-1 - slowPart) * exp(fast * time)
        }
        var high = 1 / omega
        while envelope(high) > epsilon, high < 60 { high *= 2 }
        var low = high / 2
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return min(high, 60)
    }
}

extension Spring {
    /// The value on its way from zero to `target`, `time` seconds after a start with `initialVelocity`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        combine(target, motion(at: time, velocity: 0).position, initialVelocity, impulse(at: time).position)
    }

    /// The velocity on the way from zero to `target`, `time` seconds after a start with `initialVelocity`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        combine(target, motion(at: time, velocity: 0).velocity, initialVelocity, impulse(at: time).velocity)
    }

    /// What a start with velocity 1 adds to the motion: the motion is linear in its start.
    private func impulse(at time: Double) -> (position: Double, velocity: Double) {
        let (still, moving) = (motion(at: time, velocity: 0), motion(at: time, velocity: 1))
        return (moving.position - still.position, moving.velocity - still.velocity)
    }

    private func combine<V: VectorArithmetic>(_ first: V, _ factor: Double, _ second: V, _ other: Double) -> V {
        var (first, second) = (first, second)
        first.scale(by: factor)
        second.scale(by: other)
        return first + second
    }
}
