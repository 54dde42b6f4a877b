public import EspalierLayoutEngine
import Foundation

extension Spring: DampedMotion {
    /// The value on its way from zero to `target`, `time` seconds after a start with `initialVelocity`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        position(target: target, initialVelocity: initialVelocity, time: time)
    }

    /// The velocity on the way from zero to `target`, `time` seconds after a start with `initialVelocity`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        speed(target: target, initialVelocity: initialVelocity, time: time)
    }

    /// The value on its way between two values, `time` seconds after a start with `initialVelocity`.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        let start = fromValue.animatableData
        var value = toValue
        value.animatableData =
            start
            + self.value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// The velocity on the way between two values, `time` seconds after a start with `initialVelocity`.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var value = toValue
        value.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// Moves a value and its velocity on by `deltaTime` seconds, toward `target`.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let (distance, start) = (target - value, velocity)
        value += self.value(target: distance, initialVelocity: start, time: deltaTime)
        velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
    }

    /// Moves a value and its velocity on by `deltaTime` seconds, toward `target`.
    @_disfavoredOverload
    public func update<V: Animatable>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        update(
            value: &value.animatableData, velocity: &velocity.animatableData, target: target.animatableData,
            deltaTime: deltaTime)
    }

    /// The force on the spring's mass at a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The force on the spring's mass at a position and a velocity between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var force = toValue
        force.animatableData = self.force(
            target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return force
    }

    /// The motion over a distance of 1, and the contribution of an initial velocity of 1: a motion is linear in its
    /// start.
    func courses(at time: Double) -> DampedCourses {
        let (still, moving) = (motion(at: time, velocity: 0), motion(at: time, velocity: 1))
        return DampedCourses(
            course: still, impulse: (moving.position - still.position, moving.velocity - still.velocity))
    }
}
