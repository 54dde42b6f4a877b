/// The appearance of navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    nonisolated static var _showsColumns: Bool { get }
}

/// The platform's default: columns in a wide window.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The platform's default style of navigation views.
    public nonisolated init() {}
    public nonisolated static var _showsColumns: Bool { true }
}

/// A stack in any window.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// A stack in any window.
    public nonisolated init() {}
    public nonisolated static var _showsColumns: Bool { false }
}

/// Columns in a wide window.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// The style with columns in a wide window.
    public nonisolated init() {}
    public nonisolated static var _showsColumns: Bool { true }
}

/// Columns in a wide window, in the words of older apps.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// The style with columns in a wide window.
    public nonisolated init() {}
    public nonisolated static var _showsColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The platform's default: columns in a wide window.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack in any window.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns in a wide window.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether navigation views show columns in a wide window.
    var navigationViewColumns: Bool {
        get { self[NavigationViewColumnsKey.self] }
        set { self[NavigationViewColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of navigation views.
    public nonisolated __consuming func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewColumns, S._showsColumns)
    }
}
