public import Foundation

/// The arrangement of the items of a collection view.
///
/// A subclass that overrides `layoutAttributesForElements(in:)` places the items itself: it is asked once for all of its content, and
/// again after a change of the items or the size.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// A layout.
    override public init() {
        super.init()
    }

    /// A layout of an archive. There are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view whose items the layout arranges.
    open internal(set) weak var collectionView: UICollectionView?

    private var decorations: [String: UICollectionReusableView.Type] = [:]

    /// Arranges the items again.
    open func invalidateLayout() {
        collectionView?.arrangementDidChange()
    }

    /// Called before the layout is asked for places.
    open func prepare() {}

    /// The size of all items with their distances, for a layout that places them itself.
    open var collectionViewContentSize: CGSize { .zero }

    /// The places of the items, headers and footers in a part of the content; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The place of an item; nil for an unknown one.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The place of a header or a footer; nil for an unknown one.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The place of a decoration; nil for an unknown one.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The item whose place the moved item takes, when the user drags it to a place of the content: by default, the item there.
    ///
    /// - Parameter previousIndexPath: The place of the moved item, which it keeps if no item is there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
    /// The place of an item that the user drags: by default, with its middle at the position. The `center` of the result has an effect.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let place = collectionView?.layoutAttributesForItem(at: indexPath)
        let made = place?.copy() as? UICollectionViewLayoutAttributes ?? .init(forCellWith: indexPath)
        made.center = position
        return made
    }
    /// Whether the layout changes with the visible part. It has no effect: it changes with the size only.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The place to which scrolling goes. It has no effect: browsers scroll themselves.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Registers a class of views behind sections by a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    final func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        decorations[kind].map { ReusableViewCreation.make($0) }
    }

    /// The arrangement of the items of a view with a size.
    func arrangement(of view: UICollectionView) -> any CollectionArrangement {
        AttributesArrangement(self, of: view)
    }

    /// The role of an item in a list; nil outside of lists.
    func listRole(at path: IndexPath, in view: UICollectionView) -> ListRole? { nil }
    /// The role of a header or a footer in a list; nil outside of lists.
    func listRole(ofKind kind: String, section: Int, in view: UICollectionView) -> ListRole? { nil }
}
