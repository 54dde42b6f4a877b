public import Foundation

/// A section of a compositional layout: a group that is repeated in the direction of scrolling.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list as which the section is shown; nil for groups.
    var list: UICollectionLayoutListConfiguration?

    /// A section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The distances between the edges of the section and its groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The edges from which the insets are measured. It has no effect: they are those of the collection view.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The edges from which the insets of headers and footers are measured. It has no effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// The distance between two groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The way in which the groups scroll across the direction of the layout; `none` if they do not.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers have the leading and trailing insets of the section.
    open var supplementariesFollowContentInsets = true
    /// The views behind the items. A section with some makes all of its items when it is shown.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called before each frame of scrolling. It has no effect: browsers scroll themselves.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// The ways in which a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all; freely; to the start of a group.
    case none, continuous, continuousGroupLeadingBoundary
    /// By the width of the view; group by group; group by group, each of them in the middle.
    case paging, groupPaging, groupPagingCentered
}

/// The edges from which insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
    /// The standard ones; none; the safe area; the layout margins; the readable part.
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// Receives the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// An item that is visible.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// Whether the item is hidden.
    var isHidden: Bool { get set }
    /// The middle of the item.
    var center: CGPoint { get set }
    /// The transform of the item.
    var transform: CGAffineTransform { get set }
    /// The place of the item in the data source.
    var indexPath: IndexPath { get }
    /// The rectangle of the item.
    var frame: CGRect { get }
    /// The rectangle in the item's own coordinates.
    var bounds: CGRect { get }
}
