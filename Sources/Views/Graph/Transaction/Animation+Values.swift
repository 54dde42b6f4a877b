public import EspalierLayoutEngine
public import Foundation

extension Animation {
    /// Creates an animation of a custom type.
    public init<A: CustomAnimation>(_ base: A) {
        if let known = base as? BuiltInAnimation {
            self = known.animation
        } else {
            self.init(.custom(CustomAnimationBox(base)))
        }
    }

    /// The custom animation that this one was created with, or an equivalent one.
    public var base: any CustomAnimation {
        if case .custom(let custom) = motion, self == Animation(motion) { return custom.base }
        return BuiltInAnimation(animation: self)
    }

    /// The offset from the start, `time` seconds after the beginning, on the way to `value`; nil once the animation has
    /// ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if case .custom = motion {} else if time >= logicalDuration(of: value) { context.isLogicallyComplete = true }
        if let logicalLimit, time >= logicalLimit { context.isLogicallyComplete = true }
        if time < delay { return .zero }
        return motion.offset(on: value, at: (time - delay) * speed, context: &context)
    }

    /// The velocity per second, `time` seconds after the beginning, on the way to `value`; nil if it is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if time < delay { return .zero }
        return motion.velocity(on: value, at: (time - delay) * speed, context: context)?.scaled(by: speed)
    }

    /// Whether the animation continues from the position and the velocity of `previous`, `time` seconds after `previous`
    /// began. Otherwise both animations run, and their offsets add up.
    ///
    /// Springs continue; curves, repeated animations and interpolating springs do not. Custom animations decide.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        switch motion {
        case .spring:
            let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
            let start = context.springStart
            let offset = previous.animate(value: value, time: time, context: &context) ?? value
            context.springStart = SpringStart(
                time: max(time - delay, 0) * speed, offset: offset, velocity: velocity.scaled(by: 1 / speed),
                blend: blend(after: previous, start.blend, elapsed: time - start.time / previous.speed))
            return true
        case .custom(let custom):
            return custom.base.shouldMerge(
                previous: previous, value: value, time: max(time - delay, 0) * speed, context: &context)
        case .unit, .interpolatingSpring, .repeated:
            return false
        }
    }
}

extension Animation {
    /// The offset from the start, `time` seconds after the beginning, on the way from zero to `target`; nil once the
    /// animation has ended.
    ///
    /// - Parameter velocity: The velocity per second at the start. Only springs that merge use it.
    package func value<V: VectorArithmetic>(_ target: V, at time: Double, velocity: V = .zero) -> V? {
        value(target, at: time, velocity: velocity, blend: nil)
    }

    /// The same for a spring that takes over from another one.
    func value<V: VectorArithmetic>(_ target: V, at time: Double, velocity: V, blend: SpringBlend?) -> V? {
        var context = AnimationContext<V>(springVelocity: velocity.scaled(by: 1 / speed), blend: blend)
        return value(target, at: time, context: &context)
    }

    /// The same, with a context that has the animation's state at another time.
    ///
    /// - Parameter start: The time of the state.
    func value<V: VectorArithmetic>(
        _ target: V, at time: Double, context: inout AnimationContext<V>, from start: Double = 0
    ) -> V? {
        if keepsState {
            // A custom animation that keeps state between calls is called once a frame.
            let first = Int((start / CustomCourse.frame).rounded(.up))
            for frame in first..<max(Int(min(time, CustomCourse.limit) / CustomCourse.frame), first) {
                let time = Double(frame) * CustomCourse.frame
                if animate(value: target, time: time, context: &context) == nil { return nil }
            }
        }
        return animate(value: target, time: time, context: &context)
    }

    /// The velocity per second, `time` seconds after the beginning, on the way from zero to `target`; zero once the
    /// animation has ended.
    package func velocity<V: VectorArithmetic>(_ target: V, at time: Double, velocity: V = .zero) -> V {
        self.velocity(target, at: time, velocity: velocity, blend: nil)
    }

    /// The same for a spring that takes over from another one.
    func velocity<V: VectorArithmetic>(_ target: V, at time: Double, velocity: V, blend: SpringBlend?) -> V {
        guard let now = value(target, at: time, velocity: velocity, blend: blend) else { return .zero }
        if !containsCustom {
            let context = AnimationContext<V>(springVelocity: velocity.scaled(by: 1 / speed), blend: blend)
            return self.velocity(value: target, time: time, context: context) ?? .zero
        }
        let step = 1e-4
        if time >= step, let before = value(target, at: time - step, velocity: velocity) {
            return (now - before).scaled(by: 1 / step)
        }
        guard let after = value(target, at: time + step, velocity: velocity) else { return .zero }
        return (after - now).scaled(by: 1 / step)
    }

    /// The time in seconds until the animation of a change by `magnitude` ends; infinite for an endless one.
    ///
    /// - Parameter environment: That of the view, for custom animations that read it.
    package func duration(for magnitude: Double, in environment: EnvironmentValues? = nil) -> Double {
        max(delay + motion.duration(on: magnitude, in: environment) / speed, 0)
    }

    /// The time in seconds until the animation of a change by `magnitude` is logically complete: for a spring, its
    /// response; otherwise the end.
    package func logicalDuration(for magnitude: Double) -> Double {
        logicalDuration(of: magnitude)
    }

    private func logicalDuration<V: VectorArithmetic>(of value: V) -> Double {
        let own =
            switch motion {
            case .spring(let spring, _), .interpolatingSpring(let spring, _): spring.response
            case .custom(let custom): custom.course.logicalEnd
            case .unit, .repeated: motion.duration(on: value)
            }
        return min(max(delay + own / speed, 0), logicalLimit ?? .infinity)
    }

    /// Whether the animation takes over the position and the velocity of a running animation. Otherwise their offsets add up.
    package var mergesVelocity: Bool {
        if case .spring = motion { return true }
        return false
    }

    /// Whether the animation never ends.
    package var isEndless: Bool {
        guard case .repeated(let run, let count, _) = motion else { return false }
        return run.isEndless || count == nil && run.runDuration() > 0
    }

    /// Whether the animation calls code of the app.
    var containsCustom: Bool {
        switch motion {
        case .custom: true
        case .repeated(let run, _, _): run.containsCustom
        case .unit, .spring, .interpolatingSpring: false
        }
    }

    /// Whether the animation depends on its view's environment.
    var readsEnvironment: Bool {
        switch motion {
        case .custom(let custom): custom.course.readsEnvironment
        case .repeated(let run, _, _): run.readsEnvironment
        case .unit, .spring, .interpolatingSpring: false
        }
    }

    private var keepsState: Bool {
        switch motion {
        case .custom(let custom): custom.course.keepsState
        case .repeated(let run, _, _): run.keepsState
        case .unit, .spring, .interpolatingSpring: false
        }
    }
}

extension Animation.Motion {
    /// The offset `time` seconds after the beginning, without the animation's delay and speed.
    fileprivate func offset<V: VectorArithmetic>(
        on value: V, at time: Double, context: inout AnimationContext<V>
    ) -> V? {
        switch self {
        case .unit(let curve, let duration):
            return time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
        case .spring(let spring, _):
            let start = context.springStart
            let motion = start.motion(of: spring)
            let (target, elapsed) = (value - start.offset, time - start.time)
            if motion.rests(at: elapsed, target: target, initialVelocity: start.velocity) { return nil }
            return start.offset + motion.position(target: target, initialVelocity: start.velocity, time: elapsed)
        case .interpolatingSpring(let spring, let velocity):
            guard time < spring.settlingDuration(within: 0.001, velocity: velocity) else { return nil }
            return value.scaled(by: spring.motion(at: time, velocity: velocity).position)
        case .custom(let custom):
            return custom.offset(on: value, at: time, context: &context)
        case .repeated(let run, let count, let autoreverses):
            guard let (index, time) = Self.run(of: run, count: count, at: time, in: context.ownEnvironment) else {
                return nil
            }
            let offset = run.animate(value: value, time: time, context: &context) ?? value
            return autoreverses && index % 2 == 1 ? value - offset : offset
        }
    }

    /// The velocity per second of the animation's own time.
    fileprivate func velocity<V: VectorArithmetic>(
        on value: V, at time: Double, context: AnimationContext<V>
    ) -> V? {
        switch self {
        case .unit(let curve, let duration):
            guard time < duration else { return nil }
            // A curve may be vertical, where its slope is infinite.
            return value.scaled(by: min(max(curve.velocity(at: time / duration), -1e4), 1e4) / duration)
        case .spring(let spring, _):
            let start = context.springStart
            return start.motion(of: spring).speed(
                target: value - start.offset, initialVelocity: start.velocity, time: time - start.time)
        case .interpolatingSpring(let spring, let velocity):
            return value.scaled(by: spring.motion(at: time, velocity: velocity).velocity)
        case .custom(let custom):
            return custom.base.velocity(value: value, time: time, context: context)
        case .repeated(let run, let count, let autoreverses):
            guard let (index, time) = Self.run(of: run, count: count, at: time, in: context.ownEnvironment) else {
                return nil
            }
            let velocity = run.velocity(value: value, time: time, context: context)
            return autoreverses && index % 2 == 1 ? velocity?.scaled(by: -1) : velocity
        }
    }

    /// The duration in seconds, without the animation's delay and speed.
    fileprivate func duration<V: VectorArithmetic>(on value: V, in environment: EnvironmentValues? = nil) -> Double {
        switch self {
        case .unit(_, let duration): return duration
        case .spring(let spring, _): return spring.restingTime(target: value, initialVelocity: .zero)
        case .interpolatingSpring(let spring, let velocity):
            return spring.settlingDuration(within: 0.001, velocity: velocity)
        case .custom(let custom): return custom.course(in: environment).duration
        case .repeated(let run, let count, _):
            let duration = run.runDuration(in: environment)
            return duration == 0 ? 0 : duration * (count.map(Double.init) ?? .infinity)
        }
    }

    /// The run at a time, and the time since its beginning; nil after the last one.
    private static func run(
        of run: Animation, count: Int?, at time: Double, in environment: EnvironmentValues
    ) -> (index: Int, time: Double)? {
        let duration = run.runDuration(in: environment)
        guard duration > 0 else { return nil }
        guard duration.isFinite else { return (0, time) }
        let index = (time / duration).rounded(.down)
        guard index < (count.map(Double.init) ?? .infinity), index < 1e15 else { return nil }
        return (Int(index), time - index * duration)
    }
}

/// The state in which a spring continues the motion of an earlier animation.
struct SpringStart<Value: VectorArithmetic>: AnimationStateKey {
    /// In seconds of the spring's own time, like the velocity.
    var time = 0.0
    var offset = Value.zero
    var velocity = Value.zero
    var blend: SpringBlend?

    static var defaultValue: SpringStart { SpringStart() }

    /// The motion of the spring itself, or of the one that it blends from.
    func motion(of spring: Spring) -> any DampedMotion { blend ?? spring }
}

extension AnimationContext {
    var springStart: SpringStart<Value> {
        get { state[SpringStart<Value>.self] }
        set { state[SpringStart<Value>.self] = newValue }
    }

    /// A context for a spring that starts with a velocity, per second of its own time.
    fileprivate init(springVelocity: Value, blend: SpringBlend?) {
        self.init()
        if springVelocity != .zero || blend != nil {
            springStart = SpringStart(velocity: springVelocity, blend: blend)
        }
    }
}

/// Any animation as a custom one.
private struct BuiltInAnimation: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animation.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
