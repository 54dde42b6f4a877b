import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A row of a table: its cells side by side.
nonisolated struct TableGridRow: View {
    let id: AnyHashable
    let cells: [AnyView]
    let alignments: [HorizontalAlignment]
    let widths: [CGFloat]
    let selection: TableSelection?
    /// The number of rows of titles.
    let rowsAbove: Int
    @Environment(\.tableRowPosition) private var position
    @Environment(\.alternatesRowBackgrounds) private var alternates
    @Environment(\.selectionMenu) private var menu

    @MainActor var body: some View {
        let isSelected = selection?.rows.values().contains(id) == true
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
                    .modifier(AccessibilityModifier(change: .group(selection == nil ? .cell : .gridcell, nil)))
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
                Hairline(.bottom).padding(.leading, TableMetrics.margin + TableMetrics.cellInset)
            }
        }
        .modifier(TableRowActions(id: id, selection: selection, primary: primaryAction))
        .modifier(
            OptionalContextMenu(
                menu: selection.flatMap { selection in menu?.content(of: id) { selection.rows.values(around: id) } })
        )
        .modifier(RowChoiceModifier(semantics: semantics(isSelected: isSelected), choose: choose))
    }

    @MainActor private func semantics(isSelected: Bool) -> Semantics {
        var semantics = Semantics(role: .row, isSelected: selection == nil ? nil : isSelected)
        semantics.rowNumber = position + rowsAbove + 1
        return semantics
    }

    @MainActor private var choose: (@MainActor (RowChoice) -> Void)? {
        guard let selection else { return nil }
        let primary = primaryAction
        return { selection.rows.choose(id, $0, primary: primary) }
    }

    @MainActor private var primaryAction: (@MainActor () -> Void)? {
        guard let action = menu?.primaryAction, let selection else { return nil }
        return { action(selection.rows.values(around: id)) }
    }

    /// The cell of a column. The first one contains a button for pages without scripts, which selects the row.
    @MainActor @ViewBuilder private func cell(_ index: Int, _ isSelected: Bool) -> some View {
        if index == 0, let selection {
            cells[0]
                .lineLimit(1)
                .overlay {
                    Button {
                        selection.rows.tap(id, [])
                    } label: {
                        Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    .buttonStyle(.plain)
                    .allowsHitTesting(false)
                    .accessibilityLabel(SystemText.select)
                    .accessibilityAddTraits(isSelected ? .isSelected : [])
                }
        } else {
            cells[index].lineLimit(1)
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
                .simultaneousGesture(ModifiedTap().onEnded { selection.rows.tap(id, $0) })
                .simultaneousGesture(TapGesture(count: 2).onEnded { primary() })
        } else if let selection {
            content.simultaneousGesture(ModifiedTap().onEnded { selection.rows.tap(id, $0) })
        } else {
            content
        }
    }
}
