import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The titles of a table's columns.
nonisolated struct TableHeader<Value>: View {
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
                        width: widths[index],
                        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center)
                    )
                    .frame(minHeight: TableMetrics.headerHeight)
                    .overlay(alignment: .trailing) { edge(index) }
                    // The name without the column's edge.
                    .modifier(
                        AccessibilityModifier(
                            change: .group(.columnheader, AccessibilityLabel.text(in: columns[index].title)))
                    )
                    .modifier(ColumnOrderState(order: order.map { $0.state(of: columns[index].comparator) }))
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(.horizontal, TableMetrics.margin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(AccessibilityModifier(change: .group(.row, nil)))
        .modifier(AccessibilityModifier(change: .rowNumber(1)))
    }

    /// The edge of a column. The last column takes up what the others leave, so it has none.
    @MainActor @ViewBuilder private func edge(_ index: Int) -> some View {
        let width = columns[index].width
        if index < columns.count - 1, !width.isFixed {
            Color.clear
                .frame(width: TableMetrics.edgeWidth)
                .modifier(
                    ColumnEdgeModifier(width: widths[index], range: width.range, resize: { resize(index, $0) })
                )
                .accessibilityLabel(SystemText.columnWidth)
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
                            .font(.caption2.bold())
                            .foregroundStyle(.secondary)
                            .accessibilityHidden(true)
                    }
                }
                .frame(
                    maxWidth: .infinity, minHeight: TableMetrics.headerHeight,
                    alignment: Alignment(horizontal: column.alignment, vertical: .center))
            }
            .buttonStyle(.plain)
        } else {
            text(column.title, isActive: false)
        }
    }

    @MainActor private func text(_ title: AnyView, isActive: Bool) -> some View {
        title
            .font(.footnote.weight(isActive ? .semibold : .medium))
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
