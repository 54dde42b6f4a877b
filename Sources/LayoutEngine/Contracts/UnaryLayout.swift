package import Foundation

/// A rule for exactly one subview: padding, a frame, an offset. Pure arithmetic with the child's measured size.
package protocol UnaryLayout: Equatable {
    /// Whether places are counted from the leading edge, which is at the right where a language is read from there.
    static var countsFromLeadingEdge: Bool { get }

    /// The size of the whole for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutItem) -> CGSize

    /// The same, with the proposals for which it holds.
    func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize

    /// Where the child stands in a whole of `size` (the result of `sizeThatFits` for `proposal`), from its top left
    /// corner, and with which proposal for its own content.
    func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement

    /// The explicit value of a guide in the whole; the child's own, moved to where the child stands, unless the rule
    /// sets one.
    func explicitAlignment(
        _ key: AlignmentKey, child: any LayoutItem, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat?

    /// The kinds of guides that the whole may set.
    func explicitGuides(child: any LayoutItem) -> ExplicitGuides

    func spacing(child: any LayoutItem) -> ViewSpacing
    func priority(child: any LayoutItem) -> Double
}

/// Where a unary layout puts its child.
package struct UnaryPlacement: Equatable {
    package var origin: CGPoint
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
    }
}

extension UnaryLayout {
    package static var countsFromLeadingEdge: Bool { true }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutItem) -> CGSize {
        measuredSize(for: proposal, child: child).size
    }

    package func explicitAlignment(
        _ key: AlignmentKey, child: any LayoutItem, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard child.explicitGuides.contains(key.guides) else { return nil }
        let placement = place(child, proposal: proposal, size: size)
        let childSize = child.sizeThatFits(placement.proposal)
        guard let value = child.explicitAlignment(key, proposal: placement.proposal, size: childSize) else {
            return nil
        }
        return value + placement.origin[key.axis]
    }

    package func explicitGuides(child: any LayoutItem) -> ExplicitGuides { child.explicitGuides }
    package func spacing(child: any LayoutItem) -> ViewSpacing { child.spacing }
    package func priority(child: any LayoutItem) -> Double { child.layoutPriority }
}
