public import Foundation

/// The place for which a compositional layout determines a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The collection view, or a group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The size of a collection view, or of a group.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size in points.
    var contentSize: CGSize { get }
    /// The size without the insets of the content.
    var effectiveContentSize: CGSize { get }
    /// The insets of the content.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets of the content.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: CollectionLayoutContainer, traits: UITraitCollection = .current) {
        self.container = container
        traitCollection = traits
    }
}

final class CollectionLayoutContainer: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
    }

    var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
