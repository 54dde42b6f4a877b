public import Foundation

/// An action of a row that appears when the row is swiped.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// Runs the action. Receives the action and the cell, and calls the function with whether it did something.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    /// The meaning of the action.
    public final let style: Style
    /// Runs the action.
    public final let handler: Handler
    /// The title; an action with an image shows the image only.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The color behind the action; nil for red if the action is destructive, and otherwise gray.
    open var backgroundColor: UIColor!

    /// An action with a title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The meanings of actions.
    public enum Style: Int, Sendable {
        /// An action; one that removes something.
        case normal, destructive
    }
}
