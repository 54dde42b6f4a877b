public import EspalierLayoutEngine
import Foundation

extension Spring {
    /// The time in seconds after which a motion from zero to `target` stays within `epsilon` of its rest; infinite for an
    /// undamped spring.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> Double {
        let omega = frequency
        let ratio = dampingRatio
        guard ratio > 0 else { return .infinity }
        guard target.magnitudeSquared.isFinite, initialVelocity.magnitudeSquared.isFinite else { return 0 }
        let epsilon = epsilon > 1e-12 ? epsilon : 1e-12
        // The envelope of the motion decreases in the end, so bisection finds the crossing.
        let envelope: (Double) -> Double
        if abs(ratio - 1) < 1e-9 {
            let distance = target.length
            let slope = (initialVelocity - target.scaled(by: omega)).length
            envelope = { (distance + slope * $0) * exp(-omega * $0) }
        } else if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let sine = (initialVelocity - target.scaled(by: ratio * omega)).scaled(by: 1 / damped)
            let amplitude = (target.magnitudeSquared + sine.magnitudeSquared).squareRoot()
            envelope = { amplitude * exp(-ratio * omega * $0) }
        } else {
            let spread = omega * (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (-ratio * omega + spread, -ratio * omega - spread)
            let slowPart = (initialVelocity + target.scaled(by: fast)).scaled(by: 1 / (slow - fast))
            let (slowLength, fastLength) = (slowPart.length, (target + slowPart).length)
            envelope = { slowLength * exp(slow * $0) + fastLength * exp(fast * $0) }
        }
        if target == .zero, initialVelocity == .zero { return 0 }
        var high = 1 / omega
        while envelope(high) > epsilon, high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// The time in seconds after which a motion between two values stays within `epsilon` of its rest; infinite for an
    /// undamped spring.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> Double {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// The time in seconds after which a motion over a distance of 1 stays within `epsilon` of its rest; at most 60.
    package func settlingDuration(within epsilon: Double, velocity: Double) -> Double {
        min(settlingDuration(target: 1, initialVelocity: velocity, epsilon: epsilon), 60)
    }
}

extension VectorArithmetic {
    fileprivate var length: Double { magnitudeSquared.squareRoot() }
}
