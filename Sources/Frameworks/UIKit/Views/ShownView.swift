import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows a view of UIKit in the tree. A change of the view evaluates this body, and no other one.
struct ShownView: View {
    let view: UIView

    var body: some View {
        let _ = view.appearanceReaders.noteRead()
        if let motions = view.shownMotions {
            let (content, layer) = (content, view.layer)
            AnimatedLayer(layer: layer, motions: motions) { shown in
                content
                    .opacity(Double(shown.opacity))
                    .projectionEffect(ProjectionTransform(shown.shownTransform(in: view.superview?.layer)))
                    .offset(x: shown.position.x - layer.position.x, y: shown.position.y - layer.position.y)
            }
        } else {
            content
                .opacity(Double(view.alpha))
                .projectionEffect(view.shownTransform)
        }
    }

    private var content: AnyView {
        let gesture = view.shownGesture
        var shown = AnyView(framed.allowsHitTesting(view.isUserInteractionEnabled))
        if view.clipsToBounds { shown = AnyView(shown.clipShape(view.layer.outline)) }
        if let mask = view.layer.mask {
            shown = AnyView(shown.mask(alignment: .topLeading) { ShownLayer(layer: mask, version: view.version) })
        }
        if let mask = view.mask {
            shown = AnyView(shown.mask(alignment: .topLeading) { ViewMask(view: mask, bounds: view.bounds) })
        }
        if let shadow = view.layer.shadow {
            shown = AnyView(shown.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if let mode = view.layer.blendMode { shown = AnyView(shown.blendMode(mode)) }
        if let gesture { shown = AnyView(shown.contentShape(Rectangle()).gesture(gesture)) }
        let hovering = view.gestureRecognizers?.compactMap { $0 as? UIHoverGestureRecognizer } ?? []
        if !hovering.isEmpty { shown = AnyView(shown.modifier(PointerReports(recognizers: hovering))) }
        if let menu = view.contextMenu {
            shown = AnyView(shown.contentShape(Rectangle()).modifier(ContextMenuOfUIKit(menu: menu)))
        }
        if let direction = view.semanticContentAttribute.direction {
            shown = AnyView(shown.environment(\.layoutDirection, direction))
        }
        if let tip = (view as? UIControl)?.toolTip { shown = AnyView(shown.help(Text(verbatim: tip))) }
        if let tint = view.tint { shown = AnyView(shown.tint(Color(tint))) }
        if view.overrideUserInterfaceStyle != .unspecified {
            shown = AnyView(shown.environment(\.colorScheme, view.overrideUserInterfaceStyle == .dark ? .dark : .light))
        }
        if view.hasOwnAccessibility { shown = AnyView(described(shown)) }
        return shown
    }

    private var framed: AnyView {
        // Parts that come and go must take neither the focus nor a touch from the element.
        view.shownGesture != nil || view.inputAccessoryView != nil ? AnyView(parts.boxed()) : AnyView(parts)
    }

    private var parts: some View {
        let subviews = view.scrollsSubviews ? [] : view.shownSubviews
        let (behind, front) = (view.layer.layersBehind, view.layer.layersInFront)
        return SubviewLayout(
            view: view, version: view.version, subviews: subviews, inFront: front.isEmpty ? 0 : 1
        ) {
            drawing
            view.contents
            if !behind.isEmpty { ShownLayers(layers: behind, version: view.version) }
            ForEach(subviews, id: \.shownIdentity) { ShownView(view: $0) }
            if !front.isEmpty { ShownLayers(layers: front, version: view.version) }
        }
        .background {
            if let pattern = view.backgroundColor?.patternImage {
                view.layer.outline.fill(ImagePaint(image: Image(uiImage: pattern)))
            } else if let color = view.backgroundColor {
                view.layer.outline.fill(Color(color))
            }
            if view.mayHaveKeyCommands { KeyCommandButtons(view: view, version: view.version) }
        }
        .overlay {
            if view.layer.borderWidth > 0 {
                let color = view.layer.borderColor.map { Color($0) } ?? .black
                view.layer.outline.strokeBorder(color, lineWidth: view.layer.borderWidth)
            }
        }
    }

    /// The drawing of the layer's class, with the values of its animations.
    private var drawing: AnyView? {
        let layer = view.layer
        guard let motions = layer.playedMotions, type(of: layer) != CALayer.self else { return layer.drawing }
        return AnyView(AnimatedLayer(layer: layer, motions: motions) { $0.drawing })
    }

    private func described(_ shown: AnyView) -> some View {
        var shown = shown
        if view.isAccessibilityElement, !view.subviews.isEmpty {
            shown = AnyView(shown.accessibilityElement(children: .combine))
        }
        if let label = view.accessibilityLabel { shown = AnyView(shown.accessibilityLabel(Text(verbatim: label))) }
        if let hint = view.accessibilityHint { shown = AnyView(shown.accessibilityHint(Text(verbatim: hint))) }
        if let value = view.accessibilityValue { shown = AnyView(shown.accessibilityValue(Text(verbatim: value))) }
        if let name = view.accessibilityIdentifier { shown = AnyView(shown.accessibilityIdentifier(name)) }
        let traits = view.accessibilityTraits
        if traits != view.standardTraits {
            let old = view.standardTraits.subtracting(traits).traits
            shown = AnyView(shown.accessibilityAddTraits(traits.traits).accessibilityRemoveTraits(old))
        }
        if view.accessibilityViewIsModal { shown = AnyView(shown.accessibilityAddTraits(.isModal)) }
        if traits.contains(.adjustable), !view.standardTraits.contains(.adjustable) {
            shown = AnyView(
                shown.accessibilityAdjustableAction { [weak view] direction in
                    if direction == .increment {
                        view?.accessibilityIncrement()
                    } else {
                        view?.accessibilityDecrement()
                    }
                })
        }
        for action in view.accessibilityCustomActions ?? [] {
            shown = AnyView(shown.accessibilityAction(named: Text(verbatim: action.name)) { action.perform() })
        }
        if view.accessibilityElementsHidden || view.isLeftOutOfElements {
            shown = AnyView(shown.accessibilityHidden(true))
        }
        return shown
    }
}

/// Shows a mask at its frame.
private struct ViewMask: View {
    let view: UIView
    /// The bounds of the masked view.
    let bounds: CGRect

    var body: some View {
        let _ = view.appearanceReaders.noteRead()
        let frame = view.placement.frame
        ShownView(view: view)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }
}

extension UIView {
    /// The subviews that are not hidden.
    fileprivate var shownSubviews: [UIView] {
        let shown = subviews.filter { !$0.isHidden }
        return shown.contains { $0.depth != 0 } ? shown.sorted { $0.depth < $1.depth } : shown
    }

    /// The identity of the view among its siblings.
    fileprivate var shownIdentity: ObjectIdentifier { ObjectIdentifier(self) }

    fileprivate var hasOwnAccessibility: Bool {
        accessibilityLabel != nil || accessibilityHint != nil || accessibilityValue != nil
            || accessibilityIdentifier != nil || isAccessibilityElement || accessibilityElementsHidden
            || accessibilityTraits != standardTraits || accessibilityViewIsModal
            || accessibilityCustomActions?.isEmpty == false || isLeftOutOfElements
    }

    /// Whether the view around lists its elements, and none of them is this one or inside of it.
    fileprivate var isLeftOutOfElements: Bool {
        guard let elements = superview?.accessibilityElements else { return false }
        return !elements.contains { ($0 as? UIView)?.isDescendant(of: self) == true }
    }

    /// The animations of the layer; nil before the first one. A field has a list from the beginning, because a new element would take the
    /// focus from it.
    fileprivate var shownMotions: LayerMotions? {
        if layer.playedMotions == nil, fieldFocus != nil { layer.playedMotions = LayerMotions() }
        return layer.playedMotions
    }

    /// The menu of the first interaction with a menu.
    fileprivate var contextMenu: UIMenu? {
        storedInteractions.lazy.compactMap { ($0 as? UIContextMenuInteraction)?.menu }.first
    }

    /// The transform about the anchor, for an origin at the top left corner.
    fileprivate var shownTransform: ProjectionTransform {
        if let superview, superview.layer.sublayerTransform != CATransform3DIdentity {
            return ProjectionTransform(layer.shownTransform(in: superview.layer))
        }
        return storedTransform3D.map { ProjectionTransform($0.around(bounds.size, anchor: storedAnchor)) }
            ?? ProjectionTransform(transform.around(bounds.size, anchor: storedAnchor))
    }
}

/// Shows the subviews of a scroll view in its content.
struct ScrolledSubviews: View {
    let view: UIView
    let version: Int

    var body: some View {
        let subviews = view.shownSubviews
        SubviewLayout(view: view, version: version, subviews: subviews, arranges: false) {
            ForEach(subviews, id: \.shownIdentity) { ShownView(view: $0) }
        }
    }
}

/// Places the content of a view of UIKit, which fills it, and its subviews at their frames.
private struct SubviewLayout: Layout {
    let view: UIView
    /// Another version is laid out again.
    let version: Int
    let subviews: [UIView]
    /// Whether the layout gives the view its size.
    var arranges = true
    /// The number of items in front of the subviews, which fill the view.
    var inFront = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        UncheckedTransfer(view).onMain { proposal.replacingUnspecifiedDimensions(by: $0.bounds.size) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        UncheckedTransfer((self, subviews)).onMain { $0.0.place($0.1, in: bounds) }
    }

    @MainActor
    private func place(_ proxies: Subviews, in bounds: CGRect) {
        if arranges { view.arrange(in: bounds.size) }
        // The origin of the view's own coordinates.
        let own = view.storedBounds.origin
        let origin = CGPoint(x: bounds.minX - own.x, y: bounds.minY - own.y)
        let first = proxies.count - subviews.count - inFront
        for (index, proxy) in proxies.enumerated() {
            guard index >= first, index < first + subviews.count else {
                proxy.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                    proposal: ProposedViewSize(bounds.size))
                continue
            }
            let frame = subviews[index - first].placement.frame
            proxy.place(
                at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }
}
