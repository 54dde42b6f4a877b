package import EspalierLayoutEngine
package import Foundation

/// Stores a modifier that consists of a layout rule for one item.
package final class UnaryLayoutNode<Rule: UnaryLayout>: WrapperNode {
    @exclusivity(unchecked) private var rule: Rule

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
        paired(copy, as: UnaryLayoutNode<Rule>.self).update(to: rule)
    }

    override package func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        withItem { rule.measuredSize(for: proposal, child: $0) } ?? .always(.zero)
    }

    override package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard let item else { return nil }
        return rule.explicitAlignment(key, child: item, proposal: proposal, size: size)
    }

    override package var explicitGuides: ExplicitGuides {
        withItem { rule.explicitGuides(child: $0) } ?? []
    }

    override package var spacing: ViewSpacing {
        withItem { rule.spacing(child: $0) } ?? ViewSpacing()
    }

    override package var inheritedPriority: Double {
        withItem { rule.priority(child: $0) } ?? 0
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
