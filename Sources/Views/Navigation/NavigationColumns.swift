import EspalierLayoutEngine
import Foundation

/// Columns side by side: a sidebar, an optional content, and a detail. The links of a column show their screens in the next one.
nonisolated struct NavigationColumns: View {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    var sidebarWidth: CGFloat?
    var showsSidebar = true

    @MainActor var body: some View {
        // The detail's stack is the place of the page. The other columns use its registry.
        ColumnsBody(columns: self).modifier(NavigationScope())
    }
}

private nonisolated struct ColumnsBody: View {
    let columns: NavigationColumns
    @State private var sidebarWidth: SplitColumnWidth?
    @State private var contentWidth: SplitColumnWidth?

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if columns.showsSidebar {
                if let width = columns.sidebarWidth {
                    column(columns.sidebar, 0, $sidebarWidth).frame(width: width)
                } else {
                    column(columns.sidebar, 0, $sidebarWidth).modifier(SplitColumnFrame(width: sidebarWidth))
                }
                Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea()
            }
            if let content = columns.content {
                column(content, 1, $contentWidth).modifier(SplitColumnFrame(width: contentWidth))
                Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea()
            }
            NavigationScreens(root: columns.detail, path: nil)
                .transformEnvironment(\.outerSearch) { if columns.showsSidebar || columns.content != nil { $0 = nil } }
                .fillingProposal()
                .clipShape(ColumnClip())
        }
        .animation(.spring(duration: 0.35, bounce: 0), value: columns.showsSidebar)
    }

    @MainActor
    private func column(_ view: AnyView, _ index: Int, _ width: Binding<SplitColumnWidth?>) -> some View {
        VStack { view }
            .modifier(SplitColumnModifier(index: index))
            .modifier(OuterSearchModifier(isFirst: index == 0 || !columns.showsSidebar))
            .onPreferenceChange(SplitColumnWidthKey.self) { width.wrappedValue = $0 }
            .fillingProposal()
            .modifier(NavigationBarModifier(position: 0, isColumn: true))
            .background(BackgroundStyle())
            .environment(\.replacesScreens, true)
            .environment(\.hasNarrowBars, true)
            .modifier(SidebarLists(isSidebar: index == 0))
    }
}

/// The sides of a column, where screens come in and leave. Backgrounds reach beyond its upper and lower edge.
private nonisolated struct ColumnClip: Shape {
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: -200)) }
}

private enum ReplacesScreensKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether links replace all screens of the stack, because they are in a column beside it.
    var replacesScreens: Bool {
        get { self[ReplacesScreensKey.self] }
        set { self[ReplacesScreensKey.self] = newValue }
    }
}
