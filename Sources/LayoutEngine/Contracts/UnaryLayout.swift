package import Foundation

/// A rule for exactly one subview: padding, a frame, an offset. It computes with the child's measured size.
package protocol UnaryLayout: Equatable {
    /// Whether horizontal positions count from the leading edge, which is on the right in right-to-left layouts.
    static var countsFromLeadingEdge: Bool { get }

    /// The view's size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutItem) -> CGSize

    /// The view's size for a proposal, with the range of proposals for which it holds.
    func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize

    /// The child's position in a view of `size` (the result of `sizeThatFits` for `proposal`), from its top left
    /// corner, and the proposal for the child.
    func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement

    /// The explicit value of a guide in the view. By default it is the child's value, moved by the child's position.
    func explicitAlignment(
        _ key: AlignmentKey, child: any LayoutItem, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat?

    /// The kinds of guides that the view may set.
    func explicitGuides(child: any LayoutItem) -> ExplicitGuides

    func spacing(child: any LayoutItem) -> ViewSpacing
    func priority(child: any LayoutItem) -> Double
}

/// The position of the child in a unary layout, and the proposal for it.
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
