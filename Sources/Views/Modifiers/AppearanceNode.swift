import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// An item with a change to its appearance, such as an opacity, a clip or a shadow. If its content has the same frame
/// and draws the same that way, the content's element takes the change; otherwise a box around the content does.
class AppearanceNode: WrapperNode {
    /// Applies this modifier's change. `stage` is its place in the drawing order of a node; see `AppearanceStage`.
    func change(_ appearance: inout AppearanceParts) {}
    var stage: AppearanceStage { .transform }
    /// Whether the change only fits an item of the same frame.
    var needsSameFrame: Bool { false }
    /// Whether the change needs an element of its own.
    var needsBox: Bool { false }
    /// Whether there is something to draw at all.
    var hasEffect: Bool { true }
    var boxType: StaticString { "Group" }

    private final var mergedFrom: DisplayNode?
    private final var merged: DisplayNode?

    /// Whether the element lies elsewhere than the item, because the content inside was moved.
    private final var isApart = false

    override final func prepareElement() -> Bool {
        guard hasEffect, item != nil else { return false }
        // The builder moves a current element to the item's frame, where this one does not lie.
        if isApart { hasDisplayChangesBelow = true }
        return true
    }

    override final func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item else { return nil }
        let changed = needsDisplay
        let nodes = builder.nodes(of: item, at: item.origin)
        return decorate(nodes, frame: frame, changed: changed, animation: builder.animation)
    }

    /// The nodes inside, whose frames are relative to this item, as one node with the change.
    final func decorate(
        _ nodes: ContiguousArray<DisplayNode>, frame: CGRect, changed: Bool, animation: DisplayAnimation?
    ) -> DisplayNode {
        isApart = false
        if nodes.count == 1, !needsBox, nodes[0].takesAppearance(at: stage) {
            let only = nodes[0]
            let fills = only.frame.origin == .zero && only.frame.size == frame.size
            var parts = AppearanceParts(only.appearance)
            parts.size = frame.size
            parts.direction = environment.direction
            if fills || !needsSameFrame, parts.accepts(stage) {
                change(&parts)
                let moved = only.frame.offsetBy(dx: frame.minX, dy: frame.minY)
                isApart = only.frame.origin != .zero
                // Return the same node for the same value, so that a comparison stops there.
                // The last element is that node, perhaps with a motion that goes on.
                if !changed, mergedFrom === only, let merged, merged.frame == moved {
                    return isApart ? lastDisplay ?? merged : merged
                }
                let node = only.replacing(
                    frame: moved, appearance: .some(parts.appearance), animation: changed ? animation : nil)
                mergedFrom = only
                merged = node
                return node
            }
        }
        var parts = AppearanceParts(nil)
        parts.size = frame.size
        parts.direction = environment.direction
        change(&parts)
        return DisplayNode(
            id: displayNumber, type: boxType, frame: frame, appearance: parts.appearance,
            children: DisplayChildren(nodes), animation: animation)
    }
}

extension DisplayNode {
    /// Whether the node's own element can take a change at a stage.
    ///
    /// The elements of the browser's controls have corners and backgrounds of their own, and an opacity while they are disabled.
    /// Those of fields for several lines cannot draw a border.
    fileprivate func takesAppearance(at stage: AppearanceStage) -> Bool {
        guard case .control(let control) = content else { return true }
        if case .button = control.kind { return true }
        switch stage {
        case .content, .background, .border, .clip: return false
        case .opacity: return !control.isDisabled
        case .shadow, .transform, .order: return true
        }
    }
}

/// The order in which a node draws the parts of its appearance, each over the previous ones.
package enum AppearanceStage: Int, Comparable {
    case content, background, border, clip, shadow, transform, opacity, order

    package static func < (left: AppearanceStage, right: AppearanceStage) -> Bool { left.rawValue < right.rawValue }
}

/// An appearance in the making.
package struct AppearanceParts {
    var background: DisplayPaint?
    var border: DisplayBorder?
    var cornerRadius: CGFloat = 0
    var clips = false
    var clipOutline: DisplayOutline?
    var shadow: DisplayShadow?
    var opacity = 1.0
    var transform: DisplayTransform?
    var filters: [DisplayFilter] = []
    var blendMode = DisplayBlendMode.normal
    var isIsolated = false
    var mask: DisplayMask?
    var scroll: DisplayScrollEffect?
    var ignoresPointer = false
    var isHidden = false
    var zIndex = 0.0
    /// The node's size, for outlines that depend on it.
    var size = CGSize.zero
    /// The layout direction, for outlines that are mirrored.
    var direction = LayoutDirection.leftToRight

    init(_ appearance: Appearance?) {
        guard let appearance else { return }
        background = appearance.background
        border = appearance.border
        cornerRadius = appearance.cornerRadius
        clips = appearance.clips
        clipOutline = appearance.clipOutline
        shadow = appearance.shadow
        opacity = appearance.opacity
        if let effects = appearance.effects {
            transform = effects.transform
            filters = effects.filters
            blendMode = effects.blendMode
            isIsolated = effects.isIsolated
            mask = effects.mask
            scroll = effects.scroll
        }
        ignoresPointer = appearance.ignoresPointer
        isHidden = appearance.isHidden
        zIndex = appearance.zIndex
    }

    /// The last stage that something is drawn at.
    private var reached: AppearanceStage {
        // A scroll area changes transform, opacity and filters of the element.
        if zIndex != 0 || ignoresPointer || isHidden || blendMode != .normal || scroll != nil { return .order }
        if transform != nil || opacity != 1 { return .opacity }
        if mask != nil { return .opacity }
        if shadow != nil || !filters.isEmpty || isIsolated { return .shadow }
        if clips || clipOutline != nil { return .clip }
        if border != nil { return .border }
        if background != nil { return .background }
        return .content
    }

    /// Whether a change at `stage` draws the same on top of this as around it.
    func accepts(_ stage: AppearanceStage) -> Bool {
        if stage == .clip && border != nil { return false }
        // One element has at most one transform. An opacity is the same inside of it and around it.
        if stage == .transform { return transform == nil && reached <= .opacity }
        if stage == .opacity { return reached <= .opacity }
        if stage == .order { return true }
        return reached < stage
    }

    var appearance: Appearance? {
        let made = Appearance(
            background: background, border: border, cornerRadius: cornerRadius, clips: clips, clipOutline: clipOutline,
            shadow: shadow, opacity: opacity, effects: hasEffects ? effects : nil,
            ignoresPointer: ignoresPointer, isHidden: isHidden, zIndex: zIndex)
        return made == Self.plain ? nil : made
    }

    /// Whether there are effects. Most appearances have none, and the initializer that finds none has allocated them.
    private var hasEffects: Bool {
        transform != nil || !filters.isEmpty || blendMode != .normal || isIsolated || mask != nil || scroll != nil
    }

    private var effects: DisplayEffects? {
        DisplayEffects(
            transform: transform, filters: filters, blendMode: blendMode, isIsolated: isIsolated, mask: mask,
            scroll: scroll)
    }

    private static let plain = Appearance()
}

/// A change to the appearance by a comparable value.
package nonisolated protocol AppearanceEffect: Equatable {
    var stage: AppearanceStage { get }
    var needsSameFrame: Bool { get }
    var needsBox: Bool { get }
    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext)
    /// The effect in place of an earlier one of the same node. By default it does not depend on that.
    func following(_ old: Self) -> Self
}

extension AppearanceEffect {
    package nonisolated func following(_ old: Self) -> Self { self }
    package nonisolated var needsSameFrame: Bool { false }
    package nonisolated var needsBox: Bool { false }
}

package nonisolated struct EffectModifier<Effect: AppearanceEffect>: NodeModifier, ViewlessModifier {
    let effect: Effect

    @MainActor func makeNode(in context: NodeContext) -> EffectNode<Effect> { EffectNode(effect, in: context) }
    @MainActor func update(_ node: EffectNode<Effect>) { node.update(to: effect) }
}

final class EffectNode<Effect: AppearanceEffect>: AppearanceNode {
    private var effect: Effect

    init(_ effect: Effect, in context: __shared NodeContext) {
        self.effect = effect
        super.init(in: context)
    }

    func update(to newEffect: Effect) {
        let following = newEffect.following(effect)
        guard following != effect else { return }
        effect = following
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { EffectNode(effect, in: context) }

    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: EffectNode<Effect>.self).update(to: effect)
    }

    override var stage: AppearanceStage { effect.stage }
    override var needsSameFrame: Bool { effect.needsSameFrame }
    override var needsBox: Bool { effect.needsBox }
    override func change(_ appearance: inout AppearanceParts) {
        effect.change(&appearance, in: environment.shapeStyleContext)
    }

    override func environmentDidChange() {
        setNeedsDisplay()
    }
}
