import EspalierChartLayout
import Foundation
import Testing

struct ChartSectorTests {
    private let center = CGPoint(x: 100, y: 100)

    private func path(
        _ from: CGFloat, _ to: CGFloat, inner: CGFloat = 0, inset: CGFloat = 0, corner: CGFloat = 0
    ) -> String {
        ChartSectorShape(center: center, radius: 100, inner: .fixed(inner), inset: inset, cornerRadius: corner)
            .path(from: from * .pi / 180, to: to * .pi / 180).text
    }

    @Test func `values divide the circle from the top`() {
        let sectors = ChartSectors([1, 2, 1])
        #expect(sectors.total == 4)
        #expect(sectors.angles(0)! == (0, .pi / 2))
        #expect(sectors.angles(1)! == (.pi / 2, 1.5 * .pi))
        #expect(sectors.angles(2)! == (1.5 * .pi, 2 * .pi))
    }

    @Test func `values that are no part have empty sectors`() {
        let sectors = ChartSectors([1, -5, .nan, .infinity, 1])
        #expect(sectors.bounds == [0, 1, 1, 1, 1, 2])
        #expect(sectors.angles(1)! == (.pi, .pi))
        #expect(ChartSectors([0, 0]).angles(0) == nil)
        #expect(ChartSectors([]).count == 0)
    }

    @Test func `a point has the value of its angle`() {
        let sectors = ChartSectors([1, 2, 1])
        #expect(sectors.value(at: CGPoint(x: 150, y: 100), center: center) == 1)
        #expect(sectors.value(at: CGPoint(x: 100, y: 150), center: center) == 2)
        #expect(sectors.value(at: CGPoint(x: 50, y: 100), center: center) == 3)
        #expect(sectors.value(at: CGPoint(x: CGFloat.nan, y: 100), center: center) == nil)
        #expect(ChartSectors([0]).value(at: .zero, center: center) == nil)
    }

    @Test func `a value has a sector`() {
        let sectors = ChartSectors([1, 0, 2, 1, 0])
        #expect(sectors.index(of: 0) == 0)
        #expect(sectors.index(of: 0.99) == 0)
        #expect(sectors.index(of: 1) == 2)
        #expect(sectors.index(of: 3.5) == 3)
        #expect(sectors.index(of: 4) == 3)
        #expect(sectors.index(of: 4.1) == nil)
        #expect(sectors.index(of: -1) == nil)
        #expect(ChartSectors([]).index(of: 0) == nil)
    }

    @Test func `a quarter is a piece of a pie`() {
        #expect(path(0, 90) == "M100 0C155.228 0 200 44.772 200 100L100 100Z")
    }

    @Test func `an inner radius makes a ring`() {
        #expect(
            path(0, 90, inner: 50)
                == "M100 0C155.228 0 200 44.772 200 100L150 100C150 72.386 127.614 50 100 50Z")
        #expect(
            path(0, 360, inner: 50)
                == "M200 100C200 155.228 155.228 200 100 200C44.772 200 0 155.228 0 100C0 44.772 44.772 0 100 0C155.228 0 200 44.772 200 100Z"
                + "M150 100C150 72.386 127.614 50 100 50C72.386 50 50 72.386 50 100C50 127.614 72.386 150 100 150C127.614 150 150 127.614 150 100Z"
        )
    }

    @Test func `insets are parallel to the sides`() {
        let text = path(0, 90, inner: 50, inset: 30)
        #expect(text.hasPrefix("M130 4.606C"))
        #expect(text.contains("195.394 70L140 70C"))
        #expect(text.hasSuffix("130 60Z"))
        #expect(path(0, 90, inset: 30).hasSuffix("195.394 70L130 70Z"))
        #expect(path(0, 10, inset: 30) == "")
    }

    @Test func `corners touch sides and arcs`() {
        let text = path(0, 90, inner: 50, corner: 10)
        // The circle of the outer corner is tangent to the side at √(90² − 10²), and to the arc at asin(10 ÷ 90).
        #expect(text.hasPrefix("M100 10.557C100 "))
        #expect(text.contains("111.111 0.619"))
        #expect(text.contains("L159.161 100C"))
        #expect(text.hasSuffix("100 40.839Z"))
    }

    @Test func `corners of a ring have known curves`() {
        #expect(
            path(0, 90, inner: 50, corner: 10)
                == "M100 10.557C100 7.712 101.212 5.001 103.333 3.104C105.454 1.207 108.283 0.303 111.111 0.619"
                + "C157.541 5.81 194.19 42.459 199.381 88.889"
                + "C199.697 91.717 198.793 94.546 196.896 96.667C194.999 98.788 192.288 100 189.443 100L159.161 100"
                + "C154.281 100 150.114 96.478 149.301 91.667C145.754 70.684 129.316 54.246 108.333 50.699"
                + "C103.522 49.886 100 45.719 100 40.839Z")
    }

    @Test func `corners are at most half of the ring's width, and half of the sector`() {
        #expect(path(0, 90, inner: 80, corner: 50) == path(0, 90, inner: 80, corner: 10))
        #expect(path(0, 10, inner: 50, inset: 2, corner: 50) == path(0, 10, inner: 50, inset: 2, corner: 30))
        #expect(path(0, 10, inner: 50, inset: 2, corner: 30) != path(0, 10, inner: 50, inset: 2))
        #expect(path(30, 30, inner: 50) == "")
        #expect(path(40, 30, inner: 50) == "")
    }

    @Test func `radii are ratios, insets and lengths`() {
        func radii(_ inner: ChartBarWidth, _ outer: ChartBarWidth) -> [CGFloat] {
            let shape = ChartSectorShape(center: center, radius: 100, inner: inner, outer: outer)
            return [shape.innerRadius, shape.outerRadius]
        }
        #expect(radii(.automatic, .automatic) == [0, 100])
        #expect(radii(.ratio(0.5), .inset(10)) == [50, 90])
        #expect(radii(.fixed(120), .fixed(80)) == [80, 80])
        #expect(radii(.inset(300), .ratio(.nan)) == [0, 100])
    }
}
