public import EspalierLayoutEngine
public import Foundation

/// Rows of cells in aligned columns. Each column is as wide as its widest cell, each row as high as its highest.
///
/// The views of a `GridRow` are the cells of a row; any other view is a row of its own, across all columns.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let layout: GridLayout
    let content: Content

    /// A grid of rows.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells.
    ///   - horizontalSpacing: The distance between two columns in points; nil for the spacing that the cells prefer,
    ///     mostly 8.
    ///   - verticalSpacing: The distance between two rows in points; nil for the spacing that the cells prefer, mostly
    ///     8.
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

extension View {
    /// Makes the view span several columns of its grid. Numbers below 1 count as 1.
    public nonisolated __consuming func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<Int?>(key: ObjectIdentifier(GridCellColumnsKey.self), value: count))
    }

    /// Sets the point of its cell at which the view is aligned.
    public nonisolated __consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<UnitPoint?>(key: ObjectIdentifier(GridCellAnchorKey.self), value: anchor))
    }

    /// Sets the alignment of all cells in the column. If several cells of a column set it, the last one counts.
    public nonisolated __consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(
            TraitModifier<HorizontalAlignment?>(key: ObjectIdentifier(GridColumnAlignmentKey.self), value: guide))
    }

    /// Excludes the cell from the sizes of its column or row along the given axes: it gets the space that other cells
    /// need.
    public nonisolated __consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<Axis.Set>(key: ObjectIdentifier(GridCellUnsizedAxesKey.self), value: axes))
    }
}
