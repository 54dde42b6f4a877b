public import EspalierLayoutEngine
import Foundation

/// Makes its content with a proxy by which the scroll views inside are scrolled to a view.
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
    public typealias Body = Never

    public var content: (ScrollViewProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ScrollReaderNode(view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: ScrollReaderNode<Content>.self).update(to: view.content)
    }
}

/// The way to the scroll views inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
    private let reference: NodeReference

    @MainActor
    init(_ node: ViewNode) {
        reference = NodeReference(node)
    }

    /// Scrolls until the view with the id is to be seen.
    ///
    /// - Parameter anchor: the point of the view that is brought to the same point of the scroll view; nil to scroll no
    ///   farther than it takes. Inside of `withAnimation` the page scrolls smoothly. An id that nobody has does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let wanted = UncheckedTransfer(AnyHashable(id))
        MainActor.assumeIsolated { [reference] in
            guard let node = reference.node else { return }
            // The view may be one that the same action brought about.
            node.graph.enqueueAction { [reference] in
                guard let node = reference.node else { return }
                node.scroll(to: wanted.value, anchor: anchor)
            }
        }
    }
}

extension ViewNode {
    func scroll(
        to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool = Transaction.current.animation != nil
    ) {
        let target: (item: LayoutNode, rect: CGRect)
        if let item = item(of: id), item.isPlaced, item.enclosingScroll != nil {
            target = (item, CGRect(origin: .zero, size: item.size))
        } else if let row = rowToCome(of: id) {
            target = row
        } else {
            return
        }
        guard let scroll = target.item.enclosingScroll else { return }
        let base = scroll.positionInPage
        let position = target.item.positionInPage
        scroll.scroll(
            to: target.rect.offsetBy(
                dx: position.x - base.x + scroll.offset.x, dy: position.y - base.y + scroll.offset.y),
            anchor: anchor, isAnimated: isAnimated)
    }

    /// The stack that will show the row with an id, and where.
    private func rowToCome(of id: AnyHashable) -> (item: LayoutNode, rect: CGRect)? {
        if let stack = self as? LazyNode, let rect = stack.rect(of: id) { return (stack, rect) }
        var found: (item: LayoutNode, rect: CGRect)?
        forEachChild { if found == nil { found = $0.rowToCome(of: id) } }
        return found
    }

    /// The first item of the view with an id at this node or below it.
    private func item(of id: AnyHashable) -> LayoutNode? {
        var found: LayoutNode?
        forEachChild { child in
            guard found == nil else { return }
            if explicitID(of: child) == id {
                var items = ItemList()
                child.collectItems(into: &items)
                found = items.first
            }
            if found == nil { found = child.item(of: id) }
        }
        return found
    }
}

final class ScrollReaderNode<Content: View>: SingleChildNode {
    private var content: (ScrollViewProxy) -> Content

    init(_ content: @escaping (ScrollViewProxy) -> Content, in context: __shared NodeContext) {
        self.content = content
        super.init(in: context)
        evaluate()
    }

    func update(to newContent: @escaping (ScrollViewProxy) -> Content) {
        content = newContent
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let proxy = ScrollViewProxy(self)
        let view = track { content(proxy) }
        if let child {
            Content._updateNode(child, to: view)
        } else {
            child = Content._makeNode(view, in: NodeContext(parent: self))
        }
    }

    override var typeName: String { "ScrollViewReader" }
}
