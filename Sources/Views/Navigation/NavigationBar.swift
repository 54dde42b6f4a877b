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
    @Environment(\.navigationBarAppearance) private var ownAppearance
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.verticalSizeClass) private var heightClass
    @Environment(\.hasNarrowBars) private var isNarrow

    static let height: CGFloat = 44
    /// The height of the row in a window with a compact height, as on a phone in landscape.
    static let lowHeight: CGFloat = 32
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 24

    @MainActor private var isWide: Bool { widthClass == .regular && !isNarrow }
    @MainActor private var isLow: Bool { heightClass == .compact }
    @MainActor private var rowHeight: CGFloat { isLow ? Self.lowHeight : Self.height }

    /// Whether the title is below the row. In a wide window only a title that is large by the app's wish is, in a low one none.
    @MainActor private var isLarge: Bool {
        guard title != nil, !isLow, !settings.items.contains(where: { $0.placement.area == .principal }) else {
            return false
        }
        switch isColumn ? settings.titleMode : registry?.titleMode(of: position) {
        case .inline: return false
        case .large: return true
        case .automatic, nil: return !isWide
        }
    }

    /// The search field beside the title; nil for none.
    @MainActor private var searchBeside: SearchField? {
        settings.search.flatMap { isWide && !$0.isBelowTitle ? $0 : nil }
    }

    /// The search field below the title; nil for none.
    @MainActor private var searchBelow: SearchField? { searchBeside == nil ? settings.search : nil }

    /// The title that the bar shows; nil for none.
    private var title: Text? { settings.removedItems.contains(.title) ? nil : settings.title }

    /// The height of the parts that scroll away.
    @MainActor private func collapsible(isLarge: Bool) -> CGFloat {
        (isLarge ? Self.largeTitleHeight : 0)
            + (searchBelow.map { isResting($0) } == true ? SearchBar.height : 0)
    }

    /// Whether the field may scroll away: nothing is searched. A search in progress stays visible.
    @MainActor private func isResting(_ search: SearchField) -> Bool {
        search.hidesWhenScrolling && search.isEmpty && !search.isActive.wrappedValue
    }

    @MainActor var body: some View {
        let isLarge = isLarge
        let shift = collapsible(isLarge: isLarge)
        let appearance = ownAppearance ?? InterfaceAppearance.read.navigationBar
        VStack(spacing: 0) {
            if let prompt = settings.prompt {
                prompt.font(.footnote).lineLimit(1).padding(.horizontal, 16).frame(
                    height: Self.promptHeight, alignment: .bottom)
            }
            row(isLarge: isLarge, appearance).frame(height: rowHeight).modifier(BarTint(color: appearance.tint))
                .modifier(PartModifier(.front))
            if isLarge, let title { largeTitle(title, appearance.scrollEdge.largeTitle, shift: shift) }
            if let search = searchBeside { SearchScopeRow(search: search) }
            if let search = searchBelow {
                let start = isLarge ? Self.largeTitleHeight : 0
                SearchBar(search: search)
                    .modifier(
                        BarEffect.modifier(
                            area: isResting(search) ? area : nil, opacity: 1,
                            opacities: [(start, 1), (start + 36, 0)], shifts: [(0, 0), (shift, -shift)]))
            }
        }
        .overlay(alignment: .topTrailing) {
            if let search = searchBeside, search.showsSuggestions {
                SearchSuggestionCard(search: search)
                    .padding(.top, (settings.prompt == nil ? 0 : Self.promptHeight) + rowHeight)
            }
        }
        .background { background(shift: shift, appearance) }
        .modifier(ColorSchemeModifier(scheme: settings.colorScheme(.navigationBar)))
        .modifier(PartModifier(.front))
        .modifier(Landmark(title: settings.title))
    }

    @MainActor private var leadsTitle: Bool {
        settings.role?.leadsTitle == true && !settings.items.contains { $0.placement.area == .principal }
    }

    // MARK: Background

    @MainActor @ViewBuilder
    private func background(shift: CGFloat, _ appearance: NavigationBarAppearance) -> some View {
        let style = settings.background[.navigationBar] ?? settings.background[.automatic]
        let visibility = settings.backgroundVisibility[.navigationBar] ?? .automatic
        if visibility != .hidden {
            let isOwn = style == nil && visibility == .automatic
            let edge = isOwn ? appearance.scrollEdge.background : nil
            let standard = style == nil ? appearance.standard.background : nil
            let isConstant = visibility == .visible || edge != nil && edge == standard
            if let edge, !isConstant {
                BarBackgroundView(background: edge, edge: .bottom)
                    .modifier(part(opacity: 1, opacities: [(max(0, shift - 2), 1), (shift + 4, 0)], shift: shift))
            }
            ZStack {
                if let standard {
                    BarBackgroundView(background: standard, edge: .bottom)
                } else {
                    Rectangle().fill(style ?? AnyShapeStyle(.bar))
                        .overlay(alignment: .bottom) { Hairline(.bottom) }
                }
            }
            .modifier(
                part(
                    opacity: isConstant ? 1 : 0,
                    opacities: isConstant ? [] : [(max(0, shift - 2), 0), (shift + 4, 1)], shift: shift))
        }
    }

    /// The modifier of a background that follows scrolling.
    @MainActor private func part(opacity: Double, opacities: [(CGFloat, Double)], shift: CGFloat) -> BackgroundPart {
        BackgroundPart(
            effect: BarEffect.modifier(
                area: area, opacity: opacity, opacities: opacities,
                shifts: shift > 0 ? [(0, 0), (shift, -shift)] : []))
    }

    // MARK: Titles

    @MainActor
    private func largeTitle(_ title: Text, _ attributes: TextAttributes, shift: CGFloat) -> some View {
        let height = Self.largeTitleHeight
        return VStack(alignment: .leading, spacing: 0) {
            attributes.apply(to: title, font: .system(size: 34, weight: .bold)).lineLimit(1).minimumScaleFactor(0.6)
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
    private func row(isLarge: Bool, _ appearance: NavigationBarAppearance) -> some View {
        BarRowLayout(leadsMiddle: leadsTitle) {
            HStack(spacing: 0) { if hasBackButton { backButton } }
            HStack(spacing: BarRowLayout.itemGap) { items(.leading) }
            HStack(spacing: 0) {
                middle(isLarge: isLarge, isLarge ? appearance.standard.title : appearance.scrollEdge.title)
            }
            HStack(spacing: BarRowLayout.itemGap) {
                items(.trailing)
                overflow
                if let search = searchBeside {
                    SearchBar(search: search, isBesideTitle: true)
                        .frame(minWidth: 120, idealWidth: 240, maxWidth: 240)
                }
            }
        }
        .padding(.horizontal, 16)
        .font(.body)
        .labelStyle(.iconOnly)
    }

    @MainActor @ViewBuilder
    private func middle(isLarge: Bool, _ attributes: TextAttributes) -> some View {
        let principal = settings.items.filter { $0.placement.area == .principal }
        if !principal.isEmpty {
            ForEach(principal.indices, id: \.self) { principal[$0].view }
        } else if let title {
            let shift = Self.largeTitleHeight
            BarTitle(title: title, settings: settings, attributes: attributes, isHeading: !isLarge)
                .modifier(
                    BarEffect.modifier(
                        area: area, opacity: isLarge ? 0 : 1,
                        opacities: isLarge ? [(shift - 18, 0), (shift - 2, 1)] : [],
                        shifts: [])
                )
                .accessibilityHidden(isLarge)
        }
    }

    // MARK: Items

    @MainActor private var hasBackButton: Bool {
        position > 0 && settings.hidesBackButton != true && !(position == 1 && registry?.isRootReplaced == true)
    }

    /// Whether the button that goes back has only its symbol.
    @MainActor private var isBackMinimal: Bool {
        settings.role == .editor || registry?.backLabel(of: position - 1) == .minimal
    }

    @MainActor private var backButton: some View {
        Button {
            registry?.pop(to: position - 1)
        } label: {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward").font(.system(size: 19, weight: .semibold))
                    .accessibilityHidden(true)
                if !isBackMinimal {
                    ViewThatFits(in: .horizontal) {
                        if case .title(let title) = registry?.backLabel(of: position - 1) { title.lineLimit(1) }
                        SystemLabel(.back).lineLimit(1)
                    }
                }
            }
        }
        .modifier(PartModifier(.backButton))
        .padding(.leading, -8)
        .accessibilityLabel(isBackMinimal ? SystemText.back : nil)
    }

    @MainActor
    private func items(_ area: ToolbarItemPlacement.Area) -> some View {
        let items = settings.items.filter { item in
            item.placement.area == area && item.kind.map { settings.removedItems.contains($0) } != true
        }
        return ForEach(items.indices, id: \.self) { index in
            items[index].view.fontWeight(items[index].placement.isProminent ? .semibold : nil).lineLimit(1)
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

/// The suggestions of a search field beside the title, which lie over the content.
private nonisolated struct SearchSuggestionCard: View {
    let search: SearchField

    @MainActor var body: some View {
        SearchSuggestions(search: search)
            .frame(width: 320)
            .fixedSize(horizontal: false, vertical: true)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .shadow(color: .black.opacity(0.2), radius: 12)
            .padding(.horizontal, 16)
    }
}

/// A background that reaches under the safe area and follows scrolling.
private nonisolated struct BackgroundPart: ViewModifier {
    let effect: EffectModifier<BarEffect>

    @MainActor func body(content: Content) -> some View {
        content
            .ignoresSafeArea(edges: .top)
            .modifier(effect)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// A bar with a title is a landmark. Several landmarks without names could not be told apart.
private nonisolated struct Landmark: ViewModifier {
    let title: Text?

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let title {
            content.modifier(AccessibilityModifier(change: .group(.navigation, title)))
        } else {
            content
        }
    }
}
