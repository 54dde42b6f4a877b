import Foundation

/// A view at an edge of an item.
struct GroupBadge: Equatable, Sendable {
    var kind: String
    var width: GroupLength
    var height: GroupLength
    var container: Anchor
    var item: Anchor?

    struct Anchor: Equatable, Sendable {
        /// The place as a part of the size.
        var x: CGFloat
        var y: CGFloat
        var offset = CGPoint.zero
        var isFractional = false

        fileprivate func point(in size: CGSize, badge: CGSize) -> CGPoint {
            CGPoint(
                x: x * size.width + offset.x * (isFractional ? badge.width : 1),
                y: y * size.height + offset.y * (isFractional ? badge.height : 1))
        }
    }

    /// The rectangle in the coordinates of an item of a size.
    func frame(in size: CGSize) -> CGRect {
        let own = CGSize(width: width.points(in: size), height: height.points(in: size))
        let target = container.point(in: size, badge: own)
        let point = (item ?? Anchor(x: container.x, y: container.y)).point(in: own, badge: own)
        return CGRect(origin: CGPoint(x: target.x - point.x, y: target.y - point.y), size: own)
    }
}
