import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A spring` {
    @Test func `leads from one value to another`() {
        // 10 + 10 (1 - (1 + π) e^-π) for a critically damped spring of 0.5 s, after 0.25 s.
        #expect(
            abs(Spring().value(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, time: 0.25) - 18.210249) < 1e-5)
        #expect(
            abs(Spring().velocity(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, time: 0.25) - 17.060171) < 1e-4)
        let size = Spring().value(
            fromValue: CGSize.zero, toValue: CGSize(width: 1, height: 2), initialVelocity: .zero, time: 0.25)
        #expect(abs(size.height - 2 * 0.8210249) < 1e-5)
    }

    @Test func `reaches the same value in steps as at once`() {
        let spring = Spring(duration: 0.5, bounce: 0.4)
        var (value, velocity) = (0.0, 3.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 2.0, initialVelocity: 3, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 2.0, initialVelocity: 3, time: 0.3)) < 1e-9)
        var (point, speed) = (CGPoint.zero, CGPoint.zero)
        spring.update(value: &point, velocity: &speed, target: CGPoint(x: 1, y: 0), deltaTime: 10)
        #expect(abs(point.x - 1) < 1e-9)
    }

    @Test func `pulls by its stiffness and is braked by its damping`() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(spring.force(target: 10.0, position: 4, velocity: 2) == 580)
        #expect(
            spring.force(fromValue: 0.0, toValue: 10.0, position: 4.0, velocity: 2.0) == 580)
    }

    @Test func `settles later for a longer distance and a smaller tolerance`() {
        // (1 + t) e^-t = 0.001 at 9.2334.
        let spring = Spring(mass: 1, stiffness: 1, damping: 2)
        #expect(abs(spring.settlingDuration - 9.2334) < 1e-3)
        #expect(abs(spring.settlingDuration(target: 1.0, epsilon: 0.001) - 9.2334) < 1e-3)
        #expect(abs(spring.settlingDuration(target: 100.0, epsilon: 0.1) - 9.2334) < 1e-3)
        #expect(
            abs(
                spring.settlingDuration(fromValue: 50.0, toValue: 150.0, initialVelocity: 0.0, epsilon: 0.1) - 9.2334)
                < 1e-3)
        // t e^-t = 0.001 at 9.1180.
        #expect(abs(spring.settlingDuration(target: 0.0, initialVelocity: 1, epsilon: 0.001) - 9.1180) < 1e-3)
        #expect(spring.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    }

    @Test func `without damping never settles`() {
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
    }

    @Test func `has settled at once over a distance that is not finite`() {
        for spring in [Spring(mass: 1, stiffness: 1, damping: 2), Spring(duration: 1, bounce: 0.5)] {
            #expect(spring.settlingDuration(target: Double.infinity, epsilon: 0.001) == 0)
            #expect(spring.settlingDuration(target: 1e200, epsilon: 0.001) == 0)
            #expect(spring.settlingDuration(target: 1.0, initialVelocity: -.infinity, epsilon: 0.001) == 0)
        }
    }
}
