import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

package nonisolated struct OpacityEffect: AppearanceEffect {
    let opacity: Double
    package var stage: AppearanceStage { .opacity }
    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) { parts.opacity *= opacity }
}

package nonisolated struct CornerRadiusEffect: AppearanceEffect {
    let radius: CGFloat
    package var stage: AppearanceStage { .clip }
    package var needsSameFrame: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.cornerRadius = radius
        parts.clips = true
    }
}

package nonisolated struct ShadowEffect: AppearanceEffect {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    package var stage: AppearanceStage { .shadow }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.shadow = DisplayShadow(color: color.resolved(in: context), radius: radius, x: x, y: y)
    }
}

package nonisolated struct BorderEffect<S: ShapeStyle>: AppearanceEffect {
    let style: S
    let width: CGFloat
    package var stage: AppearanceStage { .border }
    package var needsSameFrame: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.border = DisplayBorder(paint: style.resolved(in: context), width: width)
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.width == right.width && ValueComparison.areEqual(left.style, right.style)
    }
}

package nonisolated struct HiddenEffect: AppearanceEffect {
    package var stage: AppearanceStage { .order }
    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) { parts.isHidden = true }
}

package nonisolated struct HitTestingEffect: AppearanceEffect {
    let isEnabled: Bool
    package var stage: AppearanceStage { .order }
    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        if !isEnabled { parts.ignoresPointer = true }
    }
}

package nonisolated struct FilterEffect: AppearanceEffect {
    let filter: DisplayFilter
    package var stage: AppearanceStage { .shadow }
    package var needsBox: Bool { filter.needsDefinition }
    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) { parts.filters.append(filter) }
}

extension View {
    /// Sets the view's opacity, from 0 to 1. A view of opacity 0 keeps its space and takes no taps. Values outside of
    /// the range count as the nearest one inside; a value that is not a number counts as 1.
    public nonisolated __consuming func opacity(_ opacity: Double) -> some View {
        modifier(EffectModifier(effect: OpacityEffect(opacity: opacity.isNaN ? 1 : min(1, max(0, opacity)))))
    }

    /// Clips the view to a rectangle with corners rounded by `radius` points. A negative radius counts as 0.
    public nonisolated __consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(EffectModifier(effect: CornerRadiusEffect(radius: max(0, radius))))
    }

    /// Clips the view to its frame.
    public nonisolated __consuming func clipped(antialiased: Bool = false) -> some View {
        modifier(EffectModifier(effect: CornerRadiusEffect(radius: 0)))
    }

    /// Adds a shadow behind the view. Lengths are in points; a negative radius counts as 0.
    public nonisolated __consuming func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(EffectModifier(effect: ShadowEffect(color: color, radius: max(0, radius), x: x, y: y)))
    }

    /// Draws a border inside the view's edges, `width` points wide. A negative width counts as 0.
    public nonisolated __consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(EffectModifier(effect: BorderEffect(style: content, width: max(0, width))))
    }

    /// Hides the view from everyone, including screen readers, and keeps its space.
    public nonisolated __consuming func hidden() -> some View {
        modifier(EffectModifier(effect: HiddenEffect()))
    }

    /// Controls whether the view takes taps. If it does not, taps reach the view behind it.
    public nonisolated __consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(EffectModifier(effect: HitTestingEffect(isEnabled: enabled)))
    }

    /// Blurs the view by `radius` points. A negative radius counts as 0.
    public nonisolated __consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(effect: FilterEffect(filter: .blur(radius: max(0, radius)))))
    }

    // MARK: Background and overlay

    /// Puts a view behind this one.
    public nonisolated __consuming func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(DecorationModifier(alignment: alignment, role: .background, secondary: content()))
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    public nonisolated __consuming func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(DecorationModifier(alignment: alignment, role: .background, secondary: background))
    }

    /// Puts a view over this one.
    public nonisolated __consuming func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(DecorationModifier(alignment: alignment, role: .overlay, secondary: content()))
    }

    /// Puts a view over this one.
    @_disfavoredOverload
    public nonisolated __consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
        -> some View
    {
        modifier(DecorationModifier(alignment: alignment, role: .overlay, secondary: overlay))
    }
}
