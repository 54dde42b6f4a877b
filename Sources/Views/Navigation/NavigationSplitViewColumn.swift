/// The columns of a split view that a wide window shows.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    private let name: String

    /// The usual columns: all.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The detail alone.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let number: Int

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    /// The second of three columns.
    public static let content = NavigationSplitViewColumn(number: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(number: 2)
}
