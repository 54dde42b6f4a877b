import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A table with its columns: the titles, and the rows below, which scroll.
nonisolated struct TableGrid<Rows: TableRowContent>: View {
    let rows: Rows
    let columns: [ColumnDescription<Rows.TableRowValue>]
    let selection: TableSelection?
    let order: TableOrder?
    /// The widths that the user has set, by column.
    @State private var chosenWidths: [Int: CGFloat] = [:]
    @State private var anchor = SelectionAnchor()
    @Environment(\.tableStyle) private var style
    @Environment(\.hidesColumnHeaders) private var hidesHeaders
    @Environment(\.hidesListBackground) private var hidesBackground
    @Environment(\.selectionMenu) private var menu

    @MainActor var body: some View {
        GeometryReader { geometry in
            let widths = ColumnArrangement.widths(
                columns.map(\.width), chosen: chosenWidths, room: geometry.size.width - 2 * TableMetrics.margin)
            let rows = rows(widths)
            VStack(alignment: .leading, spacing: 0) {
                if !hidesHeaders {
                    TableHeader(columns: columns, widths: widths, order: order) { resize($0, to: $1, of: widths) }
                        .modifier(AccessibilityModifier(change: .group(.rowgroup, nil)))
                    Hairline(.bottom)
                }
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0) { rows.parts }
                        .modifier(AccessibilityModifier(change: .group(.rowgroup, nil)))
                }
                .modifier(OptionalContextMenu(menu: menu?.contentBesideRows))
            }
            .modifier(RowChoiceModifier(semantics: semantics(count: rows.count), choose: nil))
        }
        .background {
            if !hidesBackground { Rectangle().fill(NamedStyle(name: .background)) }
        }
        .modifier(TableBorder(isVisible: style == .bordered))
    }

    /// The rows, and their number.
    @MainActor private func rows(_ widths: [CGFloat]) -> (parts: TableRowParts, count: Int) {
        let columns = columns
        let content = self.rows
        let selection = selection?.ordered(from: anchor) { Self.ids(of: content) }
        let offset = hidesHeaders ? 0 : 1
        var all = _TableRows<Rows.TableRowValue> { value in
            AnyView(
                TableGridRow(
                    id: AnyHashable(value.id), cells: columns.map { $0.cell(value) },
                    alignments: columns.map(\.alignment), widths: widths, selection: selection, rowsAbove: offset))
        }
        rows._appendRows(to: &all)
        var count = 0
        let parts = _TableRows<Rows.TableRowValue>.positioned(all.parts, offset: &count)
        return (TableRowParts(parts: parts), count)
    }

    /// The ids of all rows, in their order.
    @MainActor private static func ids(of rows: Rows) -> [AnyHashable] {
        var all = _TableRows<Rows.TableRowValue> { _ in AnyView(EmptyView()) }
        rows._appendRows(to: &all)
        return _TableRows<Rows.TableRowValue>.collections(in: all.parts).flatMap { rows in
            (0..<rows.lazyCount).map(rows.lazyID)
        }
    }

    /// The table for assistive technology. One whose rows can be selected is used by keyboard as a grid.
    @MainActor private func semantics(count: Int) -> Semantics {
        var semantics = Semantics(role: selection == nil ? .table : .grid)
        semantics.rowNumber = count + (hidesHeaders ? 0 : 1)
        semantics.selectsSeveral = selection?.rows.takesSeveral == true
        return semantics
    }

    /// Sets the width of a column. The columns before it keep theirs; those after it take up the difference.
    @MainActor private func resize(_ column: Int, to width: CGFloat, of widths: [CGFloat]) {
        for index in 0..<column { chosenWidths[index] = widths[index] }
        for index in columns.indices where index > column { chosenWidths[index] = nil }
        let least = columns.indices.reduce(0) { $1 > column ? $0 + columns[$1].width.range.lowerBound : $0 }
        let room = widths.reduce(0, +) - widths[..<column].reduce(0, +) - least
        chosenWidths[column] = max(columns[column].width.range.lowerBound, min(width, room))
    }
}

/// Distances in tables, in points.
nonisolated enum TableMetrics {
    /// From the table's sides to its columns.
    static let margin: CGFloat = 8
    /// From a column's sides to its cells.
    static let cellInset: CGFloat = 8
    static let rowHeight: CGFloat = 40
    static let headerHeight: CGFloat = 32
    /// Of the part of a title that changes the column's width.
    static let edgeWidth: CGFloat = 10
}

private nonisolated struct TableBorder: ViewModifier {
    let isVisible: Bool

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if isVisible {
            content
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .overlay {
                    RoundedRectangle(cornerRadius: 8).strokeBorder(NamedStyle(name: .separator)).allowsHitTesting(false)
                }
        } else {
            content
        }
    }
}
