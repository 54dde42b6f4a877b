import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A section of a layout that is a list among other sections.
struct ListCard: View {
    let view: UICollectionView
    let list: UICollectionLayoutListConfiguration
    let section: Int
    /// Another version is made again.
    let version: Int

    private var isInset: Bool { list.appearance == .insetGrouped || list.appearance == .sidebar }
    private var isBox: Bool { list.appearance == .insetGrouped || list.appearance == .grouped }

    var body: some View {
        let count = view.numberOfItems(inSection: section)
        let first = list.headerMode == .firstItemInSection ? min(1, count) : 0
        VStack(alignment: .leading, spacing: 0) {
            if first == 1 { header(view.cell(at: IndexPath(item: 0, section: section))) }
            if list.headerMode == .supplementary { header(supplement(UICollectionView.elementKindSectionHeader)) }
            VStack(alignment: .leading, spacing: 0) {
                ForEach(first..<max(first, count), id: \.self) { row($0, isLast: $0 == count - 1) }
            }
            .background(isBox ? Color(.secondarySystemGroupedBackground) : .clear)
            .clipShape(RoundedRectangle(cornerRadius: isInset ? 10 : 0))
            if list.footerMode == .supplementary { header(supplement(UICollectionView.elementKindSectionFooter)) }
        }
        .padding(.horizontal, isInset ? 16 : 0)
        .padding(.vertical, isBox ? 10 : 0)
        .background { list.backgroundColor.map { Color($0) } }
    }

    private func supplement(_ kind: String) -> UICollectionReusableView? {
        view.supplement(kind, at: IndexPath(item: 0, section: section))
    }

    @ViewBuilder private func header(_ element: UICollectionReusableView?) -> some View {
        if let element {
            ListElement(element: element, isSelectable: false, isEditing: view.isEditing, version: version)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16)
                .padding(.vertical, 6)
        }
    }

    @ViewBuilder private func row(_ item: Int, isLast: Bool) -> some View {
        let path = IndexPath(item: item, section: section)
        if let cell = view.cell(at: path) {
            ListElement(element: cell, isSelectable: true, isEditing: view.isEditing, version: version)
                .frame(maxWidth: .infinity, alignment: .leading)
                .onAppear { [weak view] in view?.itemDidAppear(path) }
                .id(ObjectIdentifier(cell))
                .background { CellBackground(cell: cell) }
                .contentShape(Rectangle())
                .onTapGesture { view.itemWasTapped(path) }
                .accessibilityAddTraits(view.allowsSelection ? .isButton : [])
                .overlay(alignment: .bottom) {
                    let separator = list.separator(at: path)
                    if !isLast, separator.bottomSeparatorVisibility != .hidden {
                        Hairline(.bottom, separator.color.map { Color($0) } ?? Color(.separator))
                            .padding(.leading, 16)
                    }
                }
        }
    }
}

/// The background of a row, which changes with the cell.
private struct CellBackground: View {
    let cell: UICollectionViewCell

    var body: some View {
        let _ = cell.appearanceReaders.noteRead()
        cell.rowBackground
    }
}
