/// A node with at most one child.
package class SingleChildNode: ViewNode {
    package final var child: ViewNode?

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func collectItems(into items: inout ItemList) {
        child?.collectItems(into: &items)
    }

    /// Removes the child, replaces it with another one or none, and notifies the container of its items.
    package final func replaceChild(_ make: () -> ViewNode?) {
        let old = child
        child = nil
        old?.remove()
        child = make()
        itemsDidChange()
    }
}
