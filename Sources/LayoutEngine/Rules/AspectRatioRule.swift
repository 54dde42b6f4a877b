package import Foundation

/// Modes of filling the available space with content that has a fixed aspect ratio.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible inside the space.
    case fit
    /// As small as possible while covering the space.
    case fill
}

/// Proposes to the child the largest size with the ratio inside the proposal, or the smallest around it. The view takes
/// the child's size.
package struct AspectRatioRule: UnaryLayout {
    /// Width divided by height; nil for the ratio of the child's ideal size.
    package let ratio: CGFloat?
    package let contentMode: ContentMode

    /// - Parameter ratio: Width divided by height. A value that is not a positive number counts as nil.
    package init(ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.contentMode = contentMode
    }

    /// A nil dimension does not limit the child. If both are nil, the child gets its ideal size.
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
