import EspalierPictures
import EspalierViews
import Foundation
import Testing

@testable import UIKit

@Suite struct `A path of UIKit` {
    @Test func `rounds only the given corners`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(!path.contains(CGPoint(x: 39, y: 19)))
        #expect(path.contains(CGPoint(x: 1, y: 19)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test func `limits the radii of corners to half of each side`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: 100, height: 100))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
        #expect(path.contains(CGPoint(x: 20, y: 1)))
    }

    @Test func `is reversed, with its curves and closed parts`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addCurve(
            to: CGPoint(x: 9, y: 1), controlPoint1: CGPoint(x: 6, y: 2), controlPoint2: CGPoint(x: 8, y: 3))
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3)))
        #expect(
            Path(path.reversing()).description
                == "0 3 m 2 3 l 2 0 l 0 0 l h 9 1 m 8 3 6 2 5 1 c 1 1 l")
    }

    @Test func `is stroked with dashes`() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 2))
        path.addLine(to: CGPoint(x: 20, y: 2))
        path.lineWidth = 4
        path.setLineDash([6, 4], count: 2, phase: 0)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 4), format: format).image { _ in
            path.stroke()
        }
        let bitmap = try #require(image.pixels).bitmap()
        #expect([2, 8, 12, 18].map { bitmap.pixel(x: $0, y: 2)[3] } == [255, 0, 255, 0])
    }

    @Test func `exchanges its lines with Core Graphics`() {
        let path = UIBezierPath(cgPath: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(Path(path.cgPath).description == "11 2 m 14 2 l 14 6 l 11 6 l h")
        path.cgPath = CGMutablePath()
        #expect(path.isEmpty)
    }
}
