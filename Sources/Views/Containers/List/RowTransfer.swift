/// Lets a list's row be dragged, and values be dropped around it. A row that does neither gets no nodes for it.
///
/// Both depend on modifiers around the row's view, so a row that begins to do either is another row.
package nonisolated struct RowTransfer: PrimitiveModifier {
    let drag: DragContent?
    let target: DropTarget?

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        if modifier.drag == nil, modifier.target == nil { return V._makeNode(content, in: context) }
        return OptionalDrag._makeNode(
            OptionalDrag(content: modifier.drag),
            content: content.modifier(DropModifier(target: modifier.target)), in: context)
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        guard node is DragSourceNode else { return V._updateNode(node, to: content) }
        OptionalDrag._updateNode(
            node, to: OptionalDrag(content: modifier.drag),
            content: content.modifier(DropModifier(target: modifier.target)))
    }
}
