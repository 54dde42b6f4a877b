import Foundation

/// A view behind the items of a section, whose class the layout registers.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind by which the class is registered.
    open private(set) var elementKind: String
    /// The order from back to front. It has no effect: the views are behind the items, in the order of the section.
    open var zIndex = 0

    private init(_ kind: String) {
        elementKind = kind
        let all = NSCollectionLayoutDimension.fractionalWidth(1)
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A view behind all of a section, inside of its `contentInsets`.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
