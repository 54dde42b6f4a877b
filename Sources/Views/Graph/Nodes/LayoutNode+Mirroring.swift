import EspalierLayoutEngine
import Foundation

extension LayoutNode {
    /// Converts the origin of a part of `width` points that is measured from the leading edge.
    final func mirrored(_ origin: CGPoint, width: CGFloat) -> CGPoint {
        guard environment.direction == .rightToLeft else { return origin }
        return CGPoint(x: size.width - origin.x - width, y: origin.y)
    }
}
