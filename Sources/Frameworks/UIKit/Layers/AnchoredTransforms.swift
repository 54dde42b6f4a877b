import EspalierLayoutEngine
import Foundation

extension CGAffineTransform {
    /// The transform about a place of the unit square of a view of a size, for an origin at the top left corner.
    func around(_ size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> CGAffineTransform {
        guard self != .identity else { return self }
        let (x, y) = (size.width * anchor.x, size.height * anchor.y)
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + x - a * x - c * y, ty: ty + y - b * x - d * y)
    }
}

extension CATransform3D {
    /// The transform about a place of the unit square of a view of a size, for an origin at the top left corner.
    func around(_ size: CGSize, anchor: CGPoint) -> CATransform3D {
        let (x, y) = (size.width * anchor.x, size.height * anchor.y)
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), self), CATransform3DMakeTranslation(x, y, 0))
    }
}
