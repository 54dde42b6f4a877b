import EspalierViews
import Foundation
import Testing
import UIKit

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

    @Test func `exchanges its lines with Core Graphics`() {
        let path = UIBezierPath(cgPath: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(Path(path.cgPath).description == "11 2 m 14 2 l 14 6 l 11 6 l h")
        path.cgPath = CGMutablePath()
        #expect(path.isEmpty)
    }
}
