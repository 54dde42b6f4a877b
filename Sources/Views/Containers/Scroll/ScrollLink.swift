import EspalierLayoutEngine
import Foundation

/// The connection of a modifier to the scroll views inside.
@MainActor
class ScrollLink {
    /// Whether the page has to report scrolling for the modifier.
    var reads: Bool { true }

    /// Whether the page has to report the phases of scrolling for the modifier.
    var readsPhase: Bool { false }

    /// Called when a scroll view is added inside the modifier.
    func didAttach(_ scroll: ScrollNode) {}
    /// Called when the user has scrolled.
    func userDidScroll(_ scroll: ScrollNode) {}
    /// Called when scrolling enters another phase.
    func phaseDidChange(_ scroll: ScrollNode, from old: ScrollPhase, to report: ScrollPhaseReport) {}
    /// Called when the scroll view's geometry may have changed.
    func geometryDidChange(_ scroll: ScrollNode) {}
    /// The point of the content that stays in place when the content grows; nil if the modifier sets none.
    var anchor: UnitPoint? { nil }
}

/// Holds a link. It applies to the outermost scroll views inside.
final class ScrollLinkNode<Link: ScrollLink>: SingleChildNode, ScrollLinkHolder {
    let link: Link
    private var scrolls: [NodeReference] = []

    init(_ link: Link, in context: __shared NodeContext) {
        self.link = link
        super.init(in: context)
    }

    var scrollLink: ScrollLink { link }

    func attach(_ scroll: ScrollNode) {
        scrolls.removeAll { $0.node == nil }
        scrolls.append(NodeReference(scroll))
        link.didAttach(scroll)
    }

    func forEachScroll(_ body: (ScrollNode) -> Void) {
        for reference in scrolls {
            if let scroll = reference.node as? ScrollNode, !scroll.isRemoved { body(scroll) }
        }
    }
}

@MainActor
protocol ScrollLinkHolder: ViewNode {
    var scrollLink: ScrollLink { get }
    func attach(_ scroll: ScrollNode)
}

// MARK: Position

/// A scroll position in a binding.
final class ScrollPositionLink: ScrollLink {
    /// The binding's position for the scroll views, or the one that was reported to it.
    private(set) var wanted: ScrollPosition.Target = .none
    var idAnchor: UnitPoint?
    /// Reports the user's scrolling with the id of the view at the position, if there is one. Returns the binding's
    /// position after that.
    var report: (AnyHashable?) -> ScrollPosition.Target = { _ in .none }

    override func didAttach(_ scroll: ScrollNode) {
        if wanted != .none { schedule(scroll) }
    }

    override func userDidScroll(_ scroll: ScrollNode) {
        wanted = report(scroll.targetID(at: idAnchor ?? .topLeading))
    }

    override var anchor: UnitPoint? {
        if case .edge(let edge) = wanted { edge.scrollAnchor } else { nil }
    }

    /// Takes the binding's current position.
    func update(to target: ScrollPosition.Target, in node: ScrollLinkNode<ScrollPositionLink>) {
        guard target != wanted else { return }
        wanted = target
        if target != .none { node.forEachScroll(schedule) }
    }

    /// Scrolls once the pending changes are laid out.
    private func schedule(_ scroll: ScrollNode) {
        let transaction = scroll.graph.transaction
        let animation = transaction.effectiveAnimation ?? Transaction.current.effectiveAnimation
        let display = animation?.display(in: scroll.environment)
        let reference = NodeReference(scroll)
        scroll.graph.enqueueAction { [self] in
            guard let scroll = reference.node as? ScrollNode else { return }
            scroll.approach.go(to: wanted, idAnchor: idAnchor, animation: display)
        }
    }
}

package nonisolated struct ScrollPositionLinkModifier: NodeModifier {
    let target: ScrollPosition.Target
    let anchor: UnitPoint?
    let report: (AnyHashable?) -> ScrollPosition.Target

    @MainActor func makeNode(in context: NodeContext) -> ScrollLinkNode<ScrollPositionLink> {
        let node = ScrollLinkNode(ScrollPositionLink(), in: context)
        apply(to: node)
        return node
    }

    @MainActor func update(_ node: ScrollLinkNode<ScrollPositionLink>) { apply(to: node) }

    @MainActor private func apply(to node: ScrollLinkNode<ScrollPositionLink>) {
        node.link.idAnchor = anchor
        node.link.report = report
        node.link.update(to: target, in: node)
    }
}

// MARK: Geometry

/// A value derived from a scroll view's geometry.
final class ScrollGeometryLink<Value: Equatable>: ScrollLink {
    var transform: (ScrollGeometry) -> Value
    var action: (Value, Value) -> Void
    private var last: Value?

    init(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void) {
        self.transform = transform
        self.action = action
    }

    override func geometryDidChange(_ scroll: ScrollNode) {
        let value = transform(scroll.geometry)
        guard let old = last, old != value else {
            last = value
            return
        }
        last = value
        scroll.graph.enqueueAction { [self] in action(old, value) }
    }
}

package nonisolated struct ScrollGeometryLinkModifier<Value: Equatable>: NodeModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor func makeNode(in context: NodeContext) -> ScrollLinkNode<ScrollGeometryLink<Value>> {
        ScrollLinkNode(ScrollGeometryLink(transform, action), in: context)
    }

    @MainActor func update(_ node: ScrollLinkNode<ScrollGeometryLink<Value>>) {
        node.link.transform = transform
        node.link.action = action
    }
}
