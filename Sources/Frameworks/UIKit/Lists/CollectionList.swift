import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the items of a collection view as a list of SwiftUI.
struct CollectionList: View {
    let view: UICollectionView
    /// The appearance of each section.
    let lists: [UICollectionLayoutListConfiguration]
    /// Another version is shown again.
    let version: Int

    var body: some View {
        ScrollViewReader { proxy in
            styled.onAppear { view.wasShown(by: proxy) }
        }
    }

    @ViewBuilder private var styled: some View {
        switch lists.first?.appearance ?? .plain {
        case .plain, .sidebarPlain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        case .sidebar: list.listStyle(.sidebar)
        }
    }

    private var list: some View {
        List {
            ForEach(sections, id: \.identity) { section($0.index) }
        }
        .scrollContentBackground(background == nil ? .automatic : .hidden)
        .background { background.map { Color($0) } }
        .scrollDisabled(!view.isScrollEnabled)
        .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden)
        .environment(\.editMode, .constant(view.isEditing ? .active : .inactive))
        .modifier(ScrollConnection(view: view))
        .modifier(Refreshing(control: view.refreshControl))
    }

    /// The color behind the rows: that of the list, or else that of the view.
    private var background: UIColor? { lists.first?.backgroundColor ?? view.backgroundColor }

    private var source: (any RowIdentifying)? { view.dataSource as? any RowIdentifying }

    private var sections: [SectionReference] {
        lists.indices.map { SectionReference(index: $0, identity: source?.identity(ofSection: $0) ?? AnyHashable($0)) }
    }

    private func section(_ section: Int) -> some View {
        let list = lists[section]
        let startsWithHeader = list.headerMode == .firstItemInSection && view.numberOfItems(inSection: section) > 0
        return Section {
            ForEach(rows(of: section, startsWithHeader), id: \.identity) { row in
                ListRow(
                    view: view, list: list, path: IndexPath(item: row.index, section: section),
                    version: view.generation)
            }
        } header: {
            if startsWithHeader {
                if let cell = view.cell(at: IndexPath(item: 0, section: section)) {
                    ListElement(element: cell, isSelectable: false, isEditing: view.isEditing, version: view.generation)
                }
            } else if list.headerMode == .supplementary {
                supplement(UICollectionView.elementKindSectionHeader, section)
            }
        } footer: {
            if list.footerMode == .supplementary { supplement(UICollectionView.elementKindSectionFooter, section) }
        }
    }

    private func rows(of section: Int, _ startsWithHeader: Bool) -> IdentifiedRows.SubSequence {
        let count = view.numberOfItems(inSection: section)
        return IdentifiedRows(source: source, section: section, count: count)[(startsWithHeader ? 1 : 0)...]
    }

    @ViewBuilder private func supplement(_ kind: String, _ section: Int) -> some View {
        if let made = view.supplement(kind, at: IndexPath(item: 0, section: section)) {
            ListElement(element: made, isSelectable: false, isEditing: view.isEditing, version: view.generation)
        }
    }
}

/// A row of a list.
private struct ListRow: View {
    let view: UICollectionView
    let list: UICollectionLayoutListConfiguration
    let path: IndexPath
    /// Another version is made again.
    let version: Int

    var body: some View {
        if let cell = view.cell(at: path) {
            let separator = list.separator(at: path)
            let _ = cell.appearanceReaders.noteRead()
            ListElement(element: cell, isSelectable: true, isEditing: view.isEditing, version: version)
                .onAppear { [weak view] in view?.itemDidAppear(path) }
                .id(ObjectIdentifier(cell))
                .contentShape(Rectangle())
                .onTapGesture { view.itemWasTapped(path) }
                .accessibilityAddTraits(view.allowsSelection ? .isButton : [])
                .modifier(
                    RowActions(
                        leading: list.leadingSwipeActionsConfigurationProvider?(path),
                        trailing: list.trailingSwipeActionsConfigurationProvider?(path), cell: cell)
                )
                .modifier(ContextMenuOfUIKit(menu: view.menu(of: path)))
                .listRowSeparator(separator.bottomSeparatorVisibility == .hidden ? .hidden : .automatic)
                .listRowSeparatorTint(separator.color.map { Color($0) })
                .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
                .listRowBackground(cell.rowBackground)
        }
    }
}

/// A cell, a header or a footer of a list: its content as views of SwiftUI, or a view of UIKit.
struct ListElement: View {
    let element: UICollectionReusableView
    /// Whether the element shows that it is selected.
    let isSelectable: Bool
    let isEditing: Bool
    let version: Int

    var body: some View {
        let _ = element.appearanceReaders.noteRead()
        HeightRecording(version: version, record: { [weak element] in element?.shownHeight = $0 }) { content }
    }

    @ViewBuilder private var content: some View {
        if let cell = element as? UICollectionViewCell, let content = cell.configuredContent {
            HStack(spacing: 0) {
                // The configuration decides on capitals.
                content.textCase(nil)
                if let accessories = (cell as? UICollectionViewListCell)?.trailingAccessories(isEditing: isEditing) {
                    accessories.padding(.trailing, 16)
                }
            }
            .modifier(LeadingAccessories(cell: cell as? UICollectionViewListCell, isEditing: isEditing))
            .frame(minHeight: isSelectable ? 44 : nil)
        } else {
            HostedView(
                view: element, sizing: ReusableViewSizing(element, estimate: CGSize(width: 0, height: 44)),
                version: version)
        }
    }
}

private struct LeadingAccessories: ViewModifier {
    let cell: UICollectionViewListCell?
    let isEditing: Bool

    @ViewBuilder func body(content: Content) -> some View {
        let indentation = cell.map { CGFloat($0.indentationLevel) * $0.indentationWidth } ?? 0
        if let accessories = cell?.leadingAccessories(isEditing: isEditing) {
            HStack(spacing: 0) {
                accessories.padding(.leading, 16 + indentation)
                content
            }
        } else {
            content.padding(.leading, indentation)
        }
    }
}
