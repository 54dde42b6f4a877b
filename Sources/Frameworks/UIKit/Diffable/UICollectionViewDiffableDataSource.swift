import EspalierViews
public import Foundation

/// A data source of a collection view that shows snapshots of sections and items, by their identifiers. The collection view does not
/// retain it.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource, RowIdentifying
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

    private let cellProvider: CellProvider

    /// Makes headers and footers.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The data source of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init(collectionView)
        collectionView.dataSource = self
    }

    final func identity(ofSection section: Int) -> AnyHashable? { items.section(at: section).map { AnyHashable($0) } }
    final func identity(of path: IndexPath) -> AnyHashable? { items.item(at: path).map { AnyHashable($0) } }

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
    /// Whether the user may move an item, false by default. A subclass that returns true applies a snapshot with the new order when the
    /// item was moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
