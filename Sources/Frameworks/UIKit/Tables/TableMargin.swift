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

    /// The height in a width of the table, before the page has shown the header or footer.
    func height(in width: CGFloat, of table: UITableView, isHeader: Bool) -> CGFloat {
        if let height { return height }
        if let view {
            return MarginSizing(view, height: nil).size(for: ProposedViewSize(width: width, height: nil)).height
        }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.numberOfLines = 0
        label.text = title
        let insets = Self.titleInsets(isHeader: isHeader, in: table.style)
        let room = CGSize(width: max(0, width - insets.leading - insets.trailing), height: 0)
        return label.sizeThatFits(room).height + insets.top + insets.bottom
    }

    /// The distances around a title.
    static func titleInsets(isHeader: Bool, in style: UITableView.Style) -> EdgeInsets {
        isHeader
            ? EdgeInsets(top: style == .plain ? 12 : 0, leading: 16, bottom: 7, trailing: 16)
            : EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16)
    }
}

/// Shows the header or footer of a section.
struct TableMarginContent: View {
    let table: UITableView
    let place: TableMargin.Place
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
                .onDisappear { [weak table] in table?.marginDidDisappear(view, at: place) }
                .id(ObjectIdentifier(view))
                .textCase(nil)
                .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        } else if let height = margin.height {
            Text(verbatim: margin.title ?? "")
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
                .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        } else if let title = margin.title {
            let insets = TableMargin.titleInsets(isHeader: place.isHeader, in: table.style)
            HeightRecording(
                version: version,
                record: { [weak table] height in
                    table?.marginWasShown(at: place, height: height + insets.top + insets.bottom)
                }
            ) {
                Text(verbatim: title)
            }
            .listRowInsets(insets)
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
