package import Foundation

/// Draws the child elsewhere. Its size, its guides and the rest of the layout are unaffected.
package struct OffsetRule: UnaryLayout {
    package let offset: CGSize

    /// An offset moves the drawing, so it is not mirrored in a right-to-left layout, as in SwiftUI.
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
