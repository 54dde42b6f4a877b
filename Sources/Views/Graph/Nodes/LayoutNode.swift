package import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

/// A node that takes part in layout: it has a size and a position, and it or its contents have display nodes.
package class LayoutNode: ViewNode {
    // MARK: Position

    // These numbers come first, because they fill the padding after the flags.

    @exclusivity(unchecked) private final var number: Int32 = 0

    /// The index among the layout parent's items.
    @exclusivity(unchecked) package final var indexInParent: Int32 = 0

    /// The item that measures and places this one; nil for the root and for removed items.
    package final var layoutParent: LayoutNode? {
        get { layoutParentReference?.takeUnretainedValue() }
        set { layoutParentReference = newValue.map(Unmanaged.passUnretained) }
    }
    /// The layout parent owns this node, and clears the reference before it is released.
    @exclusivity(unchecked) private final var layoutParentReference: Unmanaged<LayoutNode>?

    /// The top left corner, in the layout parent's coordinates.
    @exclusivity(unchecked) package final private(set) var origin = CGPoint.zero
    @exclusivity(unchecked) package final private(set) var size = CGSize.zero
    /// The proposal with NaN for nil, which takes half the space of two optionals.
    @exclusivity(unchecked) private final var placedWidth = CGFloat.nan
    @exclusivity(unchecked) private final var placedHeight = CGFloat.nan

    /// The node's latest part of the display tree.
    @exclusivity(unchecked) package final var lastDisplay: DisplayNode?

    /// The proposal that the item was placed with.
    package final var placedProposal: ProposedViewSize {
        ProposedViewSize(
            width: placedWidth.isNaN ? nil : placedWidth, height: placedHeight.isNaN ? nil : placedHeight)
    }

    /// The stable number of the node's element.
    package final var displayNumber: Int {
        if number == 0 { number = takeDisplayNumber() }
        return Int(number)
    }

    // MARK: Order

    /// The layout priority, which is determined when the items are collected.
    package final var layoutPriority: Double {
        flags[.isOrdered] ? graph.tables.orders[ObjectIdentifier(self)]?.priority ?? inheritedPriority : 0
    }

    /// The drawing order, which is determined when the items are collected.
    package final var zIndex: Double {
        flags[.isOrdered] ? graph.tables.orders[ObjectIdentifier(self)]?.zIndex ?? 0 : 0
    }

    // MARK: Items

    /// Whether the transitions of the content are those of the item.
    package var passesTransitions: Bool { false }

    override package func collectItems(into items: inout ItemList) {
        items.append(self)
    }

    override package final var isItem: Bool { true }

    /// This node as a provider of a safe area; nil if it provides none.
    var safeAreaProvider: (any SafeAreaProvider)? { nil }

    /// The items that this one measures and places.
    package func forEachItem(_ body: (LayoutNode) -> Void) {}

    /// Makes `item` the item at `index`.
    package final func adopt(_ item: LayoutNode, at index: Int, stackAxis: Axis?) {
        if item.layoutParent !== self {
            item.layoutParent = self
            item.flags[.isPlaced] = false
        }
        item.indexInParent = Int32(index)
        item.setStackAxis(stackAxis)
        let traits = environment.graphReference.borrowed { $0.layoutTraits.inUse }
        let priority = traits.contains(.layoutPriority) ? item.resolvedTrait(LayoutPriorityTraitKey.self) : nil
        let zIndex = traits.contains(.zIndex) ? item.resolvedTrait(ZIndexTraitKey.self) : nil
        let inherited = item.inheritedPriority
        if priority != nil || zIndex != nil || inherited != 0 || item.flags[.isOrdered] {
            graph.tables.orders[ObjectIdentifier(item)] =
                priority == nil && zIndex == nil ? nil : ItemOrder(priority: priority ?? inherited, zIndex: zIndex ?? 0)
            item.flags[.isOrdered] = true
        }
    }

    final func setStackAxis(_ axis: Axis?) {
        guard stackAxis != axis else { return }
        flags[.standsInRow] = axis == .horizontal
        flags[.standsInColumn] = axis == .vertical
        dropMeasuredSizes()
        stackAxisDidChange()
    }

    package func stackAxisDidChange() {}

    /// The priority that a wrapper inherits from its content.
    package var inheritedPriority: Double { 0 }

    /// The outermost value of a trait that modifiers between the container and the item set; nil if there is none.
    package func resolvedTrait<T: ItemTrait>(_ trait: T.Type) -> T.Value? {
        let (inner, holder) = traitOfAncestors(ObjectIdentifier(trait))
        // A copy of a wrapper for one of several items is below the modifier that made it.
        if let modifier = holder as? WrapperNode, modifier.isDistributing,
            let outer = modifier.traitOfAncestors(ObjectIdentifier(trait)).value as? T.Value
        {
            return outer
        }
        return inner as? T.Value
    }

    // MARK: Measuring

    /// The size that the item chooses for a proposal.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measuredSize(for: proposal).size }

    /// The measured size for a proposal. Subclasses implement `measure`; those with costly measurements cache their
    /// sizes (`CachingLayoutNode`).
    package final func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        flags[.wasMeasured] = true
        return cachedSize(for: proposal)
    }

    /// The measured size for a proposal, computed or cached.
    func cachedSize(for proposal: ProposedViewSize) -> MeasuredSize { measure(proposal) }

    /// Computes the size for a proposal that has not been measured since the last change.
    package func measure(_ proposal: ProposedViewSize) -> MeasuredSize { FillRule.measuredSize(for: proposal) }

    /// Drops cached sizes.
    func dropMeasuredSizes() {}

    package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

    /// The kinds of alignment guides that the item or its contents may set.
    package var explicitGuides: ExplicitGuides { [] }

    package var spacing: ViewSpacing { ViewSpacing() }

    package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        traitOfAncestors(key).value
    }

    // MARK: Invalidation

    /// Marks the node's measured sizes as outdated.
    package final func invalidateLayout() {
        // A node that was never measured has no sizes to invalidate.
        guard !flags[.isEnqueuedForLayout], isPlaced || flags[.wasMeasured] else { return }
        flags[.isEnqueuedForLayout] = true
        graph.enqueueLayout(self)
    }

    /// Checks the sizes that the node returned. Returns whether one may be wrong, so that the parent must check its
    /// own.
    final func revalidate() -> Bool {
        flags[.isEnqueuedForLayout] = false
        needsPlacement = true
        let guidesMatter = graph.layoutTraits.tracksGuides && !explicitGuides.isEmpty
        return !measuredSizesHold() || guidesMatter
    }

    /// Measures again. Returns whether all sizes that the node returned are known to be unchanged.
    func measuredSizesHold() -> Bool {
        forgetMeasurements()
        return false
    }

    /// Drops values that subclasses derived from earlier measurements.
    package func forgetMeasurements() {}

    /// Called when the measured size of a layout node below has changed.
    package func childMeasureDidChange(_ child: LayoutNode) {}

    // MARK: Placement

    package func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        guard PixelGrid.reaches(origin, size) else { return placeWithinReach(origin, proposal, size) }
        let isFirst = !isPlaced
        if isFirst || origin != self.origin {
            self.origin = origin
            notifyDisplayChange()
        }
        if isFirst || size != self.size || proposal != placedProposal {
            if isFirst || size != self.size {
                needsDisplay = true
                notifyDisplayChange()
            }
            self.size = size
            placedWidth = proposal.width ?? .nan
            placedHeight = proposal.height ?? .nan
            needsPlacement = true
        }
        flags[.isPlaced] = true
        if needsPlacement {
            needsPlacement = false
            notePlacement()
            placeItems()
        }
    }

    /// Places the items in `size`, from (0, 0).
    package func placeItems() {}

    /// Whether the item is part of the page: its layout parents lead to the root.
    package final var isInPage: Bool {
        var node = self
        while let outer = node.layoutParent { node = outer }
        return node === graph.root
    }

    /// The top left corner in the page's coordinates.
    package final var positionInPage: CGPoint {
        var x = origin.x
        var y = origin.y
        var parent = layoutParentReference
        while let outer = parent {
            parent = outer.borrowed {
                let shift = $0.contentShift
                x += $0.origin.x + shift.x
                y += $0.origin.y + shift.y
                return $0.layoutParentReference
            }
        }
        return CGPoint(x: x, y: y)
    }

    /// The offset of the node's content against its coordinates, as by scrolling.
    package var contentShift: CGPoint { .zero }

    /// Whether the node scrolls its content.
    var scrollsContent: Bool { false }

    /// The axes along which the node scrolls its content.
    package var scrollAxes: Axis.Set { [] }

    /// Called when a scroll view around the item has scrolled.
    package func scrollDidMove(_ scroll: LayoutNode) {
        forEachItem { $0.scrollDidMove(scroll) }
    }

    // MARK: Display

    /// Marks the node's own part of the display tree as outdated.
    package final func setNeedsDisplay() {
        needsDisplay = true
        notifyDisplayChange()
    }

    @inline(__always)
    private final func notifyDisplayChange() {
        layoutParentReference?.borrowed { $0.displayDidChange(below: self) }
    }

    /// Marks the path from `item` to the root, because the display of `item` changes.
    @inline(__always)
    package final func displayDidChange(below item: LayoutNode) {
        if hasDisplayChangesBelow, !notesDisplayChanges { return }
        passDisplayChange(from: item)
    }

    private func passDisplayChange(from item: LayoutNode) {
        var node = self
        var from = item
        while true {
            if node.notesDisplayChanges { node.noteDisplayChange(of: from) }
            if node.hasDisplayChangesBelow { break }
            node.hasDisplayChangesBelow = true
            from = node
            guard let next = node.layoutParent else {
                graph.displayDidChange()
                return
            }
            node = next
        }
    }

    /// Records a changed item, for nodes that list them (`notesDisplayChanges`).
    package func noteDisplayChange(of item: LayoutNode) {}

    /// Prepares the node for the display pass. Returns whether `makeElement` makes a display node for it.
    package func prepareElement() -> Bool { false }

    /// Makes the node's own display node; nil for none. Called when the node or a node below needs display, or when the
    /// size has changed.
    package func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? { nil }

    /// Adds the items of a node without an element of its own to `builder`.
    ///
    /// - Parameter position: The node's top left corner in the coordinates of the display node around it.
    package func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {}

    // MARK: Events

    /// Handles an event that the page reports for the node's element.
    package func handle(_ event: DisplayEvent) throws(EventRefusal) {
        throw .notTaken(node: event.node, type: event.type)
    }

    override package func directionDidChange() {
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    /// Gives the element the number that it had before the node was made again.
    final func setDisplayNumber(_ newNumber: Int) { number = Int32(newNumber) }

    override func renumber(_ new: (Int) -> Int) {
        if number != 0 { number = Int32(new(Int(number))) }
        lastDisplay = nil
        needsDisplay = true
        hasDisplayChangesBelow = true
    }

    override package func willRemove() {
        super.willRemove()
        if number != 0 { graph.elements.removeTarget(for: Int(number)) }
        if flags[.isOrdered] { graph.tables.orders[ObjectIdentifier(self)] = nil }
        layoutParent = nil
    }
}

extension LayoutNode: @MainActor LayoutItem {}
