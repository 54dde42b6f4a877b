import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A path as text` {
    @Test(arguments: [
        "", "0 0 m", "0 0 m 10 0 l", "0 0 m 10 0 l h", "0 0 m 10 0 l 10 10 20 20 30 30 c 1 1 2 2 q h",
        "0.5 -1.25 m 1e-07 3 l", "0 0 m h 5 5 m 6 6 l",
    ])
    func `is the same path again`(text: String) throws {
        let path = try #require(Path(text))
        #expect(path.description == text)
        #expect(Path(path.description) == path)
    }

    @Test func `contains a rectangle's sides, and short forms of some curves`() throws {
        #expect(Path("10 20 30 40 re")?.description == "10 20 m 40 20 l 40 60 l 10 60 l h")
        #expect(Path("0 0 m 1 1 2 2 v")?.description == "0 0 m 0 0 1 1 2 2 c")
        #expect(Path("0 0 m 1 1 2 2 y")?.description == "0 0 m 1 1 2 2 2 2 c")
        #expect(Path("0 0 m 5 5 10 0 q 20 0 t")?.description == "0 0 m 5 5 10 0 q 15 -5 20 0 q")
        #expect(Path("0 0 m 9 9 t")?.description == "0 0 m 0 0 9 9 q")
        #expect(Path("0 0 m 5 5 10 0 q 20 0 t 30 0 t")?.description == "0 0 m 5 5 10 0 q 15 -5 20 0 q 25 5 30 0 q")
        #expect(Path("0 0 m 5 5 10 0 q 10 9 l 20 9 t")?.description == "0 0 m 5 5 10 0 q 10 9 l 10 9 20 9 q")
        #expect(Path(" 0 0m10 0l\nh ")?.description == "0 0 m 10 0 l h")
    }

    @Test func `has numbers as PDF and C write them`() {
        #expect(Path("1-2m")?.description == "1 -2 m")
        #expect(Path("+1 .5 m")?.description == "1 0.5 m")
        #expect(Path("1e2 2E+1 m 5e-1-3 l")?.description == "100 20 m 0.5 -3 l")
        #expect(Path("1e16 1e14 m")?.description == "1e+16 100000000000000 m")
    }

    @Test(arguments: [
        "0", "0 0", "m", "0 m", "0 0 0 m", "0 0 l", "h", "0 0 m 1 l", "0 0 m 1 2 3 c", "0 0 x", "nan 0 m",
        "0 0 m inf 0 l",
        "1e999 0 m", "0 0 m 1 2 3 4 5 6 7 c", "1 2 3 4 r", "1 2 3 re", "--1 0 m", "0 0 m ü",
    ])
    func `is nil for invalid text`(text: String) {
        #expect(Path(text) == nil)
    }
}

@Suite struct `The elements of a path` {
    @Test func `are those that were added`() {
        var path = Path()
        #expect(path.isEmpty && path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
        #expect(path.currentPoint == CGPoint(x: 9, y: 9))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(path.description == "1 2 m 3 4 l 4 4 5 6 q 7 7 8 8 9 9 c h")
    }

    @Test func `begin a curve at its end if there is no current point`() {
        var path = Path()
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 1))
        #expect(path.description == "3 4 m 1 1 3 4 q")
        path = Path()
        path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        #expect(path.description == "5 6 m 1 1 2 2 5 6 c")
    }

    @Test func `of another path follow its own`() throws {
        let other = try #require(Path("1 1 m 2 2 3 3 q 4 4 5 5 6 6 c 7 7 l h"))
        var path = Path()
        path.addPath(other)
        #expect(path == other)
        path.addPath(try #require(Path("8 8 m 9 9 7 8 q 9 8 l")))
        #expect(path.description == "1 1 m 2 2 3 3 q 4 4 5 5 6 6 c 7 7 l h 8 8 m 9 9 7 8 q 9 8 l")
        let box = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(
            Path(roundedRect: box, cornerRadius: 3) == Path(roundedRect: box, cornerSize: CGSize(width: 3, height: 3)))
    }

    @Test func `omit invalid numbers`() {
        var path = Path()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
        path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 0, y: CGFloat.nan))
        path.addArc(
            center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        path.addArc(
            center: .zero, radius: 1, startAngle: .degrees(.infinity), endAngle: .degrees(90), clockwise: true)
        path.addRelativeArc(center: .zero, radius: -1, startAngle: .zero, delta: .degrees(90))
        path.addRect(.null)
        path.addRect(.infinite)
        path.addEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        path.addLine(to: CGPoint(x: 2, y: 1))
        #expect(path.description == "1 1 m 2 1 l")
        #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 1, height: 0))
    }

    @Test func `of a rectangle run clockwise from the top left corner`() {
        #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
        var path = Path()
        path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1)])
        #expect(path.description == "0 0 m 1 0 l 1 1 l 0 1 l h 2 2 m 3 2 l 3 3 l 2 3 l h")
    }

    @Test func `round only the corners with a radius`() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
            cornerRadii: RectangleCornerRadii(topLeading: 0, bottomLeading: 4, bottomTrailing: 100, topTrailing: -3))
        let ends = path.elements.compactMap(\.end)
        #expect(
            ends == [
                CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 30, y: 20),
                CGPoint(x: 4, y: 20), CGPoint(x: 0, y: 16), CGPoint(x: 0, y: 0),
            ])
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test func `of another path are added, with a transform`() {
        var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addPath(
            Path { $0.addLines([.zero, CGPoint(x: 1, y: 0)]) },
            transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
        #expect(path.description == "0 0 m 1 0 l 1 1 l 0 1 l h 10 20 m 12 20 l")
    }

    @Test func `are moved and transformed`() {
        let path = Path { $0.addLines([CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 2)]) }
        #expect(path.offsetBy(dx: 3, dy: -1).description == "4 -1 m 3 1 l")
        #expect(path.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)).description == "0 1 m -2 0 l")
    }
}

@Suite struct `An arc` {
    private func bounds(_ from: Double, _ to: Double, clockwise: Bool) -> [Int] {
        let path = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
        }
        let rect = path.boundingRect
        return [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Int($0.rounded()) }
    }

    @Test func `takes the shorter or the longer way as requested`() {
        #expect(bounds(0, 90, clockwise: false) == [0, 0, 10, 10])
        #expect(bounds(0, 90, clockwise: true) == [-10, -10, 10, 10])
        #expect(bounds(0, -90, clockwise: true) == [0, -10, 10, 0])
        #expect(bounds(0, -90, clockwise: false) == [-10, -10, 10, 10])
        #expect(bounds(180, 360, clockwise: false) == [-10, -10, 10, 0])
        #expect(bounds(0, 720, clockwise: false) == [-10, -10, 10, 10])
    }

    @Test func `with any angles and radii does not trap`() {
        for angle in [1e308, -1e308, 1e17, .infinity, .nan, -0.0] {
            for radius in [0, 1e308, CGFloat.infinity, 3] {
                for clockwise in [true, false] {
                    let path = Path {
                        $0.addArc(
                            center: CGPoint(x: 1e308, y: -1e308), radius: radius, startAngle: .radians(3),
                            endAngle: .radians(angle), clockwise: clockwise)
                        $0.addRelativeArc(center: .zero, radius: radius, startAngle: .zero, delta: .radians(angle))
                        $0.addLine(to: CGPoint(x: 1e300, y: 1e-300))
                    }
                    _ = path.boundingRect
                    _ = path.contains(CGPoint(x: 1, y: 1))
                    _ = path.trimmedPath(from: 0.1, to: 0.7)
                    let line = path.strokedPath(
                        StrokeStyle(lineWidth: 1e200, lineCap: .round, lineJoin: .round, dash: [1e-300, 1e300]))
                    for element in line.elements + path.elements { if let end = element.end { #expect(end.isFinite) } }
                }
            }
        }
    }

    @Test func `of a positive length runs clockwise`() {
        let path = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90)) }
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        let back = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90)) }
        #expect(abs((back.currentPoint?.y ?? 0) + 10) < 1e-9)
    }

    @Test func `starts with a line from the current point`() {
        let path = Path {
            $0.move(to: CGPoint(x: 50, y: 50))
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(path.description.hasPrefix("50 50 m 10 0 l 10 "))
    }

    @Test func `between two lines touches both`() {
        let path = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        }
        #expect(path.elements.count == 3)
        #expect(path.elements[1].end.map { [$0.x.rounded(), $0.y.rounded()] } == [15, 0])
        #expect(path.currentPoint.map { [$0.x.rounded(), $0.y.rounded()] } == [20, 5])
        #expect(path.boundingRect.maxX.rounded() == 20)
    }

    @Test func `is moved by a transform`() {
        let path = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
                transform: CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 1))
        }
        let rect = path.boundingRect
        #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].map { $0.rounded() } == [80, -10, 120, 10])
    }
}

@Suite struct `The interior of a path` {
    private let star = Path { path in
        let points = (0..<5).map { index -> CGPoint in
            let angle = Double(index) * 144 * .pi / 180 - .pi / 2
            return CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
        }
        path.addLines(points)
        path.closeSubpath()
    }

    @Test func `is inside the outline`() {
        #expect(star.contains(CGPoint(x: 50, y: 50)))
        #expect(!star.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(star.contains(CGPoint(x: 50, y: 10), eoFill: true))
        #expect(!star.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `follows curves, not their controls`() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 50, y: 50)) && circle.contains(CGPoint(x: 15, y: 16)))
        #expect(!circle.contains(CGPoint(x: 14, y: 14)) && !circle.contains(CGPoint(x: 101, y: 50)))
    }

    @Test func `extends to the line that would close an open path`() {
        let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 2)))
    }
}

@Suite struct `A trimmed path` {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `is a part of its length`() {
        #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
        #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: -3, to: 7) == square)
    }

    @Test func `is empty if nothing is left`() {
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test func `keeps an uncut part closed`() {
        var path = square
        path.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 60, y: 0)])
        #expect(path.trimmedPath(from: 0, to: 0.75).description == "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 20 0 m 40 0 l")
    }

    @Test func `of a circle ends at its angle`() {
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.125)
        let end = half.currentPoint ?? .zero
        #expect(abs(end.x - 85.355) < 0.03 && abs(end.y - 85.355) < 0.03)
    }
}

@Suite struct `A stroked path` {
    private func stroked(_ text: String, _ style: StrokeStyle) -> Path {
        (Path(text) ?? Path()).strokedPath(style)
    }

    @Test func `has the line's ends`() {
        let line = "0 0 m 10 0 l"
        #expect(stroked(line, StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(
            stroked(line, StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
                == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = stroked(line, StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(abs(round.boundingRect.minX + 2) < 0.01 && abs(round.boundingRect.maxX - 12) < 0.01)
        #expect(!round.contains(CGPoint(x: -1.9, y: 1.9)))
    }

    @Test func `has the line's corners`() {
        let corner = "0 0 m 10 0 l 10 10 l"
        #expect(stroked(corner, StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 10.9, y: -0.9)))
        #expect(!stroked(corner, StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(CGPoint(x: 10.6, y: -0.6)))
        let round = stroked(corner, StrokeStyle(lineWidth: 2, lineJoin: .round))
        #expect(round.contains(CGPoint(x: 10.6, y: -0.6)) && !round.contains(CGPoint(x: 10.9, y: -0.9)))
        #expect(!stroked(corner, StrokeStyle(lineWidth: 2, miterLimit: 1)).contains(CGPoint(x: 10.9, y: -0.9)))
    }

    @Test func `has gaps for the dashes`() {
        let dashed = stroked("0 0 m 10 0 l", StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1))
        #expect(dashed.contains(CGPoint(x: 1, y: 0)) && !dashed.contains(CGPoint(x: 3, y: 0)))
        #expect(dashed.contains(CGPoint(x: 5, y: 0)) && !dashed.contains(CGPoint(x: 8, y: 0)))
        #expect(dashed.contains(CGPoint(x: 9.5, y: 0)))
    }

    @Test func `of a circle is a ring`() {
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 50, y: 6)))
        #expect(ring.contains(CGPoint(x: 50, y: 4)) && ring.contains(CGPoint(x: 50, y: -4)))
        #expect(!ring.contains(CGPoint(x: 50, y: -6)))
        let bounds = ring.boundingRect
        #expect(abs(bounds.minX + 5) < 0.01 && abs(bounds.maxY - 105) < 0.01)
    }

    @Test func `of nothing or of no width is empty`() {
        #expect(stroked("0 0 m 10 0 l", StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(stroked("0 0 m 10 0 l", StrokeStyle(lineWidth: .nan)).isEmpty)
        #expect(stroked("0 0 m", StrokeStyle(lineWidth: 2, lineCap: .round)).isEmpty)
        #expect(!stroked("0 0 m 0 0 l", StrokeStyle(lineWidth: 2, lineCap: .round)).isEmpty)
        #expect(!stroked("0 0 m 9 0 l", StrokeStyle(lineWidth: 2, dash: [-1, .nan])).isEmpty)
    }
}
