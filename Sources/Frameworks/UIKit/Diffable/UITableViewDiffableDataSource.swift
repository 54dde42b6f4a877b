import EspalierViews
public import Foundation

/// A data source of a table that shows snapshots of sections and items, by their identifiers.
///
/// The table does not retain it. A subclass may give sections titles, and let rows be deleted.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource, RowIdentifying
{
    /// Makes the cell of an item; nil for a plain one.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    private let cellProvider: CellProvider

    /// The motion of rows that come and go. All but `none` are the same, and `apply` decides whether there is one.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    override var hasAnimations: Bool { defaultRowAnimation != .none }

    /// The data source of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init(tableView)
        tableView.dataSource = self
    }

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
