import EspalierDisplayTree
import Foundation
import Synchronization

/// The course of a custom animation over a unit distance, evaluated once for each animation.
struct CustomCourse: Sendable {
    /// The time in seconds between two evaluations of an animation that keeps state.
    static let frame = 1.0 / 60
    /// The time in seconds after which an animation is stopped.
    static let limit = 60.0

    private(set) var duration = 0.0
    private(set) var logicalEnd = 0.0
    /// Whether the animation stores values between its evaluations.
    private(set) var keepsState = false
    /// Whether the animation depends on its view's environment.
    private(set) var readsEnvironment = false
    private(set) var display = DisplayAnimation(curve: .sampled([0, 1]), duration: 0)

    private init(of custom: CustomAnimationBox, in environment: EnvironmentValues = EnvironmentValues()) {
        let reads = EnvironmentReads()
        var context = AnimationContext<Double>(environment: environment, reads: reads)
        var logicalEnd: Double?
        var offsets: [Double] = []
        var end: Double?
        for frame in 0...Int(Self.limit / Self.frame) {
            let time = Double(frame) * Self.frame
            let offset = custom.offset(on: 1, at: time, context: &context)
            if context.isLogicallyComplete, logicalEnd == nil { logicalEnd = time }
            guard let offset else {
                end = time
                break
            }
            offsets.append(offset)
        }
        keepsState = !context.state.isEmpty
        readsEnvironment = reads.hasRead
        if let end {
            duration = keepsState ? end : Self.refinedEnd(of: custom, at: end, in: environment)
        } else {
            duration = Self.limit
            custom.warn("the animation does not end, and is stopped after 60 seconds")
        }
        self.logicalEnd = min(logicalEnd ?? duration, duration)
        display = DisplayAnimation(
            curve: .sampled(samples(of: custom, frames: offsets, in: environment)), duration: duration)
    }

    /// The end of an animation between the frame at `end` and the previous frame.
    private static func refinedEnd(
        of custom: CustomAnimationBox, at end: Double, in environment: EnvironmentValues
    ) -> Double {
        var (low, high) = (max(end - frame, 0), end)
        for _ in 0..<40 where high > low {
            let middle = (low + high) / 2
            var context = AnimationContext<Double>(environment: environment)
            if custom.offset(on: 1, at: middle, context: &context) == nil { high = middle } else { low = middle }
        }
        return (high * 1e9).rounded() / 1e9
    }

    /// Samples in equal steps of time.
    ///
    /// - Parameter frames: The value in each frame.
    private func samples(
        of custom: CustomAnimationBox, frames: [Double], in environment: EnvironmentValues
    ) -> [Double] {
        guard duration > 0, let last = frames.last else { return [0, 1] }
        return DisplayAnimation.sampleTimes(over: duration).map { time in
            if !keepsState {
                var context = AnimationContext<Double>(environment: environment)
                return custom.offset(on: 1, at: time, context: &context) ?? 1
            }
            let position = time / Self.frame
            let index = Int(position)
            guard index + 1 < frames.count else { return time < duration ? last : 1 }
            return frames[index] + (frames[index + 1] - frames[index]) * (position - Double(index))
        }
    }

    private static let capacity = 256
    private static let cache = Mutex<[CustomAnimationBox: CustomCourse]>([:])

    /// The course of `custom` with default values of the environment, which is evaluated the first time.
    static func of(_ custom: CustomAnimationBox) -> CustomCourse {
        if let known = cache.withLock({ $0[custom] }) { return known }
        let course = CustomCourse(of: custom)
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll() }
            cache[custom] = course
        }
        return course
    }

    /// The course of `custom` with the environment of a view.
    static func of(_ custom: CustomAnimationBox, in environment: EnvironmentValues?) -> CustomCourse {
        let course = CustomCourse.of(custom)
        guard course.readsEnvironment, let environment else { return course }
        return CustomCourse(of: custom, in: environment)
    }
}

extension CustomAnimationBox {
    var course: CustomCourse { .of(self) }

    func course(in environment: EnvironmentValues?) -> CustomCourse { .of(self, in: environment) }
}
