public import Foundation

/// Creates the menu of a view. Menus have no previews.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the configuration.
    public let identifier: any NSCopying
    private let actionProvider: UIContextMenuActionProvider?

    /// A configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a unique one.
    ///   - previewProvider: Returns the controller of a preview. It is never called.
    ///   - actionProvider: Returns the menu. It receives no suggested elements.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }

    /// The number of items that the menu applies to. It has no effect.
    open var badgeCount = 0
    /// The order of the elements. It has no effect: the menu lists them from top to bottom.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The menu; nil for none.
    final var menu: UIMenu? { actionProvider?([]) }

    /// The orders of the elements of a menu.
    public enum ElementOrder: Int, Sendable {
        /// The system's order; the first element nearest to the touch; the first element at the top.
        case automatic, priority, fixed
    }
}

/// Returns the controller of a menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Returns a menu for the suggested elements.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
