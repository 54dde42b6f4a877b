package import EspalierLayoutEngine
package import Foundation

/// Keeps a modifier whose whole work is a layout rule for one item.
package final class UnaryLayoutNode<Rule: UnaryLayout>: WrapperNode {
    private var rule: Rule

    init(_ rule: Rule, in context: __shared NodeContext) {
        self.rule = rule
        super.init(in: context)
    }

    package func update(to newRule: Rule) {
        guard newRule != rule else { return }
        rule = newRule
        invalidateLayout()
        refreshCopies()
    }

    override package func makeCopy(in context: NodeContext) -> WrapperNode { UnaryLayoutNode(rule, in: context) }

    override package func refresh(_ copy: WrapperNode) {
        unsafeDowncast(copy, to: UnaryLayoutNode<Rule>.self).update(to: rule)
    }

    override package func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        guard let item else { return .always(.zero) }
        return rule.measuredSize(for: proposal, child: item)
    }

    override package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard let item else { return nil }
        return rule.explicitAlignment(key, child: item, proposal: proposal, size: size)
    }

    override package var explicitGuides: ExplicitGuides {
        guard let item else { return [] }
        return rule.explicitGuides(child: item)
    }

    override package var spacing: ViewSpacing {
        guard let item else { return ViewSpacing() }
        return rule.spacing(child: item)
    }

    override package var inheritedPriority: Double {
        guard let item else { return 0 }
        return rule.priority(child: item)
    }

    override package func placeItems() {
        guard let item else { return }
        let placement = rule.place(item, proposal: placedProposal, size: size)
        let itemSize = item.sizeThatFits(placement.proposal)
        item.place(
            at: Rule.countsFromLeadingEdge ? mirrored(placement.origin, width: itemSize.width) : placement.origin,
            proposal: placement.proposal, size: itemSize)
    }
}
