package import EspalierDisplayTree
import Foundation
import Synchronization

extension Animation {
    /// The animation in the display tree, for a unit distance.
    package var display: DisplayAnimation { display(in: nil) }

    /// The animation in the display tree, for a unit distance.
    ///
    /// - Parameter environment: That of the view, for custom animations that read it.
    func display(in environment: EnvironmentValues?) -> DisplayAnimation {
        var animation = motionDisplay(in: environment)
        animation.speed *= speed
        animation.delay = delay + animation.delay / speed
        return animation
    }

    private func motionDisplay(in environment: EnvironmentValues?) -> DisplayAnimation {
        switch motion {
        case .unit(let curve, let duration):
            DisplayAnimation(curve: curve.display, duration: duration)
        case .spring(let spring, let blendDuration):
            spring.display(initialVelocity: 0, blendDuration: blendDuration)
        case .interpolatingSpring(let spring, let velocity):
            spring.display(initialVelocity: velocity, isAdditive: true)
        case .custom(let custom):
            custom.course(in: environment).display
        case .repeated(let run, let count, let autoreverses):
            run.display(count: count, autoreverses: autoreverses, in: environment)
        }
    }

    /// Runs of the animation in the display tree.
    ///
    /// CSS repeats a curve without its delay, and reverses it in time. Other runs become a curve of samples.
    private func display(count: Int?, autoreverses: Bool, in environment: EnvironmentValues?) -> DisplayAnimation {
        var run = display(in: environment)
        if !run.repeatCount.isFinite || run.totalDuration <= 0 { return run }
        let count = count.map(Double.init) ?? .infinity
        if run.delay == 0, run.repeatCount == 1, !autoreverses || run.curve.isSymmetric {
            run.repeatCount = count
            run.autoreverses = autoreverses
            return run
        }
        return SampledRuns.display(of: self, count: count, autoreverses: autoreverses, in: environment)
    }

    /// The length of one run in seconds, if the animation is repeated.
    func runDuration(in environment: EnvironmentValues? = nil) -> Double {
        max(display(in: environment).totalDuration, 0)
    }
}

extension UnitCurve {
    fileprivate var display: DisplayAnimation.Curve {
        switch function {
        case .bezier(let x1, let y1, let x2, let y2): .bezier(x1, y1, x2, y2)
        // The usual Bézier curves for quarters of a circle, with an error below 1 %.
        case .circularEaseIn: .bezier(0.55, 0, 1, 0.45)
        case .circularEaseOut: .bezier(0, 0.55, 0.45, 1)
        case .circularEaseInOut: .bezier(0.85, 0, 0.15, 1)
        }
    }
}

extension Spring {
    /// The spring over a unit distance, until its rest cannot be seen.
    fileprivate func display(
        initialVelocity: Double, isAdditive: Bool = false, blendDuration: Double = 0
    ) -> DisplayAnimation {
        var animation = DisplayAnimation(
            curve: .spring(stiffness: stiffness / mass, damping: damping / mass, initialVelocity: initialVelocity),
            duration: settlingDuration(within: 0.001, velocity: initialVelocity))
        animation.isAdditive = isAdditive
        animation.blendDuration = blendDuration
        return animation
    }
}

extension DisplayAnimation.Curve {
    /// Whether the curve is the same backwards in time and place.
    fileprivate var isSymmetric: Bool {
        guard case .bezier(let x1, let y1, let x2, let y2) = self else { return false }
        return abs(x1 + x2 - 1) < 1e-9 && abs(y1 + y2 - 1) < 1e-9
    }
}

/// Repeated animations that CSS cannot express, sampled once for each: an app has few.
private enum SampledRuns {
    private struct Key: Hashable {
        var run: Animation
        var autoreverses: Bool
    }

    private static let capacity = 256
    private static let cache = Mutex<[Key: DisplayAnimation]>([:])

    static func display(
        of run: Animation, count: Double, autoreverses: Bool, in environment: EnvironmentValues?
    ) -> DisplayAnimation {
        let key = Key(run: run, autoreverses: autoreverses)
        var display =
            if let environment, run.readsEnvironment {
                sampled(key, in: environment)
            } else {
                known(key)
            }
        display.repeatCount = autoreverses ? count / 2 : count
        return display
    }

    private static func known(_ key: Key) -> DisplayAnimation {
        if let known = cache.withLock({ $0[key] }) { return known }
        let display = sampled(key, in: EnvironmentValues())
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll() }
            cache[key] = display
        }
        return display
    }

    /// One run, or one back and forth.
    private static func sampled(_ key: Key, in environment: EnvironmentValues) -> DisplayAnimation {
        let runs = key.autoreverses ? 2 : 1
        let duration = key.run.runDuration(in: environment) * Double(runs)
        let animation = Animation(.repeated(key.run, count: runs, autoreverses: key.autoreverses))
        var samples = DisplayAnimation.sampleTimes(over: duration).map { time in
            var context = AnimationContext<Double>(environment: environment)
            return animation.value(1.0, at: time, context: &context) ?? 1
        }
        samples[samples.count - 1] = key.autoreverses ? 0 : 1
        return DisplayAnimation(curve: .sampled(samples), duration: duration)
    }
}

extension DisplayAnimation {
    /// The times of samples of a curve: 60 a second, from 12 to 240 steps.
    static func sampleTimes(over duration: Double) -> [Double] {
        let steps = duration < 4 ? max(Int((duration * 60).rounded(.up)), 12) : 240
        return (0...steps).map { duration * Double($0) / Double(steps) }
    }
}
