public import Foundation

/// Makes the menu of a view. A menu has no preview: the preview's controller is not asked for.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// The app's own identification of the menu.
    public let identifier: any NSCopying
    private let actionProvider: UIContextMenuActionProvider?

    /// A configuration.
    ///
    /// - Parameters:
    ///   - identifier: The app's own identification; nil for a unique one.
    ///   - previewProvider: Makes the controller of a preview. It is not called.
    ///   - actionProvider: Makes the menu of actions. It receives no suggested elements. An element without a menu around it becomes one.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }

    /// The number of things that the menu is for. It has no effect.
    open var badgeCount = 0
    /// The order of the elements. It has no effect: they are shown from top to bottom.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The menu; nil for none.
    final var menu: UIMenu? { actionProvider?([]) }

    /// The orders of the elements of a menu.
    public enum ElementOrder: Int, Sendable {
        /// That of the system; the first one next to the view; the first one at the top.
        case automatic, priority, fixed
    }
}

/// Makes the controller of a menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes the menu of actions.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
