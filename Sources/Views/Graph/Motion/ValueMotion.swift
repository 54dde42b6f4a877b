import EspalierDisplayTree
import EspalierLayoutEngine

/// The motion of a node's animatable data toward the latest value.
///
/// Springs continue with the value and the velocity of a running motion. A custom animation that merges with the running one
/// continues its time and its state. Other animations are added: each moves from one value to the next, independently of the others.
@MainActor
final class ValueMotion {
    let node: any AnimatedNode
    private(set) var target: AnimatableVector
    private var courses: ContiguousArray<MotionCourse> = []
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
        if animation.mergesVelocity, let last = courses.last {
            let (start, velocity) = (data(at: time), velocity(at: time))
            var course = MotionCourse(of: animation, over: newTarget - start, at: time, in: node.environment)
            course.velocity = velocity
            course.blend = animation.blend(after: last.animation, last.blend, elapsed: time - last.start)
            courses = [course]
        } else if let last = courses.last,
            let merged = last.merged(with: animation, by: newTarget - target, at: time, in: node.environment)
        {
            courses[courses.count - 1] = merged
        } else {
            courses.append(MotionCourse(of: animation, over: newTarget - target, at: time, in: node.environment))
        }
        target = newTarget
        isPending = true
        shown = data(at: time)
    }

    /// Whether the motion is a single animation from rest, so that its data depends only on the animation's progress.
    private var isSimple: Bool { courses.count == 1 && courses[0].isSimple }

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
