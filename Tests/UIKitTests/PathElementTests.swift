import EspalierViews
import Foundation
import Testing

@testable import UIKit

@Suite struct `The elements of a path` {
    @Test func `are passed with their points`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
        path.closeSubpath()
        var found: [(CGPathElementType, [CGFloat])] = []
        path.applyWithBlock { element in
            let count =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            found.append(
                (
                    element.pointee.type,
                    (0..<count).flatMap { [element.pointee.points[$0].x, element.pointee.points[$0].y] }
                ))
        }
        #expect(
            found.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(found.map(\.1) == [[1, 2], [3, 4], [7, 8, 5, 6], [2, 3, 4, 5, 9, 1], []])
        var count = 0
        path.apply(info: &count) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        #expect(count == 5)
    }

    @Test func `are a rectangle or not`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var found = CGRect.zero
        #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6)])
        #expect(path.isRect(&found) && found == rect)
        path.addLine(to: CGPoint(x: 2, y: 7))
        #expect(!path.isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil) && !CGMutablePath().isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 1)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    }

    @Test func `have no crossings when they are normalized`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        path.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        let (winding, evenOdd) = (path.normalized(), path.normalized(using: .evenOdd))
        #expect(winding.contains(CGPoint(x: 3, y: 3)) && !evenOdd.contains(CGPoint(x: 3, y: 3)))
        #expect(evenOdd.contains(CGPoint(x: 1, y: 1)))
    }
}
