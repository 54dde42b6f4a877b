import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The header or footer of a table's section.
@MainActor
struct TableMargin {
    /// The delegate's view; nil for none.
    let view: UIView?
    /// The data source's title; nil for none.
    let title: String?
    /// The height in points; nil for that of the content.
    let height: CGFloat?

    /// The position of a header or footer.
    struct Place: Hashable {
        let section: Int
        let isHeader: Bool
    }

    init(
        at place: Place, in table: UITableView, _ source: (any UITableViewDataSource)?,
        _ delegate: (any UITableViewDelegate)?
    ) {
        let section = place.section
        let height: CGFloat
        if place.isHeader {
            view = delegate?.tableView(table, viewForHeaderInSection: section)
            title = source?.tableView(table, titleForHeaderInSection: section)
            height = delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        } else {
            view = delegate?.tableView(table, viewForFooterInSection: section)
            title = source?.tableView(table, titleForFooterInSection: section)
            height = delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        }
        self.height = height < 0 ? nil : height
    }
}

/// Shows the header or footer of a section.
struct TableMarginContent: View {
    let margin: TableMargin
    /// Another version is measured again.
    let version: Int

    /// Whether the table shows the header or footer. Apps set a tiny height to hide it.
    @MainActor static func isShown(_ margin: TableMargin) -> Bool {
        if let height = margin.height { return height >= 1 }
        return margin.view != nil || margin.title != nil
    }

    var body: some View {
        if let view = margin.view {
            HostedView(view: view, sizing: MarginSizing(view, height: margin.height), version: version)
                .textCase(nil)
                .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        } else if let height = margin.height {
            Text(verbatim: margin.title ?? "")
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
                .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        } else if let title = margin.title {
            Text(verbatim: title)
        }
    }
}

/// The size of a header or a footer over the whole width: its own height, or else that of its content.
@MainActor
private final class MarginSizing: HostedSizing {
    private let view: UIView
    private let height: CGFloat?

    init(_ view: UIView, height: CGFloat?) {
        self.view = view
        self.height = height
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? view.bounds.width
        return CGSize(width: width, height: height ?? content(in: width))
    }

    private func content(in width: CGFloat) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.height(in: width) }
        if let height = view.contentHeight(in: width), height > 0 { return height }
        return view.bounds.height > 0 ? view.bounds.height : 28
    }
}
