import EspalierChartLayout
import Foundation
import Testing

struct ChartPathTests {
    @Test func `a path consists of its parts`() {
        var path = ChartPath()
        #expect(path.isEmpty)
        path.addRectangle(CGRect(x: 1, y: 2, width: 3, height: 4))
        var line = ChartPath()
        line.move(to: CGPoint(x: 0, y: 0))
        line.line(to: CGPoint(x: 9, y: 9))
        path.append(line)
        #expect(path.text == "M1 2L4 2L4 6L1 6ZM0 0L9 9")
        path.addPolygon([])
        #expect(path.verbs.count == 7)
    }

    @Test func `coordinates are rounded to a unit`() {
        var path = ChartPath()
        path.move(to: CGPoint(x: 1.1, y: 2.13))
        path.curve(
            to: CGPoint(x: 3.9, y: 0), control1: CGPoint(x: 0.4, y: 0.6), control2: CGPoint(x: -0.4, y: -0.6))
        #expect(path.rounded().text == "M1 2.25C0.5 0.5 -0.5 -0.5 4 0")
        #expect(path.rounded(to: 1).text == "M1 2C0 1 0 -1 4 0")
    }

    @Test func `an arc has a curve for each quarter`() {
        var path = ChartPath()
        path.move(to: CGPoint(x: 10, y: 0))
        path.addArc(center: .zero, radius: 10, from: 0, to: -.pi)
        #expect(path.text == "M10 0C10 -5.523 5.523 -10 0 -10C-5.523 -10 -10 -5.523 -10 0")
    }
}
