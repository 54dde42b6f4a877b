import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Items in lines, which a data source makes and a delegate reacts to. Cells are made when they come near the visible part.
///
/// The proxy's `backgroundColor` and `showsVerticalScrollIndicator` change SwiftUI's lists and forms.
open class UICollectionView: UIScrollView {
    /// A view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    // For proxies, which are made without a layout.
    override init(frame: CGRect) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(frame: frame)
        collectionViewLayout.collectionView = self
    }

    public required init?(coder: NSCoder) { nil }

    /// The object that makes the items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

    /// The object that prepares the data of items before they are made; nil for none.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is asked.
    open var isPrefetchingEnabled = true
    private var prefetching = ElementPrefetching()

    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    // MARK: Layout

    /// The arrangement of the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            arrangementDidChange()
        }
    }

    /// Sets the arrangement of the items.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        if animated { withAnimation { collectionViewLayout = layout } } else { collectionViewLayout = layout }
    }

    final func arrangementDidChange() {
        forgetArrangement()
        appearanceDidChange()
    }

    private var arrangement: (any CollectionArrangement)?
    private var places: [UICollectionViewLayoutAttributes]?
    private var isFindingPlaces = false

    private func forgetArrangement() {
        arrangement = nil
        places = nil
    }

    /// The arrangement of the items; nil while the view has no size.
    final func arranged() -> (any CollectionArrangement)? {
        if let arrangement { return arrangement }
        // A layout or a data source may ask for places while they are found.
        guard !isFindingPlaces, bounds.width > 0, bounds.height > 0 else { return nil }
        isFindingPlaces = true
        defer { isFindingPlaces = false }
        let made = collectionViewLayout.arrangement(of: self)
        arrangement = made
        return made
    }

    /// The room for sections: the view without the insets of its content.
    final var layoutContainer: CGSize { bounds.inset(by: contentInset).size }

    override func sizeDidChange() {
        super.sizeDidChange()
        forgetArrangement()
    }

    override open func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if collectionViewLayout.flow.sectionInsetReference == .fromLayoutMargins { arrangementDidChange() }
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if collectionViewLayout.flow.sectionInsetReference == .fromSafeArea { arrangementDidChange() }
    }

    /// The ways in which items follow changes of the size of their content. It has no effect: items that have the size of their content
    /// always follow it.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Places

    /// The places of all items, headers and footers, in the order of their sections.
    private var allPlaces: [UICollectionViewLayoutAttributes] {
        if let places { return places }
        let made = arranged()?.attributes(in: self) ?? []
        // A size that depends on cells changes when more of them are made.
        if arrangement?.isMeasured == false { places = made }
        return made
    }

    /// The place of an item; nil for an unknown one, and before the view has a size.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        allPlaces.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    /// The place of a header, a footer or another view that is not an item; nil for an unknown one, and before the view has a size.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        allPlaces.first {
            $0.indexPath == indexPath && $0.representedElementCategory == .supplementaryView
                && $0.representedElementKind == kind
        }
    }

    /// The frontmost item at a place of the content; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        allPlaces.last {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }?.indexPath
    }

    /// The places that touch a rectangle of the content.
    final func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        allPlaces.filter { $0.frame.intersects(rect) }
    }

    // MARK: Items

    private var cellClasses: [String: UICollectionViewCell.Type] = [:]
    private var supplementClasses: [String: UICollectionReusableView.Type] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [String: [IndexPath: UICollectionReusableView]] = [:]
    private var decorations: [String: [Int: UICollectionReusableView]] = [:]
    private var selected: Set<IndexPath> = []
    /// The number of times that the items were made again.
    private(set) final var generation = 0

    /// Makes all items again.
    open func reloadData() {
        selected = []
        forgetItems()
        appearanceDidChange()
    }

    /// Makes items again.
    open func reloadItems(at indexPaths: [IndexPath]) { change() }
    /// Asks the data source for the cells of items again. When it dequeues a cell of the same class, it gets the one that is shown. Items
    /// without a cell are left out.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let old = cells[path], let dataSource else { continue }
            reconfigured = (path, old)
            let cell = dataSource.collectionView(self, cellForItemAt: movement?.sourcePath(of: path) ?? path)
            reconfigured = nil
            if cell !== old {
                cells[path] = cell
                cell.isSelected = selected.contains(path)
                cell.prepareForDisplay()
                itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            }
        }
        generation += 1
        arrangementDidChange()
    }

    /// The cell whose item the data source configures again, and its place.
    private var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?

    private func reconfiguredCell<Cell: UICollectionViewCell>(_ type: Cell.Type, at path: IndexPath) -> Cell? {
        guard let reconfigured, (movement?.sourcePath(of: reconfigured.path) ?? reconfigured.path) == path,
            Swift.type(of: reconfigured.cell) == type
        else { return nil }
        return reconfigured.cell as? Cell
    }

    /// Makes the items of sections again.
    open func reloadSections(_ sections: IndexSet) { change() }
    /// Shows items that the data source has added. The selection moves with its items.
    open func insertItems(at indexPaths: [IndexPath]) {
        for path in indexPaths.sorted() { moveSelection(in: path.section) { $0 >= path.item ? $0 + 1 : $0 } }
        change()
    }
    /// Removes items that the data source no longer has. The selection moves with its items.
    open func deleteItems(at indexPaths: [IndexPath]) {
        for path in indexPaths.sorted(by: >) {
            moveSelection(in: path.section) { $0 == path.item ? nil : $0 > path.item ? $0 - 1 : $0 }
        }
        change()
    }
    /// Moves an item that the data source has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
    /// Shows sections that the data source has added.
    open func insertSections(_ sections: IndexSet) { change() }
    /// Removes sections that the data source no longer has.
    open func deleteSections(_ sections: IndexSet) { change() }

    /// Performs changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    /// Shows items that the data source has moved, added and removed. Their cells and the selection move with them.
    ///
    /// - Parameters:
    ///   - move: The new place of an item; nil for one that is gone.
    ///   - isStale: Whether the cell at an old place is made again.
    final func rearrange(
        animated: Bool, completion: (() -> Void)?, move: (IndexPath) -> IndexPath?, isStale: (IndexPath) -> Bool
    ) {
        if let moving = movement ?? finishedMovement {
            // The data source knows the items by their places before the movement.
            moveCells(moving.sourcePath)
            (movement, finishedMovement) = (nil, nil)
        }
        selected = Set(selected.compactMap(move))
        var moved: [IndexPath: UICollectionViewCell] = [:]
        for (path, cell) in cells where !isStale(path) {
            if let new = move(path) { moved[new] = cell }
        }
        forgetItems()
        cells = moved
        UIView.change(animated: animated, completion: completion) { appearanceDidChange() }
    }

    private func moveSelection(in section: Int, _ move: (Int) -> Int?) {
        selected = Set(
            selected.compactMap { path in
                guard path.section == section else { return path }
                return move(path.item).map { IndexPath(item: $0, section: section) }
            })
    }

    private func change() {
        forgetItems()
        withAnimation { appearanceDidChange() }
    }

    private func forgetItems() {
        cells = [:]
        supplements = [:]
        decorations = [:]
        if let movement { selected = Set(selected.map(movement.sourcePath)) }
        movement = nil
        prefetching = ElementPrefetching()
        forgetArrangement()
        generation += 1
    }

    /// Registers a class of cells by a name.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// Registers a class of headers or footers by a name.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supplementClasses[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type
    }

    /// A cell of the class that is registered by a name, and else a plain one. Cells are not used again: each call makes one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let type = cellClasses[identifier] else {
            Warning.once("No class of cells is registered as “\(identifier)”; the item has a plain cell.")
            return UICollectionViewCell(frame: .zero)
        }
        if let cell = reconfiguredCell(type, at: indexPath), cell.reuseIdentifier == identifier { return cell }
        let cell = ReusableViewCreation.make(type)
        cell.reuseIdentifier = identifier
        return cell
    }

    /// A header or footer of the class that is registered by a name, and else a plain view.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let type = supplementClasses[elementKind + " " + identifier] else {
            Warning.once("No class of headers or footers is registered as “\(identifier)”; a plain view is shown.")
            return UICollectionReusableView(frame: .zero)
        }
        let view = ReusableViewCreation.make(type)
        view.reuseIdentifier = identifier
        return view
    }

    /// A cell of a registration's class for an item.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = reconfiguredCell(Cell.self, at: indexPath) ?? ReusableViewCreation.make(Cell.self)
        if let cell = cell as? UICollectionViewListCell {
            cell.role = collectionViewLayout.listRole(at: indexPath, in: self)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header or a footer of a registration's class.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = ReusableViewCreation.make(Supplementary.self)
        if let cell = view as? UICollectionViewListCell {
            cell.role = collectionViewLayout.listRole(ofKind: registration.kind, section: indexPath.section, in: self)
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// The number of sections.
    open var numberOfSections: Int { dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0 }

    /// The number of items of a section.
    open func numberOfItems(inSection section: Int) -> Int {
        let count = dataSource.map { max(0, $0.collectionView(self, numberOfItemsInSection: section)) } ?? 0
        return movement?.shownCount(count, section: section) ?? count
    }

    /// The cell of an item, if it was made.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

    /// The item of a cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The cells that were made.
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

    /// The items whose cells were made.
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

    /// The cell of an item, which is made on first use.
    final func cell(at path: IndexPath) -> UICollectionViewCell? {
        if let known = cells[path] { return known }
        let source = movement?.sourcePath(of: path) ?? path
        guard let made = dataSource?.collectionView(self, cellForItemAt: source) else { return nil }
        cells[path] = made
        made.isSelected = selected.contains(path)
        made.prepareForDisplay()
        itemDelegate?.collectionView(self, willDisplay: made, forItemAt: path)
        return made
    }

    /// A cell has come near the visible part.
    final func itemDidAppear(_ path: IndexPath) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let sections = numberOfSections
        let step = prefetching.appeared(path) { section in
            section >= 0 && section < sections ? numberOfItems(inSection: section) : nil
        } isMade: { path in
            cells[path] != nil
        }
        if !step.cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: step.cancelled)
        }
        if !step.announced.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: step.announced) }
    }

    /// A header, a footer or a badge, which is made on first use.
    final func supplement(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        if let known = supplements[kind]?[path] { return known }
        guard let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) else {
            return nil
        }
        supplements[kind, default: [:]][path] = made
        (made as? UICollectionViewCell)?.prepareForDisplay()
        itemDelegate?.collectionView(self, willDisplaySupplementaryView: made, forElementKind: kind, at: path)
        return made
    }

    /// The header or footer of a section, if it was made.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        supplements[elementKind]?[indexPath]
    }

    /// The headers or footers that were made.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        (supplements[elementKind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    }

    /// The view behind a section, which is made on first use.
    final func decoration(_ kind: String, section: Int) -> UICollectionReusableView? {
        if let known = decorations[kind]?[section] { return known }
        guard let made = collectionViewLayout.makeDecoration(kind) else { return nil }
        decorations[kind, default: [:]][section] = made
        return made
    }

    /// The size of an item's content, with the lengths that are known.
    final func measuredSize(of path: IndexPath, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        cell(at: path)?.contentSize(width: width, height: height, estimate: .zero) ?? .zero
    }

    // MARK: Movement

    /// The item that the user drags; nil for none.
    final var movement: InteractiveMovement?
    /// The movement that has ended, while the data source moves its item.
    final var finishedMovement: InteractiveMovement?

    /// Begins to move an item by the user's finger. It is shown in front of the others; a row of a list stays between the others.
    ///
    /// - Returns: Whether the item can be moved: the data source allows it, and the layout has a place for it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

    /// Moves the middle of the item that the user drags to a place of the content. Other items make room for it.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }

    /// Ends the movement, and tells the data source of the new place.
    open func endInteractiveMovement() { endMovement() }

    /// Ends the movement, and shows the item at its old place.
    open func cancelInteractiveMovement() { cancelMovement() }

    /// Moves the cells and the selection to other places.
    final func moveCells(_ place: (IndexPath) -> IndexPath) {
        cells = Dictionary(cells.map { (place($0.key), $0.value) }) { first, _ in first }
        selected = Set(selected.map(place))
    }

    /// Shows the items around a movement again.
    final func movementDidChange(arranges: Bool) {
        if arranges { forgetArrangement() }
        generation += 1
        appearanceDidChange()
    }

    // MARK: Selection

    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false

    /// The selected items; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects an item, without a call of the delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { for other in selected { deselectItem(at: other, animated: animated) } }
        guard let indexPath else { return }
        selected.insert(indexPath)
        cells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item, without a call of the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cells[indexPath]?.isSelected = false
    }

    /// The user tapped an item.
    final func itemWasTapped(_ path: IndexPath) {
        guard allowsSelection, itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        itemDelegate?.collectionView(self, didHighlightItemAt: path)
        itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
        if allowsMultipleSelection, selected.contains(path) {
            guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: true)
            itemDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = allowsMultipleSelection ? [] : selected.subtracting([path])
        selectItem(at: path, animated: true, scrollPosition: [])
        for other in others { itemDelegate?.collectionView(self, didDeselectItemAt: other) }
        itemDelegate?.collectionView(self, didSelectItemAt: path)
        if itemDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
            itemDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    /// The menu of an item; nil for none.
    final func menu(of path: IndexPath) -> UIMenu? {
        itemDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)?.menu
    }

    private var proxy: ScrollViewProxy?

    /// The list is on the page.
    final func wasShown(by proxy: ScrollViewProxy) { self.proxy = proxy }

    /// Scrolls to an item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, proxy, animated: animated)
    }

    // MARK: Appearance

    /// The size of all items with their distances, which the layout determines.
    override open var contentSize: CGSize {
        get {
            guard let arrangement = arranged() else { return CGSize(width: bounds.width, height: 0) }
            if let size = (arrangement as? AttributesArrangement)?.size { return size }
            return arrangement.isVertical
                ? CGSize(width: bounds.width, height: arrangement.length)
                : CGSize(width: arrangement.length, height: bounds.height)
        }
        set {}
    }

    /// The view behind the items.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { appearanceDidChange() } } }

    override func write(to settings: inout InterfaceSettings) {
        settings.list.background = backgroundColor.map { Color($0) }
        settings.list.hidesIndicators = !showsVerticalScrollIndicator
    }

    override var contents: AnyView? {
        let items = items
        guard let backgroundView else { return items }
        return AnyView(
            items.background { HostedView(view: backgroundView, sizing: PageSizing.shared, version: version) })
    }

    private var items: AnyView {
        guard let arrangement = arranged() else { return scrolling(.vertical) { EmptyView() } }
        if let lists = (arrangement as? CompositionalArrangement)?.lists {
            return AnyView(CollectionList(view: self, lists: lists, version: version))
        }
        return scrolling(arrangement.axes) {
            arrangement.shown(in: self, version: generation).overlay(alignment: .topLeading) {
                if let movement, !isInList(movement.current) {
                    MovedCell(view: self, movement: movement, version: generation)
                }
            }
        }
    }

    /// Whether rows of lists show their accessories for editing.
    open var isEditing = false { didSet { if isEditing != oldValue { appearanceDidChange() } } }

    /// The kind of headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
