import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

/// Makes its content with a proxy that can scroll the scroll views inside to a view.
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
    public typealias Body = Never

    /// Makes the content with the proxy.
    public var content: (ScrollViewProxy) -> Content

    /// A view whose content can scroll the scroll views inside.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ScrollReaderNode(view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: ScrollReaderNode<Content>.self).update(to: view.content)
    }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
    private let reference: NodeReference

    @MainActor
    init(_ node: ViewNode) {
        reference = NodeReference(node)
    }

    /// Scrolls the view with the id into sight. Inside `withAnimation` the page scrolls with the curve and the duration
    /// of the animation, until the user scrolls. An unknown id does nothing.
    ///
    /// - Parameter anchor: The point of the view that is aligned with the same point of the scroll view; nil to scroll
    ///   only as far as necessary.
    ///
    /// - Complexity: O(*n*) in the number of views inside the reader, and rows of lazy stacks.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let wanted = UncheckedTransfer(AnyHashable(id))
        MainActor.assumeIsolated { [reference] in
            guard let node = reference.node else { return }
            let animation = Transaction.current.effectiveAnimation?.display(in: node.environment)
            // The same action may have added the view.
            node.graph.enqueueAction { [reference] in
                guard let node = reference.node else { return }
                node.scroll(to: wanted.value, anchor: anchor, animation: animation)
            }
        }
    }
}

extension ScrollViewProxy {
    /// Scrolls the view with an id into sight, and moves the focus there, which screen readers follow. An unknown id does nothing.
    func reach(_ id: AnyHashable) {
        scrollTo(id)
        let wanted = UncheckedTransfer(id)
        MainActor.assumeIsolated { [reference] in
            guard let node = reference.node else { return }
            node.graph.enqueueAction { [reference] in
                guard let node = reference.node, let element = node.item(of: wanted.value)?.firstElement else { return }
                node.graph.setFocus(element)
            }
        }
    }
}

extension LayoutNode {
    /// The number of the first element of the item.
    fileprivate var firstElement: Int? {
        if lastDisplay != nil { return displayNumber }
        var found: Int?
        forEachItem { if found == nil { found = $0.firstElement } }
        return found
    }
}

extension ViewNode {
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: DisplayAnimation?) {
        scroll(toTarget: { $0.scrollTarget(of: id) }, anchor: anchor, animation: animation)
    }

    /// Scrolls the first item of the node to the top of the scroll view around it.
    func scrollToTop() {
        scroll(toTarget: { $0.firstItemAsTarget }, anchor: .top, animation: nil)
    }

    /// Scrolls the scroll view around an item to a rectangle in the item's coordinates, which is found again when sizes arrive.
    private func scroll(
        toTarget target: @escaping @MainActor (ViewNode) -> (item: LayoutNode, rect: CGRect)?, anchor: UnitPoint?,
        animation: DisplayAnimation?
    ) {
        let reference = NodeReference(self)
        target(self)?.item.enclosingScroll?.approach.go(
            to: { scroll in
                guard let target = reference.node.flatMap(target), target.item.enclosingScroll === scroll else {
                    return nil
                }
                let base = scroll.positionInPage
                let position = target.item.positionInPage
                return scroll.place(
                    showing: target.rect.offsetBy(
                        dx: position.x - base.x + scroll.offset.x, dy: position.y - base.y + scroll.offset.y),
                    anchor: anchor)
            }, animation: animation)
    }

    private var firstItemAsTarget: (item: LayoutNode, rect: CGRect)? {
        var items = ItemList()
        collectItems(into: &items)
        guard let item = items.first, item.isPlaced else { return nil }
        return (item, CGRect(origin: .zero, size: item.size))
    }

    /// The view with an id, or the stack that will show it, and its frame there.
    private func scrollTarget(of id: AnyHashable) -> (item: LayoutNode, rect: CGRect)? {
        if let item = item(of: id), item.isPlaced, item.enclosingScroll != nil {
            return (item, CGRect(origin: .zero, size: item.size))
        }
        return rowToCome(of: id)
    }

    /// The stack that will show the row with an id, and the row's frame.
    private func rowToCome(of id: AnyHashable) -> (item: LayoutNode, rect: CGRect)? {
        if let stack = self as? any LazyContainer, let rect = stack.rect(of: id) { return (stack, rect) }
        var found: (item: LayoutNode, rect: CGRect)?
        forEachChild { if found == nil { found = $0.rowToCome(of: id) } }
        return found
    }

    /// The first item of the view with an id, at or below this node.
    fileprivate func item(of id: AnyHashable) -> LayoutNode? {
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

/// A container that knows the frames of rows that it has not made yet.
@MainActor
protocol LazyContainer: LayoutNode {
    /// The frame of the row with an id, in the container's coordinates; nil for an unknown id.
    func rect(of id: AnyHashable) -> CGRect?
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
