package import Foundation

/// Content over or behind a view: the view alone decides the size; the content is offered that size and stands by the
/// alignment guides of both, also where it is larger.
package struct LayerRule: Equatable {
    package let alignment: Alignment

    package init(alignment: Alignment) {
        self.alignment = alignment
    }

    /// Where the content stands, from the view's corner, and what it is offered.
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
