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
        var all = _TableRows<Rows.TableRowValue> { value in
            AnyView(
                TableGridRow(
                    id: AnyHashable(value.id), cells: columns.map { $0.cell(value) },
                    alignments: columns.map(\.alignment), widths: widths, selection: selection))
        }
        rows._appendRows(to: &all)
        var offset = 0
        var parts: [any View] = []
        for part in all.parts {
            guard let rows = part as? any LazyRows else { continue }
            parts.append(PositionedRows(base: rows, offset: offset))
            offset += rows.lazyCount
        }
        return TableRowParts(parts: parts)
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

// MARK: Rows

/// A row of a table: its cells side by side.
nonisolated struct TableGridRow: View {
    let id: AnyHashable
    let cells: [AnyView]
    let alignments: [HorizontalAlignment]
    let widths: [CGFloat]
    let selection: TableSelection?
    @Environment(\.tableRowPosition) private var position
    @Environment(\.alternatesRowBackgrounds) private var alternates
    @Environment(\.selectionMenu) private var menu

    @MainActor var body: some View {
        let isSelected = selection?.contains(id) == true
        HStack(spacing: 0) {
            ForEach(cells.indices, id: \.self) { index in
                cell(index, isSelected)
                    .padding(.horizontal, TableMetrics.cellInset)
                    .padding(.vertical, 6)
                    .frame(
                        width: index < widths.count ? widths[index] : nil,
                        alignment: Alignment(
                            horizontal: alignments[index], vertical: .center)
                    )
                    .modifier(AccessibilityModifier(change: .group(.cell, nil)))
            }
        }
        .padding(.horizontal, TableMetrics.margin)
        .frame(minHeight: TableMetrics.rowHeight)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            if isSelected {
                RoundedRectangle(cornerRadius: 7).fill(.tint.opacity(0.18))
                    .padding(.horizontal, TableMetrics.margin / 2)
            } else if alternates, position % 2 == 1 {
                RoundedRectangle(cornerRadius: 7).fill(NamedStyle(name: .quaternaryFill))
                    .padding(.horizontal, TableMetrics.margin / 2)
            }
        }
        .overlay(alignment: .bottom) {
            if !alternates {
                Rectangle().fill(NamedStyle(name: .separator)).frame(height: 1)
                    .padding(.leading, TableMetrics.margin + TableMetrics.cellInset)
            }
        }
        .modifier(TableRowActions(id: id, selection: selection, primary: primaryAction))
        .modifier(
            OptionalContextMenu(
                menu: selection == nil ? nil : menu?.content(for: selection?.ids(around: id) ?? []))
        )
        .modifier(AccessibilityModifier(change: .group(.row, nil)))
        .modifier(TableRowState(isSelected: selection == nil ? nil : isSelected))
    }

    @MainActor private var primaryAction: (@MainActor () -> Void)? {
        guard let action = menu?.primaryAction, let selection else { return nil }
        return { action(selection.ids(around: id)) }
    }

    /// The cell of a column. The first one contains a button for the keyboard, which selects the row.
    @MainActor @ViewBuilder private func cell(_ index: Int, _ isSelected: Bool) -> some View {
        if index == 0, let selection {
            cells[0]
                .lineLimit(1)
                .overlay {
                    Button {
                        selection.tap(id, [])
                    } label: {
                        Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    .buttonStyle(.plain)
                    .allowsHitTesting(false)
                    .accessibilityLabel("Select")
                    .accessibilityAddTraits(isSelected ? .isSelected : [])
                }
        } else {
            cells[index].lineLimit(1)
        }
    }
}

/// Tells assistive technology whether a row is selected; nil for rows that cannot be.
private nonisolated struct TableRowState: ViewModifier {
    let isSelected: Bool?

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let isSelected {
            content.modifier(AccessibilityModifier(change: .selected(isSelected)))
        } else {
            content
        }
    }
}

/// Clicks and taps on a row. One selects it, two perform the primary action.
private nonisolated struct TableRowActions: ViewModifier {
    let id: AnyHashable
    let selection: TableSelection?
    let primary: (@MainActor () -> Void)?

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let selection, let primary {
            content
                .simultaneousGesture(ModifiedTap().onEnded { selection.tap(id, $0) })
                .simultaneousGesture(TapGesture(count: 2).onEnded { primary() })
        } else if let selection {
            content.simultaneousGesture(ModifiedTap().onEnded { selection.tap(id, $0) })
        } else {
            content
        }
    }
}

// MARK: Titles

/// The titles of a table's columns.
private nonisolated struct TableHeader<Value>: View {
    let columns: [ColumnDescription<Value>]
    let widths: [CGFloat]
    let order: TableOrder?
    let resize: @MainActor (Int, CGFloat) -> Void

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) { index in
                title(index)
                    .padding(.horizontal, TableMetrics.cellInset)
                    .frame(
                        width: widths[index], height: TableMetrics.headerHeight,
                        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center)
                    )
                    .overlay(alignment: .trailing) { edge(index) }
                    .modifier(AccessibilityModifier(change: .group(.columnheader, nil)))
                    .modifier(ColumnOrderState(order: order.map { $0.state(of: columns[index].comparator) }))
            }
        }
        .padding(.horizontal, TableMetrics.margin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(AccessibilityModifier(change: .group(.row, nil)))
    }

    /// The edge of a column. The last column takes up what the others leave, so it has none.
    @MainActor @ViewBuilder private func edge(_ index: Int) -> some View {
        let width = columns[index].width
        if index < columns.count - 1, !width.isFixed {
            Color.clear
                .frame(width: TableMetrics.edgeWidth, height: TableMetrics.headerHeight)
                .modifier(
                    ColumnEdgeModifier(width: widths[index], range: width.range, resize: { resize(index, $0) })
                )
                .accessibilityLabel("Column width")
        }
    }

    @MainActor @ViewBuilder private func title(_ index: Int) -> some View {
        let column = columns[index]
        let state = order?.state(of: column.comparator)
        if let order, let state, let comparator = column.comparator {
            Button {
                withAnimation { order.toggle(comparator) }
            } label: {
                HStack(spacing: 5) {
                    text(column.title, isActive: state != .none)
                    if state != .none {
                        Image(systemName: state == .ascending ? "chevron.up" : "chevron.down")
                            .font(.system(size: 10, weight: .bold))
                            .foregroundStyle(.secondary)
                            .accessibilityHidden(true)
                    }
                }
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: Alignment(horizontal: column.alignment, vertical: .center))
            }
            .buttonStyle(.plain)
        } else {
            text(column.title, isActive: false)
        }
    }

    @MainActor private func text(_ title: AnyView, isActive: Bool) -> some View {
        title
            .font(.system(size: 13, weight: isActive ? .semibold : .medium))
            .systemForegroundStyle(isActive ? .primary : .secondary)
            .lineLimit(1)
    }
}

/// Tells assistive technology whether a column sorts its table; nil for columns that cannot.
private nonisolated struct ColumnOrderState: ViewModifier {
    let order: Semantics.ColumnOrder??

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if case .some(.some(let order)) = order {
            content.modifier(AccessibilityModifier(change: .order(order)))
        } else {
            content
        }
    }
}
