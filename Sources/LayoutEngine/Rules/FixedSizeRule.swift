package import Foundation

/// Gives the child its ideal length along the fixed axes, regardless of the proposal.
package struct FixedSizeRule: UnaryLayout {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        var measured = child.measuredSize(for: offer(proposal))
        if horizontal { measured.from.width = -.infinity }
        if vertical { measured.from.height = -.infinity }
        return measured
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, proposal: offer(proposal))
    }
}
