import EspalierLayoutEngine
import Foundation

/// The arrangement of a section of a compositional layout.
@MainActor
struct CompositionalSection {
    let index: Int
    let layout: NSCollectionLayoutSection
    /// Whether sections follow each other downwards.
    let isVertical: Bool
    /// The room for groups.
    let room: CGSize
    let group: GroupPart
    /// A full group, with the estimates of lengths that are measured.
    let full: GroupArrangement
    /// The items of each group.
    let groups: [Range<Int>]
    let supplements: [BoundarySupplement]

    init(_ index: Int, _ layout: NSCollectionLayoutSection, of view: UICollectionView, isVertical: Bool) {
        self.index = index
        self.layout = layout
        self.isVertical = isVertical
        let container = view.layoutContainer
        room = container.inset(by: layout.contentInsets)
        group = layout.group.part(in: room)
        let count = layout.list == nil ? view.numberOfItems(inSection: index) : 0
        full = GroupArrangement(of: group, in: room)
        groups =
            group.hasMeasuredCount
            ? Self.groups(count, group, room) { view.measuredSize(of: IndexPath(item: $0, section: index), $1, $2) }
            : Self.groups(count, of: full.items.count)
        let insets = layout.supplementariesFollowContentInsets ? layout.contentInsets : .zero
        supplements = layout.boundarySupplementaryItems.map {
            BoundarySupplement($0, in: container, insets, isVertical: isVertical)
        }
    }

    /// The items of groups that have the same number of them.
    static func groups(_ count: Int, of size: Int) -> [Range<Int>] {
        guard size > 0 else { return [] }
        return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    }

    /// The items of groups that hold as many as their content lets them.
    static func groups(
        _ count: Int, _ group: GroupPart, _ room: CGSize, measure: @escaping GroupArrangement.Measure
    ) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var first = 0
        while first < count {
            let start = first
            let placed = GroupArrangement(of: group, in: room, count: count - start) { measure(start + $0, $1, $2) }
            guard !placed.items.isEmpty else { break }
            first += placed.items.count
            groups.append(start..<first)
        }
        return groups
    }

    /// Whether the groups scroll across the direction of the layout.
    var isOrthogonal: Bool { layout.orthogonalScrollingBehavior != .none }

    /// The distance of the first and last group from the edge, at which a centered group is in the middle.
    func orthogonalMargin(_ inset: CGFloat, in view: UICollectionView) -> CGFloat {
        guard layout.orthogonalScrollingBehavior == .groupPagingCentered else { return inset }
        let container = view.layoutContainer
        let rest = isVertical ? container.width - full.size.width : container.height - full.size.height
        return max(inset, rest / 2)
    }

    /// Whether the depth of groups is that of their content.
    var isMeasured: Bool { group.isMeasured }

    /// The length of a group in the direction of the layout.
    var depth: CGFloat { isVertical ? full.size.height : full.size.width }

    private var insets: (before: CGFloat, after: CGFloat) {
        let own = layout.contentInsets
        return isVertical ? (own.top, own.bottom) : (own.leading, own.trailing)
    }

    /// The length of the section in the direction of the layout.
    var length: CGFloat {
        let lines = isOrthogonal ? min(1, groups.count) : groups.count
        return supplements.reduce(0) { $0 + ($1.extends ? $1.length : 0) } + insets.before + insets.after
            + CGFloat(lines) * depth + CGFloat(max(0, lines - 1)) * layout.interGroupSpacing
    }

    /// The place of an item's group in the direction of the layout, from the start of the section; nil for an unknown item.
    func place(of item: Int) -> (start: CGFloat, depth: CGFloat)? {
        guard let line = groups.firstIndex(where: { $0.contains(item) }) else { return nil }
        let before = supplements.reduce(insets.before) { $0 + ($1.isTop && $1.extends ? $1.length : 0) }
        return (before + (isOrthogonal ? 0 : CGFloat(line) * (depth + layout.interGroupSpacing)), depth)
    }
}

/// A header or a footer of a section, or of all of a layout.
@MainActor
struct BoundarySupplement {
    let kind: String
    let size: CGSize
    /// Whether the length in the direction of the layout is that of the content.
    let isMeasured: Bool
    let alignment: NSRectAlignment
    let offset: CGPoint
    let extends: Bool
    let pins: Bool
    let insets: NSDirectionalEdgeInsets
    let isVertical: Bool

    init(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, in container: CGSize, _ insets: NSDirectionalEdgeInsets,
        isVertical: Bool
    ) {
        var sides = insets
        if isVertical { (sides.top, sides.bottom) = (0, 0) } else { (sides.leading, sides.trailing) = (0, 0) }
        let part = item.part(in: container)
        kind = item.elementKind
        size = CGSize(
            width: part.width.points(in: container.inset(by: sides)),
            height: part.height.points(in: container.inset(by: sides)))
        isMeasured = (isVertical ? part.height : part.width).isMeasured
        alignment = item.alignment
        offset = item.offset
        extends = item.extendsBoundary
        pins = item.pinToVisibleBounds
        self.insets = sides
        self.isVertical = isVertical
    }

    var length: CGFloat { isVertical ? size.height : size.width }
    var isTop: Bool { isVertical ? !alignment.isBottom : alignment != .trailing && alignment != .bottomTrailing }
}
