public import EspalierLayoutEngine

/// The cells of a row of a `Grid`. Outside of a grid, it is the same as a `Group`.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// A row of cells.
    ///
    /// - Parameter alignment: The vertical alignment of the row's cells; nil for the grid's.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = GridRowNode(view.alignment, in: context)
        node.child = Content._makeNode(view.content, in: NodeContext(parent: node))
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = paired(node, as: GridRowNode.self)
        node.update(to: view.alignment)
        if let child = node.child { Content._updateNode(child, to: view.content) }
    }
}

/// Marks the items inside as the cells of one row.
final class GridRowNode: SingleChildNode {
    private var alignment: VerticalAlignment?

    init(_ alignment: VerticalAlignment?, in context: __shared NodeContext) {
        self.alignment = alignment
        super.init(in: context)
    }

    func update(to newAlignment: VerticalAlignment?) {
        guard newAlignment != alignment else { return }
        alignment = newAlignment
        itemsDidChange()
    }

    override var setsTrait: Bool { true }
    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(GridRowKey.self)
            ? GridRowMark(row: ObjectIdentifier(self), alignment: alignment) : nil
    }

    override var typeName: String { "GridRow" }
}
