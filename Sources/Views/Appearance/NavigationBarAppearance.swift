/// The appearance of the bars of screens.
package struct NavigationBarAppearance: Equatable {
    /// The appearance over content that was scrolled, which `scrollEdge` completes.
    package var standard = BarAppearance()
    /// The appearance at the top of the content.
    package var scrollEdge = BarAppearance()
    /// The color of buttons; nil for the tint around.
    package var tint: Color?

    package init() {}
}

private enum NavigationBarAppearanceKey: EnvironmentKey {
    static var defaultValue: NavigationBarAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of the bars inside; nil for that of the app.
    package var navigationBarAppearance: NavigationBarAppearance? {
        get { self[NavigationBarAppearanceKey.self] }
        set { self[NavigationBarAppearanceKey.self] = newValue }
    }
}
