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
        arrangement = nil
        appearanceDidChange()
    }

    private var arrangement: [CollectionSection]?

    /// The sections; none while the view has no size.
    private final func arranged() -> [CollectionSection] {
        if let arrangement { return arrangement }
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let made = (0..<numberOfSections).map { CollectionSection($0, of: self) }
        arrangement = made
        return made
    }

    override func sizeDidChange() {
        super.sizeDidChange()
        arrangement = nil
    }

    // MARK: Items

    private var cellClasses: [String: UICollectionViewCell.Type] = [:]
    private var supplementClasses: [String: UICollectionReusableView.Type] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [Supplement: [IndexPath: UICollectionReusableView]] = [:]
    private var selected: Set<IndexPath> = []
    private var generation = 0

    /// Makes all items again.
    open func reloadData() {
        selected = []
        forgetItems()
        appearanceDidChange()
    }

    /// Makes items again.
    open func reloadItems(at indexPaths: [IndexPath]) { change() }
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
        arrangement = nil
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
        let cell = ReusableViewCreation.make(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// The number of sections.
    open var numberOfSections: Int { dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0 }

    /// The number of items of a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource.map { max(0, $0.collectionView(self, numberOfItemsInSection: section)) } ?? 0
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
        guard let made = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cells[path] = made
        made.isSelected = selected.contains(path)
        itemDelegate?.collectionView(self, willDisplay: made, forItemAt: path)
        return made
    }

    /// A header or footer, which is made on first use.
    final func supplement(_ kind: Supplement, at path: IndexPath) -> UICollectionReusableView? {
        if let known = supplements[kind]?[path] { return known }
        let made = dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: kind.rawValue, at: path)
        supplements[kind, default: [:]][path] = made
        return made
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
        guard allowsSelection else { return }
        if allowsMultipleSelection, selected.contains(path) {
            deselectItem(at: path, animated: true)
            itemDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = allowsMultipleSelection ? [] : selected.subtracting([path])
        selectItem(at: path, animated: true, scrollPosition: [])
        for other in others { itemDelegate?.collectionView(self, didDeselectItemAt: other) }
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Scrolls to an item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let sections = arranged()
        guard sections.indices.contains(indexPath.section),
            let place = sections[indexPath.section].place(of: indexPath.item)
        else { return }
        let isVertical = sections[indexPath.section].isVertical
        let start = sections[..<indexPath.section].reduce(place.start) { $0 + $1.length }
        let room = isVertical ? bounds.height : bounds.width
        let now = isVertical ? contentOffset.y : contentOffset.x
        let target: CGFloat
        if !scrollPosition.isDisjoint(with: [.top, .left]) {
            target = start
        } else if !scrollPosition.isDisjoint(with: [.centeredVertically, .centeredHorizontally]) {
            target = start - (room - place.depth) / 2
        } else if !scrollPosition.isDisjoint(with: [.bottom, .right]) {
            target = start - (room - place.depth)
        } else {
            target = min(max(now, start + place.depth - room), start)
        }
        let length = isVertical ? contentSize.height : contentSize.width
        let held = min(max(0, target), max(0, length - room))
        setContentOffset(CGPoint(x: isVertical ? 0 : held, y: isVertical ? held : 0), animated: animated)
    }

    // MARK: Appearance

    /// The size of all items with their distances, which the layout determines.
    override open var contentSize: CGSize {
        get {
            let sections = arranged()
            let length = sections.reduce(0) { $0 + $1.length }
            return sections.first?.isVertical ?? true
                ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
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
        let sections = arranged()
        let items = scrolling(sections.first?.isVertical ?? true ? .vertical : .horizontal) {
            CollectionItems(view: self, sections: sections, version: generation)
        }
        guard let backgroundView else { return items }
        return AnyView(
            items.background { HostedView(view: backgroundView, sizing: PageSizing.shared, version: version) })
    }

    /// The kind of headers.
    public static let elementKindSectionHeader = Supplement.header.rawValue
    /// The kind of footers.
    public static let elementKindSectionFooter = Supplement.footer.rawValue

    enum Supplement: String {
        case header = "UICollectionElementKindSectionHeader"
        case footer = "UICollectionElementKindSectionFooter"
    }

    /// The directions in which collection views scroll.
    public enum ScrollDirection: Int, Sendable {
        /// Lines below each other; side by side.
        case vertical, horizontal
    }

    /// The places to which a collection view scrolls.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// A class of cells, and the function that prepares a cell for an item.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The function that prepares a cell.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        /// A registration of a class.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }
}
