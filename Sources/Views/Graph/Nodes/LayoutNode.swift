package import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

/// A node that is laid out: it has a size and a place, and leaves something, or what it contains, in the display tree.
package class LayoutNode: ViewNode {
    // MARK: Place

    // The two numbers come first: they fill the room that the marks leave.

    private final var number: Int32 = 0

    /// The position among the layout parent's items.
    package final var indexInParent: Int32 = 0

    /// The item that measures and places this one; nil for the root and for what has left.
    package final var layoutParent: LayoutNode? {
        get { layoutParentReference?.takeUnretainedValue() }
        set { layoutParentReference = newValue.map(Unmanaged.passUnretained) }
    }
    /// It holds this one, and leaves it when it goes.
    private final var layoutParentReference: Unmanaged<LayoutNode>?

    /// The top left corner, in the layout parent's coordinates.
    package final private(set) var origin = CGPoint.zero
    package final private(set) var size = CGSize.zero
    /// The proposal, NaN for nil: half the size of two optionals.
    private final var placedWidth = CGFloat.nan
    private final var placedHeight = CGFloat.nan

    /// The node's last part of the display tree.
    package final var lastDisplay: DisplayNode?

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

    /// The priority in its layout, found when the items were collected.
    package final var layoutPriority: Double {
        flags[.isOrdered] ? graph.tables.orders[ObjectIdentifier(self)]?.priority ?? inheritedPriority : 0
    }

    /// The order of drawing, found when the items were collected.
    package final var zIndex: Double {
        flags[.isOrdered] ? graph.tables.orders[ObjectIdentifier(self)]?.zIndex ?? 0 : 0
    }

    // MARK: Items

    override package func collectItems(into items: inout ItemList) {
        items.append(self)
    }

    override package final var isItem: Bool { true }

    /// This node as what its content has a safe area in, where it is that.
    var safeAreaProvider: (any SafeAreaProvider)? { nil }

    /// The items that this one measures and places.
    package func forEachItem(_ body: (LayoutNode) -> Void) {}

    /// Puts `item` under this node at `index`.
    package final func adopt(_ item: LayoutNode, at index: Int, stackAxis: Axis?) {
        if item.layoutParent !== self {
            item.layoutParent = self
            item.flags[.isPlaced] = false
        }
        item.indexInParent = Int32(index)
        item.setStackAxis(stackAxis)
        let traits = graph.layoutTraits.inUse
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

    /// The priority that a wrapper has from what it wraps.
    package var inheritedPriority: Double { 0 }

    /// The outermost value of a trait between the holder of the item and the item, else what is inside says.
    package func resolvedTrait<T: ItemTrait>(_ trait: T.Type) -> T.Value? {
        let (inner, holder) = traitOfAncestors(ObjectIdentifier(trait))
        // A wrapper that was made for one item of several stands below the modifier that made it.
        if let modifier = holder as? WrapperNode, modifier.isDistributing,
            let outer = modifier.traitOfAncestors(ObjectIdentifier(trait)).value as? T.Value
        {
            return outer
        }
        return inner as? T.Value
    }

    // MARK: Measuring

    /// The size that the item chooses.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measuredSize(for: proposal).size }

    /// The node's measured size. Subclasses implement `measure`; those that need more than some arithmetic cache their sizes
    /// (`CachingLayoutNode`).
    package final func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        flags[.wasAsked] = true
        return cachedSize(for: proposal)
    }

    /// The measured size for a proposal, computed or cached.
    func cachedSize(for proposal: ProposedViewSize) -> MeasuredSize { measure(proposal) }

    /// Computes the size for a proposal that was not measured since the last change.
    package func measure(_ proposal: ProposedViewSize) -> MeasuredSize { FillRule.measuredSize(for: proposal) }

    /// Drops cached sizes.
    func dropMeasuredSizes() {}

    package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

    /// The kinds of guides that the item or something in it may set.
    package var explicitGuides: ExplicitGuides { [] }

    package var spacing: ViewSpacing { ViewSpacing() }

    package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        traitOfAncestors(key).value
    }

    // MARK: Invalidation

    /// Marks the node's measured sizes as possibly changed.
    package final func invalidateLayout() {
        // What was never asked has nothing to take back.
        guard !flags[.isEnqueuedForLayout], isPlaced || flags[.wasAsked] else { return }
        flags[.isEnqueuedForLayout] = true
        graph.enqueueLayout(self)
    }

    /// Checks the sizes that were given. Returns whether one may be wrong, so that the parent has to
    /// follow.
    final func revalidate() -> Bool {
        flags[.isEnqueuedForLayout] = false
        needsPlacement = true
        let guidesMatter = graph.layoutTraits.tracksGuides && !explicitGuides.isEmpty
        return !measuredSizesHold() || guidesMatter
    }

    /// Measures again. Returns whether all sizes that were given are known to be the same.
    func measuredSizesHold() -> Bool {
        forgetMeasurements()
        return false
    }

    /// Drops what subclasses derived from earlier measurements.
    package func forgetMeasurements() {}

    /// A layout node below has another measured size than before.
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

    /// Places the items inside of `size`, from (0, 0).
    package func placeItems() {}

    /// Whether the item is part of what the page shows: who lays it out is laid out in turn, up to the root.
    package final var isInPage: Bool {
        var node = self
        while let outer = node.layoutParent { node = outer }
        return node === graph.root
    }

    /// The top left corner in the page's coordinates.
    package final var positionInPage: CGPoint {
        var x = origin.x
        var y = origin.y
        var node = self
        while let outer = node.layoutParent {
            let shift = outer.contentShift
            x += outer.origin.x + shift.x
            y += outer.origin.y + shift.y
            node = outer
        }
        return CGPoint(x: x, y: y)
    }

    /// How far the node's content is moved against its coordinates, as by scrolling.
    package var contentShift: CGPoint { .zero }

    /// A scroll view around the item shows another part of its content.
    package func scrollDidMove(_ scroll: LayoutNode) {
        forEachItem { $0.scrollDidMove(scroll) }
    }

    // MARK: Display

    /// The node's own part of the display tree has to be made again.
    package final func setNeedsDisplay() {
        needsDisplay = true
        notifyDisplayChange()
    }

    @inline(__always)
    private final func notifyDisplayChange() {
        layoutParentReference?.borrowed { $0.displayDidChange(below: self) }
    }

    /// Something about `item` in the display tree changes: all up to the root have to collect again.
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

    /// For who keeps a list of the items below it that changed (`notesDisplayChanges`).
    package func noteDisplayChange(of item: LayoutNode) {}

    /// Prepares the node for the display pass. Returns whether it has a display node of its own, which `makeElement` makes.
    package func prepareElement() -> Bool { false }

    /// Makes the node's own display node; nil for nothing. Called when the node or one below it needs display, or the node has
    /// another size.
    package func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? { nil }

    /// Adds the items of a node without an element of its own to `builder`.
    ///
    /// - Parameter position: The node's top left corner in the coordinates of the display node around it.
    package func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {}

    // MARK: Events

    /// Takes an event that the page reports for the node's element.
    package func handle(_ event: DisplayEvent) throws(EventRefusal) {
        throw .notTaken(node: event.node, type: event.type)
    }

    override package func directionDidChange() {
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

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
