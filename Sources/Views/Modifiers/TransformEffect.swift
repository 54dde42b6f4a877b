import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// Transforms the drawing of a view about its top left corner.
nonisolated struct ProjectionEffect: AppearanceEffect {
    let transform: ProjectionTransform
    var stage: AppearanceStage { .opacity }
    var needsSameFrame: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        let m = transform
        guard m.isFinite, !m.isIdentity else { return }
        if m.isAffine {
            parts.transform = DisplayTransform(
                a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32, anchor: .topLeading)
        } else {
            let matrix = ProjectionMatrix(m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33)
            parts.transform = DisplayTransform(.projection(matrix), anchor: .topLeading)
        }
    }
}

extension View {
    /// Draws the view through an affine transform with its origin at the top left corner. The view's space in the
    /// layout stays the same. A transform with a number that is not finite changes nothing.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws the view through a projection with its origin at the top left corner. The view's space in the layout stays
    /// the same. A projection with a number that is not finite changes nothing.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(EffectModifier(effect: ProjectionEffect(transform: transform)))
    }
}
