package import Foundation
package import LayoutEngine

/// Keeps a row or a column.
package final class StackNode: ContainerNode {
    private var stack: StackLayout
    /// What the items negotiated: at hand while the stack is laid out, and afterwards where asking all again would be long.
    private var arrangement: StackArrangementBox?

    /// So many items are asked again for their sizes, rather than that memory is kept for these.
    private static let fewItems = 8

    /// The item that answers otherwise than the arrangement knows: its index, or what of it.
    private var changedItem = StackNode.none
    private static let none: Int32 = -1
    private static let several: Int32 = -2

    /// The items that have to be placed again, where it is known that the others stand where they should.
    private var movedItems: Range<Int>?
    private var placedSize: CGSize?
    /// Whether all items were placed since they were collected.
    private var isPlacedAsArranged = false

    init(_ stack: StackLayout, kind: ContainerKind, in context: NodeContext) {
        self.stack = stack
        super.init(kind: kind, in: context)
    }

    package func update(to newStack: StackLayout) {
        guard newStack != stack else { return }
        stack = newStack
        dropArrangement()
        movedItems = nil
        isPlacedAsArranged = false
        noteListChange()
        invalidateLayout()
        setNeedsDisplay()
    }

    override package var axis: Axis? { stack.axis }

    override func itemsWereCollected() {
        dropArrangement()
        movedItems = nil
        isPlacedAsArranged = false
    }

    override func findGuides() -> ExplicitGuides {
        if let arrangement { return arrangement.value.guides }
        return stack.explicitGuides(subviews: subviews)
    }

    /// Calls `body` with the arrangement in its place, where it is changed without being copied.
    @inline(__always)
    private func arranged<R>(_ body: (inout StackArrangement, LayoutSubviews) -> R) -> R {
        let subviews = subviews
        if let arrangement { return body(&arrangement.value, subviews) }
        let made = StackArrangementBox.take()
        made.value.begin(stack, subviews)
        arrangement = made
        return body(&made.value, subviews)
    }

    private func dropArrangement() {
        guard let dropped = arrangement else { return }
        arrangement = nil
        dropped.giveBack()
    }

    // MARK: Changes of single items

    override package func childMeasureDidChange(_ child: ItemNode) {
        changedItem = changedItem == Self.none ? child.indexInParent : Self.several
        guidesDidChange()
    }

    override package func forgetMeasurements() {
        let wereStale = refreshItems()
        defer { changedItem = Self.none }
        guard let arrangement else {
            movedItems = nil
            return
        }
        if !wereStale, changedItem >= 0, let moved = workIn(changeOf: Int(changedItem), into: &arrangement.value) {
            movedItems =
                movedItems.map { min($0.lowerBound, moved.lowerBound)..<max($0.upperBound, moved.upperBound) }
                ?? (isPlacedAsArranged ? moved : nil)
        } else {
            dropArrangement()
            movedItems = nil
        }
    }

    /// Lets the arrangement follow the change of one child; the children that have to be placed again, nil where all have
    /// to be asked again.
    private func workIn(changeOf index: Int, into arrangement: inout StackArrangement) -> Range<Int>? {
        let subviews = subviews
        guard items.indices.contains(index), subviews.layoutDirection == .leftToRight,
            let update = arrangement.update(childAt: index, of: stack, subviews: subviews)
        else { return nil }
        let own = index..<index + 1
        if update.moved.isEmpty { return own }
        return min(own.lowerBound, update.moved.lowerBound)..<max(own.upperBound, update.moved.upperBound)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        arranged { arrangement, subviews in
            arrangement.arrange(stack, for: proposal, subviews: subviews)
            return arrangement.answer
        }
    }

    override package var spacing: ViewSpacing {
        arranged { stack.spacing(subviews: $1, cache: &$0) }
    }

    override package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return arranged {
            stack.explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: $1, cache: &$0)
        }
    }

    override package func placeItems() {
        let bounds = CGRect(origin: .zero, size: size)
        let moved = movedItems
        movedItems = nil
        if let moved, placedSize == size {
            arranged { stack.place(moved, in: bounds, subviews: $1, cache: $0) }
            return
        }
        placedSize = size
        isPlacedAsArranged = true
        arranged {
            stack.placeEverySubview(in: bounds, proposal: placedProposal, subviews: $1, cache: &$0)
        }
        if items.count <= Self.fewItems { dropArrangement() }
    }
}

/// An arrangement in a place of its own. Stacks that are laid out lend each other those that they need no more.
@MainActor
private final class StackArrangementBox {
    var value = StackArrangement()

    private static var unused: ContiguousArray<StackArrangementBox> = []

    static func take() -> StackArrangementBox { unused.popLast() ?? StackArrangementBox() }

    func giveBack() {
        if Self.unused.count < 32 { Self.unused.append(self) }
    }
}
