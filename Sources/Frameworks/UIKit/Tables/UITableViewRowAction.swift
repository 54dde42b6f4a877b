import EspalierViews
public import Foundation

/// An action of a row that appears when the row is swiped, in the form before iOS 13. `UIContextualAction` replaces it.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject, NSCopying {
    /// Runs the action. Receives the action and the row.
    public typealias Handler = @MainActor (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

    /// The meaning of the action.
    open private(set) var style: Style
    private let handler: Handler
    /// The title.
    open var title: String?
    /// The color behind the action; nil for red if the action is destructive, and otherwise gray.
    open var backgroundColor: UIColor?
    /// The effect behind the action. It has no effect: the color is shown.
    open var backgroundEffect: UIVisualEffect?

    /// An action with a title.
    public required init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        UncheckedTransfer(self).onMain { $0.copied() }
    }

    private func copied() -> UITableViewRowAction {
        let made = type(of: self).init(style: style, title: title, handler: handler)
        (made.backgroundColor, made.backgroundEffect) = (backgroundColor, backgroundEffect)
        return made
    }

    /// The meanings of actions.
    public enum Style: Int, Sendable {
        /// An action that removes something; an action.
        case `default`, normal

        /// An action that removes something: the same as `default`.
        public static var destructive: Style { .default }
    }

    /// The action in the newer form, for a row.
    final func contextual(for path: IndexPath) -> UIContextualAction {
        let made = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path)
            done(true)
        }
        made.backgroundColor = backgroundColor
        return made
    }
}

extension UITableView {
    /// The trailing actions of a row: those of the delegate in either form, or a deletion with the delegate's title; nil for none.
    final func trailingActions(at path: IndexPath, canDelete: Bool) -> UISwipeActionsConfiguration? {
        guard let delegate = delegate as? any UITableViewDelegate else { return nil }
        if let made = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return made }
        if let actions = delegate.tableView(self, editActionsForRowAt: path) {
            let made = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
            made.performsFirstActionWithFullSwipe = false
            return made
        }
        guard canDelete, !isEditing,
            let title = delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        else { return nil }
        let deletion = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return done(false) }
            UIView.change(animated: true, completion: nil) {
                self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
            }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [deletion])
    }
}
