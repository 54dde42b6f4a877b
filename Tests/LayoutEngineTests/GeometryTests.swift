import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct GeometryTests {
    @Test func `lengths are rounded to quarters`() {
        #expect(PixelGrid.round(0.12) == 0)
        #expect(PixelGrid.round(0.125) == 0.25)
        #expect(PixelGrid.round(33.3333) == 33.25)
        #expect(PixelGrid.round(-0.1) == 0)
        #expect(PixelGrid.round(-0.2) == -0.25)
    }

    @Test func `sizes of text are rounded up, except for arithmetic errors`() {
        #expect(PixelGrid.ceil(10) == 10)
        #expect(PixelGrid.ceil(10.0001) == 10)
        #expect(PixelGrid.ceil(10.01) == 10.25)
        #expect(PixelGrid.ceil(10.25) == 10.25)
    }

    @Test func `neighbors share an edge on the grid`() {
        let first = PixelGrid.round(CGRect(x: 0, y: 0, width: 33.3333, height: 10))
        let second = PixelGrid.round(CGRect(x: 33.3333, y: 0, width: 33.3333, height: 10))
        #expect(first == CGRect(x: 0, y: 0, width: 33.25, height: 10))
        #expect(second == CGRect(x: 33.25, y: 0, width: 33.5, height: 10))
    }

    @Test func `a proposal replaces nil dimensions by ten`() {
        let proposal = ProposedViewSize(width: nil, height: 30)
        #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
        #expect(
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 30))
    }

    @Test func `invalid lengths are replaced`() {
        #expect(LayoutLength.sanitized(-5) == 0)
        #expect(LayoutLength.sanitized(CGFloat.infinity as CGFloat?) == nil)
        #expect(LayoutLength.sanitized(CGFloat.nan as CGFloat?) == nil)
        #expect(LayoutLength.sanitized(maximum: .infinity) == .infinity)
        #expect(LayoutLength.sanitized(maximum: -3) == 0)
        #expect(LayoutLength.sanitized(distance: -3) == -3)
        #expect(LayoutLength.sanitized(distance: .infinity) == 0)
        #expect(
            LayoutLength.sanitized(ProposedViewSize(width: -1, height: .nan)) == ProposedViewSize(width: 0, height: nil)
        )
        #expect(LayoutLength.sanitized(ProposedViewSize.infinity) == .infinity)
    }

    @Test func `an angle is the same in degrees and radians`() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle.radians(.pi / 2).degrees == 90)
        #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
        #expect(Angle.degrees(30) < .degrees(60))
        #expect(-Angle.degrees(30) * 2 == .degrees(-60))
    }

    @Test func `values are interpolated component by component`() {
        var rectangle = CGRect(x: 0, y: 10, width: 20, height: 30)
        let target = CGRect(x: 100, y: 20, width: 40, height: 30)
        rectangle.animatableData = rectangle.animatableData.interpolated(toward: target.animatableData, amount: 0.5)
        #expect(rectangle == CGRect(x: 50, y: 15, width: 30, height: 30))
        #expect(AnimatablePair(CGFloat(3), CGFloat(4)).magnitudeSquared == 25)
    }

    @Test func `explicit guides combine to their mean, baselines to the first and the last`() {
        let values: [CGFloat?] = [10, nil, 20, 60]
        #expect(HorizontalAlignment.leading.combineExplicit(values) == 30)
        #expect(VerticalAlignment.level.combineExplicit(values) == 30)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 10)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 60)
        #expect(VerticalAlignment.center.combineExplicit([nil, nil]) == nil)
    }

    @Test func `alignments are equal if their guides are`() {
        #expect(HorizontalAlignment.leading == .leading)
        #expect(HorizontalAlignment.leading != .trailing)
        #expect(HorizontalAlignment.third == .third)
        #expect(HorizontalAlignment.third != .leading)
        #expect(HorizontalAlignment.center.key != VerticalAlignment.center.key)
    }

    @Test func `a measured size holds for its range of proposals`() {
        let measured = MeasuredSize(
            size: CGSize(width: 50, height: 10), from: CGSize(width: 50, height: -CGFloat.infinity))
        let earlier = ProposedViewSize(width: 60, height: 5)
        #expect(measured.holds(for: earlier, measuredFor: earlier))
        #expect(measured.holds(for: ProposedViewSize(width: 50, height: 900), measuredFor: earlier))
        #expect(measured.holds(for: .unspecified, measuredFor: earlier))
        #expect(!measured.holds(for: ProposedViewSize(width: 49, height: 5), measuredFor: earlier))
        let single = MeasuredSize(CGSize(width: 50, height: 10))
        #expect(single.holds(for: earlier, measuredFor: earlier))
        #expect(!single.holds(for: .infinity, measuredFor: earlier))
    }
}
