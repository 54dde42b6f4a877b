import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

private struct Halves: CustomAnimation {
    var duration = 1.0

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > duration { return nil }
        if time >= duration / 2 { context.isLogicallyComplete = true }
        return value.scaled(by: time / duration)
    }
}

private struct Squares: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > 0.7 ? nil : value.scaled(by: time * time)
    }
}

/// Counts its frames.
private struct Counting: CustomAnimation {
    struct Count<Value>: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let count = context.state[Count<V>.self]
        context.state[Count<V>.self] = count + 1
        return count < 60 ? value.scaled(by: Double(count) / 60) : nil
    }
}

private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: sin(time))
    }
}

private struct Broken: CustomAnimation {
    let factor: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: time < 0.5 ? time : factor)
    }
}

private struct Wrapped: CustomAnimation {
    let inner: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        inner.animate(value: value, time: time, context: &context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        inner.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

@Suite struct `A custom animation` {
    private func isClose(_ value: Double?, _ expected: Double) -> Bool {
        value.map { abs($0 - expected) < 1e-6 } ?? false
    }

    @Test func `is sampled at its own times, not between frames`() {
        let display = Animation(Squares()).display
        guard case .sampled(let samples) = display.curve else {
            Issue.record("no samples")
            return
        }
        let times = DisplayAnimation.sampleTimes(over: display.duration)
        #expect(samples.count == times.count && times.count > 4)
        for (sample, time) in zip(samples, times).dropLast() { #expect(abs(sample - time * time) < 1e-9) }
    }

    @Test func `is evaluated at the requested time`() {
        let animation = Animation(Halves())
        #expect(isClose(animation.value(10.0, at: 0.25), 2.5))
        #expect(animation.value(10.0, at: 1.1) == nil)
        #expect(isClose(animation.duration(for: 1), 1))
        #expect(isClose(animation.velocity(10.0, at: 0.25), 10))
        #expect(abs(animation.logicalDuration(for: 1) - 0.5) < 1e-9)
    }

    @Test func `is delayed, hurried and repeated like any other`() {
        let animation = Animation(Halves()).delay(1).speed(2)
        #expect(animation.value(1.0, at: 0.25) == 0)
        #expect(isClose(animation.value(1.0, at: 0.75), 0.5))
        #expect(isClose(animation.duration(for: 1), 1))
        let pendulum = Animation(Halves()).repeatCount(2)
        #expect(isClose(pendulum.value(1.0, at: 1.25), 0.75))
        #expect(isClose(pendulum.duration(for: 1), 2))
        #expect(Animation(Halves()).repeatForever().display.repeatCount == .infinity)
    }

    @Test func `is a curve of samples in the display tree`() {
        let display = Animation(Halves(duration: 2)).speed(2).display
        #expect(abs(display.duration - 2) < 1e-6)
        #expect(display.speed == 2)
        guard case .sampled(let samples) = display.curve else { return #expect(Bool(false)) }
        #expect(samples.first == 0)
        #expect(samples.count == 121)
        #expect(isClose(samples[60], 0.5))
    }

    @Test func `keeps its state from frame to frame`() {
        let animation = Animation(Counting())
        #expect(isClose(animation.duration(for: 1), 1))
        #expect(isClose(animation.value(60.0, at: 0.5), 30))
        #expect(isClose(animation.value(60.0, at: 0.25), 15))
        #expect(animation.value(60.0, at: 1.1) == nil)
        guard case .sampled(let samples) = animation.display.curve else { return #expect(Bool(false)) }
        #expect(isClose(samples[30], 0.5))
    }

    @Test func `that does not end is stopped after a minute`() {
        #expect(Animation(Endless()).duration(for: 1) == 60)
        #expect(Animation(Endless()).value(1.0, at: 61) == nil)
        #expect(Animation(Endless()).display.duration == 60)
        #expect(
            Warning.wrote(
                "Endless.animate(value:time:context:): the animation does not end, and is stopped after 60 seconds"))
    }

    @Test(arguments: [Double.nan, .infinity])
    func `ends at the first value that is not finite`(_ factor: Double) {
        let animation = Animation(Broken(factor: factor))
        #expect(abs(animation.duration(for: 1) - 0.5) < 1e-6)
        #expect(animation.value(1.0, at: 0.6) == nil)
        guard case .sampled(let samples) = animation.display.curve else { return #expect(Bool(false)) }
        #expect(samples.allSatisfy { $0.isFinite })
        #expect(
            Warning.wrote("Broken.animate(value:time:context:): a value that is not finite ends the animation"))
    }

    @Test func `is equal to another one of the same type and values`() {
        #expect(Animation(Halves(duration: 1)) == Animation(Halves(duration: 1)))
        #expect(Animation(Halves(duration: 1)) != Animation(Halves(duration: 2)))
        #expect(Animation(Halves()) != Animation(Endless()))
        #expect(Set([Animation(Halves()), Animation(Halves())]).count == 1)
    }

    @Test func `is the base of its animation`() {
        #expect(Animation(Halves()).base is Halves)
        for animation in [Animation.easeIn.delay(1), Animation(Halves()).delay(1), .default] {
            let again = Animation(animation.base)
            #expect(again == animation)
        }
    }

    @Test func `may use other animations`() {
        let animation = Animation(Wrapped(inner: .linear(duration: 2)))
        #expect(isClose(animation.value(1.0, at: 0.5), 0.25))
        #expect(isClose(animation.duration(for: 1), 2))
        var context = AnimationContext<Double>()
        #expect(
            !animation.shouldMerge(previous: .linear, value: 1.0, time: 0.1, context: &context))
        #expect(
            Animation(Wrapped(inner: .default)).shouldMerge(
                previous: .linear, value: 1.0, time: 0.1, context: &context))
        #expect(Halves().velocity(value: 1.0, time: 0, context: context) == nil)
    }

    @Test func `has state by keys, which another context can take over`() {
        var context = AnimationContext<Double>(environment: EnvironmentValues(), isLogicallyComplete: true)
        #expect(context.state[Counting.Count<Double>.self] == 0)
        context.state[Counting.Count<Double>.self] = 3
        var state = AnimationState<CGFloat>()
        state[Counting.Count<CGFloat>.self] = 4
        let other = context.withState(state)
        #expect(other.state[Counting.Count<CGFloat>.self] == 4)
        #expect(other.isLogicallyComplete)
        #expect(context.state[Counting.Count<Double>.self] == 3)
    }
}
