import EspalierLayoutEngine
import Foundation

/// A view at which scrolling stops.
struct ScrollTarget {
    /// The view's id for scroll positions.
    let id: AnyHashable?
    /// The frame in the container's coordinates.
    let rect: CGRect
}

/// A layout whose views may be the targets of a scroll view.
@MainActor
protocol ScrollTargetContainer: LayoutNode {
    /// Calls `body` for each target in `rect`, in the order of the layout, until it returns false.
    func forEachScrollTarget(in rect: CGRect, _ body: (ScrollTarget) -> Bool)
}

/// Registers the layout inside as the targets of the enclosing scroll view.
final class ScrollTargetLayoutNode: SingleChildNode {
    var isEnabled: Bool

    init(isEnabled: Bool, in context: __shared NodeContext) {
        self.isEnabled = isEnabled
        super.init(in: context)
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode {
                scroll.addTargets(self)
                break
            }
            node = current.parent
        }
    }

    /// The marked layouts: those of the views inside, without modifiers around them.
    var containers: [any ScrollTargetContainer] {
        guard isEnabled, !isRemoved else { return [] }
        var items = ItemList()
        collectItems(into: &items)
        return items.compactMap { item in
            var inner = item
            while let wrapper = inner as? WrapperNode, let next = wrapper.item { inner = next }
            return inner.isPlaced ? inner as? any ScrollTargetContainer : nil
        }
    }
}

extension LayoutNode {
    /// The author's id for the item's view, up to the container.
    func scrollTargetID(in container: LayoutNode) -> AnyHashable? {
        var found: AnyHashable?
        var below: ViewNode = self
        while let wrapper = below as? WrapperNode, let next = wrapper.item { below = next }
        // A view hosted by a root of `_VariadicView` belongs there, not at its position in the source.
        func outer(_ node: ViewNode) -> ViewNode? { node.isHosted ? graph.host(of: node) : node.parent }
        var node = outer(below)
        while let current = node, current !== container {
            if let id = current.explicitID(of: below) { found = id }
            below = current
            node = outer(current)
        }
        return found
    }
}

extension ContainerNode: ScrollTargetContainer {
    func forEachScrollTarget(in rect: CGRect, _ body: (ScrollTarget) -> Bool) {
        for item in items {
            let frame = CGRect(origin: item.origin, size: item.size)
            guard frame.maxX >= rect.minX, frame.minX <= rect.maxX, frame.maxY >= rect.minY, frame.minY <= rect.maxY
            else { continue }
            if !body(ScrollTarget(id: item.scrollTargetID(in: self), rect: frame)) { return }
        }
    }
}
