import EspalierDisplayTree
import EspalierLayoutEngine

/// The motion of positions and effects that started in one step. All elements with the same animations share it.
@MainActor
final class ElementMotion {
    let animation: Animation
    /// In seconds of the page's clock.
    let start: Double
    /// The animation in the display tree.
    let display: DisplayAnimation
    /// The motions of all changes that the animation continues, as shares of the changes.
    private let course: MotionCourse
    /// The number of changes; 0 if no animation can continue the motion.
    private let changes: Int

    /// The largest number of changes that are continued as one motion. Later ones are added to it.
    private static let limit = 16

    private init(
        _ animation: Animation, _ start: Double, _ display: DisplayAnimation, _ course: MotionCourse, changes: Int
    ) {
        self.animation = animation
        self.start = start
        self.display = display
        self.course = course
        self.changes = changes
    }

    /// The motion of elements that have been at rest.
    convenience init(
        of animation: Animation, as display: DisplayAnimation, at time: Double, in environment: EnvironmentValues
    ) {
        let course = MotionCourse(of: animation, over: Self.change(0), at: time, in: environment)
        self.init(animation, time, display, course, changes: 1)
    }

    /// The motion after a change of elements that this motion moves.
    func next(
        _ animation: Animation, as display: DisplayAnimation, at time: Double, in environment: EnvironmentValues
    ) -> ElementMotion {
        guard changes > 0, changes < Self.limit,
            let merged = course.merged(with: animation, by: Self.change(changes), at: time, in: environment)
        else {
            // The page adds the two motions, or continues with the velocity.
            let course = MotionCourse(of: animation, over: Self.change(0), at: time, in: environment)
            return ElementMotion(animation, time, display, course, changes: 0)
        }
        var display = display
        display.merged = Self.shares(of: merged, changes + 1, at: time, since: start)
        return ElementMotion(animation, time, display, merged, changes: changes + 1)
    }

    private static func change(_ index: Int) -> AnimatableVector {
        var vector = AnimatableVector()
        vector.append(ChangeShares.whole(index))
        return vector
    }

    private static func shares(
        of course: MotionCourse, _ changes: Int, at time: Double, since last: Double
    ) -> DisplayMergedChanges {
        let duration = max(course.start + course.duration - time, 0)
        let times = DisplayAnimation.sampleTimes(over: duration)
        var curves = Array(repeating: Array(repeating: 1.0, count: times.count), count: changes)
        for index in times.indices.dropLast() {
            guard let shares = course.value(at: time + times[index])?.part(0, as: ChangeShares.self) else { break }
            for change in 0..<changes { curves[change][index] = shares[change] }
        }
        return DisplayMergedChanges(elapsed: time - last, duration: duration, curves: curves)
    }
}
