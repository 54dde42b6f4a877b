import DisplayTree
package import Foundation
package import LayoutEngine

/// Keeps a container: any number of items under a layout.
package final class ContainerNode<L: Layout>: ItemNode {
    private var layout: L
    private var layoutCache: LayoutCache<L.Cache>?
    private let kind: ContainerKind<L>

    /// What the container was given; set once, right after the node is made.
    package var content: ViewNode?

    package private(set) var items: ContiguousArray<ItemNode> = []
    private var subviews = LayoutSubviews([])
    private var itemsAreStale = true

    private var cachedGuides: ExplicitGuides?

    // MARK: Changes of single items

    /// The items that answer otherwise than the layout's cache knows.
    private enum Changes: Equatable { case none, one(Int), many }
    private var changes = Changes.none
    /// The items that have to be placed again, where it is known that the others stand where they should.
    private var movedItems: Range<Int>?
    private var placedSize: CGSize?
    /// Whether all items were placed since they were collected.
    private var isPlacedAsArranged = false

    // MARK: Display lists

    /// Whether the container has a display node of its own, whose flow gives the items their places.
    private var isFlow = false
    /// Whether each item left exactly one display node, so that item i's is child i.
    private var itemsShowOneEach = false
    /// The items that changed since the display list was made, while it is known that nothing else did.
    private var changedItems: ContiguousArray<ItemNode> = []
    private var listIsStale = true

    init(_ layout: L, kind: ContainerKind<L>, in context: NodeContext) {
        self.layout = layout
        self.kind = kind
        super.init(in: context)
    }

    package func update(to newLayout: L) {
        if let isEqual = kind.isEqual, isEqual(layout, newLayout) { return }
        layout = newLayout
        layoutCache = nil
        movedItems = nil
        isPlacedAsArranged = false
        listIsStale = true
        invalidateLayout()
        setNeedsDisplay()
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override package func forEachItem(_ body: (ItemNode) -> Void) {
        for item in items { body(item) }
    }

    override package var typeName: String { "\(kind.name)" }

    // MARK: Items

    override package func itemsDidChange() {
        itemsAreStale = true
        listIsStale = true
        changedItems.removeAll()
        invalidateLayout()
        setNeedsDisplay()
    }

    private func refreshItems() {
        guard itemsAreStale else { return }
        itemsAreStale = false
        let old = items
        items.removeAll(keepingCapacity: true)
        content?.collectItems(into: &items)
        for item in old where item.layoutParent === self { item.indexInParent = -1 }
        let axis = L.layoutProperties.stackOrientation
        for index in items.indices { adopt(items[index], at: index, stackAxis: axis) }
        var proxies: ContiguousArray<any LayoutItem> = []
        proxies.reserveCapacity(items.count)
        for item in items { proxies.append(item) }
        subviews = LayoutSubviews(proxies, layoutDirection: environment.layoutDirection)
        layoutCache = nil
        cachedGuides = nil
        movedItems = nil
        isPlacedAsArranged = false
        drawsInOrder = items.allSatisfy { $0.zIndex == 0 }
        isFlow = axis != nil && kind.mayFlow && (items.count > 12 || content?.hasChangingItems == true)
    }

    // MARK: Layout

    override package func forgetMeasurements() {
        let wereStale = itemsAreStale
        refreshItems()
        defer { changes = .none }
        guard let cache = layoutCache else {
            movedItems = nil
            return
        }
        if !wereStale, case .one(let index) = changes, let moved = workIn(changeOf: index, into: &cache.value) {
            movedItems =
                movedItems.map { min($0.lowerBound, moved.lowerBound)..<max($0.upperBound, moved.upperBound) }
                ?? (isPlacedAsArranged ? moved : nil)
        } else {
            layout.updateCache(&cache.value, subviews: subviews)
            movedItems = nil
        }
    }

    override package func childMeasureDidChange(_ child: ItemNode) {
        changes = changes == .none ? .one(Int(child.indexInParent)) : .many
        cachedGuides = nil
    }

    /// Lets a stack's arrangement follow the change of one child; the children that have to be placed again, nil where
    /// all have to be asked again.
    private func workIn(changeOf index: Int, into cache: inout L.Cache) -> Range<Int>? {
        guard let stack = stackRule, items.indices.contains(index), subviews.layoutDirection == .leftToRight else {
            return nil
        }
        return withUnsafeMutablePointer(to: &cache) { pointer in
            let arrangement = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: StackArrangement.self)
            guard let update = arrangement.pointee.update(childAt: index, of: stack, subviews: subviews) else {
                return nil
            }
            let own = index..<index + 1
            if update.moved.isEmpty { return own }
            return min(own.lowerBound, update.moved.lowerBound)..<max(own.upperBound, update.moved.upperBound)
        }
    }

    /// The rule of rows and columns, whose arrangement is then the cache.
    private var stackRule: StackLayout? {
        guard L.Cache.self == StackArrangement.self else { return nil }
        if L.self == VStackLayout.self { return unsafeBitCast(layout, to: VStackLayout.self).stack }
        if L.self == HStackLayout.self { return unsafeBitCast(layout, to: HStackLayout.self).stack }
        return nil
    }

    private func withCache<R>(_ body: (inout L.Cache) -> R) -> R {
        refreshItems()
        if let layoutCache { return body(&layoutCache.value) }
        let made = LayoutCache(layout.makeCache(subviews: subviews))
        layoutCache = made
        return body(&made.value)
    }

    override package func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        withCache { layout.answer(to: proposal, subviews: subviews, cache: &$0) }
    }

    override package var spacing: ViewSpacing {
        withCache { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override package var explicitGuides: ExplicitGuides {
        refreshItems()
        if let cachedGuides { return cachedGuides }
        let guides = layout.explicitGuides(subviews: subviews)
        cachedGuides = guides
        return guides
    }

    override package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache {
            layout.explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override package func placeItems() {
        let bounds = CGRect(origin: .zero, size: size)
        if let moved = movedItems, placedSize == size, let stack = stackRule {
            movedItems = nil
            withCache { cache in
                withUnsafeMutablePointer(to: &cache) {
                    let arrangement = UnsafeMutableRawPointer($0).assumingMemoryBound(to: StackArrangement.self)
                    stack.place(moved, in: bounds, subviews: subviews, cache: arrangement.pointee)
                }
            }
            return
        }
        movedItems = nil
        placedSize = size
        isPlacedAsArranged = true
        withCache {
            layout.placeEverySubview(in: bounds, proposal: placedProposal, subviews: subviews, cache: &$0)
        }
    }

    override package func environmentDidChange() {
        if subviews.layoutDirection != environment.layoutDirection {
            itemsDidChange()
        }
    }

    // MARK: Display

    override package func noteDisplayChange(of item: ItemNode) {
        guard isFlow, !listIsStale else { return }
        if changedItems.count > max(16, items.count / 4) {
            listIsStale = true
            changedItems.removeAll()
        } else if changedItems.last !== item {
            changedItems.append(item)
        }
    }

    override package func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        refreshItems()
        if isFlow {
            displayFlow(into: &builder, at: position)
        } else {
            displayItems(into: &builder, from: position)
        }
        super.display(into: &builder, at: position)
    }

    private var drawsInOrder = true

    private func displayItems(into builder: inout DisplayBuilder, from position: CGPoint) {
        func show(_ item: ItemNode) {
            item.display(
                into: &builder, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        }
        if drawsInOrder {
            for item in items { show(item) }
        } else {
            for item in items.enumerated().sorted(by: {
                ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
            }) {
                show(item.element)
            }
        }
    }

    private func displayFlow(into builder: inout DisplayBuilder, at position: CGPoint) {
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        if let last = lastDisplay, !needsDisplay, !hasDisplayChangesBelow {
            builder.append(last.frame == frame ? last : last.moved(to: frame, animation: builder.animation), of: self)
            return
        }
        let children: DisplayChildren
        if !listIsStale, !needsDisplay, itemsShowOneEach, let last = lastDisplay,
            let patched = patchedList(last.children, animation: builder.animation)
        {
            children = patched
        } else {
            var inner = builder.inner()
            displayItems(into: &inner, from: .zero)
            itemsShowOneEach = inner.nodes.count == items.count && drawsInOrder
            children = DisplayChildren(inner.nodes)
        }
        changedItems.removeAll(keepingCapacity: true)
        listIsStale = false
        let axis = L.layoutProperties.stackOrientation ?? .vertical
        let gap = items.count > 1 ? usualGap(axis) : 0
        builder.append(
            DisplayNode(
                id: displayNumber, type: kind.name, frame: frame,
                content: drawsInOrder ? .flow(DisplayFlow(axis: axis, gap: gap)) : .box, children: children,
                animation: builder.animation(forChangeFrom: lastDisplay)), of: self)
    }

    /// The children with the changed items' nodes in their places; nil where an item no longer leaves exactly one node.
    private func patchedList(_ list: DisplayChildren, animation: DisplayAnimation?) -> DisplayChildren? {
        var list = list
        for item in changedItems {
            var inner = DisplayBuilder(graph: graph, animation: animation)
            item.display(into: &inner, at: item.origin)
            guard inner.nodes.count == 1 else { return nil }
            let index = Int(item.indexInParent)
            guard index < list.count else { return nil }
            if list[index] !== inner.nodes[0] { list.replace(at: index, with: inner.nodes[0]) }
        }
        return list
    }

    /// The gap between the first two items, on the pixel grid: in a stack mostly that between all.
    private func usualGap(_ axis: Axis) -> CGFloat {
        let (first, second) = (items[0], items[1])
        let gap =
            axis == .vertical
            ? PixelGrid.round(second.origin.y) - PixelGrid.round(first.origin.y + first.size.height)
            : PixelGrid.round(second.origin.x) - PixelGrid.round(first.origin.x + first.size.width)
        return max(0, gap)
    }
}

/// What a layout keeps between its questions, in one place, where it is changed without being copied.
private final class LayoutCache<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// What all containers of a kind have in common.
package final class ContainerKind<L: Layout>: Sendable {
    /// The name in the display tree.
    let name: StaticString
    /// Whether two layouts arrange the same; nil where that is not known.
    let isEqual: (@Sendable (L, L) -> Bool)?
    /// Whether the containers may have elements of their own, in whose flow many items stand.
    let mayFlow: Bool

    init(_ name: StaticString, mayFlow: Bool = true, isEqual: (@Sendable (L, L) -> Bool)? = nil) {
        self.name = name
        self.mayFlow = mayFlow
        self.isEqual = isEqual
    }
}
