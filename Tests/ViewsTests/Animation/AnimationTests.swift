import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

struct AnimationTests {
    @Test func `curves take 0.35 seconds by default`() {
        #expect(Animation.easeInOut.display == DisplayAnimation(curve: .bezier(0.42, 0, 0.58, 1), duration: 0.35))
        #expect(Animation.linear(duration: 2).display == DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 2))
        #expect(Animation.easeIn.display.curve == .bezier(0.42, 0, 1, 1))
        #expect(Animation.easeOut.display.curve == .bezier(0, 0, 0.58, 1))
        #expect(Animation.timingCurve(0.1, 0.2, 0.3, 4).display.curve == .bezier(0.1, 0.2, 0.3, 4))
        #expect(Animation.linear(duration: -1).display.duration == 0)
        #expect(Animation.linear == Animation.linear(duration: 0.35))
    }

    @Test func `modifiers add up`() {
        let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: false).delay(0.5).speed(2).display
        #expect(animation.delay == 0.25)
        #expect(animation.speed == 2)
        #expect(animation.repeatCount == 3)
        #expect(!animation.autoreverses)
        #expect(Animation.linear.speed(2).delay(0.5).display.delay == 0.5)
        let endless = Animation.easeInOut.repeatForever().display
        #expect(endless.repeatCount == .infinity)
        #expect(endless.autoreverses)
    }

    @Test func `the default is a spring of 0.5 seconds without bounce`() {
        let spring = Spring(response: 0.5, dampingRatio: 1)
        #expect(
            Animation.default.display.curve
                == .spring(stiffness: spring.stiffness, damping: spring.damping, initialVelocity: 0))
        #expect(abs(spring.stiffness - 157.9137) < 0.001)
        #expect(abs(spring.damping - 25.1327) < 0.001)
        #expect(Animation.default == .spring)
    }

    @Test func `a spring moves by its target and its first velocity together`() {
        // Critically damped, of frequency 2: 3 (1 - 1.5 / √e) + 5 · 0.25 / √e, and its derivative.
        let spring = Spring(mass: 1, stiffness: 4, damping: 4)
        #expect(abs(spring.value(target: 3.0, initialVelocity: 5.0, time: 0.25) - 1.028776) < 0.0001)
        #expect(abs(spring.velocity(target: 3.0, initialVelocity: 5.0, time: 0.25) - 3.335919) < 0.0001)
        #expect(abs(spring.value(target: 3.0, time: 0.25) - 0.270612) < 0.0001)
        #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-9)
        #expect(abs(Spring.bouncy(extraBounce: 0.1).bounce - 0.4) < 1e-9)
    }

    @Test func `a spring's parameters are consistent`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.response - 0.5) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
        #expect(abs(spring.bounce - 0.3) < 1e-9)
        #expect(Spring(mass: 1, stiffness: 100, damping: 10).dampingRatio == 0.5)
        #expect(Spring(mass: 1, stiffness: 100, damping: 99).dampingRatio == 1)
        #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.5).settlingDuration - 2) < 1e-6)
    }

    @Test(arguments: [0.2, 0.5, 1, 1.5, 3])
    func `a spring stays near its rest once it has settled`(_ dampingRatio: Double) {
        let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
        let end = spring.settlingDuration
        for step in 0..<100 {
            #expect(abs(spring.motion(at: end + Double(step) * 0.01, velocity: 0).position - 1) <= 0.0011)
        }
        #expect(abs(spring.motion(at: 0, velocity: 3).position) < 1e-12)
        #expect(abs(spring.motion(at: 0, velocity: 3).velocity - 3) < 1e-9)
    }

    @Test(arguments: [0.3, 1, 2.5])
    func `a spring's velocity is the slope of its value`(_ dampingRatio: Double) {
        let spring = Spring(response: 0.7, dampingRatio: dampingRatio)
        for time in [0.05, 0.2, 0.6] {
            let slope =
                (spring.motion(at: time + 1e-6, velocity: 2).position
                    - spring.motion(at: time - 1e-6, velocity: 2).position) / 2e-6
            #expect(abs(spring.motion(at: time, velocity: 2).velocity - slope) < 1e-4)
        }
    }

    @Test func `constructors have Apple's constants`() {
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.snappy(duration: 0.2, extraBounce: 0.1) == .spring(Spring(duration: 0.2, bounce: 0.25)))
        #expect(
            Animation.spring(response: 0.5, blendDuration: 0) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
        #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
        #expect(Animation.interpolatingSpring != .spring)
        #expect(Animation.interpolatingSpring(stiffness: 100, damping: 10).duration(for: 1) > 1)
    }

    @Test func `a delay before a repetition belongs to each run`() {
        let animation = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false).display
        #expect(animation.duration == 2)
        #expect(animation.delay == 0)
        #expect(animation.repeatCount == .infinity)
        guard case .sampled(let samples) = animation.curve else { return #expect(Bool(false)) }
        #expect(samples.count == 121)
        #expect(samples[60] == 0)
        #expect(abs(samples[90] - 0.5) < 1e-9)
        #expect(samples[120] == 1)
    }

    @Test func `an asymmetric curve runs back with the same timing`() {
        let animation = Animation.easeIn(duration: 1).repeatCount(3).display
        #expect(animation.duration == 2)
        #expect(animation.repeatCount == 1.5)
        #expect(!animation.autoreverses)
        guard case .sampled(let samples) = animation.curve else { return #expect(Bool(false)) }
        #expect(samples[0] == 0)
        #expect(samples[60] == 1)
        #expect(abs(samples[75] - (1 - samples[15])) < 1e-9)
        #expect(samples[120] == 0)
    }

    @Test func `repetitions of repetitions multiply`() {
        let twice = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
        #expect(twice.repeatCount(3, autoreverses: false).duration(for: 1) == 6)
        #expect(Animation.linear.repeatForever().repeatCount(2).display.repeatCount == .infinity)
    }

    @Test func `descriptions name the requested parameters`() {
        #expect(
            "\(Animation.linear(duration: 1).delay(2).repeatCount(3, autoreverses: false).speed(2))"
                == "timingCurve(\(UnitCurve.linear.function), duration: 1.0).delay(2.0).repeatCount(3, autoreverses: false).speed(2.0)"
        )
    }

    @Test func `invalid times are harmless`() {
        for duration in [0, -1, .nan, .infinity] {
            let animation = Animation.easeIn(duration: duration)
            #expect(animation.display.duration == 0)
            #expect(animation.value(1.0, at: 0) == nil)
            #expect(animation.repeatForever().display.repeatCount == 1)
            #expect(animation.repeatForever().duration(for: 1) == 0)
        }
        #expect(Animation.linear.repeatCount(0) == .linear)
        #expect(Animation.linear.repeatCount(-3) == .linear)
        #expect(Animation.linear.delay(.infinity) == .linear)
        #expect(Animation.linear.speed(.nan) == .linear)
        #expect(Animation.linear.speed(-1) == .linear)
        #expect(Animation.linear.logicallyComplete(after: .nan) == .linear)
        // As stiff as SwiftUI's stiffest spring: 2π / √45,000 seconds.
        #expect(abs(Animation.spring(response: 0, dampingFraction: 1).logicalDuration(for: 1) - 0.0296) < 1e-4)
        #expect(Animation.spring(response: 0, dampingFraction: 1).duration(for: 100) < 0.2)
        #expect(Animation.spring(response: 0.5, dampingFraction: .nan).duration(for: 1) > 0.5)
        #expect(Animation.spring(response: 0.5, dampingFraction: 0).duration(for: 1) == 60)
        #expect(Animation.spring.value(Double.infinity, at: 1) == nil)
        #expect(Animation.spring.duration(for: .nan) == 0)
    }

    @Test func `invalid parameters are harmless`() {
        #expect(Spring(mass: 0, stiffness: -1, damping: .nan).settlingDuration.isFinite)
        #expect(Animation.spring(response: .nan, dampingFraction: 0.5).display.duration.isFinite)
        #expect(Animation.spring(duration: 0, bounce: 1).display.duration == 60)
        #expect(Animation.linear.speed(0) == .linear)
        #expect(Animation.linear.delay(.nan) == .linear)
    }

    @Test func `a unit curve passes through its ends and its center`() {
        #expect(UnitCurve.easeInOut.value(at: 0) < 1e-9)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(UnitCurve.easeInOut.value(at: 1) - 1) < 1e-9)
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-4)
    }

    @Test func `a transaction carries an animation and custom values`() {
        enum Source: TransactionKey { static let defaultValue = "none" }
        var transaction = Transaction(animation: .spring)
        #expect(transaction.animation == .spring)
        #expect(!transaction.disablesAnimations)
        #expect(transaction[Source.self] == "none")
        transaction[Source.self] = "drag"
        #expect(transaction[Source.self] == "drag")
    }
}
