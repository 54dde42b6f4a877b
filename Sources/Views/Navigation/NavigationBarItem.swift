import EspalierDisplayTree

/// The titles of navigation bars.
public struct NavigationBarItem: Sendable {
    /// The size of a title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The size of the previous screen's title. For the first one it is large, but small in the bars of wide windows.
        case automatic
        /// A small title in the bar.
        case inline
        /// A large title below the bar, which becomes small as the content scrolls.
        case large
    }
}

/// The size of a toolbar's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// The size of the previous screen's title. For the first one it is large, but small in the bars of wide windows.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// A small title in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// A large title. The page shows it like `large`.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
