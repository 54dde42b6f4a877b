public import Foundation

/// A grid as a layout value, to choose between layouts at run time: rows of cells whose columns stand in lines.
///
/// Subviews that share a `GridRow` are the cells of a row; any other subview is a row of its own over all columns.
@frozen public struct GridLayout: Layout {
    /// Where cells stand that say nothing else.
    public var alignment: Alignment
    /// The distance between two columns in points; nil for what the cells prefer. A value that is infinite or not a number
    /// counts as 0.
    public var horizontalSpacing: CGFloat?
    /// The distance between two rows in points; nil for what the cells prefer. A value that is infinite or not a number
    /// counts as 0.
    public var verticalSpacing: CGFloat?

    /// Creates a grid; a spacing of nil is the distance that the cells prefer.
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

/// The row that a subview of a grid is a cell of.
package struct GridRowMark: Equatable, Sendable {
    package let row: ObjectIdentifier
    package let alignment: VerticalAlignment?

    package init(row: ObjectIdentifier, alignment: VerticalAlignment?) {
        self.row = row
        self.alignment = alignment
    }
}

/// The row of a cell; nil for a subview that is a row of its own.
package enum GridRowKey: LayoutValueKey {
    package static var defaultValue: GridRowMark? { nil }
}

/// How many columns a cell covers.
package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int? { nil }
}

/// The point of a cell at which its view stands; nil for the grid's, the row's and the column's alignment.
package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// Where the views of the cell's whole column stand.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes along which a cell asks for no room of its own.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}
