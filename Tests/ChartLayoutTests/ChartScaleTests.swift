import EspalierChartLayout
import Foundation
import Testing

struct ChartScaleTests {
    private let width = ChartRange(0, 300)

    @Test func `a linear scale maps numbers to points and back`() {
        let scale = ChartScale(.numbers(0, 100), range: ChartRange(200, 0))
        #expect(scale.kind == .linear)
        #expect(scale.position(of: 0.0) == 200)
        #expect(scale.position(of: 25.0) == 150)
        #expect(scale.position(of: 120.0) == -40)
        #expect(scale.number(at: 150) == 25)
        #expect(scale.number(at: -40) == 120)
    }

    @Test func `a reversed domain runs the other way`() {
        let scale = ChartScale(.numbers(100, 0), range: width)
        #expect(scale.position(of: 100.0) == 0)
        #expect(scale.position(of: 25.0) == 225)
        #expect(scale.number(at: 225) == 25)
    }

    @Test func `paddings keep the domain from the ends`() {
        let scale = ChartScale(.numbers(0, 10), range: ChartRange(300, 0, startPadding: 20, endPadding: 30))
        #expect(scale.position(of: 0.0) == 280)
        #expect(scale.position(of: 10.0) == 30)
        #expect(ChartRange(0, 30, startPadding: 40, endPadding: 20).inner == (20, 20))
    }

    @Test func `logarithmic scales have equal distances for equal factors`() {
        let scale = ChartScale(.numbers(1, 1000), kind: .logarithmic(base: 10), range: width)
        #expect(scale.position(of: 1.0) == 0)
        #expect(number(scale.position(of: 10.0)!) == "100")
        #expect(number(scale.position(of: 100.0)!) == "200")
        #expect(scale.position(of: 0.0) == nil)
        #expect(scale.position(of: -5.0) == nil)
        #expect(number(CGFloat(scale.number(at: 200)!)) == "100")
    }

    @Test func `logarithmic scales show the part of a domain above zero`() {
        func domain(_ lower: Double, _ upper: Double) -> ChartDomain {
            ChartScale(.numbers(lower, upper), kind: .logarithmic(base: 10), range: width).domain
        }
        #expect(domain(0, 1000) == .numbers(1, 1000))
        #expect(domain(1000, -1) == .numbers(1000, 1))
        #expect(domain(-5, 0) == .numbers(1, 10))
    }

    @Test func `power scales keep the sign`() {
        let squares = ChartScale(.numbers(-10, 10), kind: .power(exponent: 2), range: width)
        #expect(squares.position(of: 0.0) == 150)
        #expect(squares.position(of: -10.0) == 0)
        #expect(squares.position(of: 5.0) == 187.5)
        #expect(squares.number(at: 187.5) == 5)
        let roots = ChartScale(.numbers(0, 100), kind: .squareRoot, range: width)
        #expect(roots.position(of: 25.0) == 150)
        #expect(roots.number(at: 150) == 25)
        #expect(roots.position(of: -25.0) == -150)
    }

    @Test func `a symmetric logarithm passes through zero`() {
        let scale = ChartScale(
            .numbers(-99, 99), kind: .symmetricLogarithmic(slopeAtZero: 1), range: ChartRange(0, 400))
        #expect(scale.position(of: 0.0) == 200)
        #expect(number(scale.position(of: 9.0)!) == "300")
        #expect(number(scale.position(of: -9.0)!) == "100")
        #expect(number(CGFloat(scale.number(at: 100)!)) == "-9")
    }

    @Test func `parameters without meaning give linear positions`() {
        for kind in [
            ChartScaleKind.logarithmic(base: 1), .logarithmic(base: -10), .logarithmic(base: .infinity),
            .power(exponent: 0), .power(exponent: .nan), .symmetricLogarithmic(slopeAtZero: 0),
            .symmetricLogarithmic(slopeAtZero: .infinity), .date, .category,
        ] {
            #expect(ChartScale(.numbers(0, 100), kind: kind, range: width).position(of: 50.0) == 150)
        }
    }

    @Test func `a kind for another type of value is left out`() {
        #expect(ChartScale(.numbers(0, 1), kind: .date, range: width).kind == .linear)
        #expect(ChartScale(.numbers(0, 1), kind: .category, range: width).kind == .linear)
        #expect(ChartScale(.categories([]), kind: .linear, range: width).kind == .category)
    }

    @Test func `dates have positions in proportion to time`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let scale = ChartScale(.dates(start, start.addingTimeInterval(600)), kind: .squareRoot, range: width)
        #expect(scale.kind == .date)
        #expect(scale.position(of: start.addingTimeInterval(60)) == 30)
        #expect(scale.date(at: 150) == start.addingTimeInterval(300))
        #expect(scale.position(of: 60.0) == nil)
        #expect(scale.number(at: 30) == nil)
    }

    @Test func `each category has a band`() {
        let scale = ChartScale(.categories(["a", "b", "a", "c"]), range: width)
        #expect(scale.domain == .categories(["a", "b", "c"]))
        #expect(scale.step == 100)
        #expect(scale.band(of: "b") == ChartBand(100, 200))
        #expect(scale.position(of: "c") == 250)
        #expect(scale.position(of: "d") == nil)
        #expect(scale.band(of: "d") == nil)
        #expect(scale.category(at: 0) == "a")
        #expect(scale.category(at: 199) == "b")
        #expect(scale.category(at: 300) == "c")
        #expect(scale.category(at: 301) == nil)
        let upwards = ChartScale(.categories(["a", "b"]), range: ChartRange(100, 0))
        #expect(upwards.band(of: "a") == ChartBand(50, 100))
        #expect(upwards.category(at: 20) == "b")
    }

    @Test func `bands stand inside the paddings`() {
        let scale = ChartScale(
            .categories(["a", "b", "c"]), range: ChartRange(50, 390, startPadding: 10, endPadding: 30))
        #expect(scale.step == 100)
        #expect(scale.band(of: "a") == ChartBand(60, 160))
        #expect(scale.band(of: "c") == ChartBand(260, 360))
        #expect(scale.position(of: "b") == 210)
        #expect(scale.category(at: 60) == "a")
        #expect(scale.category(at: 59) == nil)
        #expect(ChartBand(8, 3).length == 5)
    }

    @Test func `ten thousand categories keep their places`() {
        let names = (0..<10_000).map(String.init)
        let scale = ChartScale(.categories(names), range: ChartRange(0, 5000))
        #expect(scale.step == 0.5)
        #expect(scale.position(of: "9999") == 4999.75)
        #expect(scale.category(at: 2500) == "5000")
        #expect(ChartTicks.categories(names).count == 1000)
        #expect(ChartTicks.categories(names, limit: 4) == ["0", "2500", "5000", "7500"])
    }

    @Test func `a domain without length has its value in the middle`() {
        let scale = ChartScale(.numbers(5, 5), range: width)
        #expect(scale.position(of: 5.0) == 150)
        #expect(scale.number(at: 100) == 5)
        #expect(ChartScale(.categories([]), range: width).category(at: 10) == nil)
        #expect(ChartScale(.numbers(0, 10), range: ChartRange(7, 7)).number(at: 7) == 0)
    }

    @Test func `values that are not finite have no position`() {
        let scale = ChartScale(.numbers(0, 100), range: width)
        #expect(scale.position(of: Double.nan) == nil)
        #expect(scale.position(of: Double.infinity) == nil)
        #expect(scale.number(at: .nan) == nil)
        #expect(ChartScale(.numbers(-.infinity, 5), range: width).domain == .numbers(0, 1))
        #expect(scale.position(of: Date(timeIntervalSinceReferenceDate: .nan)) == nil)
        let huge = ChartScale(.numbers(0, 1e-300), range: width)
        #expect(huge.position(of: 1e300) == nil)
    }
}
