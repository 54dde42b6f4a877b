import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A bar over the upper edge of the pages, as wide as its tabs. As on an iPad, tabs have titles without icons, and a search has only
/// its icon.
nonisolated struct TopTabBar: View {
    let entries: [TabBarEntry]
    let appearance: TabBarAppearance
    let select: (Int) -> Void
    let toggle: (() -> Void)?

    @MainActor var body: some View {
        HStack(spacing: 4) {
            if let toggle { SidebarToggle(toggle: toggle) }
            HStack(spacing: 0) {
                ForEach(entries) { entry in
                    TopTab(entry: entry, appearance: appearance)
                        .onTapGesture { select(entry.id) }
                        .accessibilityAddTraits(.isButton)
                        .modifier(TabTraits(isSelected: entry.isSelected))
                        .disabled(entry.isDisabled)
                        .opacity(entry.isDisabled ? 0.4 : 1)
                }
            }
            .accessibilityAddTraits(.isTabBar)
        }
        .padding(4)
        .background {
            ZStack {
                if let background = appearance.background {
                    BarBackgroundView(background: background, edge: .top)
                } else {
                    Rectangle().fill(.regularMaterial)
                    Rectangle().fill(NamedStyle(name: .tertiaryFill))
                }
            }
            .clipShape(Capsule())
            .accessibilityHidden(true)
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private nonisolated struct TopTab: View {
    let entry: TabBarEntry
    let appearance: TabBarAppearance

    @MainActor var body: some View {
        let title = appearance.item(isSelected: entry.isSelected).title
        HStack(spacing: 6) {
            label
            if let badge = entry.badge { TabBadge(text: badge, isBesideText: true) }
        }
        .font(title.font ?? .system(size: 15, weight: entry.isSelected ? .semibold : .medium))
        .foregroundStyle(appearance.color(isSelected: entry.isSelected, else: .primary))
        .lineLimit(1)
        .padding(.horizontal, 14)
        .frame(height: 32)
        .background {
            if entry.isSelected {
                Capsule().fill(BackgroundStyle()).shadow(color: .black.opacity(0.12), radius: 3, y: 1)
            }
        }
        .contentShape(Rectangle())
    }

    @MainActor @ViewBuilder private var label: some View {
        if entry.isSearch {
            entry.label.labelStyle(.iconOnly)
        } else {
            Group(subviews: entry.label.labelStyle(.titleOnly)) { parts in
                // The icon of a label that consists of an icon and a text.
                if parts.count > 1 { ForEach(parts.dropFirst()) { $0 } } else { parts }
            }
        }
    }
}

/// The button that turns a bar at the top into a sidebar, or back.
nonisolated struct SidebarToggle: View {
    let toggle: () -> Void

    @MainActor var body: some View {
        Button {
            withAnimation(.spring(duration: 0.35, bounce: 0)) { toggle() }
        } label: {
            Image(systemName: "sidebar.left").font(.system(size: 17)).frame(width: 40, height: 32)
                .contentShape(Rectangle())
        }
        .accessibilityLabel(SystemText.toggleSidebar)
    }
}
