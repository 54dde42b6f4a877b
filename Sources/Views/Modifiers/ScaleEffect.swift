import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

package nonisolated struct ScaleEffect: AppearanceEffect {
    let x: CGFloat
    let y: CGFloat
    let anchor: UnitPoint
    package var stage: AppearanceStage { .transform }
    package var needsSameFrame: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.transform = DisplayTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0, anchor: anchor)
    }
}

extension View {
    /// Scales the drawing of the view about a point of it. Its space in the layout stays the same. A factor that is not
    /// finite counts as 1.
    public nonisolated __consuming func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some View
    {
        modifier(EffectModifier(effect: ScaleEffect(x: x.isFinite ? x : 1, y: y.isFinite ? y : 1, anchor: anchor)))
    }

    /// Scales the drawing of the view about a point of it. Its space in the layout stays the same.
    public nonisolated __consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales the drawing of the view by the factors in `scale`, about a point of it. Its space in the layout stays the
    /// same.
    public nonisolated __consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Mirrors the drawing of the view in a right-to-left environment, for example an arrow that points forward.
    public nonisolated __consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(DirectionFlip(behavior: enabled ? .mirrors : .fixed))
    }
}

/// Mirrors its content in a layout direction.
package nonisolated struct DirectionFlip: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var layoutDirection

    package func body(content: Content) -> some View {
        content.scaleEffect(x: behavior.isMirrored(in: layoutDirection) ? -1 : 1)
    }
}
