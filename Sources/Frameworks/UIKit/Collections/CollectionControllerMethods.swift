import Foundation

/// The method of controllers of collection views whose presence lets the user move items, as on Apple's systems.
@MainActor
enum CollectionControllerMethods {
    /// The method that moves an item.
    static let motion = MethodOverrides(
        of: UICollectionViewController.self, overriding: MovingCollection.self,
        plain: (PlainCollection.self, OtherPlainCollection.self))
}

// Classes whose tables of methods are compared. They are not private, because the compiler could leave out their methods.

class MovingCollection: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.reloadData() }
}

class PlainCollection: UICollectionViewController {}

class OtherPlainCollection: UICollectionViewController {}
