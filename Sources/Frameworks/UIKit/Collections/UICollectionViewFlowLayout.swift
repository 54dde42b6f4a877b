public import Foundation

/// Items in lines, as many in each as fit. The rest of a line's length is shared between its items; a single item is in the middle.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of items in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The size of items before they are measured. It has no effect: items have their size.
    open var estimatedItemSize = CGSize.zero
    /// The least distance between two lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least distance between two items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The distances around the items of a section.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The rectangle from whose sides `sectionInset` is counted. It has an effect across the direction of scrolling.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// The direction in which lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of the headers of sections; zero for none. Its length in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of the footers of sections; zero for none. Its length in the direction of scrolling counts.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// Whether headers stay in view while their section does. It has no effect.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay in view while their section does. It has no effect.
    open var sectionFootersPinToVisibleBounds = false

    /// A size that follows the content. It has no effect: items have `itemSize`.
    public static let automaticSize = CGSize(width: 50, height: 50)

    override func arrangement(of view: UICollectionView) -> any CollectionArrangement {
        let own = Overrides.places.contains(type(of: self))
        prepare()
        return own ? AttributesArrangement(self, of: view) : flowArrangement(of: view)
    }

    private func flowArrangement(of view: UICollectionView) -> FlowArrangement {
        FlowArrangement(sections: (0..<view.numberOfSections).map { CollectionSection($0, of: view) })
    }

    override open var collectionViewContentSize: CGSize {
        guard let collectionView, collectionView.bounds.width > 0 else { return .zero }
        let flow = flowArrangement(of: collectionView)
        let room = collectionView.layoutContainer
        return flow.isVertical
            ? CGSize(width: room.width, height: flow.length) : CGSize(width: flow.length, height: room.height)
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView, collectionView.bounds.width > 0 else { return nil }
        return flowArrangement(of: collectionView).attributes(in: collectionView.layoutContainer)
            .filter { $0.frame.intersects(rect) }
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, collectionView.bounds.width > 0 else { return nil }
        return flowArrangement(of: collectionView).attributes(in: collectionView.layoutContainer)
            .first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, collectionView.bounds.width > 0 else { return nil }
        return flowArrangement(of: collectionView).attributes(in: collectionView.layoutContainer)
            .first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }

    /// The rectangles from whose sides the distances around sections are counted.
    public enum SectionInsetReference: Int, Sendable {
        /// The content; its part inside of the safe area; its part inside of the layout margins.
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// Subclasses that place the items themselves.
    private enum Overrides {
        static let places = MethodOverrides(
            of: UICollectionViewFlowLayout.self, overriding: Overriding.self, plain: (First.self, Second.self))

        private final class Overriding: UICollectionViewFlowLayout {
            override init() { super.init() }
            required init?(coder: NSCoder) { nil }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
        }
        private final class First: UICollectionViewFlowLayout {
            override init() { super.init() }
            required init?(coder: NSCoder) { nil }
        }
        private final class Second: UICollectionViewFlowLayout {
            override init() { super.init() }
            required init?(coder: NSCoder) { nil }
        }
    }
}
