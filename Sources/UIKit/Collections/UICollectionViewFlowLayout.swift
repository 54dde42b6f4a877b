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
}
