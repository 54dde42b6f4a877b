import EspalierLayoutEngine
import Foundation

/// The motion of a spring that takes over from one with another response.
///
/// As in SwiftUI, the response follows a smooth step from the earlier spring's to the spring's own, while the damping ratio is the
/// spring's own from the start. The equation of motion is integrated in steps of 1/600 s until the blend ends.
struct SpringBlend: DampedMotion, Sendable {
    let spring: Spring
    /// The response of the earlier spring, in seconds.
    let response: Double
    /// The seconds over which the response changes.
    let duration: Double
    /// The seconds of the blend that had passed at the start.
    let elapsed: Double
    /// The motions after each step.
    private var steps: ContiguousArray<Step> = []

    fileprivate struct Step {
        var course = Point(position: 0, velocity: 0)
        var impulse = Point(position: 0, velocity: 1)

        var isAtRest: Bool {
            abs(1 - course.position) + abs(course.velocity) + abs(impulse.position) + abs(impulse.velocity) < 1e-6
        }
    }

    fileprivate struct Point {
        var position: Double
        var velocity: Double
    }

    private static let step = 1.0 / 600

    init(of spring: Spring, from response: Double, over duration: Double, elapsed: Double = 0) {
        self.spring = spring
        self.response = response
        self.duration = duration
        self.elapsed = elapsed
        let count = Int((max(duration - elapsed, 0) / Self.step).rounded(.up))
        steps.reserveCapacity(count + 1)
        var current = Step()
        steps.append(current)
        for index in 0..<count where !current.isAtRest {
            current = advanced(current, at: Double(index) * Self.step, by: Self.step)
            steps.append(current)
        }
    }

    /// The stiffness and the damping of a mass of 1 at a time.
    func force(at time: Double) -> (stiffness: Double, damping: Double) {
        let progress = min((elapsed + time) / duration, 1)
        let rest = 1 - progress * progress * (3 - 2 * progress)
        let frequency = 2 * .pi / (spring.response + (response - spring.response) * rest)
        // SwiftUI's largest stiffness.
        let stiffness = min(frequency * frequency, 45_000)
        return (stiffness, 2 * spring.dampingRatio * stiffness.squareRoot())
    }

    func courses(at time: Double) -> DampedCourses {
        let index = min(max(Int(time / Self.step), 0), steps.count - 1)
        let (known, rest) = (steps[index], time - Double(index) * Self.step)
        if index < steps.count - 1 {
            let now = advanced(known, at: time - rest, by: rest)
            return DampedCourses(
                course: (now.course.position, now.course.velocity),
                impulse: (now.impulse.position, now.impulse.velocity))
        }
        let late = spring.courses(at: max(rest, 0))
        return DampedCourses(course: known.course.moved(to: 1, by: late), impulse: known.impulse.moved(to: 0, by: late))
    }

    private func advanced(_ step: Step, at time: Double, by length: Double) -> Step {
        Step(
            course: advanced(step.course, to: 1, at: time, by: length),
            impulse: advanced(step.impulse, to: 0, at: time, by: length))
    }

    /// Moves a point on by the method of Runge and Kutta of the fourth order.
    private func advanced(_ point: Point, to target: Double, at time: Double, by length: Double) -> Point {
        func slope(_ point: Point, _ time: Double) -> Point {
            let force = force(at: time)
            return Point(
                position: point.velocity,
                velocity: force.stiffness * (target - point.position) - force.damping * point.velocity)
        }
        let first = slope(point, time)
        let second = slope(point.moved(along: first, for: length / 2), time + length / 2)
        let third = slope(point.moved(along: second, for: length / 2), time + length / 2)
        let fourth = slope(point.moved(along: third, for: length), time + length)
        return Point(
            position: point.position
                + length / 6 * (first.position + 2 * second.position + 2 * third.position + fourth.position),
            velocity: point.velocity
                + length / 6 * (first.velocity + 2 * second.velocity + 2 * third.velocity + fourth.velocity))
    }
}

extension SpringBlend.Point {
    fileprivate func moved(along slope: Self, for time: Double) -> Self {
        Self(position: position + slope.position * time, velocity: velocity + slope.velocity * time)
    }

    /// The position and the velocity of a spring that continues from here.
    fileprivate func moved(to target: Double, by courses: DampedCourses) -> (position: Double, velocity: Double) {
        let distance = target - position
        return (
            position + distance * courses.course.position + velocity * courses.impulse.position,
            distance * courses.course.velocity + velocity * courses.impulse.velocity
        )
    }
}

extension Animation {
    /// The blend of a spring that takes over from a running animation; nil if there is none. A spring with the same response
    /// continues the blend in progress.
    ///
    /// - Parameters:
    ///   - blend: The blend of the running animation.
    ///   - elapsed: The seconds since the running animation started.
    func blend(after previous: Animation, _ blend: SpringBlend?, elapsed: Double) -> SpringBlend? {
        guard case .spring(let spring, let duration) = motion, duration > 0, case .spring(let last, _) = previous.motion
        else { return nil }
        // Seconds of this animation's own time for one of the previous animation's own time.
        let rate = speed / previous.speed
        let response = last.response * rate
        if abs(response - spring.response) > 1e-9 * spring.response {
            return SpringBlend(of: spring, from: response, over: duration)
        }
        guard let blend else { return nil }
        let passed = (blend.elapsed + max(elapsed - previous.delay, 0) * previous.speed) * rate
        guard passed < duration else { return nil }
        return SpringBlend(of: spring, from: blend.response * rate, over: duration, elapsed: passed)
    }

    /// The time in seconds until the motion of a spring that blends from another one ends.
    ///
    /// - Parameter velocity: The velocity per second at the start.
    func duration<V: VectorArithmetic>(for target: V, velocity: V, blend: SpringBlend) -> Double {
        let time = blend.restingTime(target: target, initialVelocity: velocity.scaled(by: 1 / speed))
        return max(delay + time / speed, 0)
    }
}
