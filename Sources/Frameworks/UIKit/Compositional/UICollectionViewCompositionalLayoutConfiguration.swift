public import Foundation

/// The properties of a compositional layout that are not those of its sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between two sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges from which insets are measured. It has no effect: they are those of the collection view.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}
