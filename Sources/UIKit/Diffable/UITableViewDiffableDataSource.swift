import EspalierViews
public import Foundation

/// A data source of a table that shows snapshots of sections and items, by their identifiers.
///
/// The table does not retain it. A subclass may give sections titles, and let rows be deleted.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource, RowIdentifying
{
    /// Makes the cell of an item; nil for a plain one.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

    /// The motion of rows that come and go. All but `none` are the same, and `apply` decides whether there is one.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// The data source of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
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
        guard let tableView else {
            completion?()
            return
        }
        tableView.rearrange(
            animated: animatingDifferences && defaultRowAnimation != .none, completion: completion, move: change.move,
            isStale: change.isStale)
    }

    /// Shows sections and items, all of them with new cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = items.take(snapshot)
        tableView?.reloadData()
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

    final func identity(ofSection section: Int) -> AnyHashable? { items.section(at: section).map { AnyHashable($0) } }
    final func identity(of path: IndexPath) -> AnyHashable? { items.item(at: path).map { AnyHashable($0) } }

    // MARK: Rows

    open func numberOfSections(in tableView: UITableView) -> Int { items.sectionCount }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.itemCount(in: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = items.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            Warning.once("The cell provider of a data source made no cell; the row has a plain cell.")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
