package import Foundation

/// The whole takes what it is offered, and the child's middle stands at a point in it. Where nothing is offered, the
/// whole is as large as the child.
package struct PositionRule: UnaryLayout {
    package let position: CGPoint

    /// A position has the same sense in each direction, as in SwiftUI.
    package static var countsFromLeadingEdge: Bool { false }

    /// - Parameter position: In points from the whole's corner; a coordinate that is infinite or not a number counts as 0.
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
