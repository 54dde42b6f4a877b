package import Foundation

/// Takes the proposed size, and centers the child at a point in it. Without a proposal it takes the child's size.
package struct PositionRule: UnaryLayout {
    package let position: CGPoint

    /// A position is not mirrored in a right-to-left layout, as in SwiftUI.
    package static var countsFromLeadingEdge: Bool { false }

    /// - Parameter position: In points from the view's corner. A coordinate that is infinite or not a number counts as
    ///   0.
    package init(position: CGPoint) {
        self.position = LayoutLength.sanitized(position)
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        if let width = proposal.width, let height = proposal.height {
            return MeasuredSize(CGSize(width: width, height: height))
        }
        return MeasuredSize(proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal)))
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        let offer = ProposedViewSize(size)
        let childSize = child.sizeThatFits(offer)
        return UnaryPlacement(
            origin: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2),
            proposal: offer)
    }

    package func spacing(child: any LayoutItem) -> ViewSpacing { ViewSpacing() }
}
