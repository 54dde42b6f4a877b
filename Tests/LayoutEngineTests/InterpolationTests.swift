import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct Interpolation {
    /// The value a quarter of the way from one value to another.
    private func quarter<Value: Animatable>(_ from: Value, _ to: Value) -> Value {
        var value = from
        value.animatableData.interpolate(toward: to.animatableData, amount: 0.25)
        return value
    }

    @Test func `applies to each part of a value`() {
        #expect(quarter(CGPoint(x: 0, y: 8), CGPoint(x: 4, y: 4)) == CGPoint(x: 1, y: 7))
        #expect(quarter(CGSize(width: 0, height: 8), CGSize(width: 4, height: 4)) == CGSize(width: 1, height: 7))
        #expect(
            quarter(CGRect(x: 0, y: 4, width: 8, height: 12), CGRect(x: 4, y: 0, width: 16, height: 20))
                == CGRect(x: 1, y: 3, width: 10, height: 14))
        #expect(quarter(UnitPoint.topLeading, UnitPoint(x: 1, y: 0.5)) == UnitPoint(x: 0.25, y: 0.125))
        #expect(
            quarter(
                EdgeInsets(top: 0, leading: 4, bottom: 8, trailing: 12),
                EdgeInsets(top: 4, leading: 16, bottom: 0, trailing: 32))
                == EdgeInsets(top: 1, leading: 7, bottom: 6, trailing: 17))
        #expect(quarter(Angle.radians(1), .radians(3)) == .radians(1.5))
    }

    @Test func `applies to numbers of all kinds`() {
        #expect(quarter(2 as Double, 10) == 4)
        #expect(quarter(2 as Float, 10) == 4)
        #expect(quarter(2 as CGFloat, 10) == 4)
    }

    @Test func `of a pair applies to both values`() {
        let pair = AnimatablePair(1.0, 10.0).interpolated(toward: AnimatablePair(5, 30), amount: 0.5)
        #expect(pair == AnimatablePair(3, 20))
        #expect(AnimatablePair(1.0, 2.0) - AnimatablePair(5, 10) == AnimatablePair(-4, -8))
        #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
    }

    @Test func `measures distances by the squares of all parts`() {
        #expect((3 as Double).magnitudeSquared == 9)
        #expect((3 as Float).magnitudeSquared == 9)
        #expect((3 as CGFloat).magnitudeSquared == 9)
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
        #expect(EmptyAnimatableData().magnitudeSquared == 0)
    }
}
