import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

package nonisolated struct VisualEffectModifier: NodeModifier {
    let effect: (GeometryProxy) -> _VisualEffectValues

    @MainActor func makeNode(in context: NodeContext) -> VisualEffectNode { VisualEffectNode(effect, in: context) }
    @MainActor func update(_ node: VisualEffectNode) { node.update(to: effect) }
}

/// An item with an effect that its geometry determines.
final class VisualEffectNode: ScrollEffectNode {
    private var effect: (GeometryProxy) -> _VisualEffectValues

    init(_ effect: @escaping (GeometryProxy) -> _VisualEffectValues, in context: __shared NodeContext) {
        self.effect = effect
        super.init(in: context)
    }

    func update(to newEffect: @escaping (GeometryProxy) -> _VisualEffectValues) {
        effect = newEffect
        effectDidChange()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { VisualEffectNode(effect, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: VisualEffectNode.self).update(to: effect) }

    override func evaluateState() -> VisualEffectState {
        state(of: effect(GeometryProxy(self, size: size)))
    }

    override func evaluateCourse(from state: VisualEffectState, in scrolls: [ScrollNode]) -> ScrollCourse? {
        guard readsPlaces else { return nil }
        let current = ScrollCourse.numbers(of: state)
        for scroll in scrolls {
            for axis in [Axis.vertical, .horizontal] {
                let offsets = ScrollPlace(of: self, in: scroll).offsets(along: axis)
                guard offsets.count > 1 else { continue }
                let sampling = LinearSampling(
                    value: { [self] in evaluateState(at: $0, of: scroll, axis) }, numbers: ScrollCourse.numbers(of:))
                defer { Self.hold([scroll], at: [scroll.offset]) }
                // The nearest scroll view whose offset makes a difference leads the effect.
                let first = sampling.samples(from: offsets, splits: 0)
                guard first.contains(where: { $0.numbers != current }) else { continue }
                return ScrollCourse(of: sampling.samples(from: offsets), in: scroll, along: axis)
            }
        }
        return nil
    }

    private func evaluateState(at offset: Double, of scroll: ScrollNode, _ axis: Axis) -> VisualEffectState {
        var point = scroll.offset
        if axis == .vertical { point.y = offset } else { point.x = offset }
        Self.hold([scroll], at: [point])
        return evaluateState()
    }
}

extension View {
    /// Applies effects that depend on the view's size and position. They do not affect the layout.
    ///
    /// Inside of a scroll view, the effects follow scrolling in the browser: the closure is evaluated at several offsets
    /// at once, of the nearest scroll view that makes a difference and along one axis of it, and again when the layout or
    /// state that it reads changes. Elsewhere it is evaluated once for each layout.
    ///
    /// - Parameter effect: Returns the effects. A change with a number that is not finite counts as the identity.
    public nonisolated __consuming func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { _VisualEffectValues(effect(EmptyVisualEffect(), $0)) })
    }
}
