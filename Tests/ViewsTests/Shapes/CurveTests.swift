import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The points of a curve in order, each coordinate with three digits after the point.
private func points(_ curve: Curve) -> [CGPoint] {
    [curve.start, curve.control1, curve.control2, curve.end].map {
        at(($0.x * 1000).rounded() / 1000, ($0.y * 1000).rounded() / 1000)
    }
}

@Suite struct `A curve` {
    private let line = Curve(from: at(0, 0), to: at(6, 8))
    private let quad = Curve(from: at(0, 0), to: at(8, 0), control: at(4, 8))
    private let cubic = Curve(from: at(0, 0), to: at(8, 0), control1: at(0, 8), control2: at(8, 8))
    /// An S that lies on its side: a bow below the line between its ends, and one above.
    private let wave = Curve(from: at(0, 0), to: at(30, 0), control1: at(0, 20), control2: at(30, -20))

    @Test func `is cut where de Casteljau's construction cuts it`() {
        #expect(points(line.part(from: 0.25, to: 0.5)) == points(Curve(from: at(1.5, 2), to: at(3, 4))))
        #expect(points(quad.part(from: 0.5, to: 1)) == [at(4, 4), at(6, 4), at(6, 4), at(8, 0)])
        #expect(points(quad.part(from: 0.25, to: 0.75)) == [at(2, 3), at(4, 5), at(4, 5), at(6, 3)])
        #expect(points(cubic.part(from: 0, to: 0.5)) == [at(0, 0), at(0, 4), at(2, 6), at(4, 6)])
        #expect(points(cubic.part(from: 0.5, to: 1)) == [at(4, 6), at(6, 6), at(8, 4), at(8, 0)])
        #expect(
            points(cubic.part(from: 0.25, to: 0.75)) == [at(1.25, 4.5), at(2.75, 6.5), at(5.25, 6.5), at(6.75, 4.5)])
    }

    @Test func `runs back through the same points`() {
        #expect(points(line.reversed) == points(Curve(from: at(6, 8), to: at(0, 0))))
        #expect(points(quad.reversed) == [at(8, 0), at(4, 8), at(4, 8), at(0, 0)])
        #expect(points(wave.reversed) == [at(30, 0), at(30, -20), at(0, 20), at(0, 0)])
    }

    @Test func `turns at its extrema`() {
        #expect(line.turns(\.y) == [])
        #expect(quad.turns(\.y) == [0.5] && quad.turns(\.x) == [])
        #expect(Curve(from: at(0, 0), to: at(0, 10), control: at(0, 40)).turns(\.y).map { ($0 * 7).rounded() } == [4])
        #expect(cubic.turns(\.y) == [0.5])
        #expect(wave.turns(\.y).map { ($0 * 10_000).rounded() } == [2113, 7887])
        #expect(wave.turns(\.x) == [])
        #expect(Curve(from: at(0, 0), to: at(0, 9), control1: at(0, 3), control2: at(0, 6)).turns(\.y) == [])
    }

    @Test func `has a direction at its ends, wherever its control points are`() {
        func directions(_ curve: Curve) -> [CGPoint?] { [curve.direction(0), curve.direction(1)] }
        #expect(directions(line) == [at(0.6, 0.8), at(0.6, 0.8)])
        #expect(directions(cubic) == [at(0, 1), at(0, -1)])
        let late = Curve(from: at(0, 0), to: at(10, 10), control1: at(0, 0), control2: at(0, 10))
        #expect(directions(late) == [at(0, 1), at(1, 0)])
        #expect(directions(late.reversed) == [at(-1, 0), at(0, -1)])
        #expect(
            directions(Curve(from: at(0, 0), to: at(3, 4), control1: at(0, 0), control2: at(0, 0))) == [
                at(0.6, 0.8), at(0.6, 0.8),
            ])
        #expect(
            directions(Curve(from: at(0, 0), to: at(3, 4), control1: at(3, 4), control2: at(3, 4))) == [
                at(0.6, 0.8), at(0.6, 0.8),
            ])
        #expect(directions(Curve(from: at(2, 2), to: at(2, 2))) == [nil, nil])
    }

    @Test func `is as long as its integral`() {
        #expect(line.length == 10 && line.length(to: 0.25) == 2.5)
        #expect(Curve(from: at(0, 0), to: at(6, 8), control: at(3, 4)).length == 10)
        #expect(Curve(from: at(0, 0), to: at(3, 0), control1: at(1, 0), control2: at(2, 0)).length == 3)
        // 50 · (√5 + asinh 2 / 2), and the part of it up to a quarter of the time.
        let bow = Curve(from: at(0, 0), to: at(100, 0), control: at(50, 100))
        #expect(abs(bow.length - 147.8943) < 0.001)
        #expect(abs(bow.length(to: 0.25) - 45.2523) < 0.001)
        // Nearly straight, so that chord and control polygon say the length.
        let flat = Curve(from: at(0, 0), to: at(100, 0), control: at(50, 1))
        #expect(abs(flat.length - 100.00667) < 0.0001)
        let raised = Curve(
            from: at(0, 0), to: at(100, 0), control1: at(100 / 3, 2 / 3), control2: at(200 / 3, 2 / 3))
        #expect(abs(raised.length - 100.00667) < 0.0001)
        let quarter = Curve(from: at(100, 0), to: at(0, 100), control1: at(100, 55.2285), control2: at(55.2285, 100))
        #expect(abs(quarter.length - 157.08) < 0.03)
    }

    @Test func `has the parameter at which it reaches a length`() {
        let bow = Curve(from: at(0, 0), to: at(100, 0), control: at(50, 100))
        #expect(abs(bow.time(at: 45.2523, of: 147.8943) - 0.25) < 0.0001)
        #expect(abs(bow.time(at: 73.94715, of: 147.8943) - 0.5) < 0.0001)
        #expect(line.time(at: 2.5, of: 10) == 0.25)
        #expect(Curve(from: at(1, 1), to: at(1, 1), control: at(1, 1)).time(at: 1, of: 0) == 0)
        // It stands still at both ends.
        let still = Curve(from: at(0, 0), to: at(10, 0), control1: at(0, 0), control2: at(10, 0))
        #expect(abs(still.point(still.time(at: 0.28, of: 10)).x - 0.28) < 0.0001)
        #expect(abs(still.point(still.time(at: 9.9, of: 10)).x - 9.9) < 0.0001)
    }

    @Test func `bounds an area on both of its sides`() {
        var path = Path()
        path.move(to: wave.start)
        path.add(wave)
        for inside in [at(3.12, 3), at(3.12, 5.7), at(26.88, -3), at(26.88, -5.7)] { #expect(path.contains(inside)) }
        for outside in [at(3.12, -3), at(3.12, 5.8), at(26.88, 3), at(26.88, -5.8), at(-1, 3), at(31, -3)] {
            #expect(!path.contains(outside))
        }
        let box = path.boundingRect
        #expect(box.minX == 0 && box.maxX == 30)
        #expect(abs(box.minY + 5.7735) < 0.0001 && abs(box.maxY - 5.7735) < 0.0001)
    }
}

@Suite struct `The parts of a path` {
    private func parts(_ text: String) throws -> [String] {
        Subpath.parts(of: try #require(Path(text))).map { part in
            let ends = part.curves.map { "\(Int($0.end.x)) \(Int($0.end.y))" }.joined(separator: ", ")
            return "\(Int(part.start.x)) \(Int(part.start.y)): \(ends)\(part.isClosed ? " closed" : "")"
        }
    }

    @Test func `begin at its moves, and after a close where the closed part began`() throws {
        #expect(
            try parts("1 1 m 5 1 l 5 5 l h 9 9 l 2 2 m 3 3 l") == ["1 1: 5 1, 5 5, 1 1 closed", "1 1: 9 9", "2 2: 3 3"])
    }

    @Test func `that end where they begin are closed without a line`() throws {
        #expect(try parts("1 1 m 5 1 l 1 1 l h") == ["1 1: 5 1, 1 1 closed"])
        #expect(try parts("1 1 m 2 2 3 1 q 2 0 2 0 1 1 c") == ["1 1: 3 1, 1 1"])
        #expect(try parts("1 1 m h h") == ["1 1:  closed"])
    }

    @Test func `wind around points, once or twice`() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(path.contains(at(3, 3)) && !path.contains(at(3, 3), eoFill: true))
        #expect(path.contains(at(1, 3)) && path.contains(at(1, 3), eoFill: true))
        #expect(!path.contains(at(11, 3)) && !path.contains(at(-1, 3)) && !path.contains(at(3, 11)))
        #expect(!path.contains(at(.nan, 3)))
    }
}
