public import Foundation

/// A grid as a layout value, for choosing between layouts at run time. Its cells are aligned in rows and columns.
///
/// Subviews that share a `GridRow` form a row. Any other subview is a row of its own across all columns.
@frozen public struct GridLayout: Layout {
    /// The alignment of cells without their own alignment.
    public var alignment: Alignment
    /// The distance between columns in points; nil for the preferences of the cells. A value that is infinite or not a
    /// number counts as 0.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil for the preferences of the cells. A value that is infinite or not a
    /// number counts as 0.
    public var verticalSpacing: CGFloat?

    /// Creates a grid. With a nil spacing, the cells' preferences decide the distance.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.placesEverySubview = true
        return properties
    }

    public func makeCache(subviews: Subviews) -> GridArrangement {
        GridArrangement(grid: self, subviews: subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout GridArrangement
    ) -> CGSize {
        cache.arrange(for: proposal, subviews: subviews)
        return cache.size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridArrangement
    ) {
        cache.arrange(for: proposal, subviews: subviews)
        cache.place(in: bounds, subviews: subviews)
    }
}

/// Identifies the grid row of a subview.
package struct GridRowMark: Equatable, Sendable {
    package let row: ObjectIdentifier
    package let alignment: VerticalAlignment?

    package init(row: ObjectIdentifier, alignment: VerticalAlignment?) {
        self.row = row
        self.alignment = alignment
    }
}

/// The row of a cell; nil for a subview outside any row.
package enum GridRowKey: LayoutValueKey {
    package static var defaultValue: GridRowMark? { nil }
}

/// The number of columns that a cell spans.
package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int? { nil }
}

/// The anchor of a view in its cell; nil for the alignment of the grid, the row and the column.
package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// The alignment of all views in the cell's column.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes along which a cell does not request space.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}
