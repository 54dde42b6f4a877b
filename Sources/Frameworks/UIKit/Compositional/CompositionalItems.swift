import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the sections of a compositional layout. Groups are made when they come near the visible part.
struct CompositionalItems: View {
    let view: UICollectionView
    let arrangement: CompositionalArrangement
    /// Another version is made again.
    let version: Int

    var body: some View {
        let pinned: PinnedScrollableViews =
            arrangement.sections.contains { $0.supplements.contains(where: \.pins) } ? [.sectionHeaders] : []
        if arrangement.isVertical {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned) { parts }
        } else {
            LazyHStack(alignment: .top, spacing: 0, pinnedViews: pinned) { parts }
        }
    }

    @ViewBuilder private var parts: some View {
        let last = arrangement.sections.last?.index
        BoundaryViews(view: view, supplements: arrangement.supplements.filter(\.isTop), section: 0, version: version)
        ForEach(arrangement.sections, id: \.index) { section in
            Section {
                if !section.layout.decorationItems.isEmpty || section.layout.list != nil {
                    CompositionalWhole(view: view, section: section, version: version)
                } else {
                    SectionParts(view: view, section: section, skipsPinned: true, version: version)
                }
                if section.index != last, arrangement.spacing > 0 { gap(arrangement.spacing) }
            } header: {
                if section.layout.decorationItems.isEmpty {
                    BoundaryViews(
                        view: view, supplements: section.supplements.filter { $0.isTop && $0.pins },
                        section: section.index, version: version)
                }
            }
        }
        BoundaryViews(
            view: view, supplements: arrangement.supplements.filter { !$0.isTop }, section: 0, version: version)
    }

    private func gap(_ length: CGFloat) -> some View {
        Color.clear.frame(
            width: arrangement.isVertical ? nil : length, height: arrangement.isVertical ? length : nil)
    }
}

/// A section that is made as a whole: one with views behind its items, or a list among other sections.
private struct CompositionalWhole: View {
    let view: UICollectionView
    let section: CompositionalSection
    let version: Int

    var body: some View {
        let layout =
            section.isVertical
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
            : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
        if let list = section.layout.list {
            ListCard(view: view, list: list, section: section.index, version: version)
        } else {
            layout { SectionParts(view: view, section: section, skipsPinned: false, version: version) }
                .background {
                    ForEach(section.layout.decorationItems, id: \.elementKind) { item in
                        if let made = view.decoration(item.elementKind, section: section.index) {
                            HostedView(view: made, sizing: PageSizing.shared, version: version)
                                .padding(EdgeInsets(item.contentInsets))
                        }
                    }
                }
        }
    }
}

/// The headers, groups and footers of a section.
private struct SectionParts: View {
    let view: UICollectionView
    let section: CompositionalSection
    /// Whether headers that stay in view are shown elsewhere.
    let skipsPinned: Bool
    let version: Int

    var body: some View {
        BoundaryViews(
            view: view, supplements: section.supplements.filter { $0.isTop && !($0.pins && skipsPinned) },
            section: section.index, version: version)
        if section.groups.isEmpty {
            Color.clear.frame(width: 0, height: 0).padding(EdgeInsets(section.layout.contentInsets))
        } else if section.isOrthogonal {
            OrthogonalGroups(view: view, section: section, version: version)
        } else {
            ForEach(section.groups.indices, id: \.self) { number in
                CompositionalGroup(view: view, section: section, number: number, version: version)
                    .padding(insets(number))
            }
        }
        BoundaryViews(
            view: view, supplements: section.supplements.filter { !$0.isTop }, section: section.index,
            version: version)
    }

    /// The distances around a group: those of the section, and to the next group.
    private func insets(_ number: Int) -> EdgeInsets {
        let (isFirst, isLast) = (number == 0, number == section.groups.count - 1)
        var insets = EdgeInsets(section.layout.contentInsets)
        if section.isVertical {
            if !isFirst { insets.top = 0 }
            if !isLast { insets.bottom = section.layout.interGroupSpacing }
        } else {
            if !isFirst { insets.leading = 0 }
            if !isLast { insets.trailing = section.layout.interGroupSpacing }
        }
        return insets
    }
}

/// Groups that scroll across the direction of the layout.
private struct OrthogonalGroups: View {
    let view: UICollectionView
    let section: CompositionalSection
    let version: Int

    var body: some View {
        let insets = section.layout.contentInsets
        let depth = section.isMeasured ? nil : section.depth
        if section.isVertical {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: section.layout.interGroupSpacing) { groups }.scrollTargetLayout()
            }
            .contentMargins(.leading, section.orthogonalMargin(insets.leading, in: view), for: .scrollContent)
            .contentMargins(.trailing, section.orthogonalMargin(insets.trailing, in: view), for: .scrollContent)
            .modifier(OrthogonalBehavior(behavior: section.layout.orthogonalScrollingBehavior))
            .frame(height: depth)
            .padding(EdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0))
        } else {
            ScrollView(.vertical) {
                LazyVStack(alignment: .leading, spacing: section.layout.interGroupSpacing) { groups }
                    .scrollTargetLayout()
            }
            .contentMargins(.top, section.orthogonalMargin(insets.top, in: view), for: .scrollContent)
            .contentMargins(.bottom, section.orthogonalMargin(insets.bottom, in: view), for: .scrollContent)
            .modifier(OrthogonalBehavior(behavior: section.layout.orthogonalScrollingBehavior))
            .frame(width: depth)
            .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
        }
    }

    private var groups: some View {
        ForEach(section.groups.indices, id: \.self) { number in
            CompositionalGroup(view: view, section: section, number: number, version: version)
        }
    }
}

private struct OrthogonalBehavior: ViewModifier {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    func body(content: Content) -> some View {
        snapping(content.scrollIndicators(.hidden))
    }

    @ViewBuilder private func snapping(_ content: some View) -> some View {
        switch behavior {
        case .none, .continuous: content
        case .continuousGroupLeadingBoundary: content.scrollTargetBehavior(.viewAligned)
        case .paging: content.scrollTargetBehavior(.paging)
        case .groupPaging, .groupPagingCentered:
            content.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        }
    }
}

/// The items of a group.
private struct CompositionalGroup: View {
    let view: UICollectionView
    let section: CompositionalSection
    let number: Int
    let version: Int

    var body: some View {
        let items = section.groups[number]
        GroupLayout(group: section.group, room: section.room, count: items.count, full: full(items.count)) {
            ForEach(items, id: \.self) { item in
                CollectionCell(
                    view: view, path: IndexPath(item: item, section: section.index),
                    isMeasured: section.isMeasured, version: version
                )
                .modifier(
                    Badges(
                        view: view, badges: badges(item - items.lowerBound),
                        path: IndexPath(item: item, section: section.index), version: version))
            }
        }
    }

    /// The arrangement, if it does not depend on the content. The places in the last group are those of a full one.
    private func full(_ count: Int) -> GroupArrangement? {
        guard !section.isMeasured else { return nil }
        return GroupArrangement(size: section.full.size, items: Array(section.full.items.prefix(count)))
    }

    private func badges(_ place: Int) -> [GroupBadge] {
        section.full.items.indices.contains(place) ? section.full.items[place].badges : []
    }
}

/// Places the cells of a group.
private struct GroupLayout: Layout {
    let group: GroupPart
    let room: CGSize
    let count: Int
    /// The arrangement; nil if the cells are measured for it.
    let full: GroupArrangement?

    private func arrangement(_ subviews: Subviews) -> GroupArrangement {
        full
            ?? GroupArrangement(of: group, in: room, count: count) { item, width, height in
                guard subviews.indices.contains(item) else { return .zero }
                return subviews[item].sizeThatFits(ProposedViewSize(width: width, height: height))
            }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, item) in zip(subviews, arrangement(subviews).items) {
            subview.place(
                at: CGPoint(x: bounds.minX + item.frame.minX, y: bounds.minY + item.frame.minY),
                proposal: ProposedViewSize(item.frame.size))
        }
    }
}

/// The views at the edges of an item.
private struct Badges: ViewModifier {
    let view: UICollectionView
    let badges: [GroupBadge]
    let path: IndexPath
    let version: Int

    @ViewBuilder func body(content: Content) -> some View {
        if badges.isEmpty {
            content
        } else {
            content.overlay(alignment: .topLeading) {
                GeometryReader { geometry in
                    ForEach(badges, id: \.kind) { badge in
                        let frame = badge.frame(in: geometry.size)
                        if let made = view.supplement(badge.kind, at: path), !made.isHidden {
                            HostedView(view: made, sizing: PageSizing.shared, version: version)
                                .id(ObjectIdentifier(made))
                                .frame(width: frame.width, height: frame.height)
                                .offset(x: frame.minX, y: frame.minY)
                        }
                    }
                }
                .allowsHitTesting(false)
            }
        }
    }
}

/// Headers or footers.
private struct BoundaryViews: View {
    let view: UICollectionView
    let supplements: [BoundarySupplement]
    let section: Int
    let version: Int

    var body: some View {
        ForEach(supplements.indices, id: \.self) { index in
            let supplement = supplements[index]
            if let made = view.supplement(supplement.kind, at: IndexPath(item: 0, section: section)) {
                let size = supplement.size
                let isVertical = supplement.isVertical
                HostedView(view: made, sizing: ReusableViewSizing(made, estimate: size), version: version)
                    .id(ObjectIdentifier(made))
                    .frame(
                        width: !isVertical && supplement.isMeasured ? nil : size.width,
                        height: isVertical && supplement.isMeasured ? nil : size.height
                    )
                    .modifier(BoundaryPlace(supplement: supplement))
            }
        }
    }
}

private struct BoundaryPlace: ViewModifier {
    let supplement: BoundarySupplement

    @ViewBuilder func body(content: Content) -> some View {
        let alignment = Alignment(
            horizontal: horizontal, vertical: supplement.isTop ? .top : .bottom)
        let placed = content.offset(x: supplement.offset.x, y: supplement.offset.y)
        if supplement.isVertical {
            placed
                .frame(maxWidth: .infinity, alignment: alignment)
                .padding(EdgeInsets(supplement.insets))
                .frame(height: supplement.extends ? nil : 0, alignment: supplement.isTop ? .top : .bottom)
                .zIndex(1)
        } else {
            placed
                .padding(EdgeInsets(supplement.insets))
                .frame(width: supplement.extends ? nil : 0, alignment: supplement.isTop ? .leading : .trailing)
                .zIndex(1)
        }
    }

    private var horizontal: HorizontalAlignment {
        switch supplement.alignment.fraction {
        case 0: .leading
        case 1: .trailing
        default: .center
        }
    }
}
