import Foundation
import Testing

@testable import EspalierLayoutEngine

@Suite struct `Animatable values` {
    private typealias Values = AnimatableValues<Double, CGFloat, AnimatablePair<Double, Double>>

    private let first = Values(1, 2, AnimatablePair(3, 4))
    private let second = Values(10, 20, AnimatablePair(30, 40))

    @Test func `are added and scaled one by one`() {
        #expect(first + second == Values(11, 22, AnimatablePair(33, 44)))
        #expect(second - first == Values(9, 18, AnimatablePair(27, 36)))
        #expect(first.scaled(by: 2) == Values(2, 4, AnimatablePair(6, 8)))
        #expect(first.interpolated(toward: second, amount: 0.5) == Values(5.5, 11, AnimatablePair(16.5, 22)))
    }

    @Test func `have the squares of all as their magnitude`() {
        #expect(first.magnitudeSquared == 30)
        #expect(Values.zero.magnitudeSquared == 0)
    }

    @Test func `differ if one of them does`() {
        #expect(first != Values(1, 2, AnimatablePair(3, 5)))
        #expect(first != Values(0, 2, AnimatablePair(3, 4)))
        #expect(first.value.1 == 2)
    }
}
