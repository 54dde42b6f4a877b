import EspalierChartLayout
import Foundation
import Testing

struct ChartSymbolTests {
    private func path(_ symbol: ChartSymbol, area: CGFloat = 100) -> String {
        symbol.path(at: [.zero], area: area).text
    }

    @Test func `symbols have Apple's order`() {
        #expect(ChartSymbol.allCases == [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk])
        #expect(
            (0..<7).map(ChartSymbol.automatic) == [.circle, .square, .triangle, .diamond, .pentagon, .circle, .square])
        #expect(
            (0..<8).map(ChartColor.automatic) == [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue])
    }

    @Test func `symbols have the given area`() {
        #expect(path(.square) == "M-5 -5L5 -5L5 5L-5 5Z")
        #expect(path(.diamond) == "M0 -7.071L7.071 0L0 7.071L-7.071 0Z")
        #expect(path(.triangle) == "M0 -8.774L7.598 4.387L-7.598 4.387Z")
        #expect(path(.pentagon) == "M0 -6.485L6.168 -2.004L3.812 5.247L-3.812 5.247L-6.168 -2.004Z")
        #expect(
            path(.circle, area: .pi * 100)
                == "M10 0C10 5.523 5.523 10 0 10C-5.523 10 -10 5.523 -10 0C-10 -5.523 -5.523 -10 0 -10C5.523 -10 10 -5.523 10 0Z"
        )
        #expect(
            path(.plus, area: 500)
                == "M-5 -15L5 -15L5 -5L15 -5L15 5L5 5L5 15L-5 15L-5 5L-15 5L-15 -5L-5 -5Z")
    }

    @Test(arguments: ChartSymbol.allCases)
    func `polygons have an area of 64 square points`(_ symbol: ChartSymbol) {
        guard symbol != .circle else { return }
        let corners = Array(symbol.path(at: [CGPoint(x: 30, y: 40)], area: 64).points)
        let doubled = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        #expect(number(doubled / 2) == "64")
    }

    @Test func `many points are one path`() {
        let centers = points((0, 0), (20, 0), (.nan, 3))
        #expect(ChartSymbol.square.path(at: centers, area: 100).text == "M-5 -5L5 -5L5 5L-5 5ZM15 -5L25 -5L25 5L15 5Z")
        #expect(ChartSymbol.square.path(at: centers, area: 0).isEmpty)
        #expect(ChartSymbol.circle.dots(at: centers)?.text == "M0 0ZM20 0Z")
        #expect(ChartSymbol.plus.dots(at: centers) == nil)
        #expect(ChartSymbol.square.dotWidth(area: 100) == 10)
        #expect(number(ChartSymbol.circle.dotWidth(area: .pi * 25)) == "10")
    }
}
