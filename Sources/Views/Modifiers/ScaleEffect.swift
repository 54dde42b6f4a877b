import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

nonisolated struct ScaleEffect: AppearanceEffect {
    let x: CGFloat
    let y: CGFloat
    let anchor: UnitPoint
    var stage: AppearanceStage { .opacity }
    var needsSameFrame: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.transform = DisplayTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0, anchor: anchor)
    }
}

extension View {
    /// Draws the view larger or smaller by two factors, about a point of it; its room stays the same. Factors that are no
    /// numbers count as 1.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: ScaleEffect(x: x.isFinite ? x : 1, y: y.isFinite ? y : 1, anchor: anchor)))
    }

    /// Draws the view larger or smaller, about a point of it; its room stays the same.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Draws the view larger or smaller by a width's and a height's factor, about a point of it; its room stays the same.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
}
