import EspalierLayoutEngine

/// The motion of a damped mass, which is linear in its start.
protocol DampedMotion {
    /// The motions from which all others are made, `time` seconds after the start.
    func courses(at time: Double) -> DampedCourses
    /// The time at which SwiftUI ends the motion, in seconds; at most 60.
    func restingTime<V: VectorArithmetic>(target: V, initialVelocity: V) -> Double
}

/// The motion over a distance of 1, and the contribution of an initial velocity of 1.
struct DampedCourses {
    var course: (position: Double, velocity: Double)
    var impulse: (position: Double, velocity: Double)
}

extension DampedMotion {
    /// The position on the way from zero to `target`, `time` seconds after a start with `initialVelocity`.
    func position<V: VectorArithmetic>(target: V, initialVelocity: V, time: Double) -> V {
        let now = courses(at: time)
        return target.scaled(by: now.course.position) + initialVelocity.scaled(by: now.impulse.position)
    }

    /// The velocity there.
    func speed<V: VectorArithmetic>(target: V, initialVelocity: V, time: Double) -> V {
        let now = courses(at: time)
        return target.scaled(by: now.course.velocity) + initialVelocity.scaled(by: now.impulse.velocity)
    }

    /// Whether the motion of an animation has ended after `time` seconds.
    func rests<V: VectorArithmetic>(at time: Double, target: V, initialVelocity: V) -> Bool {
        guard time < 60 else { return true }
        // Most questions are about the time before that, where the distance is known to be too large.
        let remaining = target - position(target: target, initialVelocity: initialVelocity, time: time)
        if remaining.magnitudeSquared > 0.0009 * target.magnitudeSquared, target.magnitudeSquared > 0 { return false }
        return time >= restingTime(target: target, initialVelocity: initialVelocity)
    }
}
