package import Foundation

/// Insets at each edge. The child's proposal is smaller by the insets, and the view is larger by them. Negative insets
/// let the child extend over the edges.
package struct PaddingRule: UnaryLayout {
    package let insets: EdgeInsets

    /// - Parameter insets: Distances in points. A value that is infinite or not a number counts as 0.
    package init(insets: EdgeInsets) {
        self.insets = LayoutLength.sanitized(insets)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        let measured = child.measuredSize(for: offer(proposal))
        return MeasuredSize(
            size: CGSize(
                width: max(measured.size.width + insets.horizontal, 0),
                height: max(measured.size.height + insets.vertical, 0)),
            from: CGSize(
                width: measured.from.width + insets.horizontal, height: measured.from.height + insets.vertical))
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        UnaryPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: offer(proposal))
    }

    /// A padded edge has the default distance to its neighbor, regardless of the child's preference.
    package func spacing(child: any LayoutItem) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return child.spacing.reset(edges)
    }
}
