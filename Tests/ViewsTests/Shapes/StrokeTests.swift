import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `The outline of a stroke` {
    private func stroked(_ text: String, _ style: StrokeStyle) -> Path {
        (Path(text) ?? Path()).strokedPath(style)
    }

    private func contains(_ path: Path, _ points: [(Double, Double)]) -> [Bool] {
        points.map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
    }

    /// The parts of a line from 0 to 30 that a dash pattern covers, at every half point.
    private func dashes(_ dash: [CGFloat], phase: CGFloat = 0) -> String {
        let path = stroked("0 0 m 30 0 l", StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
        return (0..<30).map { path.contains(CGPoint(x: Double($0) + 0.5, y: 0)) ? "-" : "." }.joined()
    }

    @Test func `repeats its dashes along the line`() {
        #expect(dashes([3, 2]) == "---..---..---..---..---..---..")
        #expect(dashes([1, 2, 3, 4]) == "-..---....-..---....-..---....")
    }

    @Test func `uses a pattern of an odd length twice, with lines and gaps exchanged`() {
        #expect(dashes([3]) == "---...---...---...---...---...")
        #expect(dashes([1, 2, 3]) == "-..---.--...-..---.--...-..---")
    }

    @Test func `starts within the pattern at its phase, in either direction`() {
        #expect(dashes([3, 2], phase: 1) == "--..---..---..---..---..---..-")
        #expect(dashes([3, 2], phase: 3) == "..---..---..---..---..---..---")
        #expect(dashes([3, 2], phase: 5) == dashes([3, 2]))
        #expect(dashes([3, 2], phase: 13) == dashes([3, 2], phase: 3))
        #expect(dashes([3, 2], phase: -1) == ".---..---..---..---..---..---.")
        #expect(dashes([3, 2], phase: .nan) == dashes([3, 2]))
    }

    @Test func `continues its dashes around corners and in the next part from the start`() {
        let corner = stroked("0 0 m 10 0 l 10 10 l", StrokeStyle(lineWidth: 2, dash: [8, 4]))
        #expect(
            contains(corner, [(7.5, 0), (9, 0), (10, 1.5), (10, 2.5), (10, 9.5)]) == [true, false, false, true, true])
        let parts = stroked("0 0 m 10 0 l 20 0 m 30 0 l", StrokeStyle(lineWidth: 2, dash: [8, 4]))
        #expect(contains(parts, [(7.5, 0), (9, 0), (20.5, 0), (29, 0)]) == [true, false, true, false])
    }

    @Test func `is solid with a pattern without lengths, or with too many dashes`() {
        #expect(dashes([0, 0]) == String(repeating: "-", count: 30))
        let fine = stroked("0 0 m 9000 0 l", StrokeStyle(lineWidth: 2, dash: [0.1, 0.1]))
        #expect(fine.boundingRect == CGRect(x: 0, y: -1, width: 9000, height: 2))
    }

    @Test func `has its width on both sides of a line in any direction`() {
        let up = stroked("0 0 m 0 -10 l", StrokeStyle(lineWidth: 4))
        #expect(up.boundingRect == CGRect(x: -2, y: -10, width: 4, height: 10))
        let slanted = stroked("0 0 m 30 40 l", StrokeStyle(lineWidth: 10))
        #expect(slanted.boundingRect == CGRect(x: -4, y: -3, width: 38, height: 46))
    }

    @Test func `has its corner outside for a turn to either side`() {
        let right = stroked("0 0 m 10 0 l 10 10 l", StrokeStyle(lineWidth: 2))
        #expect(contains(right, [(10.9, -0.9), (8.5, 1.5), (9.5, 0.5)]) == [true, false, true])
        let left = stroked("0 0 m 10 0 l 10 -10 l", StrokeStyle(lineWidth: 2))
        #expect(contains(left, [(10.9, 0.9), (8.5, -1.5), (9.5, -0.5)]) == [true, false, true])
    }

    @Test func `has corners at all sides of a closed path, and no ends`() {
        let square = stroked("0 0 m 10 0 l 10 10 l 0 10 l h", StrokeStyle(lineWidth: 2, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(contains(square, [(-0.9, -0.9), (5, 5), (0.5, 0.5), (1.5, 1.5)]) == [true, false, true, false])
        let round = stroked("0 0 m 10 0 l 10 10 l 0 10 l h", StrokeStyle(lineWidth: 2, lineJoin: .round))
        #expect(contains(round, [(-0.9, -0.9), (-0.6, -0.6)]) == [false, true])
    }

    @Test func `has an acute corner up to the miter limit`() {
        // The miter is twenty times as long as the line is wide.
        let acute = "0 0 m 100 5 l 0 10 l"
        let sharp = stroked(acute, StrokeStyle(lineWidth: 2, miterLimit: 30))
        #expect(sharp.boundingRect.maxX > 110)
        #expect(stroked(acute, StrokeStyle(lineWidth: 2, miterLimit: 10)).boundingRect.maxX < 102)
    }

    @Test func `has only its cap where the line turns back`() {
        let back = stroked("0 0 m 10 0 l 0 0 l", StrokeStyle(lineWidth: 2, lineJoin: .round))
        #expect(contains(back, [(5, 0.9), (10.9, 0), (11.1, 0)]) == [true, true, false])
    }

    @Test func `follows a curve at half its width`() throws {
        // A quarter of a circle around (0, 0).
        var path = Path()
        path.addArc(center: .zero, radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        let band = path.strokedPath(StrokeStyle(lineWidth: 10))
        for degrees in stride(from: 5.0, through: 85, by: 10) {
            let direction = CGPoint(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
            func at(_ radius: Double) -> Bool {
                band.contains(CGPoint(x: direction.x * radius, y: direction.y * radius))
            }
            #expect([at(44.8), at(45.2), at(54.8), at(55.2)] == [false, true, true, false], "\(degrees)")
        }
    }
}

@Suite struct `An arc of progress` {
    private func bounds(_ arc: Arc) -> CGRect {
        let bounds = arc.path(in: CGRect(x: 0, y: 0, width: 120, height: 100)).boundingRect
        return CGRect(
            x: bounds.minX.rounded(), y: bounds.minY.rounded(), width: bounds.width.rounded(),
            height: bounds.height.rounded())
    }

    @Test func `runs clockwise from the top, in turns`() {
        #expect(bounds(Arc(start: 0, end: 0.25)) == CGRect(x: 60, y: 0, width: 50, height: 50))
        #expect(bounds(Arc(start: 0.25, end: 0.5)) == CGRect(x: 60, y: 50, width: 50, height: 50))
        #expect(bounds(Arc(start: 0, end: 1)) == CGRect(x: 10, y: 0, width: 100, height: 100))
    }

    @Test func `begins at its origin`() {
        #expect(bounds(Arc(start: 0, end: 0.25, origin: 0.5)) == CGRect(x: 10, y: 50, width: 50, height: 50))
    }

    @Test func `is empty without a length`() {
        #expect(Arc(start: 0.5, end: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
        #expect(Arc(start: 0.5, end: 0.4).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    }
}
