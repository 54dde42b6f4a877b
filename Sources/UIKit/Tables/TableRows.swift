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
        .environment(\.defaultMinListRowHeight, table.rowHeight > 0 ? table.rowHeight : 44)
        .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
        .scrollDisabled(!table.isScrollEnabled)
        .scrollIndicators(table.showsVerticalScrollIndicator ? .automatic : .hidden)
        .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
        .modifier(PhaseReporting(view: table.phaseReceiver))
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
            if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
                Text(verbatim: title)
            }
        } footer: {
            if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
                Text(verbatim: title)
            }
        }
    }

    private func rows(of section: Int) -> some View {
        let source = table.dataSource as? any RowIdentifying
        let count = table.numberOfRows(inSection: section)
        return ForEach(IdentifiedRows(source: source, section: section, count: count), id: \.identity) { row in
            self.row(IndexPath(row: row.index, section: section))
        }
        .onDelete(perform: deletion(section))
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

    /// The action that deletes rows of a section; nil if the data source does not let rows be edited.
    private func deletion(_ section: Int) -> ((IndexSet) -> Void)? {
        guard let source = table.dataSource, source.tableView(table, canEditRowAt: IndexPath(row: 0, section: section))
        else { return nil }
        return { rows in
            for row in rows {
                source.tableView(table, commit: .delete, forRowAt: IndexPath(row: row, section: section))
            }
        }
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
            TableCell(cell: cell, version: version)
                .id(ObjectIdentifier(cell))
                .contentShape(Rectangle())
                .onTapGesture { table.rowWasTapped(path) }
                .accessibilityAddTraits(table.allowsSelection ? .isButton : [])
                .modifier(actions)
                .deleteDisabled(actions.trailing != nil && !table.isEditing)
        }
    }
}

extension TableRow {
    private func actions(of cell: UITableViewCell) -> RowActions {
        let delegate = table.delegate as? any UITableViewDelegate
        return RowActions(
            leading: delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
            trailing: delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path), cell: cell)
    }
}

/// A cell of views of UIKit, or of SwiftUI.
private struct TableCell: View {
    let cell: UITableViewCell
    let version: Int

    var body: some View {
        let _ = cell.appearanceReaders.noteRead()
        if let content = cell.configuredContent {
            HStack(spacing: 0) {
                content
                cell.accessorySymbol
            }
            .background { (cell.selectionColor ?? cell.backgroundColor).map { Color($0) } }
        } else {
            HostedView(view: cell, sizing: CellSizing(cell), version: version)
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

/// The size of a cell over the whole width.
@MainActor
private final class CellSizing: HostedSizing {
    private let cell: UITableViewCell

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? cell.bounds.width
        return CGSize(width: width, height: cell.height(in: width))
    }
}
