import EspalierLayoutEngine
import Foundation

extension LayoutNode {
    /// Converts an origin that a rule measured from the leading edge, of a part `width` points wide.
    final func mirrored(_ origin: CGPoint, width: CGFloat) -> CGPoint {
        guard environment.direction == .rightToLeft else { return origin }
        return CGPoint(x: size.width - origin.x - width, y: origin.y)
    }
}
