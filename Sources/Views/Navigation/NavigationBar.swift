import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The bar of a screen: its title, the button that goes back, and items.
nonisolated struct NavigationBar: View {
    let settings: NavigationBarSettings
    let position: Int
    let isColumn: Bool
    /// The number of the scroll view below the bar; nil for none.
    let area: Int?
    @Environment(\.navigation) private var registry

    static let height: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52

    @MainActor private var isLarge: Bool {
        settings.title != nil && !settings.items.contains { $0.placement.area == .principal }
            && (isColumn ? settings.titleMode : registry?.titleMode(of: position)) != .inline
    }

    /// The height of the parts that scroll away.
    @MainActor private func collapsible(isLarge: Bool) -> CGFloat {
        (isLarge ? Self.largeTitleHeight : 0)
            + (settings.search.map { isResting($0) } == true ? SearchBar.height : 0)
    }

    /// Whether nothing is searched. A search in progress stays visible.
    @MainActor private func isResting(_ search: SearchField) -> Bool {
        search.text.wrappedValue.isEmpty && !search.isActive.wrappedValue
    }

    @MainActor var body: some View {
        let isLarge = isLarge
        let shift = collapsible(isLarge: isLarge)
        VStack(spacing: 0) {
            Color.clear.frame(height: Self.height)
            if isLarge, let title = settings.title { largeTitle(title, shift: shift) }
            if let search = settings.search {
                let start = isLarge ? Self.largeTitleHeight : 0
                SearchBar(search: search)
                    .modifier(
                        BarEffect.modifier(
                            area: isResting(search) ? area : nil, opacity: 1,
                            opacities: [(start, 1), (start + 36, 0)], shifts: [(0, 0), (shift, -shift)]))
            }
        }
        .overlay(alignment: .top) { row(isLarge: isLarge).frame(height: Self.height) }
        .background { background(shift: shift) }
    }

    // MARK: Background

    @MainActor @ViewBuilder
    private func background(shift: CGFloat) -> some View {
        let style = settings.background[.navigationBar] ?? settings.background[.automatic]
        let visibility = settings.backgroundVisibility[.navigationBar] ?? .automatic
        if visibility != .hidden {
            let isConstant = visibility == .visible
            Rectangle().fill(style ?? AnyShapeStyle(.bar))
                .overlay(alignment: .bottom) { Rectangle().fill(.separator).frame(height: 0.5) }
                .ignoresSafeArea(edges: .top)
                .modifier(
                    BarEffect.modifier(
                        area: area, opacity: isConstant ? 1 : 0,
                        opacities: isConstant ? [] : [(max(0, shift - 2), 0), (shift + 4, 1)],
                        shifts: shift > 0 ? [(0, 0), (shift, -shift)] : [])
                )
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }

    // MARK: Titles

    @MainActor
    private func largeTitle(_ title: Text, shift: CGFloat) -> some View {
        let height = Self.largeTitleHeight
        return VStack(alignment: .leading, spacing: 0) {
            title.font(.system(size: 34, weight: .bold)).lineLimit(1).minimumScaleFactor(0.6)
                .accessibilityAddTraits(.isHeader)
            if let subtitle = settings.subtitle { subtitle.font(.footnote).foregroundStyle(.secondary) }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
        .modifier(
            BarEffect.modifier(
                area: area, opacity: 1, opacities: [(height - 36, 1), (height - 8, 0)],
                shifts: [(0, 0), (shift, -shift)])
        )
        .allowsHitTesting(false)
    }

    @MainActor
    private func row(isLarge: Bool) -> some View {
        BarRowLayout {
            HStack(spacing: 16) {
                if hasBackButton { backButton }
                items(.leading)
            }
            HStack(spacing: 0) { middle(isLarge: isLarge) }
            HStack(spacing: 16) {
                items(.trailing)
                overflow
            }
        }
        .padding(.horizontal, 16)
        .font(.body)
        .labelStyle(.iconOnly)
    }

    @MainActor @ViewBuilder
    private func middle(isLarge: Bool) -> some View {
        let principal = settings.items.filter { $0.placement.area == .principal }
        if !principal.isEmpty {
            ForEach(principal.indices, id: \.self) { principal[$0].view }
        } else if let title = settings.title {
            let shift = Self.largeTitleHeight
            VStack(spacing: 0) {
                if isLarge {
                    title.font(.headline).lineLimit(1)
                } else {
                    title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
                }
                if let subtitle = settings.subtitle, !isLarge {
                    subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
            }
            .modifier(
                BarEffect.modifier(
                    area: area, opacity: isLarge ? 0 : 1, opacities: isLarge ? [(shift - 18, 0), (shift - 2, 1)] : [],
                    shifts: [])
            )
            .accessibilityHidden(isLarge)
        }
    }

    // MARK: Items

    @MainActor private var hasBackButton: Bool {
        position > 0 && settings.hidesBackButton != true && !(position == 1 && registry?.isRootReplaced == true)
    }

    @MainActor private var backButton: some View {
        Button {
            registry?.pop(to: position - 1)
        } label: {
            HStack(spacing: 5) {
                Image(systemName: "chevron.left").font(.system(size: 19, weight: .semibold))
                    .accessibilityHidden(true)
                ViewThatFits(in: .horizontal) {
                    if let title = registry?.title(of: position - 1) { title.lineLimit(1) }
                    SystemLabel(.back)
                }
            }
        }
        .padding(.leading, -8)
    }

    @MainActor
    private func items(_ area: ToolbarItemPlacement.Area) -> some View {
        let items = settings.items.filter { $0.placement.area == area }
        return ForEach(items.indices, id: \.self) { index in
            items[index].view.fontWeight(items[index].placement.isProminent ? .semibold : nil)
        }
    }

    @MainActor @ViewBuilder private var overflow: some View {
        let items = settings.items.filter { $0.placement.area == .overflow }
        if !items.isEmpty {
            Menu {
                ForEach(items.indices, id: \.self) { items[$0].view }
            } label: {
                Image(systemName: "ellipsis.circle")
            }
        }
    }
}

/// The bar at the lower edge of a screen.
nonisolated struct BottomBar: View {
    let items: [ToolbarEntry]

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                items[index].view
                if index != items.count - 1 { Spacer(minLength: 8) }
            }
        }
        .labelStyle(.iconOnly)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 49)
        .background {
            Rectangle().fill(.bar)
                .overlay(alignment: .top) { Rectangle().fill(.separator).frame(height: 0.5) }
                .ignoresSafeArea(edges: .bottom)
        }
    }
}

/// Places the start, the middle and the end of a bar. The middle is in the middle of the bar if there is room, otherwise between
/// the others.
nonisolated struct BarRowLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: NavigationBar.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let gap: CGFloat = 8
        let end = subviews[2].sizeThatFits(ProposedViewSize(width: bounds.width * 0.6, height: bounds.height))
        let startRoom = max(0, bounds.width - end.width - gap)
        let titleWidth = subviews[1].sizeThatFits(.unspecified).width
        // The title has a right to half of the bar, and the label of the back button gives way.
        let start = subviews[0].sizeThatFits(
            ProposedViewSize(width: max(startRoom - min(titleWidth, bounds.width / 2) - gap, 44), height: bounds.height)
        )
        let left = start.width > 0 ? start.width + gap : 0
        let right = end.width > 0 ? end.width + gap : 0
        let middle = subviews[1].sizeThatFits(
            ProposedViewSize(width: max(0, bounds.width - left - right), height: bounds.height))
        let x = min(max((bounds.width - middle.width) / 2, left), bounds.width - right - middle.width)
        func place(_ index: Int, _ x: CGFloat, _ size: CGSize) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
        }
        place(0, 0, start)
        place(1, x, middle)
        place(2, bounds.width - end.width, end)
    }
}

/// The change of a bar's part while the screen below scrolls. The browser shows it, without asking the server.
nonisolated struct BarEffect: AppearanceEffect {
    var opacity: Double
    var scroll: DisplayScrollEffect?

    var stage: AppearanceStage { .order }
    var needsBox: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.opacity = opacity
        parts.scroll = scroll
    }

    /// - Parameters:
    ///   - area: The number of the scroll view; nil for none.
    ///   - opacity: The opacity while nothing is scrolled.
    ///   - opacities: The opacities at offsets.
    ///   - shifts: The shifts downwards at offsets.
    static func modifier(
        area: Int?, opacity: Double, opacities: [(CGFloat, Double)], shifts: [(CGFloat, CGFloat)]
    ) -> EffectModifier<BarEffect> {
        var effect: DisplayScrollEffect?
        if let area, !opacities.isEmpty || !shifts.isEmpty {
            effect = DisplayScrollEffect(
                area: area, axis: .vertical,
                transforms: shifts.map {
                    .init($0.0, DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: $0.1, anchor: .topLeading))
                },
                opacities: opacities.map { .init($0.0, $0.1) })
        }
        return EffectModifier(effect: BarEffect(opacity: opacity, scroll: effect))
    }
}
