import EspalierDisplayTree
package import EspalierLayoutEngine

extension Animation {
    /// The distance covered from zero to `target`, `time` seconds after the start; nil after the animation has ended.
    package func value<V: VectorArithmetic>(_ target: V, at time: Double, velocity: V) -> V? {
        let display = display
        let elapsed = (time - display.delay) * display.speed
        if elapsed < 0 { return .zero }
        let length = display.duration
        if length <= 0 || elapsed >= length * display.repeatCount { return nil }
        let run = (elapsed / length).rounded(.down)
        var local = elapsed - run * length
        if display.autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { local = length - local }
        switch curve {
        case .unit(let curve, _):
            var value = target
            value.scale(by: curve.value(at: local / length))
            return value
        case .spring(let spring, let initial):
            var start = target
            start.scale(by: initial)
            return spring.value(target: target, initialVelocity: start + velocity, time: local)
        }
    }

    /// The velocity per second at a time.
    package func velocity<V: VectorArithmetic>(_ target: V, at time: Double, velocity: V) -> V {
        let step = 1.0 / 1024
        guard let before = value(target, at: time, velocity: velocity),
            let after = value(target, at: time + step, velocity: velocity)
        else { return .zero }
        var change = after - before
        change.scale(by: 1 / step)
        return change
    }

    /// The seconds until the end, for a distance of a given length.
    package func duration(for magnitude: Double) -> Double {
        display.delay + display.duration * display.repeatCount / display.speed
    }

    /// Whether the animation continues with the velocity of a running one, as springs do.
    package var mergesVelocity: Bool {
        if case .spring(_, 0) = curve { true } else { false }
    }
}
