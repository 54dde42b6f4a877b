import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `An affine transform` {
    @Test func `moves, scales and rotates points`() {
        let point = CGPoint(x: 3, y: 4)
        #expect(point.applying(.identity) == point)
        #expect(point.applying(CGAffineTransform(translationX: 10, y: 20)) == CGPoint(x: 13, y: 24))
        #expect(point.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -4))
        let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x + 4) < 1e-12 && abs(turned.y - 3) < 1e-12)
    }

    @Test func `applies the last added transform first`() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0))
        #expect(
            CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
                == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 0))
    }

    @Test func `is followed by the transform that it is concatenated with`() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2))
    }

    @Test func `has an inverse, unless it flattens`() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
        #expect(transform.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    }

    @Test func `does not move sizes, and maps rectangles to their bounding boxes`() {
        #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9)).width == 3)
        #expect(
            CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
                == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }
}
