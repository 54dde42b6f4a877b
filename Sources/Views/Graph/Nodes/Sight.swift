/// Which views are in sight.
///
/// A container may keep views that it does not show: a tab view its other pages, a lazy stack the rows beyond what is to be
/// seen. Such views are laid out and updated as others, but they have disappeared: their tasks are cancelled, and both
/// `onAppear` and `task` come again when they are shown again.
extension ViewNode {
    /// Whether each container around the node shows it.
    ///
    /// - Complexity: O(depth).
    final var isInSight: Bool {
        var node: ViewNode = self
        var item = isItem ? unsafeDowncast(self, to: LayoutNode.self) : nil
        while let outer = node.placeGiver(for: item, over: self) {
            if !outer.shows(item, over: self) { return false }
            if outer.isItem { item = unsafeDowncast(outer, to: LayoutNode.self) }
            node = outer
        }
        return true
    }

    /// Tells the node and all below it that they may have come into sight or gone out of it.
    final func reviewSight() {
        sightMayHaveChanged()
        forEachChildInPlace { $0.reviewSight() }
    }

    /// Whether one of the items at this place is in a set.
    final func leaves(_ item: LayoutNode?, in isContained: (LayoutNode) -> Bool) -> Bool {
        if let item, isContained(item) { return true }
        var items = ItemList()
        (item ?? self).collectItems(into: &items)
        // What leaves nothing to lay out is wherever its surroundings are.
        return items.isEmpty || items.contains(where: isContained)
    }
}
