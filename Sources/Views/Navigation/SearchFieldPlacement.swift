import EspalierDisplayTree

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// The display mode of a search field in a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let isAlways: Bool

        /// As usual.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    private let name: String

    /// The usual place: below the title, or at the end of the bar in a wide window.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// The usual place.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// The usual place.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// Below the title, also in a wide window.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

    /// Below the title, also in a wide window.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}
