/// The form of a tab view of the style `sidebarAdaptable` before the user changes it.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The usual form: a bar at the top.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// A bar at the top.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// A sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

private enum AdaptableTabBarPlacementKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
    var adaptableTabBarPlacement: AdaptableTabBarPlacement {
        get { self[AdaptableTabBarPlacementKey.self] }
        set { self[AdaptableTabBarPlacementKey.self] = newValue }
    }
}

extension View {
    /// Sets the first form of the tab views of the style `sidebarAdaptable` inside, in wide windows.
    public nonisolated __consuming func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        environment(\.adaptableTabBarPlacement, defaultPlacement)
    }
}
