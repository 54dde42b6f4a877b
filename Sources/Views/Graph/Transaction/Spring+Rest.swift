package import EspalierLayoutEngine
import Foundation

extension Spring {
    /// The time at which SwiftUI ends the motion of a spring animation, in seconds; at most 60.
    ///
    /// SwiftUI integrates a spring in steps of 1/300 s and checks it in each frame of 1/60 s. It ends where at most 1 % of
    /// the way remains, and both the squared speed and the squared acceleration are at most 0.0036, so the duration
    /// grows with the distance.
    package func restingTime<V: VectorArithmetic>(target: V, initialVelocity: V) -> Double {
        let rule = RestRule(target: target, initialVelocity: initialVelocity)
        guard rule.isNeeded else { return 0 }
        let (stiffness, damping) = (stiffness / mass, damping / mass)
        let isStable =
            damping <= 1 / SpringIntegration.step && stiffness <= 1 / (SpringIntegration.step * SpringIntegration.step)
        // The motion over a distance of 1, and the motion that an initial velocity of 1 adds.
        var course = SpringIntegration(target: 1, velocity: 0)
        var impulse = SpringIntegration(target: 0, velocity: 1)
        for frame in 1...(60 * 60) {
            let time = Double(frame) / 60
            if isStable {
                course.advance(stiffness, damping)
                impulse.advance(stiffness, damping)
            } else {
                let now = courses(at: time)
                course.set(now.course, stiffness, damping)
                impulse.set(now.impulse, stiffness, damping)
            }
            if rule.isMet(course, impulse) { return time }
        }
        return 60
    }

    /// The spring, or one of the largest stiffness with the same damping ratio.
    func limited(toStiffness limit: Double) -> Spring {
        let limit = limit * mass
        guard stiffness > limit else { return self }
        return Spring(
            mass: mass, stiffness: limit, damping: damping * (limit / stiffness).squareRoot(), allowOverDamping: true)
    }
}

extension SpringBlend {
    func restingTime<V: VectorArithmetic>(target: V, initialVelocity: V) -> Double {
        let rule = RestRule(target: target, initialVelocity: initialVelocity)
        guard rule.isNeeded else { return 0 }
        var course = SpringIntegration(target: 1, velocity: 0)
        var impulse = SpringIntegration(target: 0, velocity: 1)
        for frame in 1...(60 * 60) {
            let time = Double(frame) / 60
            let (now, force) = (courses(at: time), force(at: time))
            course.set(now.course, force.stiffness, force.damping)
            impulse.set(now.impulse, force.stiffness, force.damping)
            if rule.isMet(course, impulse) { return time }
        }
        return 60
    }
}

/// A spring's motion in steps of time, as SwiftUI computes it.
private struct SpringIntegration {
    static let step = 1.0 / 300

    let target: Double
    var position = 0.0
    var velocity: Double
    var acceleration = 0.0

    init(target: Double, velocity: Double) {
        self.target = target
        self.velocity = velocity
    }

    /// Advances by a frame of five steps.
    mutating func advance(_ stiffness: Double, _ damping: Double) {
        for _ in 0..<5 {
            let middle = velocity + acceleration * Self.step / 2
            position += middle * Self.step
            acceleration = stiffness * (target - position) - damping * middle
            velocity = middle + acceleration * Self.step / 2
        }
    }

    mutating func set(_ motion: (position: Double, velocity: Double), _ stiffness: Double, _ damping: Double) {
        (position, velocity) = motion
        acceleration = stiffness * (target - position) - damping * velocity
    }
}

/// The condition for the end of a spring's motion over a vector with an initial velocity.
private struct RestRule {
    private let targetSquared: Double
    private let velocitySquared: Double
    /// The scalar product of the two.
    private let product: Double

    init<V: VectorArithmetic>(target: V, initialVelocity: V) {
        targetSquared = target.magnitudeSquared
        velocitySquared = initialVelocity.magnitudeSquared
        product =
            velocitySquared == 0
            ? 0 : ((target + initialVelocity).magnitudeSquared - (target - initialVelocity).magnitudeSquared) / 4
    }

    /// Whether there is a motion that can be computed.
    var isNeeded: Bool {
        targetSquared.isFinite && velocitySquared.isFinite && product.isFinite && targetSquared + velocitySquared > 0
    }

    func isMet(_ course: SpringIntegration, _ impulse: SpringIntegration) -> Bool {
        guard squared(course.velocity, impulse.velocity) <= 0.0036,
            squared(course.acceleration, impulse.acceleration) <= 0.0036
        else { return false }
        return targetSquared == 0 || squared(1 - course.position, -impulse.position) <= 1e-4 * targetSquared
    }

    /// The squared length of a combination of the target and the initial velocity.
    private func squared(_ first: Double, _ second: Double) -> Double {
        first * first * targetSquared + 2 * first * second * product + second * second * velocitySquared
    }
}
