import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
private let corner = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
private let right = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))

/// The area inside of a path whose outlines do not cross, and whose holes run against them.
private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    for part in Subpath.parts(of: path) {
        for curve in part.curves {
            var last = curve.start
            for step in 1...1000 {
                let point = curve.point(CGFloat(step) / 1000)
                sum += (last.x * point.y - point.x * last.y) / 2
                last = point
            }
        }
    }
    return abs(sum)
}

private func isClose(_ left: CGFloat, _ right: CGFloat, within distance: CGFloat = 0.5) -> Bool {
    abs(left - right) <= distance
}

/// The letters of a path's elements.
private func letters(_ path: Path) -> String { String(path.description.filter("mlqch".contains)) }

@Suite struct `The areas of two paths` {
    @Test func `of straight lines are combined exactly`() {
        #expect(square.intersection(corner).description == "10 5 m 10 10 l 5 10 l 5 5 l h")
        #expect(square.union(corner).description == "10 0 m 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l 0 0 l h")
        #expect(square.subtracting(corner).description == "10 0 m 10 5 l 5 5 l 5 10 l 0 10 l 0 0 l h")
        #expect(isClose(area(square.symmetricDifference(corner)), 150, within: 1e-6))
    }

    @Test func `keep their curves`() {
        // Each circle goes through the middle of the other.
        let lens = 5000 * CGFloat.pi / 3 - 1250 * 3.squareRoot()
        let disc = 2500 * CGFloat.pi
        #expect(isClose(area(circle.intersection(right)), lens, within: 2))
        #expect(isClose(area(circle.union(right)), 2 * disc - lens, within: 4))
        #expect(isClose(area(circle.subtracting(right)), disc - lens, within: 3))
        #expect(letters(circle.intersection(right)) == "mcccch")
        #expect(letters(circle.union(right)) == "mcccccccch" || letters(circle.union(right)) == "mcccccch")
        let bounds = circle.intersection(right).boundingRect
        #expect(isClose(bounds.minX, 50, within: 1e-6) && isClose(bounds.maxX, 100, within: 1e-6))
        #expect(isClose(bounds.height, 100 * 3.squareRoot() / 2, within: 0.05))
    }

    @Test func `meet at the points where the curves cross`() {
        let lens = circle.intersection(right)
        let ends = lens.elements.compactMap(\.end).filter { isClose($0.x, 75, within: 1e-6) }
        #expect(ends.count >= 2)
        for end in ends {
            let distance = CGPoint(x: end.x - 50, y: end.y - 50).length
            // A circle of four cubic curves deviates from a circle by three parts in ten thousand.
            #expect(isClose(distance, 50, within: 0.02))
        }
    }

    @Test func `of a path and itself are the path, or nothing`() {
        #expect(isClose(area(circle.union(circle)), area(circle), within: 1e-6))
        #expect(letters(circle.union(circle)) == "mcccch")
        #expect(isClose(area(circle.intersection(circle)), area(circle), within: 1e-6))
        #expect(circle.subtracting(circle).isEmpty)
        #expect(circle.symmetricDifference(circle).isEmpty)
    }

    @Test func `that are apart stay as they are`() {
        let far = circle.offsetBy(dx: 500, dy: 0)
        #expect(circle.intersection(far).isEmpty)
        #expect(letters(circle.union(far)) == "mcccchmcccch")
        #expect(isClose(area(circle.subtracting(far)), area(circle), within: 1e-6))
    }

    @Test func `leave a hole`() {
        let ring = circle.subtracting(Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(letters(ring) == "mcccchmcccch")
        #expect(isClose(area(ring), CGFloat.pi * (2500 - 625), within: 3))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(ring.contains(CGPoint(x: 10, y: 50)) && ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test func `share sides and arcs`() {
        let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerRadius: 50, style: .circular)
        let rest = capsule.subtracting(circle)
        #expect(isClose(rest.boundingRect.maxX, 200, within: 1e-6))
        #expect(isClose(area(rest), area(capsule) - area(circle), within: 3))
        let tall = square.union(Path(CGRect(x: 0, y: 10, width: 10, height: 10)))
        #expect(isClose(area(tall), 200, within: 1e-6))
        #expect(letters(tall) == "mlllh" || letters(tall) == "mllllh")
    }

    @Test func `follow the rule of filling`() {
        var nested = square
        nested.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        let wide = Path(CGRect(x: -10, y: -10, width: 40, height: 40))
        #expect(isClose(area(nested.intersection(wide)), 100, within: 1e-6))
        #expect(isClose(area(nested.intersection(wide, eoFill: true)), 84, within: 1e-6))
        #expect(isClose(area(wide.subtracting(nested, eoFill: true)), 1516, within: 1e-6))
    }

    @Test func `of a normalized path are the same by both rules`() {
        // A star of five corners, whose outline crosses itself.
        var star = Path()
        star.addLines(
            (0..<5).map { index in
                let angle = CGFloat(index) * 4 * .pi / 5
                return CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
            })
        star.closeSubpath()
        let middle = CGPoint(x: 50, y: 50)
        let (alternate, wound) = (star.normalized(), star.normalized(eoFill: false))
        #expect(!alternate.contains(middle) && !alternate.contains(middle, eoFill: true))
        #expect(wound.contains(middle) && wound.contains(middle, eoFill: true))
        #expect(Subpath.parts(of: wound).map(\.curves.count) == [10])
        #expect(Subpath.parts(of: alternate).flatMap(\.curves).count == 15)
    }

    @Test func `close open paths by a line`() {
        var open = Path()
        open.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        #expect(isClose(area(open.union(Path())), 50, within: 1e-6))
        var line = Path()
        line.addLines([.zero, CGPoint(x: 10, y: 0)])
        #expect(line.union(Path()).isEmpty && square.union(line) == square.union(Path()))
    }

    @Test func `may be tiny, huge, far away or empty`() {
        #expect(Path().union(Path()).isEmpty && Path().intersection(square).isEmpty)
        #expect(isClose(area(Path().union(square)), 100, within: 1e-6))
        for scale in [1e-6, 1e6, 1e100] as [CGFloat] {
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            let lens = circle.applying(transform).intersection(right.applying(transform))
            #expect(letters(lens) == "mcccch")
            #expect(isClose(area(lens) / scale / scale, area(circle.intersection(right)), within: 1))
        }
        let there = circle.offsetBy(dx: 1e6, dy: -1e6).intersection(right.offsetBy(dx: 1e6, dy: -1e6))
        #expect(letters(there) == "mcccch")
        let endless = Path(CGRect(x: -1e308, y: -1e308, width: 1e308, height: 1e308))
        _ = endless.union(square).intersection(endless.offsetBy(dx: 1e308, dy: 0))
        #expect(Path(CGRect.infinite).union(Path(CGRect.null)).boundingRect.width >= 0)
    }

    @Test func `of a tangled path are refused in time`() {
        func tangle(_ count: Int, _ step: CGFloat) -> Path {
            var path = Path()
            path.addLines(
                (0..<count).map { index in
                    let angle = CGFloat(index) * step
                    return CGPoint(x: cos(angle) * 100, y: sin(angle * 1.3) * 100)
                })
            path.closeSubpath()
            return path
        }
        let start = processorTime
        do {
            let huge = tangle(20_000, 2.4)
            #expect(huge.union(square) == huge)
            #expect(huge.lineIntersection(huge) == huge)
            _ = tangle(300, 2.4).union(tangle(200, 2.5))
            _ = tangle(60, 2.4).lineSubtraction(tangle(60, 2.5))
        }
        #expect(processorTime - start < 20)
    }

    /// The time for which the thread has run, in seconds: other tests may run beside it.
    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

@Suite struct `The lines of a path` {
    private let line = Path { path in
        path.move(to: CGPoint(x: -10, y: 5))
        path.addLine(to: CGPoint(x: 30, y: 5))
    }

    @Test func `are cut by an area`() {
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-10 5 m 0 5 l 10 5 m 30 5 l")
    }

    @Test func `are whole, or nothing, if the area does not cross them`() {
        let inside = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(inside.lineIntersection(square) == inside)
        #expect(inside.lineSubtraction(square).isEmpty)
        #expect(inside.lineIntersection(Path()).isEmpty && inside.lineSubtraction(Path()) == inside)
        #expect(Path().lineIntersection(square).isEmpty)
    }

    @Test func `of a closed outline go through its start`() {
        // The corner at which the square starts is inside.
        let start = Path(CGRect(x: -5, y: -5, width: 10, height: 10))
        #expect(square.lineIntersection(start).description == "0 5 m 0 0 l 5 0 l")
        #expect(square.lineSubtraction(start).description == "5 0 m 10 0 l 10 10 l 0 10 l 0 5 l")
    }

    @Test func `stay curves`() {
        let arc = circle.lineIntersection(Path(CGRect(x: 50, y: -10, width: 100, height: 120)))
        #expect(letters(arc) == "mcc")
        #expect(isClose(arc.boundingRect.minX, 50, within: 1e-6) && isClose(arc.boundingRect.height, 100, within: 1e-6))
        let half = circle.lineIntersection(right)
        let end = half.elements.compactMap(\.end).first
        #expect(isClose(end?.x ?? 0, 75, within: 1e-6))
    }

    @Test func `follow the rule of filling`() {
        var nested = square
        nested.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(
            line.lineIntersection(nested).description == "0 5 m 2 5 l 8 5 l 10 5 l"
                || line.lineIntersection(nested).boundingRect.width == 10)
        #expect(line.lineIntersection(nested, eoFill: true).description == "0 5 m 2 5 l 8 5 m 10 5 l")
    }
}

@Suite struct `A combination of shapes` {
    private let frame = CGRect(x: 0, y: 0, width: 20, height: 10)

    @Test func `is made in each rectangle`() {
        let left = Rectangle().scale(x: 0.5, y: 1, anchor: .leading)
        let tall = Rectangle().scale(x: 0.5, y: 2, anchor: .leading).offset(x: -1)
        #expect(
            Rectangle().subtracting(left).path(in: frame).boundingRect == CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(
            Rectangle().intersection(left).path(in: frame).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(left.union(Rectangle()).path(in: frame).boundingRect == frame)
        #expect(Rectangle().symmetricDifference(Rectangle()).path(in: frame).isEmpty)
        #expect(
            Rectangle().lineIntersection(tall).path(in: frame).description == "9 10 m 0 10 l 0 0 l 9 0 l")
        #expect(
            Rectangle().lineSubtraction(tall).path(in: frame).description == "9 0 m 20 0 l 20 10 l 9 10 l"
        )
    }

    @Test func `has the size of the first, and the animatable data of both`() {
        let shape = CombinedShape(
            first: Circle(), second: _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0.25),
            combination: .union, eoFill: false)
        #expect(
            shape.sizeThatFits(ProposedViewSize(width: 30, height: 20))
                == Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)))
        var moved = shape
        moved.animatableData.second.second.second = 0.5
        #expect(moved.second.endFraction == 0.5)
    }
}
