import EspalierLayoutEngine
import Foundation

/// A section of a table's rows, as a part of a lazy layout.
nonisolated struct TableRowSection: LazyStructure, LazySectionView, View {
    let header: AnyView?
    var parts: [any View]
    let isExpanded: Binding<Bool>?

    @MainActor func appendParts(to parts: inout LazyParts) { section.appendParts(to: &parts) }

    @MainActor var body: some View { section }

    @MainActor private var section: Section<AnyView?, TableRowParts, EmptyView> {
        Section(parts: header, TableRowParts(parts: parts), EmptyView(), isExpanded: isExpanded)
    }

    /// Views above the rows of a grid.
    @MainActor var gridHeader: AnyView? {
        header.map { header in
            AnyView(
                TableSectionTitle(isExpanded: isExpanded) { header }
                    .padding(.horizontal, TableMetrics.margin + TableMetrics.cellInset)
                    .frame(maxWidth: .infinity, minHeight: TableMetrics.headerHeight, alignment: .leading))
        }
    }
}

/// The header of a section in a grid, with a button if the rows can be hidden.
private struct TableSectionTitle<Content: View>: View {
    let isExpanded: Binding<Bool>?
    @ViewBuilder let content: Content

    var body: some View {
        if let isExpanded {
            Button {
                isExpanded.wrappedValue.toggle()
            } label: {
                HStack(spacing: 6) {
                    Image(systemName: "chevron.right")
                        .font(.caption.weight(.semibold))
                        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                        .accessibilityHidden(true)
                    title
                }
            }
            .buttonStyle(.plain)
        } else {
            title.accessibilityAddTraits(.isHeader)
        }
    }

    private var title: some View { content.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary) }
}

extension _TableRows {
    /// The rows of all parts, and of the parts' sections, in order.
    @MainActor static func collections(in parts: [any View]) -> [any LazyRows] {
        parts.flatMap { part in
            if let section = part as? TableRowSection { return collections(in: section.parts) }
            return part.asLazyRows.map { [$0] } ?? []
        }
    }

    /// The parts with rows that know their positions, and with the headers of a grid.
    ///
    /// - Parameter offset: The number of rows in front of them; afterwards with their own.
    @MainActor static func positioned(_ parts: [any View], offset: inout Int) -> [any View] {
        var result: [any View] = []
        for part in parts {
            if let section = part as? TableRowSection {
                let rows = positioned(section.parts, offset: &offset)
                result.append(
                    TableRowSection(header: section.gridHeader, parts: rows, isExpanded: section.isExpanded))
            } else if let rows = part.asLazyRows {
                result.append(PositionedRows(base: rows, offset: offset))
                offset += rows.lazyCount
            }
        }
        return result
    }
}
