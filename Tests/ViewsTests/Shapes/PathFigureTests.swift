import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

/// Points along a path, five for each line or curve.
private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ end: CGPoint, _ at: (CGFloat) -> CGPoint) {
        for step in 1...5 { points.append(at(CGFloat(step) / 5)) }
        current = end
    }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    path.forEach { element in
        let begin = current
        switch element {
        case .move(let to):
            (current, start) = (to, to)
            points.append(to)
        case .line(let to): add(to) { mix(begin, to, $0) }
        case .quadCurve(let to, let control): add(to) { mix(mix(begin, control, $0), mix(control, to, $0), $0) }
        case .curve(let to, let one, let two):
            add(to) { t in
                let (a, b, c) = (mix(begin, one, t), mix(one, two, t), mix(two, to, t))
                return mix(mix(a, b, t), mix(b, c, t), t)
            }
        case .closeSubpath: add(start) { mix(begin, start, $0) }
        }
    }
    return points
}

private func ends(_ path: Path) -> [CGPoint] {
    var ends: [CGPoint] = []
    path.forEach { element in
        switch element {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): ends.append(to)
        case .closeSubpath: break
        }
    }
    return ends
}

private func areClose(_ left: [CGPoint], _ right: [CGPoint]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
}

@Suite struct `An ellipse` {
    @Test func `passes through the middles of its sides, clockwise from the right`() {
        let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 100))
        let middles = [(210, 70), (110, 120), (10, 70), (110, 20), (210, 70)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(areClose(ends(path), middles))
    }

    @Test func `has all its points on its curve`() {
        for point in points(Path(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 100))) {
            let (x, y) = ((point.x - 110) / 100, (point.y - 70) / 50)
            #expect(abs((x * x + y * y).squareRoot() - 1) < 1e-3, "\(point)")
        }
    }
}

@Suite struct `A rounded rectangle` {
    private let path = Path(
        roundedRect: CGRect(x: 10, y: 20, width: 200, height: 100),
        cornerRadii: RectangleCornerRadii(topLeading: 10, bottomLeading: 40, bottomTrailing: 30, topTrailing: 20))

    @Test func `has each corner's radius at that corner`() {
        let expected = [
            (20, 20), (190, 20), (210, 40), (210, 90), (180, 120), (50, 120), (10, 80), (10, 30), (20, 20),
        ].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(areClose(ends(path), expected))
    }

    @Test func `has round corners and straight sides`() {
        let corners: [(CGPoint, CGFloat, (CGPoint) -> Bool)] = [
            (CGPoint(x: 20, y: 30), 10, { $0.x < 20 && $0.y < 30 }),
            (CGPoint(x: 190, y: 40), 20, { $0.x > 190 && $0.y < 40 }),
            (CGPoint(x: 180, y: 90), 30, { $0.x > 180 && $0.y > 90 }),
            (CGPoint(x: 50, y: 80), 40, { $0.x < 50 && $0.y > 80 }),
        ]
        var found = [0, 0, 0, 0, 0]
        for point in points(path) {
            if let index = corners.firstIndex(where: { $0.2(point) }) {
                let (center, radius, _) = corners[index]
                let distance = hypot(point.x - center.x, point.y - center.y)
                #expect(abs(distance - radius) < radius * 1e-3, "\(point)")
                found[index] += 1
            } else {
                #expect(
                    abs(point.x - 10) < 1e-6 || abs(point.x - 210) < 1e-6 || abs(point.y - 20) < 1e-6
                        || abs(point.y - 120) < 1e-6, "\(point)")
                found[4] += 1
            }
        }
        #expect(found.allSatisfy { $0 >= 4 })
    }

    @Test func `has elliptical corners if they are wider than high`() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerSize: CGSize(width: 40, height: 10))
        let expected = [(40, 0), (60, 0), (100, 10), (100, 50), (60, 60), (40, 60), (0, 50), (0, 10), (40, 0)]
        #expect(areClose(ends(path), expected.map { CGPoint(x: $0.0, y: $0.1) }))
    }
}

@Suite struct `An arc of a circle` {
    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 60), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
    }

    /// The angles of a path's points around the center, in degrees, without jumps.
    private func angles(_ path: Path) -> [Double] {
        var last = 0.0
        return points(path).map { point in
            var angle = Double(atan2(point.y - 60, point.x - 50)) * 180 / .pi
            while angle - last > 180 { angle -= 360 }
            while angle - last < -180 { angle += 360 }
            last = angle
            return angle
        }
    }

    @Test(arguments: [
        (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90), (0, 360, false, 360),
        (0, -360, true, -360), (30, 750, false, 360), (10, -20, false, 330), (10, -20, true, -30), (0, 450, true, -270),
        (0, -450, false, 270), (20, 200, false, 180), (350, 370, false, 20),
    ])
    func `is as long as its angles and its direction require`(
        start: Double, end: Double, clockwise: Bool, sweep: Double
    ) {
        let found = angles(arc(start, end, clockwise: clockwise))
        #expect(abs((found.last ?? 0) - (found.first ?? 0) - sweep) < 0.01)
        #expect(zip(found, found.dropFirst()).allSatisfy { sweep > 0 ? $0 <= $1 + 1e-6 : $0 >= $1 - 1e-6 })
    }

    @Test func `keeps its distance from the center`() {
        for point in points(arc(20, 300, clockwise: false)) {
            #expect(abs(hypot(point.x - 50, point.y - 60) - 40) < 0.02, "\(point)")
        }
    }

    @Test func `of a given length is that long, at most one full turn`() {
        for (delta, sweep) in [(45.0, 45.0), (-135, -135), (500, 360), (-500, -360)] {
            let path = Path {
                $0.addRelativeArc(
                    center: CGPoint(x: 50, y: 60), radius: 40, startAngle: .degrees(10), delta: .degrees(delta))
            }
            let found = angles(path)
            #expect(abs((found.last ?? 0) - (found.first ?? 0) - sweep) < 0.01, "\(delta)")
        }
    }

    private func rounded(_ corner: CGPoint, _ end: CGPoint) -> Path {
        Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addArc(tangent1End: corner, tangent2End: end, radius: 10)
        }
    }

    @Test func `between two lines is inside their corner, on either side`() {
        let right = rounded(CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50))
        #expect(areClose(ends(right), [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 50, y: 10)]))
        let left = rounded(CGPoint(x: 50, y: 0), CGPoint(x: 50, y: -50))
        #expect(areClose(ends(left), [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 50, y: -10)]))
        for point in points(right).suffix(4) { #expect(abs(hypot(point.x - 40, point.y - 10) - 10) < 0.02) }
        for point in points(left).suffix(4) { #expect(abs(hypot(point.x - 40, point.y + 10) - 10) < 0.02) }
    }

    @Test func `between two lines with an acute corner touches them farther from it`() {
        // A corner of 45°: the distance is 10 / tan(22.5°).
        let path = rounded(CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50))
        let reach = 10 / tan(CGFloat.pi / 8)
        let side = reach / CGFloat(2).squareRoot()
        #expect(abs(ends(path)[1].x - (50 - reach)) < 1e-6)
        let last = ends(path).last ?? .zero
        #expect(abs(last.x - (50 - side)) < 1e-6 && abs(last.y - side) < 1e-6)
    }

    @Test func `between lines without a corner is a line`() {
        #expect(rounded(CGPoint(x: 50, y: 0), CGPoint(x: 90, y: 0)).description == "0 0 m 50 0 l")
        #expect(rounded(CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0)).description == "0 0 m 0 0 l")
    }

    @Test func `is transformed as a whole`() {
        let move = CGAffineTransform(translationX: 100, y: 200)
        let moved = Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 60), radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
                transform: move)
        }
        #expect(areClose(ends(moved), [CGPoint(x: 190, y: 260), CGPoint(x: 150, y: 300)]))
    }
}

@Suite struct `A line without a length` {
    private func stroked(_ cap: CGLineCap) -> CGRect {
        let path = Path {
            $0.move(to: CGPoint(x: 30, y: 40))
            $0.addLine(to: CGPoint(x: 30, y: 40))
        }
        return path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).boundingRect
    }

    @Test func `is drawn only by its caps`() {
        #expect(stroked(.round) == CGRect(x: 25, y: 35, width: 10, height: 10))
        #expect(stroked(.square) == CGRect(x: 25, y: 35, width: 10, height: 10))
        #expect(stroked(.butt).isEmpty)
    }
}

@Suite struct `An arc of exactly one turn` {
    @Test func `is a whole circle in either direction`() {
        for (angle, clockwise) in [(360.0, false), (-360, true), (720, false), (-720, true)] {
            let path = Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(angle), clockwise: clockwise)
            }
            #expect(abs(path.boundingRect.width - 20) < 0.1, "\(angle)")
            #expect(abs(path.boundingRect.height - 20) < 0.1, "\(angle)")
        }
    }
}
