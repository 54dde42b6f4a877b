import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The tabs beside the pages, with the headers of their sections.
nonisolated struct TabSidebar: View {
    let entries: [TabBarEntry]
    let appearance: TabBarAppearance
    let select: (Int) -> Void
    let toggle: (() -> Void)?
    @Environment(\.tabSidebarParts) private var parts

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                if let toggle { SidebarToggle(toggle: toggle) }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .frame(height: 44)
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    parts.header?.padding(.horizontal, 16).padding(.bottom, 8)
                    ForEach(TabGroup.groups(of: entries)) { group in
                        if let header = group.header { title(header) }
                        VStack(alignment: .leading, spacing: 0) { ForEach(group.entries) { row($0) } }
                            .accessibilityAddTraits(.isTabBar)
                    }
                    parts.footer?.padding(.horizontal, 16).padding(.top, 8)
                }
                .padding(.horizontal, 8)
                .padding(.bottom, 10)
            }
            parts.bottomBar?.padding(.horizontal, 16).padding(.vertical, 8)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background {
            Rectangle().fill(NamedStyle(name: .groupedBackground))
                .overlay(alignment: .trailing) { Rectangle().fill(.separator).frame(width: 0.5) }
                .ignoresSafeArea(edges: [.vertical, .leading])
        }
    }

    @MainActor private func title(_ header: AnyView) -> some View {
        header.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
            .padding(EdgeInsets(top: 16, leading: 16, bottom: 7, trailing: 16))
    }

    @MainActor private func row(_ entry: TabBarEntry) -> some View {
        let title = appearance.item(isSelected: entry.isSelected).title
        return HStack(spacing: 12) {
            entry.label.labelStyle(.titleAndIcon)
            Spacer(minLength: 8)
            if let badge = entry.badge { badge.foregroundStyle(.secondary) }
        }
        .font(title.font ?? .body)
        .modifier(OptionalForeground(color: title.color))
        .environment(\.tintsIcons, true)
        .lineLimit(1)
        .padding(.horizontal, 16)
        .frame(minHeight: 44)
        .background {
            if entry.isSelected { RoundedRectangle(cornerRadius: 10).fill(NamedStyle(name: .fill)) }
        }
        .contentShape(Rectangle())
        .onTapGesture { select(entry.id) }
        .accessibilityAddTraits(.isButton)
        .modifier(TabTraits(isSelected: entry.isSelected))
        .disabled(entry.isDisabled)
        .opacity(entry.isDisabled ? 0.4 : 1)
    }
}

/// Tabs of one section in a sidebar, or consecutive tabs outside of sections.
nonisolated struct TabGroup: Identifiable {
    /// The first tab.
    let id: Int
    let header: AnyView?
    var entries: [TabBarEntry]

    static func groups(of entries: [TabBarEntry]) -> [TabGroup] {
        var groups: [TabGroup] = []
        var section: Namespace.ID?
        for entry in entries {
            if groups.isEmpty || entry.section?.id != section {
                section = entry.section?.id
                groups.append(TabGroup(id: entry.id, header: entry.section?.header, entries: []))
            }
            groups[groups.count - 1].entries.append(entry)
        }
        return groups
    }
}

/// The app's views in the sidebar of a tab view.
nonisolated struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

private enum TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }

extension EnvironmentValues {
    /// The app's views in the sidebars of the tab views inside.
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

extension View {
    /// Adds a view above the tabs in the sidebar of the tab view. A tab bar does not show it.
    public nonisolated __consuming func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.header = view }
    }

    /// Adds a view below the tabs in the sidebar of the tab view. A tab bar does not show it.
    public nonisolated __consuming func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
    }

    /// Adds a view at the lower edge of the sidebar of the tab view, below the tabs that scroll. A tab bar does not show it.
    public nonisolated __consuming func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
    }
}
