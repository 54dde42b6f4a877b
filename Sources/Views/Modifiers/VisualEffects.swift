import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// Rotates the drawing of a view. Its space in the layout stays the same.
package nonisolated struct RotationEffect: AppearanceEffect {
    let angle: Angle
    let anchor: UnitPoint
    package var stage: AppearanceStage { .transform }
    package var needsSameFrame: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.transform = DisplayTransform(.turn(degrees: angle.degrees), anchor: anchor)
    }
}

/// Rotates the drawing of a view in space.
package nonisolated struct Rotation3DEffect: AppearanceEffect {
    let angle: Angle
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat
    package var stage: AppearanceStage { .transform }
    package var needsSameFrame: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        guard angle.radians.isFinite, (x + y + z).isFinite, x != 0 || y != 0 || z != 0 else { return }
        let side = max(parts.size.width, parts.size.height)
        let distance = perspective > 0 && side > 0 ? side / perspective : nil
        parts.transform = DisplayTransform(
            .rotation(degrees: angle.degrees, x: x, y: y, z: z, distance: distance), anchor: anchor, anchorZ: anchorZ)
    }
}

package nonisolated struct MultiplicationEffect: AppearanceEffect {
    let color: Color
    package var stage: AppearanceStage { .shadow }
    package var needsBox: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.filters.append(.multiplication(color.resolved(in: context)))
    }
}

package nonisolated struct IsolationEffect: AppearanceEffect {
    package var stage: AppearanceStage { .shadow }
    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) { parts.isIsolated = true }
}

extension View {
    /// Rotates the drawing of the view about a point of it, clockwise. Its space in the layout stays the same. An angle
    /// that is not finite counts as 0.
    public nonisolated __consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: RotationEffect(angle: angle.radians.isFinite ? angle : .zero, anchor: anchor)))
    }

    /// Draws the view lighter or darker: adds `amount` to red, green and blue, so 0 changes nothing, -1 gives black and
    /// 1 white. Values outside of -1 to 1 count as the nearest one inside.
    public nonisolated __consuming func brightness(_ amount: Double) -> some View {
        filtered(.brightness(amount.isFinite ? min(1, max(-1, amount)) : 0))
    }

    /// Multiplies the view's colors by another one.
    public nonisolated __consuming func colorMultiply(_ color: Color) -> some View {
        modifier(EffectModifier(effect: MultiplicationEffect(color: color)))
    }

    /// Draws the view with more or less contrast: 1 changes nothing, 0 makes it gray. Negative values count as 0.
    public nonisolated __consuming func contrast(_ amount: Double) -> some View {
        filtered(.contrast(amount.isFinite ? max(0, amount) : 1))
    }

    /// Draws the view with more or less color: 1 changes nothing, 0 removes all color. Negative values count as 0.
    public nonisolated __consuming func saturation(_ amount: Double) -> some View {
        filtered(.saturation(amount.isFinite ? max(0, amount) : 1))
    }

    /// Removes color from the view: 0 changes nothing, 1 removes all.
    public nonisolated __consuming func grayscale(_ amount: Double) -> some View {
        filtered(.grayscale(amount.isFinite ? min(1, max(0, amount)) : 0))
    }

    /// Rotates the view's colors around the color wheel.
    public nonisolated __consuming func hueRotation(_ angle: Angle) -> some View {
        filtered(.hueRotation(degrees: angle.degrees.isFinite ? angle.degrees : 0))
    }

    /// Inverts the view's colors.
    public nonisolated __consuming func colorInvert() -> some View {
        filtered(.inversion)
    }

    /// Draws the view in black, with its lightness as opacity.
    public nonisolated __consuming func luminanceToAlpha() -> some View {
        filtered(.luminance)
    }

    /// Draws the view as one image before effects apply to it. Blend modes inside mix with the group's own content
    /// only.
    public nonisolated __consuming func compositingGroup() -> some View {
        modifier(EffectModifier(effect: IsolationEffect()))
    }

    /// Moves the content along with the view, as one group, when an animation changes the view's position or size. On a page this
    /// has no effect of its own: the content's positions are always relative to the views around it, so it moves along with them.
    public nonisolated __consuming func geometryGroup() -> some View {
        modifier(EmptyModifier())
    }

    /// Draws the view as one image. The browser decides whether it caches it.
    public nonisolated __consuming func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }

    /// Rotates the drawing of the view about an axis in space. Its space in the layout stays the same.
    ///
    /// - Parameters:
    ///   - axis: The direction of the axis: x to the right, y down, z toward the reader. A direction that is zero or
    ///     not finite changes nothing.
    ///   - anchor: The point of the view that lies on the axis.
    ///   - anchorZ: The distance of that point before the view, in points.
    ///   - perspective: The strength of the perspective: the distance of the eye is the view's longer side divided by
    ///     this; 0 for no perspective.
    public nonisolated __consuming func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            EffectModifier(
                effect: Rotation3DEffect(
                    angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor,
                    anchorZ: anchorZ.isFinite ? anchorZ : 0, perspective: perspective.isFinite ? perspective : 1)))
    }

    private nonisolated func filtered(_ filter: DisplayFilter) -> some View {
        modifier(EffectModifier(effect: FilterEffect(filter: filter)))
    }
}
