package import Foundation

/// A stack's children with their sizes and positions for one proposal. The negotiation's result is kept so that it is
/// not repeated, and so that the change of a single child can be applied alone (see `update(childAt:)`).
///
/// Lengths are along the stack's axis, cross sizes across it. The children are aligned on a common line: each extends
/// by `guide` before it and by `crossSize - guide` behind it.
///
/// Public as the cache of `HStackLayout` and `VStackLayout`; an app has no use for it.
public struct StackArrangement {
    /// One child, in stack order.
    struct Child {
        var priority: Double
        /// The distance from the end of the previous child; 0 for the first.
        let gap: CGFloat
        let guides: ExplicitGuides

        /// The child's length for the proposals 0 and infinity, with `flexibilityCross` across; NaN if not measured.
        var minimum: CGFloat = .nan
        var maximum: CGFloat = .nan
        /// The index of the child that is served at this place in the distribution of space.
        var order: Int32

        /// The child's last offer and its measured size.
        var offered: CGFloat?
        var length: CGFloat = 0
        var crossSize: CGFloat = 0
        /// The least offer that gives the same size (see `MeasuredSize`).
        var from: CGFloat = .infinity
        var guide: CGFloat = 0
        /// The child's start position.
        var position: CGFloat = 0
    }

    /// The dependence of the children's lengths on each other.
    enum Distribution {
        /// No dependence: each child's offer is independent of its siblings (its ideal length, zero, infinity, or all
        /// space for a single child).
        case fixedOffers
        /// No dependence while each child is content with its share (see `Tally.contentFrom`).
        case contentWithShare
        /// Each child's length reduces the space for the next children.
        case negotiated
    }

    /// Sums over the children's measured sizes. They determine the stack's own size.
    struct Tally {
        /// The children whose length does not depend on the offer: the sum and the maximum of their lengths.
        var rigidLength: CGFloat = 0
        var greatestRigid: CGFloat = 0
        /// The number of flexible children, and the maximum of their lengths and `from`s.
        var flexibleCount = 0
        var greatestFrom = -CGFloat.infinity
        /// The same maximum over the children that may turn out to be rigid. If their length does not depend on the
        /// offer, they are served among the rigid ones.
        var greatestUnprobed = -CGFloat.infinity
        /// Whether the flexibility of any child was used.
        var usesFlexibility = false
        /// The least proposal across the stack for which all measured sizes hold.
        var fromCross = -CGFloat.infinity
        /// The greatest extent of a child before and behind the line, at least 0.
        var before: CGFloat = 0
        var behind: CGFloat = 0

        /// The least space with which each of `count` children gets its preferred length in any order of service.
        ///
        /// Rigid children are served first, so the flexible ones share the rest. A child that may be rigid gets an
        /// equal share of the whole space if no rigid child takes more than its share, and otherwise an equal share of
        /// the rest.
        func contentFrom(count: Int) -> CGFloat {
            guard flexibleCount > 0 else { return -.infinity }
            let afterRigid = rigidLength + CGFloat(flexibleCount) * greatestFrom
            let amongRigid = min(
                CGFloat(count) * max(greatestUnprobed, greatestRigid), rigidLength + CGFloat(count) * greatestUnprobed)
            return max(afterRigid, amongRigid)
        }

        /// Adds the sums over children of higher priority. The space from which all children are content is not known for
        /// several priorities, so the sums that determine it stay those of the last children.
        mutating func add(_ other: Tally) {
            flexibleCount += other.flexibleCount
            greatestFrom = max(greatestFrom, other.greatestFrom)
            usesFlexibility = usesFlexibility || other.usesFlexibility
            fromCross = max(fromCross, other.fromCross)
            before = max(before, other.before)
            behind = max(behind, other.behind)
        }
    }

    var children: ContiguousArray<Child>
    /// The sum of the distances between children.
    private(set) var gaps: CGFloat
    /// Whether all children have the same priority.
    private(set) var hasOnePriority: Bool
    /// The kinds of guides that the stack's children may set.
    package private(set) var guides: ExplicitGuides
    /// Whether it is known that no child prefers a distance to its neighbors.
    private(set) var hasDefaultSpacing: Bool

    /// The proposal of the arrangement; nil before the first one.
    var proposal: ProposedViewSize?
    package var measured = MeasuredSize.always(.zero)
    var distribution = Distribution.fixedOffers
    var tally = Tally()
    /// The cross proposal for which the children's minimums and maximums were measured; nil if none was.
    var flexibilityCross: CGFloat??
    /// The least cross proposal for which these minimums and maximums hold.
    var flexibilityFrom = -CGFloat.infinity

    /// The size that the stack chose.
    package var size: CGSize { measured.size }

    package var count: Int { children.count }

    /// A child's rectangle in a stack along `axis` that begins at zero.
    package func frame(at index: Int, along axis: Axis) -> CGRect {
        let child = children[index]
        return CGRect(
            origin: CGPoint(along: axis, child.position, across: tally.before - child.guide),
            size: CGSize(along: axis, child.length, across: child.crossSize))
    }

    /// Whether the arrangement also holds for `proposal`.
    func holds(for proposal: ProposedViewSize) -> Bool {
        guard let earlier = self.proposal else { return false }
        return measured.holds(for: proposal, measuredFor: earlier)
    }

    /// Computes the stack's measured size from the children's.
    ///
    /// Without a cross proposal, the stack proposes its own cross size when it places its children. The size therefore
    /// holds for the case without a proposal, and a size measured without one holds for other proposals, only if this
    /// makes no difference.
    mutating func conclude(along axis: Axis) {
        let last = children[children.count - 1]
        let crossSize = tally.before + tally.behind
        var fromCross = max(tally.fromCross, tally.usesFlexibility ? flexibilityFrom : -.infinity)
        var from = from(proposed: proposal?[axis])
        if fromCross > crossSize {
            fromCross = .infinity
            if proposal?[axis.other] == nil { from = .infinity }
        }
        measured = MeasuredSize(
            size: CGSize(along: axis, last.position + last.length, across: crossSize),
            from: CGSize(along: axis, from, across: fromCross))
    }

    /// The least proposal along the stack for which each child keeps its size, if the proposal was `length`.
    private func from(proposed length: CGFloat?) -> CGFloat {
        guard tally.greatestFrom < .infinity else { return .infinity }
        guard tally.flexibleCount > 0 else { return -.infinity }
        // With more space, each child gets its preferred length again.
        let same = length ?? .infinity
        guard hasOnePriority else { return same }
        return min(same, gaps + tally.contentFrom(count: children.count))
    }
}

extension StackArrangement {
    /// Creates an empty arrangement.
    package init() {
        children = []
        gaps = 0
        hasOnePriority = true
        guides = []
        hasDefaultSpacing = false
    }

    /// Creates an arrangement of the children before any proposal.
    package init(stack: StackLayout, subviews: LayoutSubviews) {
        self.init()
        begin(stack, subviews)
    }

    /// Starts again with these children, reusing the memory.
    package mutating func begin(_ stack: StackLayout, _ subviews: LayoutSubviews) {
        children.removeAll(keepingCapacity: true)
        children.reserveCapacity(subviews.count)
        gaps = 0
        hasOnePriority = true
        guides = []
        proposal = nil
        flexibilityCross = nil
        var previous: ViewSpacing?
        let uniform = stack.spacing.map { LayoutLength.sanitized(distance: $0) }
        hasDefaultSpacing = uniform == nil
        for index in subviews.indices {
            let item = subviews.items[index]
            var gap: CGFloat = 0
            if let uniform {
                gap = children.isEmpty ? 0 : uniform
            } else {
                let own = item.spacing
                if !own.isDefault { hasDefaultSpacing = false }
                if let previous { gap = previous.distance(to: own, along: stack.axis) }
                previous = own
            }
            gaps += gap
            let priority = item.layoutPriority
            if !children.isEmpty, children[0].priority != priority { hasOnePriority = false }
            let itemGuides = item.explicitGuides
            guides.formUnion(itemGuides)
            children.append(Child(priority: priority, gap: gap, guides: itemGuides, order: Int32(children.count)))
        }
        guides.subtract(.frame)
    }
}
