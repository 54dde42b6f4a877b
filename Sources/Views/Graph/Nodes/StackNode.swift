package import EspalierLayoutEngine
package import Foundation

/// Stores a row or a column.
package class StackNode: ContainerNode {
    @exclusivity(unchecked) private final var stack: StackLayout
    /// The result of negotiating with the items. It is kept during layout, and afterwards if measuring all items again
    /// would take long.
    @exclusivity(unchecked) private final var arrangement: StackArrangementBox?

    /// The largest number of items that are measured again rather than storing their arrangement.
    private static let fewItems = 8

    init(_ stack: StackLayout, kind: ContainerKind, in context: __shared NodeContext) {
        self.stack = stack
        super.init(kind: kind, in: context)
    }

    package final func update(to newStack: StackLayout) {
        guard newStack != stack else { return }
        stack = newStack
        dropArrangement()
        noteListChange()
        invalidateLayout()
        setNeedsDisplay()
    }

    /// Drops what stacks that are gone have left for others.
    static func dropUnused() { StackArrangementBox.dropUnused() }

    override package final var axis: Axis? { stack.axis }

    override final func itemsWereCollected() {
        dropArrangement()
    }

    override final func findGuides() -> ExplicitGuides {
        if let arrangement { return arrangement.value.guides }
        return stack.explicitGuides(subviews: subviews)
    }

    /// Calls `body` with the arrangement, for changes in place.
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

    override package final func childMeasureDidChange(_ child: LayoutNode) {
        arrangement?.changes.add(Int(child.indexInParent))
        guidesDidChange()
    }

    override package final func forgetMeasurements() {
        let wereStale = refreshItems()
        guard let arrangement else { return }
        defer { arrangement.changes = .none }
        if !wereStale, case .one(let index) = arrangement.changes,
            let moved = workIn(changeOf: index, into: &arrangement.value)
        {
            arrangement.noteMoved(moved)
        } else {
            dropArrangement()
        }
    }

    /// Updates the arrangement after a change of one child. Returns the children that must be placed again; nil if all
    /// must be measured again.
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

    override package final func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        arranged { arrangement, subviews in
            arrangement.arrange(stack, for: proposal, subviews: subviews)
            return arrangement.measured
        }
    }

    override package final var spacing: ViewSpacing {
        arranged { stack.spacing(subviews: $1, cache: &$0) }
    }

    override package final func explicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return arranged {
            stack.explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: $1, cache: &$0)
        }
    }

    override package final func placeItems() {
        let bounds = CGRect(origin: .zero, size: size)
        if let arrangement, let moved = arrangement.takeMoved(), arrangement.placedSize == size {
            arranged { stack.place(moved, in: bounds, subviews: $1, cache: $0) }
            return
        }
        arranged { arrangement, subviews in
            if subviews.layoutDirection == .leftToRight {
                stack.placeSubviews(in: bounds, proposal: placedProposal, subviews: subviews, cache: &arrangement)
            } else {
                stack.placeEverySubview(in: bounds, proposal: placedProposal, subviews: subviews, cache: &arrangement)
            }
        }
        if items.count <= Self.fewItems {
            dropArrangement()
        } else {
            arrangement?.placedSize = size
        }
    }
}

/// Stores an arrangement, and the changes since its items were placed. Stacks reuse boxes that others no longer need.
@MainActor
private final class StackArrangementBox {
    /// The items whose measured sizes differ from those of the arrangement.
    enum Changes {
        case none, one(Int), several

        mutating func add(_ index: Int) {
            if case .none = self { self = .one(index) } else { self = .several }
        }
    }

    var value = StackArrangement()
    @exclusivity(unchecked) var changes = Changes.none
    /// The stack's size when all items were last placed as arranged; nil if they were not.
    @exclusivity(unchecked) var placedSize: CGSize?
    /// The items that must be placed again, if all others are known to be at their positions.
    @exclusivity(unchecked) private var moved: Range<Int>?

    private static var unused: ContiguousArray<StackArrangementBox> = []
    /// The largest number of boxes that are kept for reuse, at a few hundred bytes each.
    private static let mostUnused = 1024

    static func take() -> StackArrangementBox { unused.popLast() ?? StackArrangementBox() }

    static func dropUnused() { unused = [] }

    func giveBack() {
        guard Self.unused.count < Self.mostUnused else { return }
        changes = .none
        placedSize = nil
        moved = nil
        Self.unused.append(self)
    }

    func noteMoved(_ range: Range<Int>) {
        if let known = moved {
            moved = min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
        } else if placedSize != nil {
            moved = range
        }
    }

    func takeMoved() -> Range<Int>? {
        defer { moved = nil }
        return moved
    }
}
