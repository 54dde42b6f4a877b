import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `The value of an animation` {
    private func isClose(_ value: Double?, _ expected: Double, within tolerance: Double = 1e-6) -> Bool {
        value.map { abs($0 - expected) < tolerance } ?? false
    }

    @Test func `goes from zero to the target, and is nil once it has ended`() {
        let animation = Animation.linear(duration: 2)
        #expect(animation.value(10.0, at: 0) == 0)
        #expect(isClose(animation.value(10.0, at: 0.5), 2.5))
        #expect(animation.value(10.0, at: 2) == nil)
        #expect(isClose(animation.velocity(10.0, at: 0.5), 5))
        #expect(animation.velocity(10.0, at: 3) == 0)
        #expect(animation.duration(for: 10) == 2)
    }

    @Test func `waits for the delay, and follows the speed`() {
        let animation = Animation.linear(duration: 1).delay(1).speed(2)
        #expect(animation.value(1.0, at: 0.4) == 0)
        #expect(isClose(animation.value(1.0, at: 0.75), 0.5))
        #expect(isClose(animation.velocity(1.0, at: 0.75), 2))
        #expect(animation.velocity(1.0, at: 0.4) == 0)
        #expect(animation.value(1.0, at: 1) == nil)
        #expect(animation.duration(for: 1) == 1)
        #expect(isClose(Animation.linear(duration: 1).delay(-0.5).value(1.0, at: 0), 0.5))
        #expect(Animation.linear(duration: 0).delay(1).value(1.0, at: 0.5) == 0)
    }

    @Test func `repeats, back and forth or from the start`() {
        let pendulum = Animation.linear(duration: 1).repeatCount(3)
        #expect(isClose(pendulum.value(1.0, at: 0.25), 0.25))
        #expect(isClose(pendulum.value(1.0, at: 1.25), 0.75))
        #expect(isClose(pendulum.value(1.0, at: 2.5), 0.5))
        #expect(isClose(pendulum.velocity(1.0, at: 1.25), -1))
        #expect(pendulum.value(1.0, at: 3) == nil)
        #expect(pendulum.duration(for: 1) == 3)
        let wheel = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
        #expect(wheel.value(1.0, at: 0.5) == 0)
        #expect(isClose(wheel.value(1.0, at: 1.5), 0.5))
        #expect(wheel.value(1.0, at: 2.5) == 0)
        #expect(isClose(wheel.value(1.0, at: 1_003.5), 0.5))
        #expect(wheel.duration(for: 1) == .infinity)
        #expect(wheel.isEndless)
        #expect(!pendulum.isEndless)
    }

    @Test func `of a spring follows its equation`() {
        // With ω = 4π, at 0.25 s: 1 - (1 + π) e^-π, and ω² t e^-π.
        #expect(isClose(Animation.default.value(1.0, at: 0.25), 0.8210249))
        #expect(isClose(Animation.default.velocity(1.0, at: 0.25), 1.7060171, within: 1e-5))
        #expect(isClose(Animation.default.value(300.0, at: 0.25), 246.30748, within: 1e-3))
        // An initial velocity v adds v t e^-π.
        #expect(isClose(Animation.default.value(1.0, at: 0.25, velocity: 5), 0.8750423))
        #expect(Animation.default.value(1.0, at: 0, velocity: 5) == 0)
        #expect(isClose(Animation.default.velocity(1.0, at: 0, velocity: 5), 5))
        #expect(isClose(Animation.default.speed(2).velocity(1.0, at: 0, velocity: 5), 5))
        #expect(isClose(Animation.default.speed(2).value(1.0, at: 0.125), 0.8210249))
    }

    @Test func `of a spring lasts longer for longer distances, as in SwiftUI`() {
        #expect(isClose(Animation.default.duration(for: 1), 0.83, within: 0.005))
        #expect(isClose(Animation.default.duration(for: 300), 1.38, within: 0.005))
        #expect(Animation.default.duration(for: 0) == 0)
        #expect(Animation.default.value(1.0, at: 0.83) != nil)
        #expect(Animation.default.value(1.0, at: 0.84) == nil)
        #expect(Animation.default.value(300.0, at: 1.37) != nil)
        #expect(Animation.default.value(300.0, at: 1.39) == nil)
        #expect(Animation.default.value(AnimatablePair(180.0, 240.0), at: 1.37) != nil)
        #expect(Animation.default.value(AnimatablePair(180.0, 240.0), at: 1.39) == nil)
    }

    @Test func `of a spring that is thrown ends where it comes to rest`() {
        #expect(Animation.default.value(0.0, at: 0, velocity: 100) == 0)
        #expect(isClose(Animation.default.value(0.0, at: 0.25, velocity: 100), 1.0803480, within: 1e-5))
        #expect(Animation.default.value(0.0, at: 2, velocity: 100) == nil)
        #expect(Animation.default.value(0.0, at: 0) == nil)
    }

    @Test func `of an interpolating spring is a fraction of the distance`() {
        let animation = Animation.interpolatingSpring(Spring(), initialVelocity: 2)
        // 1 - (1 + π) e^-π + 2 t e^-π.
        #expect(isClose(animation.value(10.0, at: 0.25), 10 * 0.8426319, within: 1e-5))
        #expect(isClose(animation.velocity(10.0, at: 0), 20))
        #expect(animation.duration(for: 1) == animation.duration(for: 300))
    }

    @Test func `takes over a velocity only for a spring that merges`() {
        #expect(Animation.default.mergesVelocity)
        #expect(Animation.bouncy.delay(1).speed(2).mergesVelocity)
        #expect(!Animation.interpolatingSpring.mergesVelocity)
        #expect(!Animation.easeIn.mergesVelocity)
        #expect(!Animation.spring.repeatCount(2).mergesVelocity)
        #expect(isClose(Animation.linear(duration: 1).value(1.0, at: 0.5, velocity: 9), 0.5))
    }

    @Test func `is logically complete after a spring's response, or a curve's end`() {
        #expect(isClose(Animation.default.logicalDuration(for: 300), 0.5))
        #expect(isClose(Animation.default.delay(1).speed(2).logicalDuration(for: 1), 0.75))
        #expect(Animation.easeIn(duration: 2).logicalDuration(for: 1) == 2)
        #expect(Animation.easeIn(duration: 2).repeatCount(3).logicalDuration(for: 1) == 6)
        #expect(Animation.easeIn.repeatForever().logicalDuration(for: 1) == .infinity)
        #expect(Animation.easeIn(duration: 2).logicallyComplete(after: 0.5).logicalDuration(for: 1) == 0.5)
        #expect(Animation.easeIn(duration: 2).logicallyComplete(after: 0.5).duration(for: 1) == 2)
        #expect(Animation.easeIn(duration: 2).logicallyComplete(after: 5).logicalDuration(for: 1) == 2)
        #expect(
            Animation.easeIn(duration: 2).logicallyComplete(after: 1).delay(1).speed(2).logicalDuration(for: 1) == 1)
    }

    @Test func `is the same with a context, which records the logical completion`() {
        var context = AnimationContext<Double>()
        #expect(isClose(Animation.default.animate(value: 1.0, time: 0.25, context: &context), 0.8210249))
        #expect(!context.isLogicallyComplete)
        #expect(Animation.default.animate(value: 1.0, time: 0.5, context: &context) != nil)
        #expect(context.isLogicallyComplete)
        #expect(Animation.default.animate(value: 1.0, time: 1, context: &context) == nil)
        #expect(isClose(Animation.linear(duration: 2).velocity(value: 4.0, time: 1, context: context), 2))
    }

    @Test func `of a spring that merges begins at the value of the earlier animation`() {
        var context = AnimationContext<Double>()
        let earlier = Animation.linear(duration: 1)
        #expect(Animation.default.shouldMerge(previous: earlier, value: 10, time: 0.5, context: &context))
        #expect(isClose(Animation.default.animate(value: 10, time: 0.5, context: &context), 5))
        #expect(isClose(Animation.default.velocity(value: 10, time: 0.5, context: context), 10))
        // 5 + 5 (1 - (1 + π) e^-π) + 10 t e^-π.
        #expect(isClose(Animation.default.animate(value: 10, time: 0.75, context: &context), 9.2131595, within: 1e-5))
        #expect(!Animation.easeIn.shouldMerge(previous: earlier, value: 10, time: 0.5, context: &context))
    }
}
