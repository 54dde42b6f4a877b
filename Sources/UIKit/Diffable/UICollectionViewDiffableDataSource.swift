import EspalierViews
public import Foundation

/// A data source of a collection view that shows snapshots of sections and items, by their identifiers. The collection view does not
/// retain it.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UICollectionViewDataSource
{
    /// Makes the cell of an item; nil for a plain one.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// Makes the header or footer of a section; nil for an empty view.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

    /// Makes headers and footers.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The data source of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

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
        guard let collectionView else {
            completion?()
            return
        }
        collectionView.rearrange(
            animated: animatingDifferences, completion: completion, move: change.move, isStale: change.isStale)
    }

    /// Shows sections and items, all of them with new cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = items.take(snapshot)
        collectionView?.reloadData()
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

    // MARK: Items

    open func numberOfSections(in collectionView: UICollectionView) -> Int { items.sectionCount }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.itemCount(in: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = items.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            Warning.once("The cell provider of a data source made no cell; the item has a plain cell.")
            return UICollectionViewCell(frame: .zero)
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}
