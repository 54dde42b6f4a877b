import Foundation

/// The arrangement of the items of a collection view. `UICollectionViewFlowLayout` is the only one here: others show their items as it
/// does by default.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// A layout.
    override public init() {
        super.init()
    }

    /// The view whose items the layout arranges.
    open internal(set) weak var collectionView: UICollectionView?

    /// Arranges the items again.
    open func invalidateLayout() {
        collectionView?.arrangementDidChange()
    }
}
