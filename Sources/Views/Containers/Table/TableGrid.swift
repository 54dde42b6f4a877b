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
            VStack(alignment: .leading, spacing: 0) {
                if !hidesHeaders {
                    TableHeader(columns: columns, widths: widths, order: order) { resize($0, to: $1, of: widths) }
                        .modifier(AccessibilityModifier(change: .group(.rowgroup, nil)))
                    Rectangle().fill(NamedStyle(name: .separator)).frame(height: 1)
                }
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0) { rows(widths) }
                        .modifier(AccessibilityModifier(change: .group(.rowgroup, nil)))
                }
                .modifier(OptionalContextMenu(menu: menu?.content(for: [])))
            }
            .modifier(AccessibilityModifier(change: .group(.table, nil)))
        }
        .background {
            if !hidesBackground { Rectangle().fill(NamedStyle(name: .background)) }
        }
        .modifier(TableBorder(isVisible: style == .bordered))
    }

    @MainActor private func rows(_ widths: [CGFloat]) -> some View {
        let columns = columns
        let content = self.rows
        let selection = selection?.extending(from: anchor) { Self.ids(of: content, from: $0, to: $1) }
        var all = _TableRows<Rows.TableRowValue> { value in
            AnyView(
                TableGridRow(
                    id: AnyHashable(value.id), cells: columns.map { $0.cell(value) },
                    alignments: columns.map(\.alignment), widths: widths, selection: selection))
        }
        rows._appendRows(to: &all)
        var offset = 0
        return TableRowParts(parts: _TableRows<Rows.TableRowValue>.positioned(all.parts, offset: &offset))
    }

    /// The ids of the rows from one to another one, in either direction; nil if one of them is not in the table.
    @MainActor private static func ids(of rows: Rows, from: AnyHashable, to: AnyHashable) -> Set<AnyHashable>? {
        var all = _TableRows<Rows.TableRowValue> { _ in AnyView(EmptyView()) }
        rows._appendRows(to: &all)
        let ids = _TableRows<Rows.TableRowValue>.collections(in: all.parts).flatMap { rows in
            (0..<rows.lazyCount).map(rows.lazyID)
        }
        guard let first = ids.firstIndex(of: from), let last = ids.firstIndex(of: to) else { return nil }
        return Set(ids[min(first, last)...max(first, last)])
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
