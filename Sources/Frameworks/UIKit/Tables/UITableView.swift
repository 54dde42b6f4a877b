import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A list of rows, which a data source makes and a delegate reacts to. Rows are made when they come near the visible part.
///
/// The proxy's `backgroundColor`, `separatorStyle`, `separatorColor` and `showsVerticalScrollIndicator` change SwiftUI's lists and forms.
open class UITableView: UIScrollView {
    /// The form of the table.
    public final let style: Style

    /// A table of a form.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A plain table.
    override public convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The object that makes the rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

    /// The object that prepares the data of rows before they are made; nil for none.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is asked.
    open var isPrefetchingEnabled = true
    private var prefetching = ElementPrefetching()

    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: Rows

    private var classes: [String: UITableViewCell.Type] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var selected: Set<IndexPath> = []
    /// The number of times that the rows were made again.
    private(set) final var generation = 0

    /// Makes all rows again.
    open func reloadData() {
        forgetRows()
        selected = []
        appearanceDidChange()
    }

    private func forgetRows() {
        cells = [:]
        margins = TableMargins()
        prefetching = ElementPrefetching()
        generation += 1
    }

    /// Makes rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) }
    /// Makes rows again, without an animation.
    open func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) }
    /// Moves a row that the data source has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change(.automatic) }
    /// Moves a section that the data source has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) { change(.automatic) }
    /// Makes the rows of sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) }
    /// Shows rows that the data source has added.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) }
    /// Removes rows that the data source no longer has.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) }
    /// Shows sections that the data source has added.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) }
    /// Removes sections that the data source no longer has.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) }
    /// Begins changes, which are shown at the end of the turn.
    open func beginUpdates() {}
    /// Ends changes, and asks for the heights again.
    open func endUpdates() {
        withAnimation { layoutDidChange() }
    }

    /// Performs changes, and asks for the heights again.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Whether the rows differ from those of the data source: never, because changes are shown at once.
    open var hasUncommittedUpdates: Bool { false }

    /// Asks for all heights again, and keeps the cells.
    private func layoutDidChange() {
        margins = TableMargins()
        generation += 1
        appearanceDidChange()
    }

    private func change(_ animation: RowAnimation) {
        forgetRows()
        if animation == .none { appearanceDidChange() } else { withAnimation { appearanceDidChange() } }
    }

    /// Shows rows that the data source has moved, added and removed. Their cells and the selection move with them.
    ///
    /// - Parameters:
    ///   - move: The new place of a row; nil for one that is gone.
    ///   - isStale: Whether the cell at an old place is made again.
    final func rearrange(
        animated: Bool, completion: (() -> Void)?, move: (IndexPath) -> IndexPath?, isStale: (IndexPath) -> Bool
    ) {
        selected = Set(selected.compactMap(move))
        var moved: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells where !isStale(path) {
            if let new = move(path) { moved[new] = cell }
        }
        forgetRows()
        cells = moved
        UIView.change(animated: animated, completion: completion) { appearanceDidChange() }
    }

    /// The row of the section at which the delegate puts a moved one. A place in another section is the proposed one.
    private func place(of source: IndexPath, proposed: IndexPath) -> Int {
        let target = tableDelegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        guard let target, target.count == 2, target.section == source.section,
            (0..<numberOfRows(inSection: source.section)).contains(target.row)
        else { return proposed.row }
        return target.row
    }

    /// Moves a row for the user. The cells and the selection move with their rows.
    ///
    /// - Parameter offset: The index in front of which the row is inserted.
    final func rowWasMoved(_ row: Int, to offset: Int, in section: Int) {
        let (source, proposed) = (IndexPath(row: row, section: section), offset > row ? offset - 1 : offset)
        let target = place(of: source, proposed: IndexPath(row: proposed, section: section))
        guard target != row, let dataSource else { return }
        dataSource.tableView(self, moveRowAt: source, to: IndexPath(row: target, section: section))
        let between = row < target ? (row + 1)...target : target...(row - 1)
        rearrange(animated: true, completion: nil) { path in
            guard path.section == section else { return path }
            if path.row == row { return IndexPath(row: target, section: section) }
            guard between.contains(path.row) else { return path }
            return IndexPath(row: path.row + (row < target ? -1 : 1), section: section)
        } isStale: { _ in
            false
        }
    }

    /// Registers a class of cells by a name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A cell of the class that is registered by a name; nil if none is. Cells are not used again: each call makes one.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { CellCreation.make($0, identifier) }
    }

    /// A cell of the class that is registered by a name, and else a plain one.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Warning.once("No class of cells is registered as “\(identifier)”; the row has a plain cell.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The number of sections.
    open var numberOfSections: Int { dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0 }

    /// The number of rows of a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource.map { max(0, $0.tableView(self, numberOfRowsInSection: section)) } ?? 0
    }

    /// The cell of a row, if it was made.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// The row of a cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The cells that were made.
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

    /// The cell of a row, which is made on first use.
    final func cell(at path: IndexPath) -> UITableViewCell? {
        if let known = cells[path] { return known }
        guard let made = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cells[path] = made
        made.isSelected = selected.contains(path)
        made.table = self
        made.indentationLevel = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? made.indentationLevel
        made.accessoryAction = { [weak self, weak made] in
            guard let self, let made, let path = indexPath(for: made) else { return }
            tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        }
        made.prepareForDisplay()
        tableDelegate?.tableView(self, willDisplay: made, forRowAt: path)
        return made
    }

    /// The height of a row; nil for that of its content.
    final func height(of path: IndexPath) -> CGFloat? {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height < 0 ? nil : height
    }

    /// A row has come near the visible part.
    final func rowDidAppear(_ path: IndexPath, _ cell: UITableViewCell) {
        if cell.hasEndedDisplaying {
            cell.hasEndedDisplaying = false
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let sections = numberOfSections
        let step = prefetching.appeared(path) { section in
            section >= 0 && section < sections ? numberOfRows(inSection: section) : nil
        } isMade: { path in
            cells[path] != nil
        }
        if !step.cancelled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: step.cancelled)
        }
        if !step.announced.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: step.announced) }
    }

    /// A row has left the surroundings of the visible part, or is no longer shown.
    final func rowDidDisappear(_ path: IndexPath, _ cell: UITableViewCell) {
        cell.hasEndedDisplaying = true
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath(for: cell) ?? path)
    }

    /// The rows whose cells were made; nil for none.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

    // MARK: Headers and footers

    private var marginClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var margins = TableMargins()

    /// Registers a class of headers and footers by a name.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        marginClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// A view of the class that is registered by a name; nil if none is. Views are not used again: each call makes one.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        marginClasses[identifier].map { MarginCreation.make($0, identifier) }
    }

    /// The view above a section, if it was made.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        margins.known(at: TableMargin.Place(section: section, isHeader: true))?.view as? UITableViewHeaderFooterView
    }

    /// The view below a section, if it was made.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        margins.known(at: TableMargin.Place(section: section, isHeader: false))?.view as? UITableViewHeaderFooterView
    }

    /// Returns the header or footer of a section, and creates it on first use.
    final func margin(at place: TableMargin.Place) -> TableMargin {
        if let known = margins.known(at: place) { return known }
        let made = TableMargin(at: place, in: self, dataSource, tableDelegate)
        margins.keep(made, at: place)
        return made
    }

    /// Returns the header or footer of a section for the page.
    final func shownMargin(at place: TableMargin.Place) -> TableMargin {
        let margin = margin(at: place)
        if let view = margin.view, margins.isFirstDisplay(at: place) {
            if place.isHeader {
                tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
            } else {
                tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
            }
        }
        return margin
    }

    /// A header or a footer has left the surroundings of the visible part, or is no longer shown.
    final func marginDidDisappear(_ view: UIView, at place: TableMargin.Place) {
        if place.isHeader {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
        }
    }

    // MARK: Places

    /// The page shows a header or a footer in a height.
    final func marginWasShown(at place: TableMargin.Place, height: CGFloat) { margins[height: place] = height }

    /// The height of a header or a footer in a width; 0 for one that is not shown.
    final func shownHeight(of place: TableMargin.Place, in width: CGFloat) -> CGFloat {
        let margin = margin(at: place)
        guard TableMarginContent.isShown(margin) else { return 0 }
        return margins[height: place] ?? margin.height(in: width, of: self, isHeader: place.isHeader)
    }

    /// The height of a row in a width: that of its cell, or else the estimate.
    final func shownHeight(of path: IndexPath, in width: CGFloat) -> CGFloat {
        if let height = height(of: path) { return height }
        guard let cell = cells[path] else {
            let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
            return estimate > 0 ? estimate : 44
        }
        if cell.configuredContent != nil { return cell.shownHeight ?? 44 }
        return cell.height(in: width)
    }

    /// The size of all rows with their headers and footers, in points. Rows that are not made yet count with their estimated height.
    override open var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: TableArrangement(self).length) }
        set {}
    }

    /// The rectangle of a row in the content, in points; zero for an unknown row. The height of a row that is not made yet is
    /// `rowHeight`, or else `estimatedRowHeight` or 44 points.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { TableArrangement(self).row(at: indexPath) ?? .zero }

    /// The rectangle of a section in the content with its header and its footer, in points; zero for an unknown section.
    open func rect(forSection section: Int) -> CGRect { TableArrangement(self).section(section) ?? .zero }

    /// The rectangle of a header in the content, in points; without a height for a section without one, and zero for an unknown section.
    open func rectForHeader(inSection section: Int) -> CGRect { TableArrangement(self).header(section) ?? .zero }

    /// The rectangle of a footer in the content, in points; without a height for a section without one, and zero for an unknown section.
    open func rectForFooter(inSection section: Int) -> CGRect { TableArrangement(self).footer(section) ?? .zero }

    /// The row at a place of the content; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { TableArrangement(self).row(at: point) }

    /// The rows that are at least partly inside of a rectangle of the content, in their order.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { TableArrangement(self).rows(in: rect) }

    // MARK: Scrolling

    private var proxy: ScrollViewProxy?
    /// The place to which the table scrolls when it is shown.
    private var pending: (path: IndexPath, position: ScrollPosition)?

    /// Scrolls to a row. A table that is not shown yet does so as soon as it is. An unknown row does nothing.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let proxy else {
            pending = (indexPath, scrollPosition)
            return
        }
        guard indexPath.count == 2 else { return }
        let identity = (dataSource as? any RowIdentifying)?.identity(of: indexPath) ?? AnyHashable(indexPath)
        UIView.change(animated: animated, completion: nil) {
            proxy.scrollTo(identity, anchor: scrollPosition.anchor)
        }
    }

    /// Scrolls to the first selected row.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    /// The list is on the page.
    final func wasShown(by proxy: ScrollViewProxy) {
        self.proxy = proxy
        guard let pending else { return }
        self.pending = nil
        scrollToRow(at: pending.path, at: pending.position, animated: false)
    }

    // MARK: Selection

    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether a tap selects a row while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether taps select several rows.
    final var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var takesTaps: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// The selected row; the first one of several.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// The selected rows.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row, without a call of the delegate, and scrolls to it unless the place is `none`.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsSeveral { for other in selected { deselectRow(at: other, animated: animated) } }
        guard let indexPath else { return }
        selected.insert(indexPath)
        cells[indexPath]?.isSelected = true
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row, without a call of the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cells[indexPath]?.isSelected = false
    }

    /// The user tapped a row.
    final func rowWasTapped(_ tapped: IndexPath) {
        guard takesTaps, tableDelegate?.tableView(self, shouldHighlightRowAt: tapped) ?? true else { return }
        tableDelegate?.tableView(self, didHighlightRowAt: tapped)
        tableDelegate?.tableView(self, didUnhighlightRowAt: tapped)
        if selectsSeveral, selected.contains(tapped) {
            deselect(tapped)
            return
        }
        var path = tapped
        if let tableDelegate {
            guard let replaced = tableDelegate.tableView(self, willSelectRowAt: tapped) else { return }
            path = replaced
        }
        let others = selectsSeveral ? [] : selected.subtracting([path])
        selectRow(at: path, animated: true, scrollPosition: .none)
        for other in others { tableDelegate?.tableView(self, didDeselectRowAt: other) }
        tableDelegate?.tableView(self, didSelectRowAt: path)
        if tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
            tableDelegate?.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    /// Deselects a tapped row, or the one that the delegate names in its place.
    private func deselect(_ tapped: IndexPath) {
        guard let tableDelegate else { return deselectRow(at: tapped, animated: true) }
        guard let path = tableDelegate.tableView(self, willDeselectRowAt: tapped) else { return }
        deselectRow(at: path, animated: true)
        tableDelegate.tableView(self, didDeselectRowAt: path)
    }

    // MARK: Appearance

    /// The lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { appearanceDidChange() } }
    }
    /// The color of these lines; nil for the system's.
    open var separatorColor: UIColor? { didSet { if separatorColor != oldValue { appearanceDidChange() } } }
    /// The distances of the lines from the sides. They have no effect.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The height of rows in points; negative for that of their content, which is 44 points for a line of text.
    open var rowHeight: CGFloat = -1 { didSet { if rowHeight != oldValue { layoutDidChange() } } }
    /// The height of rows that are not made. It has no effect.
    open var estimatedRowHeight: CGFloat = -1
    /// The height of headers in points; negative for that of their content.
    open var sectionHeaderHeight: CGFloat = -1 {
        didSet { if sectionHeaderHeight != oldValue { layoutDidChange() } }
    }
    /// The height of footers in points; negative for that of their content.
    open var sectionFooterHeight: CGFloat = -1 {
        didSet { if sectionFooterHeight != oldValue { layoutDidChange() } }
    }
    /// The heights of headers and footers that are not made, and the distance above headers. They have no effect.
    open var estimatedSectionHeaderHeight: CGFloat = -1, estimatedSectionFooterHeight: CGFloat = -1,
        sectionHeaderTopPadding: CGFloat = -1
    /// Whether the content keeps to a width that is easy to read. It has no effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// The height of the empty rows below the last one. It has no effect: there are no empty rows.
    open var fillerRowHeight: CGFloat = 0
    /// The effect that draws the lines between rows. It has no effect: `separatorColor` draws them.
    open var separatorEffect: UIVisualEffect?
    /// Whether the content of rows stays inside of the safe area. It has no effect: the table is inside of it.
    open var insetsContentViewsToSafeArea = true
    /// Whether the keyboard's focus returns to the row that had it last. It has no effect: the browser moves the focus.
    open var remembersLastFocusedIndexPath = false
    /// Whether the row that gets the keyboard's focus is selected. It has no effect: the return key selects the row.
    open var selectionFollowsFocus = false
    /// The interaction of the menus of all rows: none, because each row has its menu.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Whether rows can be dragged out of the table. It has no effect.
    open var dragInteractionEnabled = false
    /// The colors of the index at the side, which is not shown. They have no effect.
    open var sectionIndexColor: UIColor?, sectionIndexBackgroundColor: UIColor?

    /// The view above the rows.
    open var tableHeaderView: UIView? { didSet { if tableHeaderView !== oldValue { appearanceDidChange() } } }
    /// The view below the rows.
    open var tableFooterView: UIView? { didSet { if tableFooterView !== oldValue { appearanceDidChange() } } }
    /// The view behind the rows. It has no effect.
    open var backgroundView: UIView?
    /// Whether rows that can be deleted have buttons for it. Else a swipe deletes them.
    open var isEditing = false { didSet { if isEditing != oldValue { appearanceDidChange() } } }

    /// Shows the buttons that delete rows, or hides them.
    open func setEditing(_ editing: Bool, animated: Bool) {
        UIView.change(animated: animated, completion: nil) { isEditing = editing }
    }

    /// A row height that follows the content.
    public static let automaticDimension: CGFloat = -1

    override func write(to settings: inout InterfaceSettings) {
        settings.list.background = backgroundColor.map { Color($0) }
        settings.list.hidesSeparators = separatorStyle == .none
        settings.list.separator = separatorColor.map { Color($0) }
        settings.list.hidesIndicators = !showsVerticalScrollIndicator
    }

    override var scrollsSubviews: Bool { true }

    override var contents: AnyView? { AnyView(TableRows(table: self, version: version)) }
}
