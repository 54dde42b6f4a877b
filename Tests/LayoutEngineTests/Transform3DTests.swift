import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `A transform in space` {
    /// The image of a point, divided by its divisor.
    private func image(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, by t: CATransform3D) -> [CGFloat] {
        let w = x * t.m14 + y * t.m24 + z * t.m34 + t.m44
        return [
            x * t.m11 + y * t.m21 + z * t.m31 + t.m41, x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
            x * t.m13 + y * t.m23 + z * t.m33 + t.m43,
        ].map { (($0 / w) * 1000).rounded() / 1000 }
    }

    @Test func `moves, scales and rotates points`() {
        #expect(image(1, 2, 3, by: CATransform3DIdentity) == [1, 2, 3])
        #expect(image(1, 2, 3, by: CATransform3DMakeTranslation(10, 20, 30)) == [11, 22, 33])
        #expect(image(1, 2, 3, by: CATransform3DMakeScale(2, 3, 4)) == [2, 6, 12])
        #expect(image(1, 0, 0, by: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)) == [0, 1, 0])
        #expect(image(1, 0, 0, by: CATransform3DMakeRotation(.pi / 2, 0, 2, 0)) == [0, 0, -1])
        #expect(image(0, 1, 0, by: CATransform3DMakeRotation(.pi / 2, 3, 0, 0)) == [0, 0, 1])
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test func `turns the axes into each other`() {
        let third = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
        #expect(image(1, 0, 0, by: third) == [0, 1, 0])
        #expect(image(0, 1, 0, by: third) == [0, 0, 1])
        #expect(image(0, 0, 1, by: third) == [1, 0, 0])
        #expect(image(0, 0, 1, by: CATransform3DMakeRotation(.pi / 2, 1, 0, 0)) == [0, -1, 0])
        #expect(image(0, 0, 1, by: CATransform3DMakeRotation(.pi / 2, 0, 1, 0)) == [1, 0, 0])
        #expect(image(0, 1, 0, by: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)) == [-1, 0, 0])
        // Half a turn about an axis in the plane of two others exchanges these.
        #expect(image(1, 2, 3, by: CATransform3DMakeRotation(.pi, 1, 1, 0)) == [2, 1, -3])
        #expect(image(1, 2, 3, by: CATransform3DMakeRotation(.pi, 0, 1, 1)) == [-1, 3, 2])
    }

    @Test func `equals one with the same elements`() {
        let move = CATransform3DMakeTranslation(1, 2, 3)
        #expect(CATransform3DEqualToTransform(move, CATransform3DMakeTranslation(1, 2, 3)))
        #expect(!CATransform3DEqualToTransform(move, CATransform3DIdentity))
    }

    @Test func `is applied after transforms that are added to it, and before those that it is concatenated with`() {
        let move = CATransform3DMakeTranslation(10, 0, 0)
        #expect(image(1, 0, 0, by: CATransform3DScale(move, 2, 2, 2)) == [12, 0, 0])
        #expect(image(1, 0, 0, by: CATransform3DConcat(move, CATransform3DMakeScale(2, 2, 2))) == [22, 0, 0])
        #expect(image(1, 0, 0, by: CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)) == [22, 0, 0])
        #expect(image(1, 0, 0, by: CATransform3DRotate(move, .pi / 2, 0, 0, 1)) == [10, 1, 0])
    }

    @Test func `with m34 scales points by their distance to the viewer`() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        #expect(image(10, 0, 50, by: perspective)[0] == 20)
        #expect(image(10, 0, -100, by: perspective)[0] == 5)
    }

    @Test func `is undone by its inverse`() {
        var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
        transform = CATransform3DScale(transform, 2, 0.5, 1)
        let back = CATransform3DConcat(transform, CATransform3DInvert(transform))
        #expect(image(1, 2, 3, by: back) == [1, 2, 3])
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func `may be an affine transform of the plane`() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let transform = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(transform))
        #expect(CATransform3DGetAffineTransform(transform) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(CATransform3D()))
    }
}
