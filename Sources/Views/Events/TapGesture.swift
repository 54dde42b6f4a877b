import DisplayTree
public import Foundation
import LayoutEngine

/// `onTapGesture`.
nonisolated struct TapModifier: PrimitiveModifier {
    let count: Int
    let action: (CGPoint) -> Void

    @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        let node = TapNode(modifier, in: context)
        node.content = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = unsafeDowncast(node, to: TapNode.self)
        node.modifier = modifier
        node.refreshCopies()
        if let inner = node.content { V._updateNode(inner, to: content) }
    }
}

/// Gives what is inside a tap: the element takes keyboard focus and has a button's role.
final class TapNode: WrapperNode {
    var modifier: TapModifier
    private var mergedFrom: DisplayNode?
    private var row = 0
    private var lastTap: ContinuousClock.Instant?

    init(_ modifier: TapModifier, in context: NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { TapNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { unsafeDowncast(copy, to: TapNode.self).modifier = modifier }

    override func environmentDidChange() { setNeedsDisplay() }

    override func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let item else { return }
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        if !needsDisplay, !hasDisplayChangesBelow, let last = lastDisplay, last.frame.size == frame.size {
            builder.append(last.frame == frame ? last : last.moved(to: frame, animation: builder.animation), of: self)
            return
        }
        var inner = builder.inner()
        item.display(into: &inner, at: item.origin)
        needsDisplay = false
        hasDisplayChangesBelow = false
        let isEnabled = environment.isEnabled
        let events: EventTypes = isEnabled ? .tap : []
        if inner.nodes.count == 1, canTake(inner.nodes[0], frame) {
            let only = inner.nodes[0]
            if mergedFrom === only, let last = lastDisplay, last.frame == frame, last.events == events {
                builder.append(last, of: self)
                return
            }
            mergedFrom = only
            builder.append(
                only.replacing(
                    id: displayNumber, frame: frame, semantics: .some(semantics(only.semantics)), events: events,
                    animation: builder.animation), of: self)
        } else {
            builder.append(
                DisplayNode(
                    id: displayNumber, type: "TapGesture", frame: frame, semantics: semantics(nil), events: events,
                    children: DisplayChildren(inner.nodes), animation: builder.animation), of: self)
        }
        graph.setTarget(displayNumber, self)
    }

    /// Whether the node inside can be the element that is tapped.
    private func canTake(_ node: DisplayNode, _ frame: CGRect) -> Bool {
        guard node.frame.origin == .zero, node.frame.size == frame.size, node.events.isEmpty else { return false }
        switch node.content {
        case .box, .text, .shape, .drawing, .image:
            return node.semantics?.role == nil || node.semantics?.role != .separator
        case .flow, .control, .link, .scroll, .popup, .tapArea, .part: return false
        }
    }

    private func semantics(_ inner: Semantics?) -> Semantics {
        var semantics = inner ?? Semantics()
        if environment.isInTabBar {
            semantics.role = .tab
            semantics.isSelected = semantics.isSelected ?? false
        } else if semantics.role == nil {
            semantics.role = .button
        }
        semantics.isFocusable = true
        semantics.isDisabled = !environment.isEnabled
        return semantics
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .tap, environment.isEnabled else {
            throw .notTaken(node: event.node, type: event.type)
        }
        var point = CGPoint(x: size.width / 2, y: size.height / 2)
        if case .point(let tapped) = event.value { point = tapped }
        if modifier.count > 1 {
            // Taps in a row: each within the time that iOS and browsers give a double click.
            let now = ContinuousClock.now
            row = lastTap.map { now - $0 < .milliseconds(500) } == true ? row + 1 : 1
            lastTap = now
            guard row >= modifier.count else { return }
            row = 0
            lastTap = nil
        }
        modifier.action(point)
    }
}

extension View {
    /// Calls `action` on a tap, a click, or Return or space while the view has the keyboard's focus.
    ///
    /// - Parameter count: how many taps in a row it takes.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: { _ in action() }))
    }

    /// Calls `action` with the place of the tap in the view's own coordinates.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}
