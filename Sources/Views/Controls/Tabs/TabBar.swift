import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A tab in a tab view's bar.
struct TabBarEntry: Identifiable {
    let id: Int
    let label: AnyView
    let badge: Text?
    let isSelected: Bool
    let isDisabled: Bool
    var isSearch = false
    /// The section around the tab; nil for none.
    var section: TabSectionPart?
}

/// The bar of a tab view, in its place.
nonisolated struct TabBar: View {
    let entries: [TabBarEntry]
    let appearance: TabBarAppearance
    let form: TabBarForm
    let select: (Int) -> Void
    /// Turns the bar at the top into a sidebar, or back; nil for a bar that does not change.
    let toggle: (() -> Void)?

    @MainActor @ViewBuilder var body: some View {
        switch form {
        case .none: EmptyView()
        case .bottom(let isLow): BottomTabBar(entries: entries, appearance: appearance, isLow: isLow, select: select)
        case .top: TopTabBar(entries: entries, appearance: appearance, select: select, toggle: toggle)
        case .sidebar: TabSidebar(entries: entries, appearance: appearance, select: select, toggle: toggle)
        }
    }
}

extension TabBarAppearance {
    func item(isSelected: Bool) -> Item { isSelected ? selected : normal }

    /// The color of an item that does not set one for a part.
    ///
    /// - Parameter style: The usual color of an item that is not selected.
    func color(isSelected: Bool, else style: some ShapeStyle) -> AnyShapeStyle {
        let item = item(isSelected: isSelected)
        if let color = item.icon ?? item.title.color { return AnyShapeStyle(color) }
        return isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(style)
    }
}

/// A bar below the pages, on which the tabs share the width.
nonisolated struct BottomTabBar: View {
    let entries: [TabBarEntry]
    let appearance: TabBarAppearance
    /// Whether icons and titles are side by side, as on a phone in landscape.
    let isLow: Bool
    let select: (Int) -> Void

    @MainActor @ViewBuilder private func label(of entry: TabBarEntry) -> some View {
        if isLow {
            HStack(spacing: 6) { TabBarLabel(label: entry.label, badge: entry.badge) }
        } else {
            VStack(spacing: 2) { TabBarLabel(label: entry.label, badge: entry.badge) }
        }
    }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(entries) { entry in
                let item = appearance.item(isSelected: entry.isSelected)
                label(of: entry)
                    .labelStyle(TabLabelStyle(title: item.title))
                    .imageScale(.large)
                    .font(item.title.font ?? .system(size: isLow ? 13 : 10, weight: .medium))
                    .foregroundStyle(appearance.color(isSelected: entry.isSelected, else: Color.gray))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .onTapGesture { select(entry.id) }
                    .accessibilityAddTraits(.isButton)
                    .modifier(TabTraits(isSelected: entry.isSelected))
                    .disabled(entry.isDisabled)
                    .opacity(entry.isDisabled ? 0.4 : 1)
            }
        }
        .background {
            ZStack {
                if let background = appearance.background {
                    BarBackgroundView(background: background, edge: .top).accessibilityHidden(true)
                } else {
                    Rectangle().fill(BackgroundStyle())
                }
            }
            .ignoresSafeArea(edges: .bottom)
        }
        .overlay(alignment: .top) { if appearance.background == nil { Divider().accessibilityHidden(true) } }
        .accessibilityAddTraits(.isTabBar)
    }
}

/// Marks the selected tab for assistive technologies.
package nonisolated struct TabTraits: ViewModifier {
    let isSelected: Bool

    @MainActor package func body(content: Content) -> some View {
        content
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            .accessibilityRemoveTraits(isSelected ? [] : .isSelected)
    }
}
