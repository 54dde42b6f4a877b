/// A node with at most one child of its own.
package class SingleChildNode: ViewNode {
    package final var child: ViewNode?

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func collectItems(into items: inout ItemList) {
        child?.collectItems(into: &items)
    }

    /// Ends the child, puts another one or none in its place, and tells the holder of the items.
    package final func replaceChild(_ make: () -> ViewNode?) {
        let old = child
        child = nil
        old?.remove()
        child = make()
        itemsDidChange()
    }
}
