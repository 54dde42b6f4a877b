import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the rows of a table as a list of SwiftUI.
struct TableRows: View {
    let table: UITableView
    /// Another version is shown again.
    let version: Int

    var body: some View {
        ScrollViewReader { proxy in
            styled.onAppear { table.wasShown(by: proxy) }
        }
    }

    @ViewBuilder private var styled: some View {
        switch table.style {
        case .plain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        }
    }

    private var list: some View {
        List {
            if let header = table.tableHeaderView { plain(header) }
            if let source = table.dataSource as? any RowIdentifying {
                ForEach(sections(of: source), id: \.identity) { section($0.index) }
            } else {
                ForEach(0..<table.numberOfSections, id: \.self) { section($0) }
            }
            if let footer = table.tableFooterView, footer.bounds.height > 0 { plain(footer) }
        }
        .environment(\.defaultMinListRowHeight, 0)
        .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
        .scrollDisabled(!table.isScrollEnabled)
        .scrollIndicators(table.showsVerticalScrollIndicator ? .automatic : .hidden)
        .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
        .modifier(ScrollConnection(view: table))
        .modifier(Refreshing(control: table.refreshControl))
    }

    private func sections(of source: any RowIdentifying) -> [SectionReference] {
        (0..<table.numberOfSections).map {
            SectionReference(index: $0, identity: source.identity(ofSection: $0) ?? AnyHashable($0))
        }
    }

    private func section(_ section: Int) -> some View {
        Section {
            rows(of: section)
        } header: {
            margin(TableMargin.Place(section: section, isHeader: true))
        } footer: {
            margin(TableMargin.Place(section: section, isHeader: false))
        }
    }

    @ViewBuilder private func margin(_ place: TableMargin.Place) -> some View {
        let margin = table.shownMargin(at: place)
        if TableMarginContent.isShown(margin) {
            TableMarginContent(table: table, place: place, margin: margin, version: table.generation)
        }
    }

    private func rows(of section: Int) -> some View {
        let source = table.dataSource as? any RowIdentifying
        let count = table.numberOfRows(inSection: section)
        return ForEach(IdentifiedRows(source: source, section: section, count: count), id: \.identity) { row in
            self.row(IndexPath(row: row.index, section: section))
        }
        .onDelete { rows in
            for row in rows {
                table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: row, section: section))
            }
        }
        .onMove { rows, offset in
            if let row = rows.first { table.rowWasMoved(row, to: offset, in: section) }
        }
    }

    private func row(_ path: IndexPath) -> some View {
        TableRow(table: table, path: path, version: table.generation)
            .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
            .listRowSeparatorTint(table.separatorColor.map { Color($0) })
            .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    private func plain(_ view: UIView) -> some View {
        HostedView(view: view, sizing: FrameSizing(view), version: 0)
            .listRowSeparator(.hidden)
            .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
            .listRowBackground(Color.clear)
    }
}

/// A row of a table.
private struct TableRow: View {
    let table: UITableView
    let path: IndexPath
    /// Another version is made again.
    let version: Int

    var body: some View {
        if let cell = table.cell(at: path) {
            let actions = actions(of: cell)
            TableCell(cell: cell, height: table.height(of: path), version: version)
                .onAppear { [weak table] in table?.rowDidAppear(path, cell) }
                .onDisappear { [weak table] in table?.rowDidDisappear(path, cell) }
                .id(ObjectIdentifier(cell))
                .contentShape(Rectangle())
                .onTapGesture { table.rowWasTapped(path) }
                .accessibilityAddTraits(table.allowsSelection ? .isButton : [])
                .modifier(actions)
                .modifier(ContextMenuOfUIKit(menu: menu))
                .deleteDisabled(actions.trailing != nil && !table.isEditing || !canDelete)
                .moveDisabled(table.dataSource?.tableView(table, canMoveRowAt: path) != true)
        }
    }
}

extension TableRow {
    private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

    private func actions(of cell: UITableViewCell) -> RowActions {
        RowActions(
            leading: delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
            trailing: table.trailingActions(at: path, canDelete: canDelete), cell: cell)
    }

    private var menu: UIMenu? {
        delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
    }

    private var canDelete: Bool {
        guard let source = table.dataSource, source.tableView(table, canEditRowAt: path) else { return false }
        return (delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete) == .delete
    }
}

/// A cell of views of UIKit, or of SwiftUI.
private struct TableCell: View {
    let cell: UITableViewCell
    /// The height; nil for that of the content.
    let height: CGFloat?
    let version: Int

    var body: some View {
        let _ = cell.appearanceReaders.noteRead()
        if let content = cell.configuredContent {
            HeightRecording(version: version, record: { [weak cell] in cell?.shownHeight = $0 }) {
                HStack(spacing: 0) {
                    content
                    cell.accessorySymbol
                }
                .frame(minHeight: height ?? 44, maxHeight: height)
                .background { cell.rowBackground }
            }
        } else {
            HostedView(view: cell, sizing: CellSizing(cell, height: height), version: version)
        }
    }
}

/// The size of a view over the whole width, as high as its frame.
@MainActor
private final class FrameSizing: HostedSizing {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? view.bounds.width, height: view.bounds.height)
    }
}

/// The size of a cell over the whole width: its own height, or else that of its content.
@MainActor
private final class CellSizing: HostedSizing {
    private let cell: UITableViewCell
    private let height: CGFloat?

    init(_ cell: UITableViewCell, height: CGFloat?) {
        self.cell = cell
        self.height = height
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? cell.bounds.width
        return CGSize(width: width, height: height ?? cell.height(in: width))
    }
}
