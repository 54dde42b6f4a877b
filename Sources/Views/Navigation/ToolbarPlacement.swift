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

/// An item that bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field for searches.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The purpose of a toolbar's content.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The usual purpose: the title is in the middle of the bar.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Browsing a hierarchy: the title is at the start.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing a document: the title is at the start, beside a back button without a text.
    public static let editor = ToolbarRole(name: "editor")
    /// A stack of screens: the title is in the middle of the bar.
    public static let navigationStack = ToolbarRole(name: "navigationStack")

    /// Whether the title is at the start of the bar.
    var leadsTitle: Bool { self == .browser || self == .editor }
}
