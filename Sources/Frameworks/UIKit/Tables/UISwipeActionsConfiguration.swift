public import Foundation

/// The actions at one edge of a row.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the first one at the edge of the row.
    public final let actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Actions of a row; none for a row that cannot be swiped.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
