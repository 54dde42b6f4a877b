import EspalierLayoutEngine
import Foundation

/// A view that a scroll view comes to rest at.
struct ScrollTarget {
    /// The id that the view has for others.
    let id: AnyHashable?
    /// Where it stands, in its container's coordinates.
    let rect: CGRect
}

/// A layout whose views may be the targets of a scroll view.
@MainActor
protocol ScrollTargetContainer: LayoutNode {
    /// Calls `body` for each target that `rect` touches, in the order of the layout, until it returns false.
    func forEachScrollTarget(in rect: CGRect, _ body: (ScrollTarget) -> Bool)
}

/// Says to the scroll view around that the layout inside holds its targets.
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

    /// The layouts that are marked: those of the views inside, without what is around them.
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
    /// The id that the author gave to the view of the item, up to the container that holds it.
    func scrollTargetID(in container: LayoutNode) -> AnyHashable? {
        var found: AnyHashable?
        var below: ViewNode = self
        while let wrapper = below as? WrapperNode, let next = wrapper.item { below = next }
        // A view that a root of `_VariadicView` hosts belongs there, not where it was written.
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
