public import Foundation

/// Shows a menu over the page after a right click on its view, a long press by touch, or the keyboard's menu key.
///
/// The page contains the menu. The interaction therefore asks its delegate whenever the page shows the view anew, and not when the menu
/// opens.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// An interaction for a view.
    ///
    /// - Parameter delegate: The object that provides the menu. The interaction does not retain it.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// The appearance of the menu, always `compact`.
    open var menuAppearance: Appearance { .compact }

    /// The location of the interaction in a view, always the center of its own view, because the page does not report it.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Replaces the menu with the result of a block, which receives the current menu.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
        guard let menu = menu else { return }
        replaced = block(menu)
        view?.appearanceDidChange()
    }

    private var replaced: UIMenu?

    /// Closes the menu. It has no effect: a menu closes when the user chooses an element.
    open func dismissMenu() {}

    /// The current menu; nil for none.
    final var menu: UIMenu? {
        if let replaced { return replaced }
        guard let view else { return nil }
        return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location(in: view))?.menu
    }

    /// The appearances of menus.
    public enum Appearance: UInt, Sendable {
        /// Unknown; with a preview; without a preview.
        case unknown, rich, compact
    }
}
