import EspalierLayoutEngine

/// Columns in a wide window. Each column selects the content of the next one. In a narrow window the columns are screens of a stack.
///
/// In a narrow window a tap that selects a row of the sidebar shows the next column.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var isSidebarShown = true

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, nil)
    }

    /// Three columns, with their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, nil)
    }

    /// Three columns, with the one that a narrow window shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
    }

    /// Three columns, with their visibility and the one that a narrow window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
    }

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar(), nil, detail(), nil, nil)
    }

    /// Two columns, with their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), nil, detail(), columnVisibility, nil)
    }

    /// Two columns, with the one that a narrow window shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
    }

    /// Two columns, with their visibility and the one that a narrow window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
    }

    private init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
        _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.compactColumn = compactColumn
    }

    @MainActor public var body: some View {
        if sizeClass == .compact {
            SplitStack(
                sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
                compactColumn: compactColumn)
        } else {
            NavigationColumns(
                sidebar: AnyView(
                    sidebar.toolbar { SidebarToggleItem(button: AnyView(sidebarButton)) }),
                content: content.map { AnyView($0) },
                detail: AnyView(
                    detail.toolbar {
                        if !showsSidebar { SidebarToggleItem(button: AnyView(sidebarButton)) }
                    }), showsSidebar: showsSidebar
            )
            .focusedSceneValue(\.sidebarToggle, ColumnToggle { toggleSidebar() })
        }
    }

    @MainActor private var showsSidebar: Bool {
        guard let visibility else { return isSidebarShown }
        switch visibility.wrappedValue {
        case .detailOnly: return false
        case .doubleColumn: return content == nil
        default: return true
        }
    }

    @MainActor private var sidebarButton: some View {
        Button {
            toggleSidebar()
        } label: {
            Image(systemName: "sidebar.left").accessibilityLabel("Sidebar")
        }
    }

    @MainActor private func toggleSidebar() {
        let hides = showsSidebar
        isSidebarShown = !hides
        visibility?.wrappedValue = hides ? .detailOnly : .all
    }
}

extension NavigationSplitView: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        isOptional || PlaceSearch.mayFind(in: Detail.self)
    }
}
