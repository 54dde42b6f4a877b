package import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

/// Stores a container: any number of items that a subclass arranges.
package class ContainerNode: CachingLayoutNode {
    /// The content, which is set once, right after the node is made.
    @exclusivity(unchecked) package final var content: ViewNode?

    @exclusivity(unchecked) package final private(set) var items = ItemList()
    /// Items of removed views whose transitions have not ended, with their positions on the page. They are drawn behind the
    /// others, unless their z-index is greater.
    @exclusivity(unchecked) private final var leavingItems: ContiguousArray<(item: LayoutNode, position: CGPoint)> = []
    private final let kind: ContainerKind

    // The following small fields fill one word.

    @exclusivity(unchecked) private final var itemsAreStale = true
    @exclusivity(unchecked) private final var cachedGuides: ExplicitGuides?

    // MARK: Display lists

    /// Whether the items are drawn in their order.
    @exclusivity(unchecked) private final var drawsInOrder = true
    /// Whether the container has a display node whose flow positions the items.
    @exclusivity(unchecked) private final var isFlow = false
    /// Whether each item has exactly one display node, so that item i has child i.
    @exclusivity(unchecked) private final var itemsShowOneEach = false
    @exclusivity(unchecked) private final var listIsStale = true
    /// The items that have changed since the display list was made. They count only while nothing else has changed.
    private final var changedItems: ContiguousArray<LayoutNode> = []

    init(kind: ContainerKind, in context: __shared NodeContext) {
        self.kind = kind
        super.init(in: context)
    }

    override package final func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override package final func forEachItem(_ body: (LayoutNode) -> Void) {
        for item in items { body(item) }
    }

    override package final var typeName: String { "\(kind.name)" }

    // MARK: For subclasses

    /// The direction in which items follow each other; nil if there is none.
    package var axis: Axis? { nil }

    /// Called after the items or their order may have changed.
    func itemsWereCollected() {}

    /// The kinds of alignment guides that the items may set.
    func findGuides() -> ExplicitGuides { .all }

    /// The items as proxies for a layout.
    final var subviews: LayoutSubviews {
        refreshItems()
        return LayoutSubviews(items.proxies, layoutDirection: environment.direction)
    }

    final func guidesDidChange() {
        cachedGuides = nil
    }

    // MARK: Items

    override package final func itemsDidChange() {
        itemsAreStale = true
        noteListChange()
        invalidateLayout()
        setNeedsDisplay()
    }

    /// Collects the items if they may have changed. Returns whether it did.
    @inline(__always)
    @discardableResult
    final func refreshItems() -> Bool {
        guard itemsAreStale else { return false }
        collectItems()
        return true
    }

    private func collectItems() {
        itemsAreStale = false
        let graph = environment.graphReference
        graph.borrowed { $0.layoutTraits.collectsChangingItems = false }
        let old = items
        var items = ItemList()
        if let content { Unmanaged.passUnretained(content).borrowed { $0.collectItems(into: &items) } }
        self.items = items
        let areChanging = graph.borrowed { $0.layoutTraits.collectsChangingItems }
        for item in old where item.layoutParent === self { item.indexInParent = -1 }
        if graph.borrowed({ $0.hasDepartures }) || !leavingItems.isEmpty { keepLeavingItems(of: old) }
        let axis = axis
        drawsInOrder = true
        for index in items.indices {
            Unmanaged.passUnretained(items[index]).borrowed { item in
                adopt(item, at: index, stackAxis: axis)
                if item.zIndex != 0 { drawsInOrder = false }
            }
        }
        cachedGuides = nil
        isFlow = axis != nil && kind.mayFlow && (items.count > 12 || areChanging)
        itemsWereCollected()
    }

    /// Keeps the items of leaving views at their visible positions.
    private func keepLeavingItems(of old: ItemList) {
        func isLeaving(_ item: LayoutNode) -> Bool {
            !item.isRemoved && item.layoutParent === self && graph.transitions.isLeaving(item)
        }
        leavingItems.removeAll { !isLeaving($0.item) }
        for item in old where isLeaving(item) && !leavingItems.contains(where: { $0.item === item }) {
            leavingItems.append((item, item.positionInPage))
        }
    }

    override package final var explicitGuides: ExplicitGuides {
        refreshItems()
        if let cachedGuides { return cachedGuides }
        let guides = findGuides()
        cachedGuides = guides
        return guides
    }

    override package final var passesTransitions: Bool { kind.isRow }

    override package final func directionDidChange() {
        itemsDidChange()
        super.directionDidChange()
    }

    // MARK: Display

    /// Marks the display list as outdated.
    final func noteListChange() {
        listIsStale = true
        notesDisplayChanges = false
        changedItems.removeAll()
    }

    override package final func noteDisplayChange(of item: LayoutNode) {
        if changedItems.count > max(16, items.count / 4) {
            noteListChange()
        } else if changedItems.last !== item {
            changedItems.append(item)
        }
    }

    override package final func prepareElement() -> Bool {
        refreshItems()
        return isFlow
    }

    override package func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        displayItems(into: &builder, from: position)
    }

    /// - Returns: Whether each item has exactly one node, in the order of the items.
    @discardableResult
    private func displayItems(into builder: inout DisplayBuilder, from position: CGPoint) -> Bool {
        if !leavingItems.isEmpty { displayLeavingItems(inFront: false, into: &builder, from: position) }
        defer { if !leavingItems.isEmpty { displayLeavingItems(inFront: true, into: &builder, from: position) } }
        guard drawsInOrder else {
            let backToFront = items.enumerated().sorted {
                ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
            }
            for (_, item) in backToFront { display(item, into: &builder, from: position) }
            return false
        }
        var showOneEach = builder.nodes.isEmpty
        let items = items
        for index in items.indices {
            Unmanaged.passUnretained(items[index]).borrowed { display($0, into: &builder, from: position) }
            // One item may have two nodes, and another one none.
            if builder.nodes.count != index + 1 { showOneEach = false }
        }
        return showOneEach && leavingItems.isEmpty
    }

    /// - Parameter inFront: Whether to draw those with a greater z-index than all others, instead of the rest.
    private func displayLeavingItems(inFront: Bool, into builder: inout DisplayBuilder, from position: CGPoint) {
        let own = positionInPage
        let front = items.reduce(0) { max($0, $1.zIndex) }
        for (item, place) in leavingItems where graph.transitions.isLeaving(item) && (item.zIndex > front) == inFront {
            builder.addLeaving(
                item, at: CGPoint(x: position.x + place.x - own.x, y: position.y + place.y - own.y))
        }
    }

    @inline(__always)
    private func display(_ item: LayoutNode, into builder: inout DisplayBuilder, from position: CGPoint) {
        builder.add(item, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
    }

    override package final func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        let children: DisplayChildren
        if !listIsStale, !needsDisplay, itemsShowOneEach, let last = lastDisplay,
            let patched = patchedList(last.children, in: builder)
        {
            children = patched
        } else {
            var inner = builder.inner()
            inner.nodes.reserveCapacity(items.count)
            itemsShowOneEach = displayItems(into: &inner, from: .zero)
            children = DisplayChildren(inner.nodes)
        }
        changedItems.removeAll(keepingCapacity: true)
        listIsStale = false
        notesDisplayChanges = true
        let axis = axis ?? .vertical
        let gap = items.count > 1 ? usualGap(axis) : 0
        return DisplayNode(
            id: displayNumber, type: kind.name, frame: frame,
            content: drawsInOrder ? .flow(DisplayFlow(axis: axis, gap: gap)) : .box, children: children,
            animation: builder.animation)
    }

    /// The children with new display nodes for the changed items; nil if an item no longer has exactly one node.
    private func patchedList(_ list: DisplayChildren, in builder: borrowing DisplayBuilder) -> DisplayChildren? {
        var list = list
        for item in changedItems {
            let nodes = builder.nodes(of: item, at: item.origin)
            guard nodes.count == 1 else { return nil }
            let index = Int(item.indexInParent)
            guard index < list.count else { return nil }
            if list[index] !== nodes[0] { list.replace(at: index, with: nodes[0]) }
        }
        return list
    }

    /// The gap between the first two items, on the pixel grid. Most stacks have this gap everywhere.
    private func usualGap(_ axis: Axis) -> CGFloat {
        let (first, second) = (items[0], items[1])
        let gap =
            axis == .vertical
            ? PixelGrid.round(second.origin.y) - PixelGrid.round(first.origin.y + first.size.height)
            : PixelGrid.round(second.origin.x) - PixelGrid.round(first.origin.x + first.size.width)
        return max(0, gap)
    }
}

/// The properties that all containers of a kind share.
package final class ContainerKind: Sendable {
    /// The name in the display tree.
    let name: StaticString
    /// Whether a container may have an element that lays out many items as a flow.
    let mayFlow: Bool
    /// Whether a container has the views of one element of a collection.
    let isRow: Bool

    init(_ name: StaticString, mayFlow: Bool = true, isRow: Bool = false) {
        self.name = name
        self.mayFlow = mayFlow
        self.isRow = isRow
    }

    static let layout = ContainerKind("Layout")
}
