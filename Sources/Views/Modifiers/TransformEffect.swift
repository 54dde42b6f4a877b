import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// Transforms the drawing of a view about its top left corner.
package nonisolated struct ProjectionEffect: AppearanceEffect {
    let transform: ProjectionTransform
    /// Whether the identity is written, because there was another transform. The page then keeps the origin while it animates the way to the identity.
    private(set) var declaresIdentity = false
    package var stage: AppearanceStage { .transform }
    package var needsSameFrame: Bool { true }

    init(transform: ProjectionTransform) {
        self.transform = transform
    }

    package func following(_ old: ProjectionEffect) -> ProjectionEffect {
        var new = self
        new.declaresIdentity = transform.isIdentity && (old.declaresIdentity || !old.transform.isIdentity)
        return new
    }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        guard transform.isFinite, declaresIdentity || !transform.isIdentity else { return }
        parts.transform = DisplayTransform(transform.kind, anchor: .topLeading)
    }
}

extension ProjectionTransform {
    /// The transform of a display node, whose anchor is the top left corner.
    var kind: DisplayTransform.Kind {
        if isAffine { return .matrix(CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)) }
        return .projection(ProjectionMatrix(m11, m12, m13, m21, m22, m23, m31, m32, m33))
    }
}

extension View {
    /// Draws the view through an affine transform with its origin at the top left corner. The view's space in the
    /// layout stays the same. A transform with a number that is not finite changes nothing.
    public nonisolated __consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws the view through a projection with its origin at the top left corner. The view's space in the layout stays
    /// the same. A projection with a number that is not finite changes nothing.
    public nonisolated __consuming func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(EffectModifier(effect: ProjectionEffect(transform: transform)))
    }
}
