import EspalierLayoutEngine
import Foundation

/// Columns side by side: a sidebar, an optional content, and a detail. The links of a column show their screens in the next one.
nonisolated struct NavigationColumns: View {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    var sidebarWidth: CGFloat = 320
    var showsSidebar = true

    @MainActor var body: some View {
        // The detail's stack is the place of the page. The other columns use its registry.
        ColumnsBody(columns: self).modifier(NavigationScope())
    }
}

private nonisolated struct ColumnsBody: View {
    let columns: NavigationColumns

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if columns.showsSidebar {
                column(columns.sidebar, index: 0).frame(width: columns.sidebarWidth)
                Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea()
            }
            if let content = columns.content {
                column(content, index: 1).frame(width: 320)
                Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea()
            }
            NavigationScreens(root: columns.detail, path: nil)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .clipped()
        }
        .animation(.spring(duration: 0.35, bounce: 0), value: columns.showsSidebar)
    }

    @MainActor
    private func column(_ view: AnyView, index: Int) -> some View {
        VStack { view }
            .modifier(SplitColumnModifier(index: index))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(NavigationBarModifier(position: 0, isColumn: true))
            .background(BackgroundStyle())
            .environment(\.replacesScreens, true)
    }
}

private enum ReplacesScreensKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether links replace all screens of the stack, because they are in a column beside it.
    var replacesScreens: Bool {
        get { self[ReplacesScreensKey.self] }
        set { self[ReplacesScreensKey.self] = newValue }
    }
}
