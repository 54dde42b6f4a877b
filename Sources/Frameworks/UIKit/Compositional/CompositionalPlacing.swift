import Foundation

/// Finds the places of the items, headers, footers and badges of a compositional layout in its content. Groups that scroll across the
/// direction of the layout have their places before scrolling.
@MainActor
struct CompositionalPlacing {
    private let view: UICollectionView
    private let isVertical: Bool
    private let room: CGSize
    /// The position in the direction of the layout.
    private var position: CGFloat = 0
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []

    init(_ arrangement: CompositionalArrangement, in view: UICollectionView) {
        self.view = view
        isVertical = arrangement.isVertical
        room = view.layoutContainer
        place(arrangement.supplements, isTop: true, section: 0)
        let last = arrangement.sections.last?.index
        for section in arrangement.sections {
            place(section)
            if section.index != last { position += arrangement.spacing }
        }
        place(arrangement.supplements, isTop: false, section: 0)
    }

    private mutating func place(_ section: CompositionalSection) {
        if let list = section.layout.list {
            let placed = ListPlacing(list, section: section.index, at: position, in: view)
            attributes += placed.attributes
            position = placed.position
            return
        }
        place(section.supplements, isTop: true, section: section.index)
        let insets = section.layout.contentInsets
        position += isVertical ? insets.top : insets.leading
        if section.isOrthogonal {
            placeOrthogonalGroups(of: section)
        } else {
            let across = isVertical ? insets.leading : insets.top
            for number in section.groups.indices {
                if number > 0 { position += section.layout.interGroupSpacing }
                position += length(of: place(group: number, of: section, position, across))
            }
        }
        position += isVertical ? insets.bottom : insets.trailing
        place(section.supplements, isTop: false, section: section.index)
    }

    private mutating func placeOrthogonalGroups(of section: CompositionalSection) {
        let insets = section.layout.contentInsets
        var across = section.orthogonalMargin(isVertical ? insets.leading : insets.top, in: view)
        var depth: CGFloat = 0
        for number in section.groups.indices {
            let size = place(group: number, of: section, position, across)
            across += (isVertical ? size.width : size.height) + section.layout.interGroupSpacing
            depth = max(depth, length(of: size))
        }
        position += depth
    }

    private func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    /// Places the items of a group, and returns its size.
    private mutating func place(
        group number: Int, of section: CompositionalSection, _ along: CGFloat, _ across: CGFloat
    ) -> CGSize {
        let items = section.groups[number]
        let placed = arrangement(of: items, in: section)
        let origin = point(along, across)
        for (item, place) in zip(items, placed.items) {
            let path = IndexPath(item: item, section: section.index)
            let made = UICollectionViewLayoutAttributes(forCellWith: path)
            made.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
            attributes.append(made)
            for badge in place.badges {
                let own = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge.kind, with: path)
                own.frame = badge.frame(in: made.frame.size).offsetBy(dx: made.frame.minX, dy: made.frame.minY)
                attributes.append(own)
            }
        }
        return placed.size
    }

    /// The arrangement of a group. Cells that are not made have the estimated size.
    private func arrangement(of items: Range<Int>, in section: CompositionalSection) -> GroupArrangement {
        guard section.isMeasured else {
            return GroupArrangement(size: section.full.size, items: Array(section.full.items.prefix(items.count)))
        }
        return GroupArrangement(of: section.group, in: section.room, count: items.count) { item, width, height in
            let path = IndexPath(item: items.lowerBound + item, section: section.index)
            if view.cellForItem(at: path) != nil { return view.measuredSize(of: path, width, height) }
            let places = section.full.items
            return places.isEmpty ? .zero : places[item % places.count].frame.size
        }
    }

    /// Places the headers or footers of a section, or those of the layout.
    private mutating func place(_ supplements: [BoundarySupplement], isTop: Bool, section: Int) {
        for supplement in supplements where supplement.isTop == isTop {
            let path = IndexPath(item: 0, section: section)
            let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: supplement.kind, with: path)
            let size = size(of: supplement, at: path)
            let along = isTop || supplement.extends ? position : position - length(of: size)
            let insets = supplement.insets
            let across =
                isVertical
                ? insets.leading + supplement.alignment.fraction
                    * (room.width - insets.leading - insets.trailing - size.width) : insets.top
            let origin = point(along, across)
            made.frame = CGRect(
                origin: CGPoint(x: origin.x + supplement.offset.x, y: origin.y + supplement.offset.y), size: size)
            made.zIndex = 1
            attributes.append(made)
            if supplement.extends { position += length(of: size) }
        }
    }

    /// The size of a header or footer, measured if it is that of the content and the view is made.
    private func size(of supplement: BoundarySupplement, at path: IndexPath) -> CGSize {
        guard supplement.isMeasured,
            let made = view.supplementaryView(forElementKind: supplement.kind, at: path)
        else { return supplement.size }
        return made.contentSize(
            width: isVertical ? supplement.size.width : nil, height: isVertical ? nil : supplement.size.height,
            estimate: supplement.size)
    }
}
