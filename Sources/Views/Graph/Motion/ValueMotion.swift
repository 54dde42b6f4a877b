import EspalierDisplayTree
import EspalierLayoutEngine

/// The motion of a node's animatable data towards the latest value.
///
/// Springs continue with the value and the velocity of a running motion. A custom animation that merges with the running one
/// continues its time and its state. Other animations are added: each moves from one value to the next, independently of the others.
@MainActor
final class ValueMotion {
    /// An animation in progress.
    fileprivate struct Course {
        let animation: Animation
        /// In seconds of the page's clock.
        let start: Double
        /// From the value at the start to the target, ignoring other animations.
        var distance: AnimatableVector
        var velocity = AnimatableVector.zero
        /// The environment, for animations that read it.
        var environment: EnvironmentValues?
        /// The state of the animation with which this one has merged, and the seconds after the start until then.
        var merged: (state: AnimationState<AnimatableVector>, time: Double)?
    }

    let node: any AnimatedNode
    private(set) var target: AnimatableVector
    private var courses: ContiguousArray<Course> = []
    /// The data that the node shows instead of its own, while the motion is sampled.
    private(set) var shown: AnimatableVector?
    /// Whether the motion started in the current step.
    private(set) var isPending = false

    init(of node: any AnimatedNode, at target: AnimatableVector) {
        self.node = node
        self.target = target
    }

    /// Sets a new target at a time. The node shows the start until the motion is sampled.
    func turn(to newTarget: AnimatableVector, with animation: Animation, at time: Double) {
        if isPending {
            // A second change in one step replaces the target.
            courses[courses.count - 1].distance = courses[courses.count - 1].distance + newTarget - target
            target = newTarget
            return
        }
        courses.removeAll { $0.value(at: time) == nil }
        if animation.mergesVelocity, !courses.isEmpty {
            let (start, velocity) = (data(at: time), velocity(at: time))
            courses = [Course(animation: animation, start: time, distance: newTarget - start, velocity: velocity)]
        } else if let last = courses.last, let merged = last.merged(with: animation, by: newTarget - target, at: time) {
            courses[courses.count - 1] = merged
        } else {
            var course = Course(animation: animation, start: time, distance: newTarget - target)
            if animation.readsEnvironment { course.environment = node.environment }
            courses.append(course)
        }
        target = newTarget
        isPending = true
        shown = data(at: time)
    }

    /// Whether the motion is a single animation from rest, so that its data depends only on the animation's progress.
    private var isSimple: Bool {
        courses.count == 1 && courses[0].velocity.magnitudeSquared == 0 && courses[0].environment == nil
            && courses[0].merged == nil
    }

    /// The animation that started last.
    var animation: Animation? { courses.last?.animation }

    /// The seconds until the motion ends, from `time`; infinite for an endless one.
    func remainingTime(at time: Double) -> Double {
        courses.reduce(0) {
            max($0, $1.start - time + $1.duration)
        }
    }

    /// The data at a time.
    func data(at time: Double) -> AnimatableVector {
        courses.reduce(target) { $0 + ($1.value(at: time).map { [course = $1] in $0 - course.distance } ?? .zero) }
    }

    private func velocity(at time: Double) -> AnimatableVector {
        courses.reduce(.zero) { $0 + $1.velocity(at: time) }
    }

    // MARK: Sampling

    /// Shows the data of a simple motion at a progress.
    func show(progress: Double) {
        var rest = courses[courses.count - 1].distance
        rest.scale(by: progress - 1)
        shown = target + rest
        node.animatedDataDidChange()
    }

    /// Shows the data at a time.
    func show(time: Double) {
        shown = data(at: time)
        node.animatedDataDidChange()
    }

    /// Shows the target.
    func finishSampling() {
        isPending = false
        shown = nil
        node.animatedDataDidChange()
    }
}

extension ValueMotion: SampledMotion {
    func axis(at time: Double) -> DisplaySamples.Axis { isSimple ? .progress : .time(remainingTime(at: time)) }
    func sampleCount(for duration: Double) -> Int { node.sampleCount(for: duration) }
}

extension ValueMotion.Course {
    /// The covered distance at a time; nil after the animation has ended.
    @MainActor
    fileprivate func value(at time: Double) -> AnimatableVector? {
        guard environment != nil || merged != nil else {
            return animation.value(distance, at: time - start, velocity: velocity)
        }
        var context = contextAtStart
        return animation.value(distance, at: time - start, context: &context, from: merged?.time ?? 0)
    }

    private var contextAtStart: AnimationContext<AnimatableVector> {
        AnimationContext(state: merged?.state ?? AnimationState(), environment: environment ?? EnvironmentValues())
    }

    @MainActor
    fileprivate func velocity(at time: Double) -> AnimatableVector {
        guard environment != nil || merged != nil else {
            return animation.velocity(distance, at: time - start, velocity: velocity)
        }
        let step = 1e-3
        guard let now = value(at: time) else { return .zero }
        guard let before = value(at: max(time - step, start)), time > start else { return .zero }
        return (now - before).scaled(by: 1 / min(step, time - start))
    }

    /// The seconds from the start to the end.
    @MainActor
    fileprivate var duration: Double {
        guard environment != nil || merged != nil else {
            return animation.duration(for: distance.magnitudeSquared.squareRoot())
        }
        var context = contextAtStart
        let first = Int((merged?.time ?? 0) / CustomCourse.frame)
        let limit = Int(CustomCourse.limit / CustomCourse.frame)
        let end = (first..<max(limit, first)).first { frame in
            animation.animate(value: distance, time: Double(frame) * CustomCourse.frame, context: &context) == nil
        }
        return Double(end ?? limit) * CustomCourse.frame
    }

    /// The motion that continues this one with a custom animation; nil if the animation does not merge.
    @MainActor
    fileprivate func merged(with next: Animation, by change: AnimatableVector, at time: Double) -> Self? {
        guard next.containsCustom else { return nil }
        var context = contextAtStart
        _ = animation.value(distance, at: time - start, context: &context, from: merged?.time ?? 0)
        guard next.shouldMerge(previous: animation, value: distance, time: time - start, context: &context) else {
            return nil
        }
        return Self(
            animation: next, start: start, distance: distance + change, environment: environment,
            merged: (context.state, time - start))
    }
}

/// A node whose value has data that an animation can change.
///
/// It notifies its page's `MotionTable` when the data changes, and gets the data to show from it.
@MainActor
protocol AnimatedNode: ViewNode {
    /// Called when the data to show has changed.
    func animatedDataDidChange()
    /// The number of samples that a motion of this node needs.
    func sampleCount(for duration: Double) -> Int
}
