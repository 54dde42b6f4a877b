package import Foundation

/// How content of a given ratio of width to height fills the space that it is offered.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as it can be inside.
    case fit
    /// As small as it can be without leaving space.
    case fill
}

/// The child is offered the largest size of a ratio inside the proposal, or the smallest around it. The whole is as large
/// as the child then is.
package struct AspectRatioRule: UnaryLayout {
    /// Width by height; nil for the ratio of the child's ideal size.
    package let ratio: CGFloat?
    package let contentMode: ContentMode

    /// - Parameter ratio: Width by height; one that is not a positive number counts as nil.
    package init(ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.contentMode = contentMode
    }

    /// A length that is not offered does not limit; where neither is, the child has its ideal size.
    private func offer(_ proposal: ProposedViewSize, child: any LayoutItem) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return proposal }
        let scale: CGFloat
        switch (proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }) {
        case (let horizontal?, let vertical?):
            scale = contentMode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
        case (let only?, nil), (nil, let only?):
            scale = only
        case (nil, nil):
            return proposal
        }
        return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        MeasuredSize(child.sizeThatFits(offer(proposal, child: child)))
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        let offer = offer(proposal, child: child)
        let childSize = child.sizeThatFits(offer)
        return UnaryPlacement(
            origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
            proposal: offer)
    }
}
