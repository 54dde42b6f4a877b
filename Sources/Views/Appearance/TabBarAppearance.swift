/// The appearance of the bars of tab views.
package struct TabBarAppearance: Equatable {
    /// Whether tab views have no bar.
    package var isHidden = false
    /// The background; nil for the system's.
    package var background: BarBackground?
    /// The items that are not selected, and the selected one.
    package var normal = Item()
    package var selected = Item()

    package init() {}

    /// The appearance of an item.
    package struct Item: Equatable {
        /// The color of the symbol.
        package var icon: Color?
        package var title = TextAttributes()

        package init() {}
    }
}

private enum TabBarAppearanceKey: EnvironmentKey {
    static var defaultValue: TabBarAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of the bars of the tab views inside; nil for that of the app.
    package var tabBarAppearance: TabBarAppearance? {
        get { self[TabBarAppearanceKey.self] }
        set { self[TabBarAppearanceKey.self] = newValue }
    }
}
