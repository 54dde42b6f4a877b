import EspalierLayoutEngine

/// An animation in progress, over a distance.
@MainActor
struct MotionCourse {
    let animation: Animation
    /// In seconds of the page's clock.
    let start: Double
    /// From the value at the start to the target, ignoring other animations.
    var distance: AnimatableVector
    var velocity = AnimatableVector.zero
    /// The blend of a spring that takes over from another one.
    var blend: SpringBlend?
    /// The environment of the view, for animations that read it.
    private var environment: EnvironmentValues?
    /// The state of the animation with which this one has merged, and the seconds after the start until then.
    private var merged: (state: AnimationState<AnimatableVector>, time: Double)?

    init(
        of animation: Animation, over distance: AnimatableVector, at start: Double, in environment: EnvironmentValues
    ) {
        self.animation = animation
        self.start = start
        self.distance = distance
        if animation.readsEnvironment { self.environment = environment }
    }

    /// Whether the motion starts from rest and depends only on the animation.
    var isSimple: Bool {
        velocity.magnitudeSquared == 0 && blend == nil && environment == nil && merged == nil
    }

    /// Whether the motion is evaluated with a context of its own.
    private var hasContext: Bool { environment != nil || merged != nil }

    private func contextAtStart(in environment: EnvironmentValues?) -> AnimationContext<AnimatableVector> {
        var context = AnimationContext(
            state: merged?.state ?? AnimationState<AnimatableVector>(), environment: environment ?? EnvironmentValues())
        if velocity.magnitudeSquared > 0 || blend != nil {
            context.springStart = SpringStart(velocity: velocity.scaled(by: 1 / animation.speed), blend: blend)
        }
        return context
    }

    /// The covered distance at a time; nil after the animation has ended.
    func value(at time: Double) -> AnimatableVector? {
        guard hasContext else {
            return animation.value(distance, at: time - start, velocity: velocity, blend: blend)
        }
        var context = contextAtStart(in: environment)
        return animation.value(distance, at: time - start, context: &context, from: merged?.time ?? 0)
    }

    /// The velocity per second at a time.
    func velocity(at time: Double) -> AnimatableVector {
        guard hasContext else {
            return animation.velocity(distance, at: time - start, velocity: velocity, blend: blend)
        }
        let step = 1e-3
        guard let now = value(at: time) else { return .zero }
        guard let before = value(at: max(time - step, start)), time > start else { return .zero }
        return (now - before).scaled(by: 1 / min(step, time - start))
    }

    /// The seconds from the start to the end.
    var duration: Double {
        if let blend { return animation.duration(for: distance, velocity: velocity, blend: blend) }
        guard hasContext else { return animation.duration(for: distance.magnitudeSquared.squareRoot()) }
        var context = contextAtStart(in: environment)
        let first = Int((merged?.time ?? 0) / CustomCourse.frame)
        let limit = Int(CustomCourse.limit / CustomCourse.frame)
        let end = (first..<max(limit, first)).first { frame in
            animation.animate(value: distance, time: Double(frame) * CustomCourse.frame, context: &context) == nil
        }
        return Double(end ?? limit) * CustomCourse.frame
    }

    /// The motion that continues this one with a custom animation; nil if the animation does not merge.
    func merged(
        with next: Animation, by change: AnimatableVector, at time: Double, in environment: EnvironmentValues
    ) -> MotionCourse? {
        guard next.containsCustom else { return nil }
        var context = contextAtStart(in: environment)
        _ = animation.value(distance, at: time - start, context: &context, from: merged?.time ?? 0)
        guard next.shouldMerge(previous: animation, value: distance, time: time - start, context: &context) else {
            return nil
        }
        var course = MotionCourse(of: next, over: distance + change, at: start, in: environment)
        course.merged = (context.state, time - start)
        return course
    }
}
