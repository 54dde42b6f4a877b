import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// Clips to a shape.
package nonisolated struct ClipShapeEffect<S: Shape>: AppearanceEffect {
    let shape: S
    let style: FillStyle
    package var stage: AppearanceStage { .clip }
    package var needsSameFrame: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.clips = true
        switch (shape as? AnyShape)?.shape ?? shape {
        case is Rectangle: parts.cornerRadius = 0
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            parts.cornerRadius = max(0, shape.cornerSize.width)
        case is Capsule: parts.clipOutline = .capsule
        case is Ellipse: parts.clipOutline = .ellipse
        case is Circle where parts.size.width == parts.size.height: parts.clipOutline = .ellipse
        default:
            let path = shape.path(in: parts.size, parts.direction)
            parts.clipOutline = .path(path.display(usesEvenOddRule: style.isEOFilled))
        }
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.style == right.style && ValueComparison.areEqual(left.shape, right.shape)
    }
}

extension View {
    /// Fills the background of the view with a style. The style extends into the safe area at `edges`, if the view
    /// touches it.
    public nonisolated __consuming func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(StyleLayerModifier(style: style, edges: edges, isInFront: false))
    }

    /// Fills the background of the view with the background style.
    public nonisolated __consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    public nonisolated __consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            DecorationModifier(
                alignment: .center, role: .background, secondary: shape.fill(style, style: fillStyle),
                backgroundStyle: style))
    }

    /// Fills a shape behind the view with the background style.
    public nonisolated __consuming func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the foreground of the view with a style. The style extends into the safe area at `edges`, if the view
    /// touches it.
    public nonisolated __consuming func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(StyleLayerModifier(style: style, edges: edges, isInFront: true))
    }

    /// Puts a filled shape over the view.
    public nonisolated __consuming func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Clips the view to a shape of its size.
    public nonisolated __consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(EffectModifier(effect: ClipShapeEffect(shape: shape, style: style)))
    }
}
