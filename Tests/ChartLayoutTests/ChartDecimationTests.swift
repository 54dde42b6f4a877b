import EspalierChartLayout
import Foundation
import Testing

struct ChartDecimationTests {
    @Test func `a column has its first, least, greatest and last point`() {
        let column = points((9.6, 5), (9.7, 9), (9.8, 1), (9.9, 7), (10, 3), (10.1, 4))
        #expect(ChartDecimation.reduced(column) == points((10, 5), (10, 9), (10, 1), (10, 4)))
    }

    @Test func `a dense line has no point between two of its column, nor on a level line`() {
        #expect(ChartDecimation.reduced(points((0, 1), (0.1, 3), (0.2, 5), (0.3, 5))) == points((0, 1), (0, 5)))
        #expect(
            ChartDecimation.reduced((0...8).map { CGPoint(x: CGFloat($0) / 4, y: 7.1) }) == points((0, 7), (2, 7)))
        #expect(
            ChartDecimation.reduced(points((0, 1), (0.1, 5), (0.2, 3), (1, 3), (1.1, 8), (1.2, 2)))
                == points((0, 1), (0, 5), (0, 3), (1, 3), (1, 8), (1, 2)))
    }

    @Test func `points above each other stay in order`() {
        let steps = points((0, 0), (10, 0), (10, 9), (10, 4), (20, 4), (30, 4), (30, 8))
        #expect(
            ChartDecimation.reduced(steps)
                == points((0, 0), (10, 0), (10, 9), (10, 4), (30, 4), (30, 8)))
    }

    @Test func `straight pieces keep their ends`() {
        #expect(
            ChartDecimation.reduced(points((0, 0), (10, 10), (20, 20.1), (30, 30), (40, 0)))
                == points((0, 0), (30, 30), (40, 0)))
    }

    @Test func `gaps stay gaps`() {
        let reduced = ChartDecimation.reduced(
            points((0, 0), (10, 10), (20, .nan), (25, .nan), (30, 30), (40, 0), (50, .nan)))
        #expect(reduced.count == 6)
        #expect(reduced[2].y.isNaN && reduced[5].y.isNaN)
        #expect(reduced[3] == CGPoint(x: 30, y: 30))
    }

    @Test func `lines that go back keep their points`() {
        let loop = points((0, 0), (10, 10), (10, 10), (5, 5), (20, 0.1))
        #expect(ChartDecimation.reduced(loop) == points((0, 0), (10, 10), (5, 5), (20, 0)))
    }

    @Test func `nothing and one point stay`() {
        #expect(ChartDecimation.reduced([]).isEmpty)
        #expect(ChartDecimation.reduced(points((3.1, 4.1))) == points((3, 4)))
        #expect(ChartDecimation.reduced(points((3, 4), (3, 4), (3, 4))) == points((3, 4)))
        #expect(ChartDecimation.reduced(points((3, 4), (3, 9))) == points((3, 4), (3, 9)))
    }

    /// A line of noise with a few peaks.
    private func noise(_ count: Int, width: CGFloat) -> [CGPoint] {
        var seed: UInt64 = 1
        return (0..<count).map { index in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let share = CGFloat(seed >> 40) / CGFloat(1 << 24)
            return CGPoint(x: CGFloat(index) * width / CGFloat(count - 1), y: 100 + (share - 0.5) * 120)
        }
    }

    @Test func `no point of a dense line moves by more than half a point`() {
        let line = noise(20_000, width: 390)
        let reduced = ChartDecimation.reduced(line)
        var columns: [CGFloat: (least: CGFloat, greatest: CGFloat)] = [:]
        for point in reduced {
            let column = columns[point.x] ?? (point.y, point.y)
            columns[point.x] = (min(column.least, point.y), max(column.greatest, point.y))
        }
        for point in line {
            let column = columns[point.x.rounded()]!
            #expect(point.y >= column.least - 0.25 && point.y <= column.greatest + 0.25)
        }
        #expect(reduced.first!.x == 0 && reduced.last!.x == 390)
    }

    @Test func `no point of another line is further than half a point from it`() {
        let line = (0..<700).map { CGPoint(x: CGFloat($0) * 390 / 699, y: 100 + 80 * sin(CGFloat($0) / 40)) }
        let reduced = ChartDecimation.reduced(line)
        #expect(reduced.count < 150)
        var next = 0
        for point in line {
            while next + 2 < reduced.count, reduced[next + 1].x < point.x { next += 1 }
            let (from, to) = (reduced[next], reduced[next + 1])
            let (width, height) = (to.x - from.x, to.y - from.y)
            let area = width * (point.y - from.y) - height * (point.x - from.x)
            #expect(abs(area) / (width * width + height * height).squareRoot() < 0.5)
        }
    }

    @Test func `a dense curve is a line`() {
        let few = points((0, 0), (10, 5), (20, 0))
        #expect(ChartDecimation.reduced(few, along: .monotone) == (few, .monotone))
        #expect(ChartDecimation.reduced(few, along: .linear) == (few, .linear))
        let dense = points((0, 0), (0.1, 9), (0.2, 1), (0.3, 5), (1, 0))
        let reduced = ChartDecimation.reduced(dense, along: .catmullRom)
        #expect(reduced == (points((0, 0), (0, 9), (0, 5), (1, 0)), .linear))
        let back = points((0, 0), (1, 9), (0.2, 1), (0.3, 5), (1, 0))
        #expect(ChartDecimation.reduced(back, along: .catmullRom) == (back, .catmullRom))
        #expect(ChartDecimation.reduced([], along: .cardinal) == ([], .cardinal))
    }

    @Test func `a dense area has the outermost points of each column`() {
        let upper = points((0, 5), (0.1, 1), (0.2, 8), (1, 4), (1.1, 4), (1.2, .nan), (1.9, 3))
        let lower = points((0, 9), (0.1, 9), (0.2, 10), (1, 9), (1.1, 9), (1.2, 9), (1.9, 9))
        let area = ChartDecimation.reduced(from: lower, to: upper, along: .monotone)
        #expect(area.curve == .linear)
        #expect(
            ChartCurve.linear.area(from: area.lower, to: area.upper).text
                == "M0 5L0 1L0 8L1 4L1 9L0 10L0 10L0 9ZM2 3L2 9Z")
        let broken = ChartDecimation.reduced(
            from: points((0, 9), (0.1, .nan), (0.2, 9)), to: points((0, 1), (0.1, 1), (0.2, 1)), along: .linear)
        #expect(ChartCurve.linear.area(from: broken.lower, to: broken.upper).text == "M0 1L0 9ZM0 1L0 9Z")
        let few = points((0, 1), (10, 2), (20, 3))
        let kept = ChartDecimation.reduced(from: few, to: few, along: .stepEnd)
        #expect(kept.lower == few && kept.upper == few && kept.curve == .stepEnd)
    }

    @Test func `points follow the width and not the data`() {
        #expect(ChartDecimation.reduced(noise(100_000, width: 390)).count <= 4 * 391)
        #expect(ChartDecimation.reduced(noise(1_000_000, width: 100)).count <= 4 * 101)
        #expect(ChartDecimation.reduced(noise(1000, width: 390)).count <= 1000)
    }

    @Test func `dots that cover each other are lines`() {
        #expect(
            ChartDecimation.strips(of: points((5, 2), (1.2, 1), (3.8, 1.4), (9, 1), (4, .nan)), width: 8)
                == points((1, 1), (4, 1), (9, 1), (9, 1), (5, 2), (5, 2)))
        #expect(
            ChartDecimation.strips(of: points((0, 0), (2, 0), (3, 0)), width: 2)
                == points((0, 0), (0, 0), (2, 0), (3, 0)))
        #expect(ChartDecimation.strips(of: [], width: 8).isEmpty)
        #expect(ChartDecimation.strips(of: points((1e9, 0), (0, -.infinity)), width: 8).isEmpty)
        let many = noise(100_000, width: 390)
        #expect(ChartDecimation.strips(of: many, width: 8).count < 3000)
    }

    @Test func `the line of a hundred thousand points is nowhere half a pixel from the whole one`() {
        let whole = noise(100_000, width: 390)
        let reduced = ChartDecimation.reduced(whole)
        let (wholePieces, reducedPieces) = (Pieces(whole, columns: 391), Pieces(reduced, columns: 391))
        // Points, and middles between neighbors.
        for index in stride(from: 0, to: whole.count - 1, by: 7) {
            #expect(reducedPieces.pass(near: whole[index]))
            #expect(reducedPieces.pass(near: whole[index].middle(to: whole[index + 1])))
        }
        for index in 0..<reduced.count - 1 {
            #expect(wholePieces.pass(near: reduced[index]))
            #expect(wholePieces.pass(near: reduced[index].middle(to: reduced[index + 1])))
        }
        let moved = CGPoint(x: whole[500].x, y: -41)
        #expect(!reducedPieces.pass(near: moved))
    }
}

/// The pieces of a line by the columns of pixels that they touch.
private struct Pieces {
    private var columns: [[(CGPoint, CGPoint)]]

    init(_ points: [CGPoint], columns count: Int) {
        columns = Array(repeating: [], count: count)
        for index in 0..<points.count - 1 {
            let (first, last) = (points[index], points[index + 1])
            for column in Int(first.x)...Int(last.x) { columns[column].append((first, last)) }
        }
    }

    /// Whether a piece passes a point at half a pixel or less, horizontally and vertically.
    func pass(near point: CGPoint) -> Bool {
        for column in max(Int(point.x - 0.5), 0)...min(Int(point.x + 0.5), columns.count - 1) {
            for (first, last) in columns[column] where Self.crosses(first, last, point) { return true }
        }
        return false
    }

    /// Whether a piece crosses the square around a point.
    private static func crosses(_ first: CGPoint, _ last: CGPoint, _ point: CGPoint) -> Bool {
        let reach: CGFloat = 0.5 + 1e-9
        var (start, end) = (CGFloat(0), CGFloat(1))
        for (from, to, middle) in [(first.x, last.x, point.x), (first.y, last.y, point.y)] {
            if from == to {
                if abs(from - middle) > reach { return false }
                continue
            }
            let (one, other) = ((middle - reach - from) / (to - from), (middle + reach - from) / (to - from))
            start = max(start, min(one, other))
            end = min(end, max(one, other))
            if start > end { return false }
        }
        return true
    }
}

extension CGPoint {
    fileprivate func middle(to other: CGPoint) -> CGPoint { CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
