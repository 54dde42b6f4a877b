import EspalierLayoutEngine
import Foundation

/// The settings of a list's rows, from the list's environment.
nonisolated struct RowSettings: Hashable, Sendable {
    /// The least height of a row, in points.
    var leastHeight: CGFloat = 44
    /// The distance between two rows, in points.
    var spacing: CGFloat = 0
    var isEditing = false
}

/// The environment of a list, which the list reads for all of its rows.
nonisolated struct RowEnvironment: DynamicProperty {
    @Environment(\.defaultMinListRowHeight) private var leastHeight
    @Environment(\.listRowSpacing) private var spacing
    @Environment(\.editMode) private var editMode
    @Environment(\.selectionMenu) private var menu
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.selectionFollower) private var follower

    private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

    /// The appearance of a list with the settings of its rows.
    func completed(_ appearance: _ListAppearance) -> _ListAppearance {
        var appearance = appearance
        appearance.rows = RowSettings(leastHeight: leastHeight, spacing: spacing ?? 0, isEditing: isEditing)
        return appearance
    }

    /// The selection of a list with its menu, its follower and the effect of a tap.
    func completed(_ selection: ListSelection?) -> ListSelection? {
        var selection = selection
        selection?.menu = menu
        selection?.follower = follower
        selection?.tapIsPrimary = sizeClass == .compact && !isEditing
        return selection
    }
}
