public import Foundation

/// An item of a group of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    /// The size, with the insets of the content.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The views at the edges of the item, such as badges.
    open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The distances between the edges of the item and its content. They have no effect in a direction of an estimated length.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances from the neighbors and the edges of the group; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item of a size with views at its edges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// The item as a value, in a container of a size.
    func part(in container: CGSize) -> GroupPart {
        var part = GroupPart(
            width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
            content: .item(supplementaryItems.map(\.badge)))
        part.insets = contentInsets
        part.edges = edgeSpacing?.spaces ?? GroupEdgeSpaces()
        return part
    }
}
