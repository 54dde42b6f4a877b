/// The visibility of views.
///
/// A container may keep views that it does not show, such as other pages of a tab view, or rows of a lazy stack beyond
/// the visible part. Such views are laid out and updated like others, but they have disappeared: their tasks are
/// canceled, and `onAppear` and `task` run again when the views are shown again.
extension ViewNode {
    /// Whether all containers around the node show it.
    ///
    /// - Complexity: O(depth).
    final var isVisible: Bool {
        var node: ViewNode = self
        var item = isItem ? paired(self, as: LayoutNode.self) : nil
        while let outer = node.positioner(for: item, over: self) {
            if !outer.shows(item, over: self) { return false }
            if outer.isItem { item = paired(outer, as: LayoutNode.self) }
            node = outer
        }
        return true
    }

    /// Notifies the node and all nodes below it that their visibility may have changed.
    final func updateVisibility() {
        guard hasVisibilityFollowers else { return }
        visibilityMayHaveChanged()
        forEachChildInPlace { $0.updateVisibility() }
    }

    /// Records that the node does something when its visibility changes (`visibilityMayHaveChanged()`). Each such node calls this once.
    final func noteVisibilityFollower() {
        var node: ViewNode? = self
        while let current = node, !current.hasVisibilityFollowers {
            current.flags[.hasVisibilityFollowers] = true
            if current.isHosted { graph.host(of: current)?.noteVisibilityFollower() }
            node = current.parent
        }
    }

    /// Whether this node or one below it follows its visibility. It never becomes false again.
    final var hasVisibilityFollowers: Bool { flags[.hasVisibilityFollowers] }

    /// Whether one of the items at this position is in a set.
    final func leaves(_ item: LayoutNode?, in isContained: (LayoutNode) -> Bool) -> Bool {
        if let item, isContained(item) { return true }
        var items = ItemList()
        (item ?? self).collectItems(into: &items)
        // A view without items is visible wherever its surroundings are.
        return items.isEmpty || items.contains(where: isContained)
    }
}
