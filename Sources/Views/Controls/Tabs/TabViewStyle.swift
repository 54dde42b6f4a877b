/// The appearance of tab views. The requirements are not public, so only the styles of this module exist.
public protocol TabViewStyle {
    static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode?
    static var _isSidebarAdaptable: Bool { get }
}

extension TabViewStyle {
    public static var _isSidebarAdaptable: Bool { false }
}

/// A tab bar: below the pages, or over their upper edge in a wide window.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The platform's default style of tab views.
    public init() {}
    public static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// A style with a tab bar.
    public init() {}
    public static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A tab bar that the user can turn into a sidebar in a wide window.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// A style with a tab bar or a sidebar.
    public init() {}
    public static func _pageIndex(_ style: Self) -> PageTabViewStyle.IndexDisplayMode? { nil }
    public static var _isSidebarAdaptable: Bool { true }
}

/// Pages side by side that can be swiped, with a row of dots.
public struct PageTabViewStyle: TabViewStyle {
    /// The condition for showing the dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        enum Mode { case automatic, always, never }
        let mode: Mode

        /// Only for several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
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

    /// A style with pages side by side.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public static func _pageIndex(_ style: Self) -> IndexDisplayMode? { style.indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A tab bar: below the pages, or over their upper edge in a wide window.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab bar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab bar that the user can turn into a sidebar in a wide window.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side that can be swiped, with dots if there are several.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages side by side that can be swiped.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum PageIndexKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
    /// The condition for the dots of tab views; nil for tab views with a bar.
    var pageIndex: PageTabViewStyle.IndexDisplayMode? {
        get { self[PageIndexKey.self] }
        set { self[PageIndexKey.self] = newValue }
    }
}

private enum TabsAreAdaptableKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the bars of tab views can become sidebars.
    var tabsAreAdaptable: Bool {
        get { self[TabsAreAdaptableKey.self] }
        set { self[TabsAreAdaptableKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views inside.
    public nonisolated __consuming func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.pageIndex, S._pageIndex(style)).environment(\.tabsAreAdaptable, S._isSidebarAdaptable)
    }
}
