public import Foundation

/// Shows a menu over the page after a right click on its view, a long press by touch, or the keyboard's menu key.
///
/// The menu is a part of the page, so that the delegate is asked for it when the view is shown and after each of its changes, and not when the
/// menu opens.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that has the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// An object for a view.
    ///
    /// - Parameter delegate: It is not kept.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// The form of the menu.
    open var menuAppearance: Appearance { .compact }

    /// The place of the pointer in a view. The page does not report it, so it is the middle of the view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Replaces the menu by the result of a block, which receives the present one.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
        guard let menu = menu else { return }
        replaced = block(menu)
        view?.appearanceDidChange()
    }

    private var replaced: UIMenu?

    /// Closes the menu. It has no effect: a menu closes when one of its elements is chosen.
    open func dismissMenu() {}

    /// The menu at the moment; nil for none.
    final var menu: UIMenu? {
        if let replaced { return replaced }
        guard let view else { return nil }
        return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location(in: view))?.menu
    }

    /// The forms of menus.
    public enum Appearance: UInt, Sendable {
        /// The system does not know it; with a preview; without one.
        case unknown, rich, compact
    }
}

/// Has the menu of a view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu of the view; nil for none. The point is the middle of the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}
