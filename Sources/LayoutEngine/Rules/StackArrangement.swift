package import Foundation

/// A stack's children with their sizes and places for one proposal: the result of the negotiation, kept so that it
/// need not be repeated, and so that a change of one child can be worked in alone (see `update(childAt:)`).
///
/// Lengths are along the stack's axis, cross sizes across it. The children stand on a common line, the stack's
/// alignment: each reaches `guide` before it and `crossSize - guide` behind.
///
/// Public as the cache of `HStackLayout` and `VStackLayout`; an app has no use for it.
public struct StackArrangement {
    /// One child, in the order of the stack.
    struct Child {
        var priority: Double
        /// The distance from the end of the child before, 0 for the first.
        let gap: CGFloat
        let guides: ExplicitGuides

        /// The child's length for the proposals 0 and infinity, with `flexibilityCross` across; not a number where not
        /// measured.
        var minimum: CGFloat = .nan
        var maximum: CGFloat = .nan
        /// The index of the child that is served at this one's place in the distribution of space.
        var order: Int32

        /// The child's last offer and its measured size.
        var offered: CGFloat?
        var length: CGFloat = 0
        var crossSize: CGFloat = 0
        /// The least offer that gives the same size (see `MeasuredSize`).
        var from: CGFloat = .infinity
        var guide: CGFloat = 0
        /// Where the child begins.
        var position: CGFloat = 0
    }

    /// How the children's lengths depend on each other.
    enum Distribution {
        /// Not at all: each was offered what it would be offered whatever the others take (its ideal length, nothing, all
        /// of an infinite space, or what is there for a single child).
        case fixedOffers
        /// Not as long as each is content with its share: none takes from another (see `Tally.contentFrom`).
        case contentWithShare
        /// What one takes, the next ones lack.
        case negotiated
    }

    /// Sums over the children's measured sizes, from which the stack's own follows.
    struct Tally {
        /// The children that have one length whatever they are offered: their lengths' sum and the greatest of these.
        var rigidLength: CGFloat = 0
        var greatestRigid: CGFloat = 0
        /// The number of the others, the flexible ones, and the greatest of their lengths and `from`s.
        var flexibleCount = 0
        var greatestFrom = -CGFloat.infinity
        /// The same of those only of which it is not known whether their length depends on the offer at all: if it does
        /// not, they are served among the rigid ones.
        var greatestUnprobed = -CGFloat.infinity
        /// Whether each child was offered at least its `from`.
        var isContent = true
        /// Whether anybody's flexibility counted.
        var usesFlexibility = false
        /// The least proposal across the stack for which all measured sizes hold.
        var fromCross = -CGFloat.infinity
        /// The farthest that a child reaches before the line and behind it; the line itself counts as inside.
        var before: CGFloat = 0
        var behind: CGFloat = 0

        /// The least space with which each of `count` children has all that it wants, whatever the order of service.
        ///
        /// Rigid children are served first, so that the flexible ones have what these leave. One that may be among them
        /// has an equal share of all, as long as no rigid one takes more, else of what all of these leave.
        func contentFrom(count: Int) -> CGFloat {
            guard flexibleCount > 0 else { return -.infinity }
            let afterRigid = rigidLength + CGFloat(flexibleCount) * greatestFrom
            guard greatestUnprobed > -.infinity else { return afterRigid }
            let amongRigid = min(
                CGFloat(count) * max(greatestUnprobed, greatestRigid), rigidLength + CGFloat(count) * greatestUnprobed)
            return max(afterRigid, amongRigid)
        }

        mutating func add(_ other: Tally) {
            rigidLength += other.rigidLength
            greatestRigid = max(greatestRigid, other.greatestRigid)
            flexibleCount += other.flexibleCount
            greatestFrom = max(greatestFrom, other.greatestFrom)
            greatestUnprobed = max(greatestUnprobed, other.greatestUnprobed)
            isContent = isContent && other.isContent
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
    /// The kinds of guides that the stack may set because of its children.
    package private(set) var guides: ExplicitGuides

    /// The proposal that the arrangement is for; nil before the first.
    var proposal: ProposedViewSize?
    package var measured = MeasuredSize.always(.zero)
    var distribution = Distribution.fixedOffers
    var tally = Tally()
    /// The proposal across the stack for which the children's minimums and maximums were measured; nil where none was.
    var flexibilityCross: CGFloat??
    /// The least proposal across the stack for which these minimums and maximums hold.
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

    /// Whether the arrangement is also the one for `proposal`.
    func holds(for proposal: ProposedViewSize) -> Bool {
        guard let earlier = self.proposal else { return false }
        return measured.holds(for: proposal, measuredFor: earlier)
    }

    /// Computes the stack's measured size from the children's.
    ///
    /// Without a proposal across, the stack's crossSize takes its place when it places its children. So the size
    /// holds for that case, and one measured without holds for others, only where that makes no difference.
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

    /// The least proposal along the stack for which each child keeps its size, if it got `length`.
    private func from(proposed length: CGFloat?) -> CGFloat {
        guard tally.isContent, tally.greatestFrom < .infinity else { return .infinity }
        guard tally.flexibleCount > 0 else { return -.infinity }
        // With more, each child has all that it wants again.
        let same = length ?? .infinity
        guard hasOnePriority else { return same }
        return min(same, gaps + tally.contentFrom(count: children.count))
    }
}

extension StackArrangement {
    /// The arrangement of nothing.
    package init() {
        children = []
        gaps = 0
        hasOnePriority = true
        guides = []
    }

    /// The children as they are before any proposal.
    package init(stack: StackLayout, subviews: LayoutSubviews) {
        self.init()
        begin(stack, subviews)
    }

    /// Begins anew with these children, in the memory of those before.
    package mutating func begin(_ stack: StackLayout, _ subviews: LayoutSubviews) {
        children.removeAll(keepingCapacity: true)
        children.reserveCapacity(subviews.count)
        gaps = 0
        hasOnePriority = true
        guides = []
        proposal = nil
        flexibilityCross = nil
        flexibilityFrom = -.infinity
        var previous: ViewSpacing?
        let uniform = stack.spacing.map { LayoutLength.sanitized(distance: $0) }
        for index in subviews.indices {
            let item = subviews.items[index]
            var gap: CGFloat = 0
            if let uniform {
                gap = children.isEmpty ? 0 : uniform
            } else {
                let own = item.spacing
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
