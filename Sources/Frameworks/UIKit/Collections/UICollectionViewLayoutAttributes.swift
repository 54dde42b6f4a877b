import EspalierViews
public import Foundation

/// The place and the appearance of an item, a header or a footer of a collection view.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The kind of the view: an item, a header or footer, or a decoration.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a header, a footer or a decoration; nil for an item.
    open private(set) var representedElementKind: String?
    /// The place in the data source.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The rectangle in the content, in points.
    open var frame = CGRect.zero
    /// The order from back to front.
    open var zIndex = 0
    /// The opacity.
    open var alpha: CGFloat = 1
    /// Moves, rotates and scales the view about its middle.
    open var transform = CGAffineTransform.identity
    /// Whether the view is hidden.
    open var isHidden = false

    /// Attributes without a place.
    override public required init() {
        super.init()
    }

    /// The attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// The attributes of a header or a footer.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// The attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The middle of the rectangle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The size of the rectangle.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }
    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        UncheckedTransfer(self).onMain { $0.copied() }
    }

    private func copied() -> UICollectionViewLayoutAttributes {
        let made = Self()
        made.representedElementCategory = representedElementCategory
        made.representedElementKind = representedElementKind
        made.indexPath = indexPath
        made.frame = frame
        made.zIndex = zIndex
        made.alpha = alpha
        made.transform = transform
        made.isHidden = isHidden
        return made
    }
}

extension UICollectionView {
    /// The kinds of views of a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// An item; a header or footer; a view behind items.
        case cell, supplementaryView, decorationView
    }
}
