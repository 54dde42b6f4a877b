import DisplayTree
import Foundation
public import LayoutEngine

/// A turn of what is drawn; the room stays the same.
nonisolated struct RotationEffect: AppearanceEffect {
    let angle: Angle
    let anchor: UnitPoint
    var stage: AppearanceStage { .opacity }
    var needsSameFrame: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        parts.transform = DisplayTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0, anchor: anchor)
    }
}

extension View {
    /// Draws the view turned about a point of it, clockwise; its room stays the same. An angle that is no number counts as 0.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: RotationEffect(angle: angle.radians.isFinite ? angle : .zero, anchor: anchor)))
    }

    /// Draws the view lighter or darker: 0 leaves it, -1 makes it black. (CSS multiplies where SwiftUI adds.)
    public nonisolated func brightness(_ amount: Double) -> some View {
        filtered(.brightness(max(0, 1 + (amount.isFinite ? amount : 0))))
    }

    /// Draws the view with more or less contrast: 1 leaves it, 0 makes it grey.
    public nonisolated func contrast(_ amount: Double) -> some View {
        filtered(.contrast(amount.isFinite ? max(0, amount) : 1))
    }

    /// Draws the view with more or less colour: 1 leaves it, 0 takes all.
    public nonisolated func saturation(_ amount: Double) -> some View {
        filtered(.saturation(amount.isFinite ? max(0, amount) : 1))
    }

    /// Takes colour from the view: 0 leaves it, 1 takes all.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        filtered(.grayscale(amount.isFinite ? min(1, max(0, amount)) : 0))
    }

    /// Moves the view's colours around the wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        filtered(.hueRotation(degrees: angle.degrees.isFinite ? angle.degrees : 0))
    }

    /// Draws the view in the opposite colours.
    public nonisolated func colorInvert() -> some View {
        filtered(.inversion)
    }

    /// Draws the view as one picture before effects apply to it. A page does that for each effect by itself.
    public nonisolated func compositingGroup() -> some View { self }

    /// Draws the view as one picture. A page is drawn by the browser, which decides itself.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }

    private nonisolated func filtered(_ filter: DisplayFilter) -> some View {
        modifier(EffectModifier(effect: FilterEffect(filter: filter)))
    }
}
