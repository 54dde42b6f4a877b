/// The order of a menu's entries.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// As usual; with the first entry nearest to the button; as in the code. Menus here open downwards, where all three are the
    /// same.
    public static let automatic = MenuOrder(name: "automatic"), priority = MenuOrder(name: "priority"),
        fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Sets the order of the entries of menus inside. Menus open downwards, where all orders are the same.
    public nonisolated __consuming func menuOrder(_ order: MenuOrder) -> some View { self }

    /// Shows or hides the indicators of menus inside. As on an iPhone, menus have none.
    public nonisolated __consuming func menuIndicator(_ visibility: Visibility) -> some View { self }
}
