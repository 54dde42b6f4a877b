package import Foundation

/// Content in front of or behind a view. The view alone determines the size. The content is proposed that size and
/// aligned with the view by the guides of both, even if it is larger.
package struct LayerRule: Equatable {
    package let alignment: Alignment

    package init(alignment: Alignment) {
        self.alignment = alignment
    }

    /// The position of the content, from the view's corner, and the proposal for it.
    ///
    /// - Parameters:
    ///   - primary: The view, which chose `size` for `proposal`.
    package func place(
        _ secondary: any LayoutItem, on primary: any LayoutItem, proposal: ProposedViewSize, size: CGSize
    ) -> UnaryPlacement {
        let offer = ProposedViewSize(size)
        let outer = alignment.point(in: ViewDimensions(item: primary, proposal: proposal, size: size))
        let inner = alignment.point(in: secondary.dimensions(in: offer))
        return UnaryPlacement(origin: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y), proposal: offer)
    }
}
