import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A unit curve` {
    @Test func `has the slope of its derivative`() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
        #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
        #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.7241379310344827) < 1e-9)
        #expect(abs(UnitCurve.easeIn.velocity(at: 0.999) - 1.7089) < 0.001)
        #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-12)
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
        #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
        #expect(UnitCurve.circularEaseOut.velocity(at: 1) == 0)
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
        #expect(abs(UnitCurve.circularEaseInOut.velocity(at: 0.3) - 0.75) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.velocity(at: 0.7) - 0.75) < 1e-12)
    }

    @Test func `that is linear continues beyond its ends, and the others stay at them`() {
        #expect(UnitCurve.linear.value(at: 1.5) == 1.5)
        #expect(UnitCurve.linear.value(at: -1) == -1)
        #expect(UnitCurve.linear.velocity(at: 2) == 1)
        #expect(UnitCurve.linear.velocity(at: 0) == 1)
        #expect(UnitCurve.easeIn.value(at: 2) == 1)
        #expect(UnitCurve.easeIn.value(at: -1) == 0)
        #expect(UnitCurve.easeIn.velocity(at: 2) == 0)
        #expect(UnitCurve.circularEaseIn.value(at: 2) == 1)
    }

    @Test func `is undone by its inverse`() {
        #expect(abs(UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: 0.3)) - 0.3) < 1e-9)
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.linear.inverse == .linear)
    }
}
