/// When a tab bar gets small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// As usual; never; while the content is scrolled down or up.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic"),
        never = TabBarMinimizeBehavior(name: "never"), onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown"),
        onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
    /// Sets when the tab bar gets small. The bars of pages keep their size.
    public nonisolated __consuming func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
