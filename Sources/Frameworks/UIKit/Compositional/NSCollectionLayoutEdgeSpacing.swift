public import Foundation

/// The distances of an item from its neighbors and the edges of its group.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The distance at the edge at which lines begin; nil for none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The distance at the top; nil for none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The distance at the edge at which lines end; nil for none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The distance at the bottom; nil for none.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Distances at the four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    var spaces: GroupEdgeSpaces {
        GroupEdgeSpaces(
            leading: leading?.space ?? .fixed(0), top: top?.space ?? .fixed(0), trailing: trailing?.space ?? .fixed(0),
            bottom: bottom?.space ?? .fixed(0))
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
