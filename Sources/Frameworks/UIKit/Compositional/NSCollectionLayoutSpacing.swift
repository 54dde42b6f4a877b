public import Foundation

/// A distance in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    let space: GroupSpace

    init(_ space: GroupSpace) {
        self.space = space
        super.init()
    }

    /// A number of points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(fixedSpacing))
    }
    /// A number of points at least, with an equal part of the room that the group has left.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
    }

    /// The number of points, at least.
    open var spacing: CGFloat { space.points }
    /// Whether the distance is a number of points.
    open var isFixedSpacing: Bool { !space.isFlexible }
    /// Whether the distance takes room that the group has left.
    open var isFlexibleSpacing: Bool { space.isFlexible }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
