package import Foundation

/// The child is shown elsewhere than it stands: size, guides and everybody else are as if it had not moved.
package struct OffsetRule: UnaryLayout {
    package let offset: CGSize

    /// An offset is one of what is drawn: it has the same sense in each direction, as in SwiftUI.
    package static var countsFromLeadingEdge: Bool { false }

    /// - Parameter offset: In points; a length that is infinite or not a number counts as 0.
    package init(offset: CGSize) {
        self.offset = CGSize(
            width: LayoutLength.sanitized(distance: offset.width),
            height: LayoutLength.sanitized(distance: offset.height))
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        child.measuredSize(for: proposal)
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        UnaryPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, child: any LayoutItem, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        child.explicitAlignment(key, proposal: proposal, size: size)
    }
}
