import Foundation
import EspalierLayoutEngine
import Synchronization

/// Layouts that begin at the right. Rules count from the leading edge; what they place is mirrored here, once.
enum Mirroring {
    private static let isUsed = Atomic(false)

    /// From now on nodes ask for their direction. Before, none has another than from left to right.
    static func begin() {
        isUsed.store(true, ordering: .relaxed)
    }

    static var isInUse: Bool { isUsed.load(ordering: .relaxed) }
}

extension ItemNode {
    /// Where a part of `width` points stands in this item that a rule puts at `origin`, counted from the leading edge.
    final func mirrored(_ origin: CGPoint, width: CGFloat) -> CGPoint {
        guard Mirroring.isInUse, environment.layoutDirection == .rightToLeft else { return origin }
        return CGPoint(x: size.width - origin.x - width, y: origin.y)
    }
}
