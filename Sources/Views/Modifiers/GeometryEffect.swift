import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// An effect that draws a view through a projection that depends on the view's size. The view's space in the layout
/// stays the same.
///
/// A change of the animatable data under an animation is evaluated in stages, which the browser plays.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The projection for a view of a size in points. Its origin is the view's top left corner. A projection with a
    /// number that is not finite counts as the identity.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect, which has no influence on the frames that views inside read. Here no geometry effect has.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(self)
    }

    @MainActor public static func _makeNode<V: View>(
        _ modifier: Self, content: V, in context: _NodeContext
    ) -> _ViewNode {
        let node = GeometryEffectNode(modifier, in: context)
        node.keptContent = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = paired(node, as: GeometryEffectNode<Self>.self)
        node.update(to: modifier)
        if let kept = node.keptContent { V._updateNode(kept, to: content) }
    }
}

/// A geometry effect without influence on the frames that views inside read.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    public typealias AnimatableData = Base.AnimatableData

    /// The effect itself.
    public var base: Base

    /// An effect that the layout ignores.
    public nonisolated init(_ base: Base) {
        self.base = base
    }

    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public nonisolated var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// An item that a geometry effect draws through a projection.
final class GeometryEffectNode<Effect: GeometryEffect>: AppearanceNode, AnimatedNode {
    private var effect: Effect

    init(_ effect: Effect, in context: __shared NodeContext) {
        self.effect = effect
        super.init(in: context)
    }

    func update(to newEffect: Effect) {
        guard !ValueComparison.areEqual(effect, newEffect) else { return }
        if Effect.hasAnimatableData { noteChange(from: effect, to: newEffect) }
        effect = newEffect
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { GeometryEffectNode(effect, in: context) }

    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: GeometryEffectNode<Effect>.self).update(to: effect)
    }

    func animatedDataDidChange() { setNeedsDisplay() }

    override var stage: AppearanceStage { .transform }
    override var needsSameFrame: Bool { true }

    override func change(_ parts: inout AppearanceParts) {
        var value = shown(effect).effectValue(size: parts.size)
        if !value.isFinite {
            Warning.once(
                "\(Effect.self): the projection contains a number that is not finite; it counts as the identity")
            value = ProjectionTransform()
        }
        // Effects that may be animated always declare their transform and its origin.
        guard Effect.hasAnimatableData || !value.isIdentity else { return }
        parts.transform = DisplayTransform(value.kind, anchor: .topLeading)
    }

    override func willRemove() {
        super.willRemove()
        graph.motions.forget(self)
    }
}
