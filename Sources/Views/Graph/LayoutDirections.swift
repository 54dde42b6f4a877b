import EspalierLayoutEngine
import Foundation
import Synchronization

/// The layout directions that the process has used. Nodes skip the environment's direction as long as all lay out from left
/// to right.
enum LayoutDirections {
    private static let rightToLeft = Atomic(false)

    /// Makes nodes read their direction from now on.
    static func useRightToLeft() {
        rightToLeft.store(true, ordering: .relaxed)
    }

    static var includeRightToLeft: Bool { rightToLeft.load(ordering: .relaxed) }
}

extension LayoutNode {
    /// Converts an origin that a rule measured from the leading edge, of a part `width` points wide.
    final func mirrored(_ origin: CGPoint, width: CGFloat) -> CGPoint {
        guard LayoutDirections.includeRightToLeft, environment.layoutDirection == .rightToLeft else { return origin }
        return CGPoint(x: size.width - origin.x - width, y: origin.y)
    }
}
