import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@Suite struct `A path of Core Graphics` {
    @Test func `has the lines and curves that are added to it`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 10, y: 2), transform: CGAffineTransform(translationX: 0, y: 3))
        path.addQuadCurve(to: CGPoint(x: 20, y: 2), control: CGPoint(x: 15, y: 12))
        path.addCurve(to: .zero, control1: CGPoint(x: 20, y: -4), control2: CGPoint(x: 0, y: -4))
        path.closeSubpath()
        #expect(Path(path).description == "1 2 m 10 5 l 15 12 20 2 q 20 -4 0 -4 0 0 c h")
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func `counts control points in its bounding box, but not in that of the path`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func `is copied with a transform, and does not follow changes of the original`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let copy = try #require(path.copy(using: &double))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(Path(copy).description == "0 0 m 4 0 l 4 4 l 0 4 l h")
        let changed = try #require(copy.mutableCopy())
        changed.addEllipse(in: CGRect(x: 8, y: 0, width: 2, height: 2))
        #expect(copy.boundingBox.maxX == 4)
        #expect(changed.boundingBox.maxX == 10)
    }

    @Test func `contains points by either rule`() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3)])
        #expect(path.contains(CGPoint(x: 4, y: 4)))
        #expect(!path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 2, y: 2), using: .evenOdd))
    }

    @Test func `is that of a path`() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(Path(path.cgPath) == path)
        #expect(path.cgPath == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil))
        #expect(path.cgPath != CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil))
    }

    @Test func `combines areas and outlines strokes`() {
        let left = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        let right = CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4), transform: nil)
        #expect(left.union(right).boundingBox == CGRect(x: 0, y: 0, width: 6, height: 4))
        #expect(left.intersection(right).boundingBox == CGRect(x: 2, y: 0, width: 2, height: 4))
        #expect(left.subtracting(right).boundingBox == CGRect(x: 0, y: 0, width: 2, height: 4))
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        let stroke = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(stroke.boundingBox == CGRect(x: 0, y: 3, width: 10, height: 4))
    }

    @Test func `has the areas and lines of combinations with another`() {
        let first = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        let second = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10), transform: nil)
        let both = first.symmetricDifference(second)
        #expect(both.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(both.contains(CGPoint(x: 5, y: 5)) && !both.contains(CGPoint(x: 15, y: 5)))
        #expect(first.lineIntersection(second).boundingBoxOfPath.minX == 10)
        #expect(first.lineSubtracting(second).boundingBoxOfPath.maxX == 10)
        #expect(first.intersects(second))
        #expect(!first.intersects(CGPath(rect: CGRect(x: 40, y: 0, width: 1, height: 1), transform: nil)))
    }
}
