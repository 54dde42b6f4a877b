import EspalierLayoutEngine
import Foundation

/// What a modifier around scroll views wants of them, and hears from them.
@MainActor
class ScrollLink {
    /// Whether the page has to report scrolling for it.
    var reads: Bool { true }

    /// The scroll view has come under the modifier.
    func didAttach(_ scroll: ScrollNode) {}
    /// The scroll view shows another part of its content because its user scrolled.
    func userDidScroll(_ scroll: ScrollNode) {}
    /// Anything about the scroll view's geometry is other than before.
    func geometryDidChange(_ scroll: ScrollNode) {}
    /// Where the scroll view stays when its content grows; nil where the link does not say.
    var anchor: UnitPoint? { nil }
}

/// Keeps a link in the tree: the scroll views below, without those inside of them, are its own.
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

/// The position that a binding holds for scroll views.
final class ScrollPositionLink: ScrollLink {
    /// Where the binding wants the scroll views, or says that they are.
    private(set) var wanted: ScrollPosition.Target = .none
    var idAnchor: UnitPoint?
    /// Takes what the user scrolled to: the id of the view there, where a target has one. Returns what the binding holds
    /// then.
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

    /// Takes what the binding holds now.
    func update(to target: ScrollPosition.Target, in node: ScrollLinkNode<ScrollPositionLink>) {
        guard target != wanted else { return }
        wanted = target
        if target != .none { node.forEachScroll(schedule) }
    }

    /// Scrolls once the change that wants it is laid out.
    private func schedule(_ scroll: ScrollNode) {
        let isAnimated = (scroll.graph.transaction.animation ?? Transaction.current.animation) != nil
        let reference = NodeReference(scroll)
        scroll.graph.enqueueAction { [self] in
            guard let scroll = reference.node as? ScrollNode else { return }
            scroll.go(to: wanted, idAnchor: idAnchor, isAnimated: isAnimated)
        }
    }
}

nonisolated struct ScrollPositionLinkModifier: NodeModifier {
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

/// A value that is made of a scroll view's geometry.
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

nonisolated struct ScrollGeometryLinkModifier<Value: Equatable>: NodeModifier {
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
