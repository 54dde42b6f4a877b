import EspalierLayoutEngine
public import Foundation

/// Columns in a wide window, of which each decides what the next one shows. In a narrow window the columns are screens of a stack.
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
                    sidebar.toolbar { ToolbarItem(placement: .topBarLeading) { sidebarButton } }),
                content: content.map { AnyView($0) },
                detail: AnyView(
                    detail.toolbar {
                        if !showsSidebar { ToolbarItem(placement: .topBarLeading) { sidebarButton } }
                    }), showsSidebar: showsSidebar)
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
            let hides = showsSidebar
            isSidebarShown = !hides
            visibility?.wrappedValue = hides ? .detailOnly : .all
        } label: {
            Image(systemName: "sidebar.left").accessibilityLabel("Sidebar")
        }
    }
}

/// The columns of a split view that a wide window shows.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    private let name: String

    /// The usual columns: all.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The detail alone.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let number: Int

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    /// The second of three columns.
    public static let content = NavigationSplitViewColumn(number: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(number: 2)
}

/// The appearance of split views.
public protocol NavigationSplitViewStyle {}

/// The usual appearance.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The usual appearance.
    public nonisolated init() {}
}

/// Columns that share the room. It is the usual appearance.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Columns that share the room.
    public nonisolated init() {}
}

/// A detail that keeps its size. Pages show it like `balanced`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// A detail that keeps its size.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The usual appearance.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns that share the room.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A detail that keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of split views. All styles look alike.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets the width of the column around the view. It has no effect: columns have the widths of the system.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of the column around the view. It has no effect: columns have the widths of the system.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}

/// The columns of a split view as screens of a stack.
private nonisolated struct SplitStack: View {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    let compactColumn: Binding<NavigationSplitViewColumn>?

    @MainActor var body: some View {
        NavigationScreens(root: AnyView(SplitScreen(columns: columns, compactColumn: compactColumn)), path: nil)
            .modifier(NavigationScope())
    }

    private var columns: [AnyView] { [sidebar] + (content.map { [$0] } ?? []) + [detail] }
}

/// A column that pushes the next one when a row is selected.
private nonisolated struct SplitScreen: View {
    let columns: [AnyView]
    var compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var showsNext = false

    @MainActor var body: some View {
        if columns.count > 1 {
            columns[0]
                .environment(\.didSelectRow, ListSelectionAction { showsNext = true })
                .navigationDestination(isPresented: $showsNext) {
                    SplitScreen(columns: Array(columns.dropFirst()))
                }
                .onChange(of: compactColumn?.wrappedValue, initial: true) { _, column in
                    if let column { showsNext = column != .sidebar }
                }
        } else {
            columns[0]
        }
    }
}
