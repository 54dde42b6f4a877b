/// A column of a split view, whose list decides what the next column shows.
@MainActor
protocol SelectionFollowing: AnyObject {
    /// Whether the page shows the split view.
    var isShown: Bool { get }

    /// Whether a selected row shows a screen above the column, because the window is narrow.
    var showsScreens: Bool { get }

    /// The depth of the list's selection among the holders of the page's place.
    var placeDepth: Int { get }

    /// Follows the selection of a list.
    func follow(_ list: ListSelectionNode)

    /// Called in an update in which the selection may have changed.
    func selectionDidChange(from wasSelected: Bool, to isSelected: Bool)

    /// Called after a tap on a row, also on the selected one.
    func didSelectRow()
}

/// Refers to a column without keeping it. Views below the column would otherwise keep it, and the page would never be released.
nonisolated final class SelectionFollower {
    private(set) weak var column: (any SelectionFollowing)?

    init(_ column: any SelectionFollowing) {
        self.column = column
    }
}

private enum SelectionFollowerKey: EnvironmentKey { static var defaultValue: SelectionFollower? { nil } }

extension EnvironmentValues {
    /// The column of a split view around a list; nil for none.
    var selectionFollower: SelectionFollower? {
        get { self[SelectionFollowerKey.self] }
        set { self[SelectionFollowerKey.self] = newValue }
    }
}
