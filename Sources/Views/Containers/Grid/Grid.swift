public import EspalierLayoutEngine
public import Foundation

/// Rows of cells whose columns stand in lines: each column is as wide as its widest cell, each row as high as its highest.
///
/// The cells of a row are the views of a `GridRow`; any other view is a row of its own, over all columns.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: where the views stand in their cells.
    ///   - horizontalSpacing: the distance between two columns in points; nil for what the cells prefer, mostly 8.
    ///   - verticalSpacing: the distance between two rows in points; nil for what the cells prefer, mostly 8.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        view.layout.makeContainer(.grid, isEqual: GridLayout.areEqual, content: view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        view.layout.updateContainer(node, content: view.content)
    }
}

extension GridLayout {
    fileprivate static func areEqual(_ left: GridLayout, _ right: GridLayout) -> Bool {
        left.alignment == right.alignment && left.horizontalSpacing == right.horizontalSpacing
            && left.verticalSpacing == right.verticalSpacing
    }
}

extension ContainerKind {
    static let grid = ContainerKind("Grid")
}

/// The cells of a row of a `Grid`. Anywhere else its views stand as without it.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: where the row's cells stand; nil for the grid's alignment.
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
        let node = unsafeDowncast(node, to: GridRowNode.self)
        node.update(to: view.alignment)
        if let child = node.child { Content._updateNode(child, to: view.content) }
    }
}

/// Marks the items below it as the cells of one row.
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

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(GridRowKey.self)
            ? GridRowMark(row: ObjectIdentifier(self), alignment: alignment) : nil
    }

    override var typeName: String { "GridRow" }
}

extension View {
    /// Lets the view cover several columns of its grid. Numbers below 1 count as 1.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<Int?>(key: ObjectIdentifier(GridCellColumnsKey.self), value: count))
    }

    /// The point of its cell at which the view stands.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<UnitPoint?>(key: ObjectIdentifier(GridCellAnchorKey.self), value: anchor))
    }

    /// Where all views of the cell's column stand. Of several cells of a column, the last one that says so counts.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(
            TraitModifier<HorizontalAlignment?>(key: ObjectIdentifier(GridColumnAlignmentKey.self), value: guide))
    }

    /// Along these axes the grid gives the cell no room of its own: it gets what others need.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<Axis.Set>(key: ObjectIdentifier(GridCellUnsizedAxesKey.self), value: axes))
    }
}
