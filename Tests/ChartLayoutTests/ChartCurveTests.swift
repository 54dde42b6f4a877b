import EspalierChartLayout
import Foundation
import Testing

struct ChartCurveTests {
    private let four = points((0, 0), (10, 20), (20, 10), (40, 40))

    @Test func `a linear line joins its points`() {
        #expect(ChartCurve.linear.line(through: four).text == "M0 0L10 20L20 10L40 40")
    }

    @Test func `a cardinal line is round without tension`() {
        #expect(
            ChartCurve.cardinal.line(through: four).text
                == "M0 0C0 0 6.667 18.333 10 20C13.333 21.667 15 6.667 20 10C25 13.333 40 40 40 40")
        #expect(
            ChartCurve.cardinal(tension: 0.5).line(through: four).text
                == "M0 0C0 0 8.333 19.167 10 20C11.667 20.833 17.5 8.333 20 10C22.5 11.667 40 40 40 40")
    }

    @Test func `a Catmull-Rom line weighs distances`() {
        #expect(
            ChartCurve.catmullRom.line(through: four).text
                == "M0 0C0 0 6.189 19.382 10 20C13.031 20.492 16.342 9.638 20 10C25.84 10.578 40 40 40 40")
        #expect(
            ChartCurve.catmullRom(alpha: 1).line(through: four).text
                == "M0 0C0 0 5.48 20.646 10 20C12.859 19.592 16.869 11.289 20 10C27.982 6.713 40 40 40 40")
        #expect(
            ChartCurve.catmullRom(alpha: 0).line(through: four).text == ChartCurve.cardinal.line(through: four).text)
    }

    @Test func `a monotone line turns only at its points`() {
        #expect(
            ChartCurve.monotone.line(through: four).text
                == "M0 0C3.333 10 6.667 20 10 20C13.333 20 16.667 10 20 10C26.667 10 33.333 25 40 40")
        #expect(
            ChartCurve.monotone.line(through: points((0, 0), (10, 5), (20, 20), (30, 21))).text
                == "M0 0C3.333 0.833 6.667 1.667 10 5C13.333 8.333 16.667 19.333 20 20C23.333 20.667 26.667 20.833 30 21"
        )
        #expect(
            ChartCurve.monotone.line(through: points((100, 0), (110, 5), (130, 20), (140, 40))).text
                == "M100 0C103.333 1.528 106.667 3.056 110 5"
                + "C116.667 8.889 123.333 10 130 20C133.333 25 136.667 32.5 140 40")
        #expect(
            ChartCurve.monotone.line(through: points((0, 0), (0, 0), (10, 5), (10, 9))).text
                == "M0 0C3.333 2.5 6.667 5 10 5C10 5 10 9 10 9")
    }

    @Test func `steps change at the start, halfway and at the end`() {
        let three = points((0, 0), (10, 20), (20, 10))
        #expect(ChartCurve.stepStart.line(through: three).text == "M0 0L0 20L10 20L10 10L20 10")
        #expect(ChartCurve.stepCenter.line(through: three).text == "M0 0L5 0L5 20L15 20L15 10L20 10")
        #expect(ChartCurve.stepEnd.line(through: three).text == "M0 0L10 0L10 20L20 20L20 10")
    }

    @Test(arguments: [ChartCurve.monotone, .catmullRom, .cardinal, .linear])
    func `two points are a straight line`(_ curve: ChartCurve) {
        #expect(curve.line(through: points((0, 0), (10, 20))).text == "M0 0L10 20")
    }

    @Test func `missing points make gaps`() {
        #expect(
            ChartCurve.linear.line(through: points((0, 0), (1, 1), (2, .nan), (3, 3), (4, .infinity), (5, 5), (6, 6)))
                .text
                == "M0 0L1 1M3 3ZM5 5L6 6")
        #expect(ChartCurve.monotone.line(through: points((0, .nan))).isEmpty)
        #expect(ChartCurve.stepEnd.line(through: []).isEmpty)
    }

    @Test func `an area goes along the upper line and back along the lower one`() {
        let upper = points((0, 10), (10, 30), (20, 20))
        let lower = points((0, 100), (10, 90), (20, 100))
        #expect(
            ChartCurve.linear.area(from: lower, to: upper).text == "M0 10L10 30L20 20L20 100L10 90L0 100Z")
        #expect(
            ChartCurve.stepStart.area(from: lower, to: upper).text
                == "M0 10L0 30L10 30L10 20L20 20L20 100L10 100L10 90L0 90L0 100Z")
        #expect(
            ChartCurve.stepEnd.area(from: lower, to: upper).text
                == "M0 10L10 10L10 30L20 30L20 20L20 100L20 90L10 90L10 100L0 100Z")
        #expect(
            ChartCurve.monotone.area(from: points((0, 100), (10, 100), (20, 100)), to: upper).text
                == "M0 10C3.333 20 6.667 30 10 30C13.333 30 16.667 25 20 20"
                + "L20 100C16.667 100 13.333 100 10 100C6.667 100 3.333 100 0 100Z")
    }

    @Test func `an area has the gaps of both lines`() {
        let upper = points((0, 10), (10, .nan), (20, 20), (30, 20), (40, 10))
        let lower = points((0, 100), (10, 100), (20, 100), (30, 100))
        #expect(ChartCurve.linear.area(from: lower, to: upper).text == "M0 10L0 100ZM20 20L30 20L30 100L20 100Z")
    }

    @Test func `points in one place break no curve`() {
        let same = points((5, 5), (5, 5), (5, 5))
        #expect(ChartCurve.catmullRom.line(through: same).text == "M5 5C5 5 5 5 5 5C5 5 5 5 5 5")
        #expect(ChartCurve.monotone.line(through: same).text == "M5 5")
    }
}
