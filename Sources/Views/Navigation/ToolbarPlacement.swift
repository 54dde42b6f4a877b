/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bars that the context has.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the lower edge.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar of a window. Pages have the bar with the title instead.
    public static let windowToolbar = ToolbarPlacement(name: "navigationBar")
}

/// The purpose of a toolbar's content. It has no effect: the placements of the items suffice.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The usual purpose.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Browsing a hierarchy.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing a document.
    public static let editor = ToolbarRole(name: "editor")
    /// A stack of screens.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}
