import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// A transition between the phases of a view that scrolls.
nonisolated struct ScrollTransition {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: (ScrollTransitionPhase) -> _VisualEffectValues
}

package nonisolated struct ScrollTransitionModifier: NodeModifier {
    let transition: ScrollTransition

    @MainActor func makeNode(in context: NodeContext) -> ScrollTransitionNode {
        ScrollTransitionNode(transition, in: context)
    }

    @MainActor func update(_ node: ScrollTransitionNode) { node.update(to: transition) }
}

/// An item with a scroll transition.
final class ScrollTransitionNode: ScrollEffectNode {
    private var transition: ScrollTransition

    init(_ transition: ScrollTransition, in context: __shared NodeContext) {
        self.transition = transition
        super.init(in: context)
    }

    func update(to newTransition: ScrollTransition) {
        transition = newTransition
        effectDidChange()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ScrollTransitionNode(transition, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: ScrollTransitionNode.self).update(to: transition) }

    override var readsPlaces: Bool { true }

    override func evaluateState() -> VisualEffectState {
        guard let leader = leader, let way = way(in: leader) else {
            return self.state(of: transition.effect(.identity))
        }
        let offset = leader.axis == .vertical ? leader.scroll.offset.y : leader.scroll.offset.x
        return self.state(of: way.values(at: offset))
    }

    override func evaluateCourse(from state: VisualEffectState, in scrolls: [ScrollNode]) -> ScrollCourse? {
        guard let leader, let way = way(in: leader) else { return nil }
        if let animation = way.animation {
            let samples = way.steps.map { step in
                LinearSampling<VisualEffectState>.Sample(
                    place: step.offset, value: VisualEffectState(step.values, size: size), numbers: [])
            }
            return ScrollCourse(of: samples, course: .steps(animation), in: leader.scroll, along: leader.axis)
        }
        let sampling = LinearSampling(
            value: { [size] in VisualEffectState(way.values(at: $0), size: size) },
            numbers: ScrollCourse.numbers(of:))
        return ScrollCourse(of: sampling.samples(from: way.bends), in: leader.scroll, along: leader.axis)
    }

    /// The nearest scroll view that scrolls along the transition's axis, and that axis.
    private var leader: (scroll: ScrollNode, axis: Axis)? {
        var node = enclosingScroll
        while let scroll = node {
            for axis in [Axis.vertical, .horizontal]
            where scroll.scrollAxes.contains(axis == .vertical ? .vertical : .horizontal)
                && transition.axis ?? axis == axis
            {
                return (scroll, axis)
            }
            node = scroll.enclosingScroll
        }
        return nil
    }

    private func way(in leader: (scroll: ScrollNode, axis: Axis)) -> ScrollTransitionWay? {
        let place = ScrollPlace(of: self, in: leader.scroll)
        let isVertical = leader.axis == .vertical
        let isMirrored = !isVertical && environment.layoutDirection == .rightToLeft
        return ScrollTransitionWay(
            transition, isMirrored: isMirrored, start: isVertical ? place.frame.minY : place.frame.minX,
            length: isVertical ? size.height : size.width,
            container: isVertical ? place.size.height : place.size.width,
            farthest: isVertical ? place.farthest.y : place.farthest.x)
    }
}

/// The passage of a view through the visible area, from the end of the axis to its start.
@MainActor
struct ScrollTransitionWay {
    /// The configurations and the effects at the end of the axis, where the view enters, and at its start, where it leaves.
    private let entering: ScrollTransitionConfiguration
    private let leaving: ScrollTransitionConfiguration
    private let before: _VisualEffectValues
    private let visible: _VisualEffectValues
    private let after: _VisualEffectValues
    /// The offsets at which the view enters, is visible, begins to leave, and has left.
    private let enter: CGFloat
    private let arrive: CGFloat
    private let depart: CGFloat
    private let leave: CGFloat
    private let farthest: CGFloat

    /// Nil if the view is in the identity phase everywhere.
    init?(
        _ transition: ScrollTransition, isMirrored: Bool, start: CGFloat, length: CGFloat, container: CGFloat,
        farthest: CGFloat
    ) {
        entering = isMirrored ? transition.topLeading : transition.bottomTrailing
        leaving = isMirrored ? transition.bottomTrailing : transition.topLeading
        if case .identity = entering.kind, case .identity = leaving.kind { return nil }
        visible = transition.effect(.identity)
        before = entering.isIdentity ? visible : transition.effect(isMirrored ? .topLeading : .bottomTrailing)
        after = leaving.isIdentity ? visible : transition.effect(isMirrored ? .bottomTrailing : .topLeading)
        enter = start - container
        arrive = enter + entering.threshold.distance(ofView: length, in: container)
        leave = start + length
        depart = leave - leaving.threshold.distance(ofView: length, in: container)
        self.farthest = farthest
    }

    /// The effects at an offset.
    func values(at offset: CGFloat) -> _VisualEffectValues {
        if offset < arrive {
            return entering.mix(before, visible, (offset - enter) / (arrive - enter))
        }
        if offset > depart {
            return leaving.mix(after, visible, (leave - offset) / (leave - depart))
        }
        return visible
    }

    /// The offsets at which the effects change their slope, and the minimum and maximum offset. An animated side is a step.
    var bends: [Double] {
        ScrollPlace.ordered(
            [0, enter, arrive - 0.5, arrive, depart, depart + 0.5, leave, farthest], upTo: farthest)
    }

    /// The animation between the phases; nil if a side is interactive.
    var animation: DisplayAnimation? {
        if entering.isInteractive || leaving.isInteractive { return nil }
        for side in [entering, leaving] { if case .animated(let animation) = side.kind { return animation.display } }
        return nil
    }

    /// The offsets at which the phase changes, with the effects beyond them. Browsers stop at whole pixels, so a view at its
    /// threshold counts as visible.
    var steps: [(offset: Double, values: _VisualEffectValues)] {
        var steps = [(0.0, arrive - 0.5 > 0 ? before : depart + 0.5 > 0 ? visible : after)]
        if arrive - 0.5 > 0, arrive - 0.5 <= farthest { steps.append((Double(arrive - 0.5), visible)) }
        if depart + 0.5 > 0, depart + 0.5 <= farthest { steps.append((Double(depart + 0.5), after)) }
        return steps
    }
}

extension ScrollTransitionConfiguration {
    fileprivate var isIdentity: Bool { if case .identity = kind { true } else { false } }
    fileprivate var isInteractive: Bool { if case .interactive = kind { true } else { false } }

    /// The effects between hidden and visible.
    fileprivate func mix(
        _ hidden: _VisualEffectValues, _ visible: _VisualEffectValues, _ progress: CGFloat
    ) -> _VisualEffectValues {
        switch kind {
        case .identity: visible
        case .animated: hidden
        case .interactive(let curve): hidden.mixed(with: visible, by: curve.value(at: min(max(progress, 0), 1)))
        }
    }
}

extension View {
    /// Shows the view in phases while it scrolls through the visible area of the scroll view around it. The page follows
    /// the finger without asking the server.
    ///
    /// - Parameters:
    ///   - configuration: Whether the effect is interpolated while the view scrolls, or animated at a threshold.
    ///   - axis: The axis of the scroll view to follow; nil to follow the nearest scroll view along its own axis.
    ///   - transition: Returns the effects in a phase.
    public nonisolated __consuming func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Shows the view in phases while it scrolls through the visible area of the scroll view around it, with a
    /// configuration for each edge. If only one configuration is animated, its phases change without animation. If both are,
    /// the animation of `bottomTrailing` applies to both.
    public nonisolated __consuming func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                transition: ScrollTransition(
                    topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
                    effect: { _VisualEffectValues(transition(EmptyVisualEffect(), $0)) })))
    }
}
