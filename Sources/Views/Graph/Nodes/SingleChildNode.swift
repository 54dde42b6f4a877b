/// A node with at most one child.
package class SingleChildNode: ViewNode {
    @exclusivity(unchecked) package final var child: ViewNode?

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func collectItems(into items: inout ItemList) {
        child?.collectItems(into: &items)
    }

    /// Replaces the child, whose identity is `oldKey`, with one whose identity is `newKey`. A child that was removed a
    /// moment ago, and whose transition has not ended, comes back.
    package final func replaceChild(
        as oldKey: AnyHashable, with newKey: AnyHashable, update: (ViewNode) -> Void, make: () -> ViewNode?
    ) {
        let old = child
        child = nil
        if let old { graph.transitions.remove(old, of: self, key: oldKey) }
        if let back = graph.transitions.takeBack(of: self, key: newKey) {
            child = back
            update(back)
        } else {
            child = graph.transitions.insert(into: self, make)
        }
        itemsDidChange()
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
