import EspalierLayoutEngine
public import EspalierViews
public import Foundation

extension ChartContent {
    /// Blurs the marks.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent {
        traits { $0.effects.append(.blur(radius)) }
    }

    /// Adds a shadow to the marks. Lengths are in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        traits { $0.effects.append(.shadow(color, radius: radius, x: x, y: y)) }
    }

    /// Clips the marks to a shape in the plot's area.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return traits { $0.effects.append(.clip(shape, style)) }
    }

    /// Shows the marks only where those of `content` are.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedMarks(content: self, mask: content())
    }

    /// Draws the marks as a group, so that effects after it apply to all of them at once.
    public nonisolated func compositingLayer() -> some ChartContent {
        layered(style: nil)
    }

    /// Draws the marks as a group, which a closure changes as a view of the size of the plot.
    public nonisolated func compositingLayer<V: View>(
        style: @escaping @Sendable (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        layered { AnyView(style(PlaceholderContentView(standingFor: $0))) }
    }

    private nonisolated func layered(style: ((AnyView) -> AnyView)?) -> some ChartContent {
        TraitedMarks(content: self) { _ in
            let layer = MarkLayer(style: style)
            return { traits in
                traits.layers.append(
                    MarkLayerEntry(layer: layer, opacity: traits.opacity ?? 1, effects: traits.effects))
                (traits.opacity, traits.effects) = (nil, [])
            }
        }
    }
}

/// Content that is visible only where other content is.
private nonisolated struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: ChartContent {
    typealias Body = Never

    let content: Content
    let mask: Mask

    @MainActor static func _collect(_ masked: Self, into marks: _ChartMarks) {
        let mask = marks.collector.take(masked.mask)
        marks.collector.collect(masked.content, changingTraits: { $0.effects.append(.mask(mask)) })
    }
}
