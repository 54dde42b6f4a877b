import Foundation

/// Finds the places of the items, headers and footers of sections that are lists. An element that the page has not shown has the height
/// of a line of text.
@MainActor
struct ListPlacing {
    private let view: UICollectionView
    private let form: Form
    /// The end of the sections so far.
    private(set) var position: CGFloat
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []

    /// The distances of a list.
    private struct Form {
        /// Above the first section; between two sections.
        var top: CGFloat = 0
        var gap: CGFloat = 0
        /// From the sides to rows; from the rows' sides to headers and footers.
        var margin: CGFloat = 0
        var inset: CGFloat = 16
        /// Above and below headers and footers.
        var header: (above: CGFloat, below: CGFloat)
        var footer: (above: CGFloat, below: CGFloat)
        var leastRow: CGFloat = 0
    }

    /// A layout of lists only.
    init(of lists: [UICollectionLayoutListConfiguration], in view: UICollectionView) {
        self.view = view
        let appearance = lists.first?.appearance ?? .plain
        let isGrouped = appearance != .plain && appearance != .sidebarPlain
        form = Form(
            top: isGrouped ? 10 : 0, gap: isGrouped ? 35 : 0, margin: isGrouped && appearance != .grouped ? 16 : 0,
            header: (isGrouped ? 0 : 12, 7), footer: (8, 0), leastRow: 44)
        position = form.top
        for (section, list) in lists.enumerated() {
            let start = position
            place(list, section: section)
            if position > start { position += form.gap }
        }
    }

    /// A list among other sections.
    init(_ list: UICollectionLayoutListConfiguration, section: Int, at start: CGFloat, in view: UICollectionView) {
        self.view = view
        let isInset = list.appearance == .insetGrouped || list.appearance == .sidebar
        let isBox = list.appearance == .insetGrouped || list.appearance == .grouped
        form = Form(margin: isInset ? 16 : 0, header: (6, 6), footer: (6, 6))
        position = start + (isBox ? 10 : 0)
        place(list, section: section)
        if isBox { position += 10 }
    }

    private mutating func place(_ list: UICollectionLayoutListConfiguration, section: Int) {
        let count = view.numberOfItems(inSection: section)
        let first = list.headerMode == .firstItemInSection && count > 0 ? 1 : 0
        let path = IndexPath(item: 0, section: section)
        if first == 1 {
            let cell = view.cellForItem(at: path)
            placeMargin(UICollectionViewLayoutAttributes(forCellWith: path), cell, form.header)
        } else if list.headerMode == .supplementary {
            placeMargin(kind: UICollectionView.elementKindSectionHeader, at: path, form.header)
        }
        for item in first..<max(first, count) {
            let row = IndexPath(item: item, section: section)
            let made = UICollectionViewLayoutAttributes(forCellWith: row)
            let height = max(form.leastRow, view.cellForItem(at: row)?.shownHeight ?? 44)
            made.frame = band(height, inset: form.margin)
            attributes.append(made)
            position += height
        }
        if list.footerMode == .supplementary {
            placeMargin(kind: UICollectionView.elementKindSectionFooter, at: path, form.footer)
        }
    }

    private mutating func placeMargin(kind: String, at path: IndexPath, _ around: (above: CGFloat, below: CGFloat)) {
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        placeMargin(made, view.supplementaryView(forElementKind: kind, at: path), around)
    }

    private mutating func placeMargin(
        _ made: UICollectionViewLayoutAttributes, _ element: UICollectionReusableView?,
        _ around: (above: CGFloat, below: CGFloat)
    ) {
        let height = element?.shownHeight ?? 44
        position += around.above
        made.frame = band(height, inset: form.margin + form.inset)
        attributes.append(made)
        position += height + around.below
    }

    private func band(_ height: CGFloat, inset: CGFloat) -> CGRect {
        CGRect(x: inset, y: position, width: max(0, view.bounds.width - 2 * inset), height: height)
    }
}
