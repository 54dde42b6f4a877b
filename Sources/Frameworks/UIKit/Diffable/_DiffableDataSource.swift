public import Foundation

/// A data source that shows snapshots of sections and items, by their identifiers. Its subclasses make cells for tables and collection
/// views.
@MainActor @preconcurrency
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    private weak var target: (any SnapshotShowing)?
    private(set) final var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

    init(_ target: any SnapshotShowing) {
        self.target = target
        super.init()
    }

    /// Whether the view has motions for items that come, move and go.
    var hasAnimations: Bool { true }

    /// The sections and items that are shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        items.snapshot.settled
    }

    /// Shows sections and items. Items that stay keep their cells, and move to their new places.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether items come, move and go with an animation.
    ///   - completion: Called after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let change = items.take(snapshot)
        guard let target else {
            completion?()
            return
        }
        target.rearrange(
            animated: animatingDifferences && hasAnimations, completion: completion, move: change.move,
            isStale: change.isStale)
    }

    /// Shows sections and items, all of them with new cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = items.take(snapshot)
        target?.reloadData()
        completion?()
    }

    /// The item at a place; nil for none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.item(at: indexPath) }
    /// The place of an item; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.place(of: itemIdentifier) }
    /// The section at an index; nil for none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }
    /// The index of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { items.index(of: sectionIdentifier) }
}

/// A view that shows the snapshots of a data source.
@MainActor
protocol SnapshotShowing: AnyObject {
    func reloadData()

    /// Shows items that the data source has moved, added and removed. Their cells and the selection move with them.
    ///
    /// - Parameters:
    ///   - move: The new place of an item; nil for one that is gone.
    ///   - isStale: Whether the cell at an old place is made again.
    func rearrange(
        animated: Bool, completion: (() -> Void)?, move: (IndexPath) -> IndexPath?, isStale: (IndexPath) -> Bool)
}

extension UITableView: SnapshotShowing {}
extension UICollectionView: SnapshotShowing {}
