import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

/// An item around exactly one other item, such as padding, a frame or a background.
///
/// If the modified content has several items, the modifier applies to each of them: the node makes a copy of itself for
/// each item, and the copies replace it.
package class WrapperNode: LayoutNode {
    /// The modified content; nil for a copy, whose content is an item of the original's.
    @exclusivity(unchecked) package final var content: ViewNode?

    /// The item inside, once it is collected.
    @exclusivity(unchecked) package final private(set) var item: LayoutNode?
    /// The copies that replace the node; empty if it has an item itself.
    private final var copies: ContiguousArray<WrapperNode> {
        item == nil ? graph.tables.copies[ObjectIdentifier(self)] ?? [] : []
    }
    /// Whether copies replace the node.
    package final var isDistributing: Bool {
        item == nil && environment.graphReference.borrowed { $0.tables.copies[ObjectIdentifier(self)] != nil }
    }

    /// Calls `body` with the item, which the content owns, without counting a reference; nil without an item.
    @inline(__always) @discardableResult
    package final func withItem<Result>(_ body: (LayoutNode) -> Result) -> Result? {
        guard let item else { return nil }
        return Unmanaged.passUnretained(item).borrowed(body)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        for copy in copies { body(copy) }
    }

    override package func forEachItem(_ body: (LayoutNode) -> Void) {
        if let item { body(item) }
    }

    // MARK: Items

    override package final var passesTransitions: Bool { true }

    /// Makes another node of the same modifier, for one of several items. This class sets its content.
    package func makeCopy(in context: NodeContext) -> WrapperNode {
        preconditionFailure("\(typeName) cannot be distributed.")
    }

    /// Called before copies replace the node, which can release its own resources.
    package func willBeReplacedByCopies() {}

    /// Called after the node has replaced its copies, because its content has one item again.
    package func didReplaceCopies() {}

    /// Updates a copy to the modifier's current value.
    package func refresh(_ copy: WrapperNode) {}

    /// Updates all copies. Subclasses call it after the modifier's value has changed.
    package final func refreshCopies() {
        for copy in copies { refresh(copy) }
    }

    override package func itemsDidChange() {
        flags[.itemIsStale] = true
        super.itemsDidChange()
    }

    override package func collectItems(into items: inout ItemList) {
        if flags[.itemIsStale] { resolveItems() }
        if isDistributing {
            for copy in copies where !isKeptForLeaving(copy) { items.append(copy) }
        } else if item != nil, !isKeptForLeaving(self) {
            items.append(self)
        }
    }

    private func resolveItems() {
        flags[.itemIsStale] = false
        guard let content else { return }
        // The usual case needs no list.
        if let leaf = content as? LayoutNode, !(leaf is WrapperNode) {
            wrap(leaf)
            return
        }
        var found = ItemList()
        // Changes of the items inside a modifier do not concern the container.
        let isChanging = graph.layoutTraits.collectsChangingItems
        content.collectItems(into: &found)
        graph.layoutTraits.collectsChangingItems = isChanging
        if found.count == 1, !hasLeavingCopies {
            wrap(found[0])
        } else if found.isEmpty, let item, graph.transitions.isLeaving(item) {
            // The modifier stays around a removed view until its transition ends.
            graph.transitions.noteLeaving(around: self)
        } else {
            distribute(over: found)
        }
    }

    /// Whether one of the copies is around a view that is leaving. The copies stay until it is gone.
    private var hasLeavingCopies: Bool {
        environment.graphReference.borrowed { $0.hasDepartures }
            && copies.contains { $0.item.map { graph.transitions.isLeaving($0) } ?? false }
    }

    private func wrap(_ newItem: LayoutNode) {
        let wasDistributing = isDistributing
        if wasDistributing {
            let old = copies
            graph.tables.copies[ObjectIdentifier(self)] = nil
            for copy in old { copy.detachAndRemove() }
        }
        if newItem !== item {
            item = newItem
            invalidateLayout()
            setNeedsDisplay()
        }
        adopt(newItem, at: 0, stackAxis: stackAxis)
        if wasDistributing { didReplaceCopies() }
    }

    private func distribute(over items: ItemList) {
        item = nil
        if !items.isEmpty, !isDistributing { willBeReplacedByCopies() }
        let old = copies
        var known: [ObjectIdentifier: WrapperNode] = [:]
        for copy in old { if let item = copy.item { known[ObjectIdentifier(item)] = copy } }
        var copies: ContiguousArray<WrapperNode> = []
        for item in items {
            if let copy = known.removeValue(forKey: ObjectIdentifier(item)) {
                copies.append(copy)
            } else {
                let copy = makeCopy(in: NodeContext(parent: self, slot: UInt16(clamping: copies.count + 1)))
                copy.flags[.itemIsStale] = false
                refresh(copy)
                copy.item = item
                copies.append(copy)
            }
            let copy = copies[copies.count - 1]
            copy.adopt(item, at: 0, stackAxis: copy.stackAxis)
        }
        let remaining = Set(known.values.map(ObjectIdentifier.init))
        for copy in old where copy.item == nil || remaining.contains(ObjectIdentifier(copy)) {
            if let item = copy.item, graph.transitions.isLeaving(item) {
                graph.transitions.noteLeaving(around: copy)
                copies.append(copy)
            } else {
                copy.detachAndRemove()
            }
        }
        graph.tables.copies[ObjectIdentifier(self)] = copies.isEmpty ? nil : copies
    }

    /// Whether the content of a node was removed, and the node only shows it until its transition ends.
    private func isKeptForLeaving(_ node: WrapperNode) -> Bool {
        environment.graphReference.borrowed { $0.hasDepartures && $0.transitions.isLeaving(node) }
    }

    /// Removes a copy. Its item belongs to the original's content, and may outlive it.
    private func detachAndRemove() {
        if let item, item.layoutParent === self { item.layoutParent = nil }
        item = nil
        remove()
    }

    override package func willRemove() {
        super.willRemove()
        if item == nil { graph.tables.copies[ObjectIdentifier(self)] = nil }
    }

    // MARK: Traits

    override package func stackAxisDidChange() {
        item?.setStackAxis(stackAxis)
        invalidateLayout()
    }

    override package var inheritedPriority: Double { item?.layoutPriority ?? 0 }

    override package func resolvedTrait<T: ItemTrait>(_ trait: T.Type) -> T.Value? {
        super.resolvedTrait(trait) ?? item?.resolvedTrait(trait)
    }

    override package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        super.layoutValue(key) ?? item?.layoutValue(key)
    }

    // MARK: Layout, by default that of the item

    override package func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        withItem { $0.measuredSize(for: proposal) } ?? .always(.zero)
    }

    override package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        item?.explicitAlignment(key, proposal: proposal, size: size)
    }

    override package var explicitGuides: ExplicitGuides { withItem { $0.explicitGuides } ?? [] }
    override package var spacing: ViewSpacing { withItem { $0.spacing } ?? ViewSpacing() }

    override package func placeItems() {
        withItem { $0.place(at: .zero, proposal: placedProposal, size: size) }
    }

    override package func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        withItem { builder.add($0, at: CGPoint(x: position.x + $0.origin.x, y: position.y + $0.origin.y)) }
    }
}
