import EspalierViews

/// A group of marks that are drawn together (`compositingLayer`), so that the effects after it apply to all of them at once.
final class MarkLayer {
    /// The look of the group; nil for that of its marks.
    let style: ((AnyView) -> AnyView)?

    init(style: ((AnyView) -> AnyView)? = nil) {
        self.style = style
    }
}

/// The way of a mark into a layer: what is applied to the mark, or to the layer inside, before.
struct MarkLayerEntry {
    let layer: MarkLayer
    let opacity: Double
    let effects: [MarkEffect]
}
