/// How a tab view leads from page to page. The styles are this library's: code outside of it cannot make one.
public protocol TabViewStyle {
    static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode?
}

/// A bar of tabs below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A bar of tabs; a side bar where a platform has one, which a page has not.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages side by side, which are drawn from one to the next, over a row of dots.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        enum Mode { case automatic, always, never }
        let mode: Mode

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        public static let always = IndexDisplayMode(mode: .always)
        public static let never = IndexDisplayMode(mode: .never)

        func showsIndex(of count: Int) -> Bool {
            switch mode {
            case .automatic: count > 1
            case .always: true
            case .never: false
            }
        }
    }

    let indexDisplayMode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public static func _pageIndex(_ style: Self) -> IndexDisplayMode? { style.indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum PageIndexKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
    /// When tab views here show their dots; nil for those with a bar.
    var pageIndex: PageTabViewStyle.IndexDisplayMode? {
        get { self[PageIndexKey.self] }
        set { self[PageIndexKey.self] = newValue }
    }
}

/// How the dots of pages look. The styles are this library's: code outside of it cannot make one.
public protocol IndexViewStyle {
    static func _showsBackground(_ style: Self) -> Bool
}

/// Dots in a row.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        public static let automatic = BackgroundDisplayMode(isShown: true)
        /// While the dots are used; a page's dots are not, so that they have no ground.
        public static let interactive = BackgroundDisplayMode(isShown: false)
        public static let always = BackgroundDisplayMode(isShown: true)
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    public static func _showsBackground(_ style: Self) -> Bool { style.backgroundDisplayMode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether there is a ground behind the dots of pages.
    var showsIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// How the dots of the pages inside look.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.showsIndexBackground, S._showsBackground(style))
    }

    /// How the tab views inside lead from page to page.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.pageIndex, S._pageIndex(style))
    }
}
