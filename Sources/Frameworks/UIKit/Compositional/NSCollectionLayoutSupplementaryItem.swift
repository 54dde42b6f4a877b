import Foundation

/// A view at the edges of an item, such as a badge. The data source makes it.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind by which the data source makes the view.
    open private(set) var elementKind: String
    /// The point of the item to which the view is attached.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is at that point; nil for the point at the same edges.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The order from back to front. It has no effect: the views are in front of their items.
    open var zIndex = 0

    /// A view with a point at a point of the item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    var badge: GroupBadge {
        GroupBadge(
            kind: elementKind, width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
            container: containerAnchor.anchor, item: itemAnchor?.anchor)
    }
}
